/** People asked for by their hair and beard. */
import type { Character } from "../character.ts";
import {
  black,
  blond,
  blue,
  brown,
  chestnut,
  ginger,
  green,
  leather,
  light,
  orange,
  pink,
  red,
  shoe,
  sky,
  tan,
  teal,
  violet,
  white,
  yellow,
} from "../palette.ts";

const girl = {
  build: "child",
  skin: light,
  bottom: { kind: "skirt", colour: violet },
  shoes: shoe(red),
  socks: white,
  belt: yellow,
  lashes: true,
} as const satisfies Partial<Character>;

const boy = {
  build: "child",
  skin: tan,
  bottom: { kind: "shorts", colour: blue },
  shoes: shoe(red),
  socks: white,
} as const satisfies Partial<Character>;

const man = {
  build: "man",
  skin: tan,
  bottom: { kind: "trousers", colour: blue },
  shoes: shoe(leather),
  belt: leather,
} as const satisfies Partial<Character>;

const woman = {
  build: "woman",
  skin: light,
  bottom: { kind: "skirt", colour: teal },
  shoes: shoe(red),
  belt: yellow,
  lashes: true,
} as const satisfies Partial<Character>;

export const peopleByLooks = [
  {
    ...girl,
    id: "long-haired-girl",
    name: { en: "girl with long hair", zh: "长发女孩" },
    words: {
      en: ["girl with long hair", "long-haired girl", "long haired girl"],
      zh: ["长发女孩", "长头发的女孩", "长头发女孩", "长发的女孩", "长发小女孩", "长头发的小女孩"],
    },
    hair: { fringe: "straight", back: "long", colour: blond },
    top: { kind: "tee", colour: pink, sleeves: "short", front: "buttons" },
  },
  {
    ...girl,
    id: "curly-haired-girl",
    name: { en: "girl with curly hair", zh: "卷发女孩" },
    words: {
      en: ["girl with curly hair", "curly-haired girl", "curly haired girl"],
      zh: ["卷发女孩", "卷头发的女孩", "卷发的女孩", "卷发小女孩", "卷头发的小女孩"],
    },
    hair: { fringe: "curly", back: "curls", colour: brown },
    top: { kind: "tee", colour: yellow, sleeves: "short", front: "stripes" },
  },
  {
    ...girl,
    id: "short-haired-girl",
    name: { en: "girl with short hair", zh: "短发女孩" },
    words: {
      en: ["girl with short hair", "short-haired girl", "short haired girl"],
      zh: ["短发女孩", "短头发的女孩", "短头发女孩", "短发的女孩", "短发小女孩"],
    },
    hair: { fringe: "straight", back: "bob", colour: black },
    top: { kind: "tee", colour: sky, sleeves: "short", front: "buttons" },
  },
  {
    ...girl,
    id: "girl-with-a-ponytail",
    name: { en: "girl with a ponytail", zh: "扎马尾的女孩" },
    words: {
      en: ["girl with a ponytail", "girl with ponytail", "ponytail girl"],
      zh: ["扎马尾的女孩", "扎马尾的小女孩", "马尾女孩", "马尾辫女孩"],
    },
    hair: { fringe: "swoop", back: "ponytail", colour: ginger },
    top: { kind: "tee", colour: green, sleeves: "short", front: "stripes" },
  },
  {
    ...girl,
    id: "girl-with-buns",
    name: { en: "girl with hair buns", zh: "丸子头女孩" },
    words: {
      en: ["girl with buns", "girl with two buns", "girl with hair buns", "girl with space buns"],
      zh: ["丸子头女孩", "丸子头的女孩", "扎丸子头的女孩", "双丸子头女孩"],
    },
    hair: { fringe: "straight", back: "buns", colour: black },
    top: { kind: "tee", colour: orange, sleeves: "short", front: "buttons" },
  },
  {
    ...boy,
    id: "curly-haired-boy",
    name: { en: "boy with curly hair", zh: "卷发男孩" },
    words: {
      en: ["boy with curly hair", "curly-haired boy", "curly haired boy"],
      zh: ["卷发男孩", "卷头发的男孩", "卷发的男孩", "卷发小男孩", "卷头发的小男孩"],
    },
    hair: { fringe: "curly", back: "none", colour: brown },
    top: { kind: "tee", colour: green, sleeves: "short", front: "stripes" },
  },
  {
    ...woman,
    id: "long-haired-woman",
    name: { en: "woman with long hair", zh: "长发女人" },
    words: {
      en: ["woman with long hair", "long-haired woman", "lady with long hair"],
      zh: ["长发女人", "长发女子", "长头发的女人", "长发阿姨", "长头发的阿姨", "长发妈妈"],
    },
    hair: { fringe: "parted", back: "long", colour: chestnut },
    top: { kind: "tee", colour: pink, sleeves: "short", front: "buttons" },
  },
  {
    ...woman,
    id: "curly-haired-woman",
    name: { en: "woman with curly hair", zh: "卷发女人" },
    words: {
      en: ["woman with curly hair", "curly-haired woman", "lady with curly hair"],
      zh: ["卷发女人", "卷头发的女人", "卷发阿姨", "卷发妈妈", "卷头发的阿姨"],
    },
    hair: { fringe: "curly", back: "curls", colour: chestnut },
    top: { kind: "tee", colour: yellow, sleeves: "short", front: "buttons" },
  },
  {
    ...man,
    id: "bearded-man",
    name: { en: "man with a beard", zh: "大胡子男人" },
    words: {
      en: ["man with a beard", "bearded man", "man with beard", "dad with a beard"],
      zh: ["大胡子男人", "大胡子叔叔", "留胡子的男人", "有胡子的男人", "有胡子的叔叔"],
    },
    hair: { fringe: "swoop", back: "none", colour: brown },
    extras: ["beard"],
    extraColour: brown,
    top: { kind: "tee", colour: red, sleeves: "long", front: "buttons" },
  },
  {
    ...man,
    id: "man-with-a-moustache",
    name: { en: "man with a moustache", zh: "留小胡子的男人" },
    words: {
      en: ["man with a moustache", "man with a mustache", "dad with a mustache"],
      zh: ["小胡子叔叔", "留小胡子的男人", "八字胡男人"],
    },
    hair: { fringe: "parted", back: "none", colour: black },
    extras: ["moustache"],
    extraColour: black,
    top: { kind: "tee", colour: sky, sleeves: "long", front: "buttons" },
  },
  {
    ...man,
    id: "bald-man",
    name: { en: "bald man", zh: "光头男人" },
    words: {
      en: ["bald man", "bald dad", "man with no hair"],
      zh: ["光头男人", "光头叔叔", "光头爸爸", "秃头男人"],
    },
    hair: { fringe: "none", back: "none", colour: black },
    top: { kind: "tee", colour: teal, sleeves: "long", front: "buttons" },
  },
] as const satisfies readonly Character[];
