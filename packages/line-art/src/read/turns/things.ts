/** Things by the names families give them. */
import type { Turn } from "./turn.ts";

export const turnsOfThings: readonly Turn[] = [
  // Castles that are cakes are no castles.
  {
    example: "a cake shaped like a castle",
    said: /\b(\w+),? (?:that is |is )?(?:shaped|formed) like (?:an?|the) (\w+)/gi,
    plain: "$1 $2-shaped",
  },
  {
    example: "a leprechaun hiding his gold",
    said: /\b(his|her|its|their|the) gold(?=$|[,.;]| (?:in|under|behind|from|on|at|and|with)\b)/gi,
    plain: "$1 gold coins",
  },
  // Not those for fingers.
  {
    example: "saturn with rings",
    said: /\bsaturn(?:'s|s)?(?: (?:with|and))? (?:its |her |the |many |big |beautiful )*rings?\b/gi,
    plain: "saturn",
  },
  {
    example: "土星带着戒指一样的光环",
    said: /土星(?:和|带着|有|的)?(?:它的|漂亮的|美丽的|戒指一样的)*(?:光环|星环|环)/g,
    plain: "土星",
  },
  {
    example: "planets with rings",
    said: /\b(planets?) with (?:\w+ )?rings?\b(?: (?:all )?around(?: (?:it|them))?)?/gi,
    plain: "ringed $1",
  },
  {
    example: "a mailbox with letters",
    said: /\bmail ?box(es)? (?:full of|with) letters\b/gi,
    plain: "mailbox$1 and three envelopes",
  },
  {
    example: "a mail box",
    said: /\bmail box/gi,
    plain: "mailbox",
  },
  {
    example: "a baby in a bathtub with bath toys",
    said: /\bbath toys?\b/gi,
    plain: "rubber duck",
  },
  // A toy phone is drawn as a phone; the word alone is a teddy bear.
  {
    example: "a toy guitar",
    said: /\btoy (?=(?:tele)?phone|guitar|piano|violin|kitchen|stethoscope|microscope|telescope|binoculars|shovel|rake|broom|stove|cash register|camera|hammer|sword|oven|toolbox|microphone)/gi,
    plain: "",
  },
  {
    example: "a dinosaur toy",
    said: /\b(kaleidoscope|dinosaur|spinning top|cup and ball|yo-?yo|slinky|puppet|robot|truck|train|plane|helicopter|boat|unicorn|dragon|octopus|jacob's ladder) toy(?=s?\b)/gi,
    plain: "$1",
  },
  {
    example: "a magnet with iron filings",
    said: /\b(?:with )?iron filings\b/gi,
    plain: "",
  },
  {
    example: "a dog on the beech",
    said: /\b(on|at|to) the beech\b(?! tree)/gi,
    plain: "$1 the beach",
  },
  // There is a kite, and no wind is said to be.
  {
    example: "天上有风筝",
    said: /有(?=风(?:车|筝|扇|铃|琴|帆|火轮|信子))/g,
    plain: "有一个",
  },
  {
    example: "a boy catching fireflies in a jar",
    said: /\bcatch(?:es|ing) (fire ?flies|lightning bugs|bugs|butterflies) in (an?|the|his|her) (?:glass )?jar\b/gi,
    plain: "holding $2 jar, three $1",
  },
  {
    example: "a girl dropping a letter in the mailbox",
    said: /\b(?:drop|post|mail|putt|send)(?:s|ing|ping)? (?:an?|the|his|her) (?:letter|postcard|card) (?:in|into) (?=(?:an?|the) (?:\w+ )?mailbox\b)/gi,
    plain: "holding an envelope beside ",
  },
  {
    example: "a girl receiving a letter",
    said: /\b(?:deliver|bring|carry|hold|hand|send|receiv|open|mail|post)(?:e?s|ing)? (?:(?:an?|the|his|her|some|many) )?(?:love )?(letters?)\b(?! [a-z]\b)/gi,
    plain: (_, letter) => (/s$/i.test(letter!) ? "holding three envelopes" : "holding an envelope"),
  },
  {
    example: "still life with two pears and a skull",
    said: /^(?:an? )?still[- ]life (?:with|of) (.+)$/gi,
    plain: "$1 on a table",
  },
  {
    example: "一盆仙人掌开花了",
    said: /(?<=仙人掌|[桃梨苹果杏樱李]树|藤)(?:也|都|又)?开(?:满)?了?花了?(?=[，。,.]|$)/g,
    plain: "上有花",
  },
  // What was bought is in hand.
  {
    example: "奶奶买了一束花",
    said: /买(?:了|来了?|到了?|回了?)(?=(?:一|两|三)?[束碗串支根盒袋把本朵包瓶杯])/g,
    plain: "拿着",
  },
  {
    example: "大熊背着包",
    said: /背(?:着|了|上)(?:一?个)?包(?=$|[，。,、])/g,
    plain: "背着背包",
  },
  {
    example: "两只水獭抢同一本漫画",
    said: /(抢|争抢|抢着看?|争着看?|看|分享|合看)(?:着|了)?同一(?=[本个只块条颗根张把])/g,
    plain: "$1一",
  },
  {
    example: "服务员端盘子",
    said: /端(?=盘子?(?!$|[，。里中]|\p{Script=Han}*菜)|盘子)/gu,
    plain: "端着",
  },
  // Not the one that stands in the bathroom.
  {
    example: "姐姐端着水盆",
    said: /(?<=[端捧抱]着?)(?:一?[个只])?(?:水盆|脸盆|盆子|洗脸盆|塑料盆)/g,
    plain: "水桶",
  },
  // One for a door is not worn.
];
