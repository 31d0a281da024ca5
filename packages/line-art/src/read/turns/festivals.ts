/** Birthdays, weddings, feasts and families on them. */
import { filledBy } from "../filled-slot.ts";
import type { Turn } from "./turn.ts";
import { living } from "./word-groups.ts";

/** A family of so many: the parents, their children, and whoever else is at home. */
const members = (count: string) =>
  ["a mom", "a dad", "a girl", "a boy", "a baby", "a grandma"].slice(0, numbers(count));

const membersZh = (count: string) =>
  ["爸爸", "妈妈", "女孩", "男孩", "宝宝", "奶奶"].slice(0, numbers(count));

const numbers = (word: string) =>
  3 +
  [/^(three|三|3)$/i, /^(four|四|4)$/i, /^(five|五|5)$/i, /^(six|六|6)$/i].findIndex((one) =>
    one.test(word),
  );

export const turnsOfFestivals: readonly Turn[] = [
  {
    example: "一家人扫墓",
    said: /(?:去|在|正在)?(?:扫墓|祭扫|上坟)(?=$|[，。,])/g,
    plain: "在墓碑前献花",
  },
  {
    example: "a family hanging ornaments on the tree",
    said: /\b(hang(?:s|ing)?(?: up)? (?:the |some |colou?rful |shiny )*(?:ornaments|baubles|decorations)) on (?:the|a|their) tree\b/gi,
    plain: "$1 on a christmas tree",
  },
  {
    example: "christmas morning with a decorated tree",
    said: /\b(?:a |the |their )?(?:big |tall |beautifully )*(?:decorated|trimmed|decked|glowing|sparkling) (?:fir |pine )?tree\b(?<=\b(?:christmas|xmas)\b.*)/gi,
    plain: "a christmas tree",
  },
  {
    example: "a decorated tree on christmas morning",
    said: /\b(?:a |the |their )?(?:big |tall |beautifully )*(?:decorated|trimmed|decked) (?:fir |pine )?tree\b(?=.*\b(?:christmas|xmas)\b)/gi,
    plain: "a christmas tree",
  },
  {
    example: "kids opening presents under the tree on christmas morning",
    said: /\bunder (?:the|their|our) tree\b(?=.*\b(?:christmas|xmas)\b)/gi,
    plain: "",
  },
  {
    example: "christmas morning, a boy opens a present and a cat sleeps under the tree",
    said: /\bunder (?:the|their|our) tree\b(?<=\b(?:christmas|xmas)\b.*)/gi,
    plain: "",
  },
  {
    example: "children decorating a tree with ornaments",
    said: / with (?:strings? of (?:lights|beads)|garlands?|tinsel|ornaments|baubles)\b/gi,
    plain: "",
  },
  {
    example: "爸爸贴福字",
    said: /贴着?(?:大红|红色?的?|一个|一张|倒)*福字?/g,
    plain: "装饰门，门上有福字",
  },
  {
    example: "santa claus landing his sleigh on a snowy roof with two reindeer",
    said: /\bsanta(?: claus)?(?:,? (?:is|and|in|with|riding|driving|steering|landing|lands|parking|parks|flying|flies))+ (?:his|the|a) sleigh(?: (?:flying |landing |parked )?(?:up )?(?:on|onto|over|above|across) (?:an? |the )?(?:\w+ )?(?:roof|rooftop|house|village|town|city)s?)? with (?:his |the )?((?:\w+ ){0,2}reindeers?)(?: (?:flying |landing |parked )?(?:on|onto|over|above|across) (?:an? |the )?(?:\w+ )?(?:roof|rooftop|house|village|town|city)s?\b)?/gi,
    plain: (all, team) =>
      `santa in a sleigh pulled by ${team}${/snow/i.test(all) ? " in the snow" : ""}`,
  },
  {
    example: "圣诞老人的雪橇停在屋顶上，两只驯鹿在等他",
    said: /圣诞老人(?:的|坐着|驾着|开着|驾驶着|和)(?:雪橇)车?(?:[停落降]+|飞)(?:在|到|过)[^，。,]{0,6}(?:屋顶|房顶|村庄|房子)上?[，,](?:还有)?([一两二三四五六八几]只驯鹿)(?:拉着(?:它|雪橇)?|在等他|在旁边)?/g,
    plain: "圣诞老人坐在圣诞雪橇里，$1拉着圣诞雪橇",
  },
  {
    example: "万圣节要糖",
    said: /(?:万圣节)?(?:晚上)?(?:要糖果?|讨糖果?|不给糖就捣蛋)$/g,
    plain: "小女巫和小海盗拿着南瓜糖果桶",
  },
  {
    example: "family carving pumpkins",
    said: /\bcarv(?:es?|ing) (?:(?:the|some|an?|their|his|her|big|halloween) )*pumpkins?\b/gi,
    plain: "making a jack-o-lantern",
  },
  {
    example: "爸爸和孩子一起刻南瓜灯",
    said: /[刻雕做](?:着)?(?:一个)?(?:万圣节)?南瓜灯?/g,
    plain: "在做一个南瓜灯",
  },
  {
    example: "children hunting for easter eggs",
    said: /\b(?:hunt(?:s|ing)?|look(?:s|ing)?|search(?:es|ing)?) for (?:hidden |painted )?easter eggs\b/gi,
    plain: "holding a basket, three easter eggs",
  },
  {
    example: "小朋友们在草地上找彩蛋",
    said: /(?:找|寻找|寻|捡)(?:复活节)?彩蛋/g,
    plain: "拿着篮子，旁边有三个复活节彩蛋",
  },
  {
    example: "easter egg hunt",
    said: /\b(?:an? |the )?easter egg hunt(?:ing)?\b/gi,
    plain: "children holding a basket, three easter eggs",
  },
  {
    example: "a family dinner on chinese new year's eve",
    said: /\b(chinese|lunar) new year['’]?s? eve\b/gi,
    plain: "$1 new year at night",
  },
  {
    example: "on Halloween night a boy dressed as a vampire",
    said: /\bon ((?:halloween|christmas|thanksgiving|easter|new year's|valentine's|hanukkah|diwali)(?: (?:night|eve|morning|day|evening))?)(?:, | (?=(?:an?|the|two|three|some)\b))/gi,
    plain: "$1, ",
  },
  {
    example: "a girl blowing out the candles",
    said: /\bblow(?:s|ing)? out (?:the |her |his |their |all )?(?:birthday )?candles(?: on (?:a|the|her|his|their) (?:birthday )?cake)?\b/gi,
    plain: "puffing at a birthday cake",
  },
  {
    example: "a girl blowing out five candles on her cake",
    said: /\bblow(?:s|ing)? out (\w+ )(?:birthday )?candles(?: on (?:a|the|her|his|their) (?:birthday )?cake)?\b/gi,
    plain: "puffing at a cake. $1candles on the cake. ",
  },
  {
    example: "kids throwing a birthday party",
    said: /\b(?:hav(?:e|ing)|has|throw(?:s|ing)?) (an? (?:birthday |surprise |costume |dance )?party)\b/gi,
    plain: "at $1",
  },
  {
    example: "family thanksgiving dinner with turkey",
    said: /\bfamily (thanksgiving |christmas |holiday |new year |reunion )?(dinner|lunch|breakfast|meal)\b/gi,
    plain: "$1family having $2",
  },
  // The evening, not what one eats then; the riddles hang from the lanterns.
  {
    example: "元宵灯会上，我和爸爸看灯笼",
    said: /元宵节?(?=的?(?:灯会|花灯|灯展|庙会|晚会|晚上))/g,
    plain: "",
  },
  {
    example: "灯会上，我和爸爸猜灯谜",
    said: /猜(?:着|了)?灯谜(?<=[，,和].*灯谜)/g,
    plain: "看着灯谜",
  },
  {
    example: "一家人看春晚",
    said: /看(?:央视)?春晚/g,
    plain: "看电视",
  },
  {
    example: "kids having a pillow fight",
    said: /\b(?:having|has|have|with|in|and) an? (?:big |giant )?pillow fight\b/gi,
    plain: "holding pillows",
  },
  {
    example: "kids having a sleepover",
    said: /\b(?:having|has|have|at) an? (?:sleep ?over|(?:slumber|pajama) party)\b/gi,
    plain: "in sleeping bags in the bedroom at night",
  },
  {
    example: "a sleepover",
    said: /^(?:an? )?(?:sleep ?over|(?:slumber|pajama) party)$/gi,
    plain: "two girls in sleeping bags in the bedroom at night",
  },
  {
    example: "a girl decorating easter eggs",
    said: /\bdecorat(?:es|ing|e) (?=(?:the |some |their )?(?:easter )?eggs\b)/gi,
    plain: "painting ",
  },
  {
    example: "小兔子装饰彩蛋",
    said: /(?:装饰|装扮)(?=(?:复活节)?(?:彩|鸡)?蛋)/g,
    plain: "画",
  },
  {
    example: "a family lighting the candles on the menorah",
    said: /\b(?:the |some |\w+ )?candles (?:on|of|in) (?=(?:an?|the|their|our) (?:menorah|hanukkiah)\b)/gi,
    plain: "",
  },
  {
    example: "a family having thanksgiving dinner",
    said: /\b(?:having|eating|has|at) (?:(?:a|the|their) )?(?:big )?(?:(thanksgiving|christmas|halloween|easter|(?:chinese |lunar )?new year'?s?(?: eve)?)|(?:family )?reunion) (?:dinner|lunch|feast|meal)\b/gi,
    plain: (_, day) => (day ? `having dinner, ${day}` : "having dinner"),
  },
  {
    example: "animals having a tea party",
    said: /\b(?:having|has|have|at) an? tea party\b/gi,
    plain: "drinking tea",
  },
  {
    example: "年年有鱼",
    said: /年年有鱼/g,
    plain: "年年有余",
  },
  // Whose birthday it is keeps it.
  {
    example: "a cat's birthday",
    said: /(?<!\b(?:for|on|at|to|celebrating|celebrate|celebrates) )\b((?:an?|the|my|our) (?:\w+ )?\w+)['’]s birthday\b(?! (?:cake|card|gift|present|party|hat|candle|balloon))/gi,
    plain: "$1 at a birthday",
  },
  {
    example: "重阳节登高",
    said: /登高(?=$|[，。、的])/g,
    plain: "爬山",
  },
  {
    example: "我家的金毛和橘猫",
    said: /我们?家(?:里)?的(?=\p{Script=Han})/gu,
    plain: "",
  },
  {
    example: "kids trick or treating at a haunted house",
    said: /\b(?:kids|children|friends|siblings) (?:who are |are )?(?:go |going |out )?trick[- ]or[- ]treating\b(?!.*\b(?:one|some|another)\b)/gi,
    plain: "Halloween, a witch and a pirate",
  },
  {
    example: "my family having a bbq",
    said: /\b(?:(?:a|the|my|our) )?(?:happy )?family(?: (?:is|are))? (?:having|enjoying|doing|at) (?:a|their) (?:backyard |summer )?(?:barbecue|barbeque|bbq|cookout)\b/gi,
    plain: "a dad grilling, a mom and a girl",
  },
  {
    example: "一家人在院子里烧烤",
    said: /(?:一家人|全家人?|一家[三四]口)(在[^，,。]{1,8}?)?(?:一起)?(?:烧烤|吃烧烤|烤肉)/g,
    plain: "$1爸爸烧烤，妈妈和女孩",
  },
  {
    example: "my family of five at the beach",
    said: /\b(?:(?:a|an|the|my|our|happy|loving|little|young) )*family of (three|four|five|six|[3-6])\b(?! (?!sits|eats|rides|walks|plays|is|has|goes|watches|swims|hikes|camps|cooks)(?:little |baby |polar |happy |cute )?\w+s\b)/gi,
    plain: (_, count) => members(count!).join(" and "),
  },
  {
    example: "一家四口在海边玩",
    said: /一家([四五六4-6])口|([四五六4-6])口之家/g,
    plain: (_, count, home) => membersZh(count ?? home!).join("和"),
  },
  {
    example: "mother, father and baby panda",
    said: /\b(?:mom(?:my)?|mama|mother),? (?:and )?(?:dad(?:dy)?|papa|father),? and (?:a |the |their )?(?:baby|little) (?!girl|boy|brother|sister|one)(\w+)/gi,
    plain: filledBy(living, "a big $1 and a big $1 and a baby $1"),
  },
  {
    example: "two cats getting married",
    said: /\b(?:two (\w+)s|an? (\w+) couple) (?:are )?(?:getting|being) married\b/gi,
    plain: (_, these, those) => {
      const who = these || those;
      return `a ${who} dressed as a bride and a ${who} dressed as a groom`;
    },
  },
  {
    example: "一对企鹅结婚",
    said: /(?:一对|两[只个头])(\p{Script=Han}{1,4}?)(?:在)?(?:结婚|举行婚礼)/gu,
    plain: "$1新娘和$1新郎",
  },
  {
    example: "newlyweds",
    said: /\b(?:an? )?(?:wedding|bridal|newly ?wed|married) couple\b|\bnewly ?weds\b/gi,
    plain: "a bride and a groom",
  },
  {
    example: "一对新人",
    said: /(?:一对)?(?:结婚的)?(?:新人|新婚夫妇|新婚夫妻)/g,
    plain: "新郎和新娘",
  },
  {
    example: "a penguin mom and her baby",
    said: /\b(?:an? )?(?!an?\b|the\b|my\b|our\b|and\b|with\b|human\b|young\b|new\b|happy\b|loving\b|proud\b)(\w+) (?:mom|mother|mama|mommy) and (?:(?:her|its|a) )?baby\b(?! \w)/gi,
    plain: filledBy(/animal/, "a big $1 and a baby $1"),
  },
  {
    example: "mother bear and baby",
    said: /\b(?:an? |the )?(?:mom|mother|mama|mommy) (\w+) and (?:(?:her|its|a) )?(?:baby|little one)\b(?! \w)/gi,
    plain: filledBy(/animal/, "a big $1 and a baby $1"),
  },
  {
    example: "a family picnic",
    said: /\b(family|friends|kids|children|couple|bears?|animals?) picnic\b/gi,
    plain: "$1 having a picnic",
  },
  {
    example: "a princess at the royal ball",
    said: /\bat (?:a|the) (?:(?:royal|masked|masquerade|fancy|grand|palace) )?ball\b/gi,
    plain: "at a party",
  },
  {
    example: "a birthday party with balloons",
    said: /\b(birthday party|birthday) with (?=(?:(?:colorful|many|lots of|big|red) )*balloons\b)/gi,
    plain: "$1 with a cake and ",
  },
  // Whose names say who they are only together.
  {
    example: "Mary and Joseph with baby Jesus",
    said: /\b(?:saint |virgin )?(mary|joseph)\b(?=.*\b(?:mary|joseph|jesus)\b|(?<=\b(?:mary|joseph|jesus)\b.*\b(?:mary|joseph)\b))/gi,
    plain: (_, name) => (/mary/i.test(name) ? "virgin mary" : "saint joseph"),
  },
  {
    example: "圣母玛利亚抱着圣婴",
    said: /(?<=抱着?)(?:圣婴|小?耶稣|婴儿耶稣|耶稣宝宝)/g,
    plain: "宝宝",
  },
  {
    example: "mother mary holding baby Jesus",
    said: /(?<=\b(?:hold|cradl|hugg|carry|rock)(?:s|ing) )(?:the )?(?:baby|infant) jesus\b/gi,
    plain: "a baby",
  },
  {
    example: "the three kings on camels",
    said: /^(?:the )?(?:three|3) kings\b/gi,
    plain: "three wise men",
  },
  {
    example: "东方三博士骑着骆驼",
    said: /(?:东方)?(?:三博士|三王|三贤士)/g,
    plain: "三个东方博士",
  },
  {
    example: "easter basket",
    said: /^(?:an? |the |big )*easter basket$/gi,
    plain: "a basket of easter eggs",
  },
  {
    example: "复活节篮子",
    said: /^(?:一个|一只)?复活节的?(?:彩蛋)?篮子?$/g,
    plain: "一篮子彩蛋",
  },
  // The dishes are on one table, and there are more of them than bowls. Where the eve is told of,
  // fireworks in the window say what is eaten.
  {
    example: "一家人吃年夜饭",
    said: /(?<!(?:除夕|春节|过年|新年).*)吃(?:着|一?顿|丰盛的|热热闹闹的)*(?:年夜饭|团圆饭)(?=$|[，。,；])/g,
    plain: "吃团圆大餐",
  },
  {
    example: "守岁",
    said: /(?:一家人|全家)?(?:在家)?(?:一起)?守岁/g,
    plain: "除夕一家人吃年夜饭",
  },
  {
    example: "一家人看花灯",
    said: /[看赏]花灯/g,
    plain: "看风景，旁边有三个灯笼，夜晚",
  },
  // The moon is looked at by families, with mooncakes.
  {
    example: "moon viewing",
    said: /^(?:a family |people )?(?:mid-?autumn )?moon[- ](?:viewing|gazing|watching)$/gi,
    plain: "mid-autumn festival, a father, a mother and a girl on the grass eating mooncakes",
  },
  {
    example: "一家人赏月",
    said: /^(?:中秋节?|八月十五)?(?:的?(?:晚上|夜晚|夜))?(?:一起|一家人|全家人?|阖家)?赏月$/g,
    plain: "中秋节，爸爸、妈妈和女孩在草地上吃月饼",
  },
];
