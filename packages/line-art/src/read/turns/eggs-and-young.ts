/** Nests, eggs and who comes out of them; young with their mother. */
import { filledBy } from "../filled-slot.ts";
import type { Turn } from "./turn.ts";
import { animal } from "./word-groups.ts";

export const turnsOfEggsAndYoung: readonly Turn[] = [
  {
    example: "a mother bird feeding her babies in the nest",
    said: /\b(?:(?:mother|mama|mommy|mom) )?birds? feed(?:s|ing) (?:(?:an? worm|worms) to )?(?:(?:her|its|the|their) )?(?:hungry |little )?(?:bab(?:y|ies)|chicks?|young|baby birds?)(?: in (?:(?:the|an?|their|its|her) )?nest)?/gi,
    plain: "bird beside a nest with chicks",
  },
  {
    example: "鸟妈妈给小鸟喂虫子",
    said: /鸟(?:妈妈)?(?:给|喂)(?:窝里的|巢里的)?(?:小鸟|鸟宝宝|宝宝|雏鸟|孩子)们?(?:喂食|喂虫子|吃虫子?|吃)?/g,
    plain: "鸟在一窝小鸟旁边",
  },
  {
    example: "a hen sitting on her eggs",
    said: /\bsit(?:s|ting)? on (?:her|its|the|their|\w+) eggs\b|\b(?:brooding|hatching) (?:her|its) eggs\b/gi,
    plain: "sitting in a nest",
  },
  {
    example: "a duck sitting on eggs",
    said: /\b(hens?|chickens?|birds?|ducks?|geese|goose|eagles?|swans?|mother hen) (?:is |are )?(?:sit(?:s|ting)?|hatch(?:es|ing)?|brood(?:s|ing)?|laying|lays) (?:on )?(?:(?:her|his|its|their|the|some|an?|two|three|four|\d) )?eggs?\b/gi,
    plain: "$1 in a nest",
  },
  {
    example: "恐龙孵蛋",
    said: /(?:正?在)?孵(?:鸟?蛋|小[鸡鸭鸟鹅])|(?<=[鸡鸭鹅鸟燕鹰])(?:妈妈)?(?:正?在)?下蛋/g,
    plain: "在鸟巢里",
  },
  {
    example: "baby elephant and mom",
    said: /\bbaby (\w+) (?:and|with) (?:the |an? )?(mom|mum|mother|mama|mommy|mummy|dad|daddy|papa|father)\b/gi,
    plain: filledBy(animal, "baby $1 and its $2"),
  },
  {
    example: "mom and baby kangaroo",
    said: /\b(?:mom|mum|mother|mama|mommy|mummy|dad|daddy|papa|father) (?:and|with) (?:the |an? )?baby (\w+)/gi,
    plain: filledBy(animal, "$1 and its baby"),
  },
  // Its drawing has the joey in the pouch.
  {
    example: "a kangaroo with a baby",
    said: /\b(kangaroos?) (?:and|with|carrying|holding) (?:(?:an?|her|its|the) )?(?:(?:tiny|little|small|cute) )?(?:baby(?: kangaroo)?|joey)\b(?: (?:kangaroo )?(?:in|inside) (?:her|its|the|a) pouch)?/gi,
    plain: "$1",
  },
  {
    example: "袋鼠妈妈和宝宝",
    said: /(袋鼠)(?:妈妈)?(?:和|与|带着|抱着|背着)(?:她的|它的)?(?:小袋鼠|小?宝宝)/g,
    plain: "$1",
  },
  {
    example: "袋鼠妈妈的口袋里有一只小袋鼠",
    said: /袋鼠(?:妈妈)?的?(?:口袋|育儿袋|袋子|肚子)里(?:面)?(?:有|装着|藏着|坐着|抱着)?(?:一只|一个|着)?(?:小袋鼠|袋鼠宝宝|宝宝|孩子)/g,
    plain: "袋鼠",
  },
  {
    example: "a baby dragon hatching from an egg",
    said: /\bbaby (dragon|dinosaur)(s?) (?:is |are )?hatch(?:es|ing|ed)?(?: (?:out )?(?:of|from) (?:(?:an?|its|their|the) )?eggs?)?\b/gi,
    plain: "$1 egg$2",
  },
  {
    example: "a nest with three hungry chicks",
    said: /\b(?:bird'?s? )?nest (?:with|full of) (?:(?:three|several|some|many|hungry|little|tiny|baby) )*(?:chicks|birds|baby birds|birdies)\b/gi,
    plain: "nest with chicks",
  },
  {
    example: "a chick hatching from its egg",
    said: /\b(?:baby )?chicks? (?:is |are )?hatch(?:es|ing|ed)?(?: (?:out )?(?:of|from) (?:an?|its|the) egg)?\b/gi,
    plain: "hatching chick",
  },
  // Who comes out of an egg sits in what is left of it.
  {
    example: "恐龙蛋孵化出小恐龙",
    said: /恐龙蛋(?:正?在)?(?:慢慢)?(?:孵化|孵|破壳|裂开|钻|爬)出(?:了|来)?(?:一[只个条])?小?恐龙(?:宝宝)?/g,
    plain: "恐龙破壳",
  },
  {
    example: "a turtle hatching from an egg on the beach",
    said: /\b((?:baby |little )?\w+) (?:is |are )?(?:hatch(?:es|ing|ed)?|break(?:s|ing) out|pop(?:s|ping) out|peek(?:s|ing) out) (?:out )?(?:of|from) (?:an?|its|his|her|the) (?:\w+ )?egg\b/gi,
    plain: "$1 in an egg shell",
  },
  {
    example: "小恐龙破壳而出",
    said: /(?:从(?:蛋|蛋壳)(?:里|中)?(?:孵|钻|爬|跳|探)出(?:来|头来)?|破壳而出|出壳|破壳)(?=$|[，。,.])/g,
    plain: "在蛋壳里",
  },
  {
    example: "a baby turtle hatching",
    said: /\b((?:baby |little )?\w+) (?:is |are )?hatching(?! (?:her|its|their|the|some|\w+) eggs?\b)(?=$|[,.]| (?:at|in|on|by|and|while)\b)/gi,
    plain: "$1 in an egg shell",
  },
];
