/** Heroes whose masks hide their faces, in costumes of our own design. */
import type { Character } from "../character.ts";
import { black, blue, boot, grey, red, silver, sky, tan, yellow } from "../palette.ts";

export const peopleOfComics = [
  {
    id: "spider-hero",
    name: { en: "spider hero", zh: "蜘蛛英雄" },
    words: {
      en: ["spider hero", "spider superhero", "web hero"],
      zh: ["蜘蛛英雄", "蜘蛛超人"],
    },
    build: "child",
    skin: red,
    hair: { fringe: "none", back: "none", colour: black },
    hat: { name: "webMask", colours: ["#ef5b5b", "#d94646"] },
    top: { kind: "tee", colour: red, sleeves: "long", sleeveColour: blue, front: "spider" },
    bottom: { kind: "trousers", colour: blue },
    shoes: boot(red),
    belt: red,
    gloves: red,
  },
  {
    id: "silver-hero",
    name: { en: "giant silver hero", zh: "银色巨人英雄" },
    words: {
      en: ["silver hero", "giant silver hero", "silver superhero", "giant of light"],
      zh: ["银色英雄", "银色巨人", "光之巨人"],
    },
    build: "child",
    height: 2.4,
    skin: silver,
    hair: { fringe: "none", back: "none", colour: grey },
    hat: { name: "crestedMask", colours: [silver, red] },
    top: {
      kind: "tee",
      colour: red,
      sleeves: "long",
      sleeveColour: silver,
      front: "emblem",
      frontColour: sky,
    },
    bottom: { kind: "trousers", colour: silver },
    shoes: boot(red),
    gloves: red,
  },
  {
    id: "bat-hero",
    name: { en: "bat hero", zh: "蝙蝠英雄" },
    words: { en: ["bat hero", "bat superhero"], zh: ["蝙蝠英雄", "蝙蝠超人"] },
    build: "man",
    skin: tan,
    hair: { fringe: "none", back: "none", colour: black },
    hat: { name: "batCowl", colours: [black, black] },
    top: { kind: "tee", colour: grey, sleeves: "long", front: "emblem", frontColour: yellow },
    bottom: { kind: "trousers", colour: grey },
    shoes: boot(black),
    belt: yellow,
    gloves: black,
    extras: ["cape"],
    extraColour: black,
  },
] as const satisfies readonly Character[];
