/** What long English stories say in passing: likenesses, where somebody is said first, what comes of it. */
import type { Turn } from "./turn.ts";

const preposition =
  "(?:behind|beside|next to|in front of|above|under|below|near|between|around|over)";
const isThere =
  "(?:stands?|sits?|is|are|waits?|lies|lie|hangs?|floats?|flies|fly|swims?|grows?|sleeps?|runs?|rises?|parks?|turns?|rolls?|shines?|looms?|towers?)";
const soups =
  "(?:chicken|vegetable|chill?i|pumpkin|carrot|potato|onion|mushroom|noodle|alphabet|pea|bean|fish|nettle|stone|spicy)";
const flying =
  "(?:fl(?:y|ies|ying)|danc(?:e|es|ing)|jump(?:s|ing)?|float(?:s|ing)?|shin(?:e|es|ing)|glow(?:s|ing)?|spin(?:s|ning)?|swim(?:s|ming)?|run(?:s|ning)?|sparkl(?:e|es|ing)|twinkl(?:e|es|ing)|sing(?:s|ing)?|sleep(?:s|ing)?|work(?:s|ing)?|roar(?:s|ing)?)";

export const turnsOfLongStoriesInEnglish: readonly Turn[] = [
  // What somebody is compared to is not there.
  {
    example: "two bears dance around like butterflies",
    said: new RegExp(
      `\\b(${flying}(?: (?:around|about|along|away|high|up|together|in the air|brightly))?) (?:just )?like (?!th(?:is|at)\\b)(?:an? |the |real |little )*(?:\\w+)(?= |$|[.,;!])`,
      "gi",
    ),
    plain: "$1",
  },
  // Who is there is said after where.
  {
    example: "A girl feeds a cat. Behind them stands the fire truck.",
    said: new RegExp(
      `(?<=[.;,!] |\\band )(${preposition} (?:them|him|her|it)) (${isThere}) ((?:an?|the|two|three|four|five|some|his|her|their) [^.;,!]{2,60}?)(?: (with [^.;,!]{2,40}))?(?=$|[.;,!])`,
      "gi",
    ),
    plain: (_, where, does, who, having) => `${who} ${does} ${where}${having ? ` ${having}` : ""}`,
  },
  {
    example: "A girl flies. Under her a bus stops.",
    said: new RegExp(`(?<=[.;!] )(${preposition}) her (?=(?:an?|two|three|four|five|some) )`, "gi"),
    plain: "$1 her, ",
  },
  {
    example: "a princess brings a bowl of hot chili soup",
    said: new RegExp(
      `\\b(?:(?:an?|the|two|some) )?(?:(?:bowl|pot|plate|cup)s? of )?(?:hot |warm |spicy )?(?:${soups} )*${soups} soup\\b`,
      "gi",
    ),
    plain: "a bowl of soup",
  },
  {
    example: "a dragon and a knight, just in case",
    said: /,? just in case\b/gi,
    plain: "",
  },
  // Only they are seen of whoever is under it.
  {
    example: "kids burying grandpa, only his head and feet stick out",
    said: /(?<!\bchimney,?(?: with)?),?(?: so that| so| and)? (?:only |just )?(?:his|her|its|their) [a-z]+(?: and [a-z]+)? (?:is |are )?(?:stick|peek|pok)(?:s|ing)? out\b/gi,
    plain: "",
  },
  {
    example: "the dog puts its paw on its nose",
    said: /\b(?:put|hold|press|lay|plac)(?:s|es|ting|ing)? (?:his|her|its|their|a|one) (?:paws?|fingers?|hoof|wing|trunk) (?:on|to|over|against|in front of) (?:his|her|its|their) (?:nose|lips|mouth|beak)\b/gi,
    plain: "is quiet",
  },
  {
    example: "a father penguin holds him by the flipper",
    said: /\bhold(?:s|ing)? (him|her|it|them) by (?:the|his|her|its) (?:flipper|hand|paw|wing|arm|trunk|fin|tail)s?\b/gi,
    plain: "holding hands with $1",
  },
  {
    example: "a doctor bunny listens to a teddy bear's heart with her stethoscope",
    said: /\b(?:listen(?:s|ing)? to|check(?:s|ing)?) ((?:an?|the|his|her) (?:[a-z]+ ){1,2}?)?([a-z]+)['’]s (?:heart(?:beat)?|chest|lungs|pulse|temperature|tummy|throat)(?: with (?:an?|his|her) stethoscope)?/gi,
    plain: "examining $1$2",
  },
  {
    example: "a girl throws a basketball at the hoop",
    said: /(?<=\bbasketball\b.*\b)(?:the|a) (?:hoop|basket|net)\b/gi,
    plain: "the basketball hoop",
  },
  {
    example: "kids play basketball and one throws the ball",
    said: /(?<=\b(foot|basket|volley|base)ball\b.*\b)(?:the|a) ball\b/gi,
    plain: "the $1ball",
  },
  {
    example: "the wolf hides behind a tree and watches them",
    said: /\band watches(?= (?:from|over|closely|nearby|curiously|them|him|her|it|the|how|what)\b)/gi,
    plain: "and looks at",
  },
  {
    example: "a bear driving the engine of a train",
    said: /\bdriv(?:es|ing) the (?:engine|locomotive)\b/gi,
    plain: "driving it",
  },
  {
    example: "two robots at a chess table and a dog chasing a cat around their table",
    said: /\b(chas(?:ing|es) [^.,;]{3,30}?) around (?:their|his|her|its|the) /gi,
    plain: "$1, beside the ",
  },
  {
    example: "a seal is just about to cross the finish line",
    said: /\b(?:is |are )?(?:just )?about to (?=\w+ )/gi,
    plain: "is ",
  },
  {
    example: "a cat playing with the yarn and flowers all around",
    said: / and ((?:\w+ )?\w+s) (?:are )?(?:growing |lying |flying |falling )?(?:all around|everywhere|all over)(?= (?:them|her|him|it))?(?=$|[.,;])/gi,
    plain: ". $1",
  },
  {
    example: "a cat sleeps by the fireplace and stockings hang above it",
    said: /(?:,? and|,) ((?:(?:an?|the|two|three|some) )?(?:\w+ )?\w+) (?:is |are )?hang(?:s|ing)? (?=(?:above|over|on|in|between) )/gi,
    plain: ". $1 ",
  },
  {
    example: "a bear is stirring soup in a huge pot",
    said: /\bstir(?:s|ring)? (?:the |some |his |her |a )?(?:\w+ )?(?:soup|stew|porridge|sauce|jam|chill?i|chocolate|brew|potion) in (?=(?:an?|the|his|her|its) (?:\w+ )?(?:pot|pan|kettle|cauldron)\b)/gi,
    plain: "stirring ",
  },
  {
    example: "a bear stirs a pot and a mouse tastes the soup with a spoon",
    said: /\b(?:tast(?:es|ing)|tr(?:ies|ying)) (?:the |some |his |her |a bit of )?(?:soup|stew|porridge)(?: (?:with|from) (?:an?|his|her) (?:\w+ )?spoon)?\b/gi,
    plain: "eating with a spoon",
  },
  {
    example: "a pig carries bricks in a wheelbarrow",
    said: /\b(?:carr(?:ies|ying)|mov(?:es|ing)|bring(?:s|ing)?|haul(?:s|ing)?|transport(?:s|ing)?) ((?:the |some |his |her )?(?:\w+ )?\w+) in (an?|the|his|her) (wheelbarrow|pushcart|handcart|shopping cart|trolley)\b/gi,
    plain: "pushing $2 $3, $1 in the $3",
  },
  {
    example: "a unicorn is blowing out the candles on a big birthday cake",
    said: /\bblow(?:s|ing)? out (?:the |all |her |his |five |six |four |three )*candles (?:on|of) (?:an?|the|his|her|its) (?:(?:big|huge|giant|tall|yummy|chocolate) )+(?:birthday )?cake\b/gi,
    plain: "blowing out the candles on a cake",
  },
  {
    example: "a fox wanted to steal a cheese from a crow",
    said: /\b(?:want(?:s|ed)|tr(?:ies|ied)|hop(?:es|ed)|plan(?:s|ned)) to (?:steal|take|get|snatch|win) (?:an?|the|his|her|some) (?:\w+ )?\w+ from (?=(?:an?|the) )/gi,
    plain: "and ",
  },
  {
    example: "mom scrubs the dog with a brush",
    said: /(?<=\bscrub(?:s|bing)? [^.,;]{2,30}) with (?:an?|the|her|his) (?:\w+ )?(?:brush|sponge)\b/gi,
    plain: "",
  },
  {
    example: "four lions lie in the lions' den",
    said: /\b(?:lion|bear|fox|wolf|dragon)(?:s['’]?|['’]s)? den\b/gi,
    plain: "cave",
  },
  {
    example: "a squirrel in an aviator hat",
    said: /\b(?:in|with|wearing) (?:an? |his |her )?(?:aviator|flying|pilot['’]?s?) (?:hat|cap|helmet)\b/gi,
    plain: "dressed as a pilot",
  },
  {
    example: "a hen is laying a golden egg",
    said: /\b(?:is |are )?lay(?:s|ing) (?:an? |some |the )?(?:golden |shiny |big |huge )?eggs?\b/gi,
    plain: "and an egg",
  },
  {
    example: "a boy buys a sunflower for his mother",
    said: /(?<=\b(?:buy|pick|choose|collect)(?:s|ing)? [^.,;]{2,30}) for (?:his|her|their|my) (?:mother|mom|mum|mommy|dad|father|grandma|grandmother|grandpa|teacher|sister|brother|friend)\b/gi,
    plain: "",
  },
  {
    example: "when the lights went out a boy read a book",
    said: /\b(?:(?:when|after|as|because|and) )?(?:all )?the (?:lights?|power) (?:go|goes|went|is|are|turned|has gone) (?:out|off)\b,?/gi,
    plain: "",
  },
  {
    example: "a boy was not afraid",
    said: /\b(?:is|was|are|were)(?: not|n['’]t) (?:at all |even )?(?:afraid|scared|frightened|sad|angry|worried|tired)(?: (?:of|by|at) (?:the |any )?\w+)?\b/gi,
    plain: "is happy",
  },
  {
    example: "a hotel on a hill and people wave from the windows",
    said: /(?<=\b(bus|train|tram|plane|airplane|castle|tower|ship|boat|houseboat|truck|car|van|hotel|house)\b.*?)(wav(?:e|es|ing)|look(?:s|ing)?|peek(?:s|ing)?|lean(?:s|ing)?|smil(?:e|es|ing)) (?:out of|from|out|through) (?:the|its|their|every|all) windows\b/gis,
    plain: "$2 in the $1",
  },
  {
    example: "After school Emma waves",
    said: /\b(?:after|before) (?:school|class|kindergarten|preschool)\b,?/gi,
    plain: "",
  },
  {
    example: "a bike has a basket with a puppy in it",
    said: /(?<!(?:next to|beside|near) )\b((?:an?|the|his|her) ((?:\w+ )?(?:basket|box|bucket|bag|backpack|pot|bowl|nest|cart|wagon|cage|tank|jar|stroller|sidecar))) with ((?:an?|the|two|three|four|five|some) (?:\w+ )?\w+) in it\b/gi,
    plain: "$1, $3 in the $2",
  },
  {
    example: "a boy plants tulip bulbs",
    said: /\b(tulip|daffodil|flower|crocus|hyacinth|lily|onion) bulbs?\b/gi,
    plain: "$1s",
  },
];
