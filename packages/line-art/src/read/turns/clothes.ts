/** Hair, clothes and costumes. */
import { filledBy } from "../filled-slot.ts";
import type { Turn } from "./turn.ts";

const who = "(?:girl|boy|woman|man|lady|dad)";

export const turnsOfClothes: readonly Turn[] = [
  {
    example: "a girl with a pony tail",
    said: /\b(pony|pig) (?=tails?\b)/gi,
    plain: "$1",
  },
  // "A girl with long brown hair", "a man with a big white beard"
  {
    example: "a girl with long brown hair reading",
    said: new RegExp(
      `\\b(${who}) (?:with|who has|that has) (?:[a-z]+,? ){0,2}?(long|curly|short)(?:,? [a-z]+){0,2} hair\\b( and)?`,
      "gi",
    ),
    plain: (_: string, whose: string, hair: string, and?: string) =>
      `${whose} with ${hair} hair${and ? " with" : ""}`,
  },
  {
    example: "a man with a big white beard",
    said: new RegExp(
      `\\b(${who}) (?:with|who has|that has) (?:an? )?(?:[a-z]+ ){0,2}(beard|mou?stache|ponytail)\\b`,
      "gi",
    ),
    plain: "$1 with a $2",
  },
  {
    example: "dressed as a bee",
    said: /^(?:someone |somebody |all )?dressed (?:up )?(?:as|like) (?=an? )/gi,
    plain: "a girl dressed as ",
  },
  {
    example: "a boy dressed up like a pirate",
    said: /\bdress(?:ed|es|ing)(?: up)? like (?=an? )/gi,
    plain: "dressed as ",
  },
  {
    example: "a boy in a dinosaur costume",
    said: /\b(?:in|wearing|wears|dressed in) (?:an?|their|his|her) (\w+) (?:halloween )?(?:costume|onesie|outfit)s?\b/gi,
    plain: filledBy(/./, "dressed as a $1"),
  },
  {
    example: "穿着小熊连体衣的宝宝",
    said: /穿(?:着|上)?([^，。的]{1,5})(?:连体|卡通|玩偶)(?:衣|服|装)/g,
    plain: "打扮成$1",
  },
  {
    example: "puss in boots",
    said: /\bpuss[- ]in[- ]boots\b/gi,
    plain: "cat dressed as a musketeer",
  },
  {
    example: "T恤",
    said: /\bT恤衫?/gi,
    plain: "短袖衫",
  },
  {
    example: "背书包的小兔子",
    said: /背(?:上)?(?=书包)/g,
    plain: "背着",
  },
  {
    example: "穿靴子的猫",
    said: /^穿靴子的猫$/g,
    plain: "打扮成火枪手的猫",
  },
  {
    example: "a bride with a veil",
    said: /\bbride (?:with|in|wearing) (?:a |her |the )?(?:\w+ )?veil\b/gi,
    plain: "bride",
  },
  {
    example: "a crane bird origami",
    said: /\bcrane (?:bird )?origami\b/gi,
    plain: "origami crane",
  },
  {
    example: "长着翅膀的小狗",
    said: /(?:长着?|有着?|带着?|长了|长出)(.{0,4}?翅膀)(?=的?)(?!.*(?:鸟|鹰|鸡|鸭|鹅|燕|龙|蝴蝶$|蜜?蜂|蜻蜓|天使$|仙女$|飞马|独角兽|凤凰|企鹅|孔雀|鹦鹉|蝙蝠|飞机))/g,
    plain: "戴着$1",
  },
  {
    example: "长颈鹿围着围巾",
    said: /围着?(?=.{0,6}(?:围巾|围裙|围脖))/g,
    plain: "戴着",
  },
  {
    example: "a woman with a flower in her hair",
    said: /\bwith (an?|some)? ?((?:\w+ )?flowers?|roses?|dais(?:y|ies)|hibiscus) in (?:her|his|its|their) hair\b/gi,
    plain: "wearing a flower",
  },
  {
    example: "two girls in kimonos",
    said: /\b(girls|women|ladies) (?:in|wearing|with) (?:\w+ )?kimonos?\b/gi,
    plain: "kimono girls",
  },
  {
    example: "a girl trying on shoes",
    said: /\btr(?:y|ies|ying) on (an?|the|his|her|their|some|new)? ?((?:\w+ )?(?:shoes?|boots|sneakers|sandals|skates))\b/gi,
    plain: "holding $1 $2",
  },
  {
    example: "a girl trying on a hat",
    said: /\btr(?:y|ies|ying) on (?=(?:an?|the|his|her|their|some|new) (?:\w+ )?(?:hat|dress|coat|crown|costume|glasses|sunglasses|scarf|cap|helmet|wig|mask)\b)/gi,
    plain: "wearing ",
  },
  {
    example: "an astronaut with a fishbowl helmet",
    said: /\b(?:fish ?bowl|glass|space|astronaut) helmet\b/gi,
    plain: "space helmet",
  },
  {
    example: "超人妈妈",
    said: /超人(妈妈|爸爸|奶奶|爷爷|老师|宝宝|哥哥|姐姐)/g,
    plain: "打扮成超人的$1",
  },
  {
    example: "super mom in the kitchen",
    said: /\bsuper (mom|mum|dad|grandma|grandpa|teacher)\b/gi,
    plain: "$1 dressed as a superhero",
  },
];
