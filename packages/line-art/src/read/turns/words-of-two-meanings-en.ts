/**
 * English words of two meanings that their neighbours tell apart: gingerbread trim is no gingerbread man, and
 * the blocks of swimmers are no toys. Whole things with two names are in `lexicon/senses.ts`.
 */
import type { Turn } from "./turn.ts";

const carLike =
  "(?:(?:race |racing |police |sports |old |toy |her |his )?(?:cars?|trucks?|vans?|bus(?:es)?|tractors?|taxis?|jeeps?|pickups?|limousines?))";

export const turnsOfWordsOfTwoMeaningsInEnglish: readonly Turn[] = [
  {
    example: "kids diving off the starting blocks",
    said: /\b(div|jump|leap|plung)(e|es|ing|s) (?:in )?(?:off|from) (?:of )?(?:the |their )?(?:starting )?blocks?\b/gi,
    plain: "$1$2 into the pool",
  },
  {
    example: "kids watching a shark through the glass",
    said: /,? (?:through|behind|against|at|from behind) (?:the|a) (?:aquarium |thick )?glass(?= wall|$|[.,;]| and\b| while\b| with\b)(?: wall)?/gi,
    plain: "",
  },
  {
    example: "a frog sitting on the hood of a car",
    said: new RegExp(
      `\\b(on|onto|over|across|in) (?:the )?(?:hood|bonnet|trunk|bumper|back|boot) of (?=(?:an?|the|his|her|their|my|our) (?:\\w+ )?${carLike}\\b)`,
      "gi",
    ),
    plain: "$1 ",
  },
  {
    example: "a princess fixes her car and a frog sits on the hood",
    said: new RegExp(
      `(?<=\\b(${carLike})\\b.*\\b)on (?:the|its|her|his) (?:hood|bonnet|trunk)(?=$|[.,;]| and\\b)`,
      "gis",
    ),
    plain: (_, car) => `on the ${car!.replace(/^(?:his|her) /i, "")}`,
  },
  {
    example: "an old trunk full of toys",
    said: /\b((?:old|wooden|big|toy|dusty|open|treasure|travel) )?trunk(?= full of| filled with| of (?:old|toys|clothes|costumes|treasure)| with (?:toys|clothes|costumes|old))/gi,
    plain: "$1chest",
  },
  {
    example: "a tap dancer on stage",
    said: /\btap[- ](?=danc)/gi,
    plain: "",
  },
  {
    example: "a wedding band playing on a stage",
    said: /\b(?:wedding|house|garage) band(?= (?:is |are )?(?:play|perform|march|on\b))/gi,
    plain: "band",
  },
  {
    example: "soccer fans cheering in the stands",
    said: /\b(?:soccer|football|basketball|baseball|hockey|tennis|volleyball) (?=(?:fans?|supporters?|crowd|spectators?|moms?|dads?|parents)\b)/gi,
    plain: "",
  },
  {
    example: "kids floating on pool noodles",
    said: /\bpool noodle(s?)\b/gi,
    plain: "swimming ring$1",
  },
  {
    example: "a bowl of fruit punch on a table",
    said: /\b(?:an? )?(?:bowls? of |glass(?:es)? of |cups? of )?(?:fruit |party |red |pink )?punch(?= (?:on|bowl|with|at)\b|$)(?<=(?:of|fruit|party|red|pink) punch)/gi,
    plain: "a pitcher of juice",
  },
  {
    example: "a street with light poles",
    said: /\b(?:light|lamp) poles?\b/gi,
    plain: "street lamps",
  },
  {
    example: "a key lime pie",
    said: /\bkey lime (?=pie|tart)/gi,
    plain: "",
  },
  {
    example: "a skating ring with kids",
    said: /\b(?:ice[- ])?skating ring\b/gi,
    plain: "ice rink",
  },
  {
    example: "a power plant",
    said: /\b(?:(?:nuclear )?power|chemical) plants?\b/gi,
    plain: "factory",
  },
  {
    example: "a plant in a pot",
    said: /\bplants? in (?:an? |the )?(?:\w+ )?pots?\b/gi,
    plain: "potted plant",
  },
  {
    example: "a hooded ranger in the corner",
    said: /\b(?:hooded|forest|elven|elf) ranger\b|\branger(?=\b.*\b(?:elf|elves|dwarf|wizard|tavern|quest)\b)|(?<=\b(?:elf|elves|dwarf|wizard|tavern|quest)\b.*\b(?:a|the) (?:hooded )?)ranger\b/gis,
    plain: "archer",
  },
  {
    example: "a cat in a carrier at the vet",
    said: /\b(cat|kitten|dog|puppy|rabbit|bunny|guinea pig|hamster) in (?:an?|its|his|her|the) carrier\b/gi,
    plain: "$1 in a pet carrier",
  },
  {
    example: "a pirate with a parrot toy",
    said: /\b(an? )(?:stuffed |toy |plush )?(?:parrot|elephant|lion|tiger|monkey|giraffe|penguin|cat|dog|pig) toy\b/gi,
    plain: "$1stuffed animal",
  },
  {
    example: "a boy with his stuffed elephant",
    said: /\b(?:stuffed|plush|cuddly) (?!animals?|toys?|bears?|teddy|turkey|pepper|bunn|rabbit|unicorn|dog|pupp)(?:toy )?(\w+?)(s?)\b(?= |$|[.,;])/gi,
    plain: "stuffed animal$2",
  },
  {
    example: "a lizard with a coconut drink",
    said: /\bcoconut (?:drink|cocktail|water)s?\b/gi,
    plain: "coconut",
  },
  {
    example: "a can of tuna",
    said: /\bcans? of (?:tuna|sardines|fish|soup|beans|corn|cat food|dog food|tomatoes)\b/gi,
    plain: "tin can",
  },
  {
    example: "a cat riding on a robot vacuum",
    said: /\brobot(?:ic)? vacuum(?: cleaner)?s?\b/gi,
    plain: "vacuum cleaner",
  },
  {
    example: "people drop coins in his hat",
    said: /\b(?:drop|put|toss|throw)(?:s|ping|ting|ing)? (?:some )?(coins|money) in(?:to)? (?:his|her|the|a) (?:\w+ )?(?:hat|case|cap|cup|box|basket|bucket)\b/gi,
    plain: "are holding $1",
  },
  {
    example: "a bride with a long train on her dress",
    said: /,? (?:with|and) (?:an? |her )?(?:very )?(?:long|flowing|lacy|white|trailing)(?: \w+)? train(?: (?:on|of) (?:her|the) (?:dress|gown))?(?=$|[.,;]| and\b| held)/gi,
    plain: "",
  },
];
