import type { SettingId, SubjectId } from "../types.ts";

const rows: readonly [subjects: string, en: string, zh: string][] = [
  [
    "girl boy",
    "children|kids|boys and girls|friends|best friends|siblings|twins|classmates|pupils|students|toddlers|grandchildren|grandkids|cousins|neighborhood kids|team|teams|players|teammates",
    "孩子们|小朋友们|小孩们|同学们|孙子孙女|儿女|小伙伴|小伙伴们|好朋友|朋友们|兄妹|姐弟|双胞胎|同学|队员|队友",
  ],
  [
    "woman man girl",
    "family|a family|happy family|my family|the whole family",
    "一家人|全家|全家人|一家三口|家人|家庭|一家",
  ],
  [
    "woman man",
    "parents|mom and dad|mum and dad|mother and father|people|couple",
    "父母|爸爸妈妈|爸妈|夫妻|情侣|恋人|人们|大人们|邻居|邻居们|街坊|街坊邻居|市民们|居民们|村民们|客人们|旅客们|观众|观众们|乘客们|顾客们",
  ],
  ["man woman", "adults|grown-ups|grownups|persons", "人|大人|成年人"],
  ["grandmother grandfather", "grandparents|old couple", "爷爷奶奶|外公外婆|祖父母|姥姥姥爷"],
  [
    "tang-monk monkey-king pigsy sandy",
    "journey to the west|the four pilgrims",
    "唐僧师徒|唐僧师徒四人|师徒四人|西游记|西游记四人",
  ],
  [
    "fox bear rabbit",
    "animals|forest animals|woodland animals|wild animals|little animals|baby animals|woodland creatures|forest creatures|critters",
    "动物们|小动物|小动物们|动物|森林动物|各种动物",
  ],
  [
    "mouse cow tiger rabbit chinese-dragon snake horse goat monkey rooster dog pig",
    "chinese zodiac animals|twelve zodiac animals|animals of the chinese zodiac",
    "十二生肖|12生肖|十二属相",
  ],
  [
    "butterfly bee ladybug",
    "insects|bugs|minibeasts|creepy crawlies",
    "昆虫|昆虫们|虫子们|小虫子们",
  ],
  [
    "automobile bus airplane",
    "vehicles|transportation|means of transport|modes of transport",
    "交通工具|各种交通工具|车辆",
  ],
  [
    "police-officer firefighter doctor",
    "community helpers|helpers in our community|people who help us",
    "各行各业|职业|各种职业|社区帮手",
  ],
  ["cow pig ewe", "farm animals|barnyard animals", "农场动物|家畜"],
  [
    "lion elephant giraffe",
    "zoo animals|safari animals|jungle animals|african animals",
    "动物园动物|野生动物|非洲动物",
  ],
  [
    "octopus fish sea-turtle",
    "sea animals|ocean animals|sea creatures|ocean creatures|marine life|sea life",
    "海洋动物|海洋生物|海底动物|海里的动物",
  ],
  ["cat dog", "pets", "宠物|宠物们"],
  [
    "girl girl",
    "sisters|two sisters|twin sisters|twin girls",
    "双胞胎姐妹|双胞胎女孩|姐妹|姐妹俩|姐妹花|两姐妹",
  ],
  [
    "boy boy",
    "brothers|two brothers|twin brothers|twin boys",
    "双胞胎兄弟|双胞胎男孩|兄弟|兄弟俩|哥俩|两兄弟",
  ],
  ["king queen", "king and queen", "国王王后|国王和王后"],
];

const wordsOf = (column: 1 | 2): ReadonlyMap<string, readonly SubjectId[]> =>
  new Map(
    rows.flatMap((row) => row[column].split("|").map((word) => [word, row[0].split(" ")] as const)),
  );

/** 我和好朋友 are two: said beside somebody else, these mean one more. */
export const perhapsOne = /^(?:好朋友|小伙伴|同学|队友|队员)$/;

/** Of each of them one, where it is not said how many: 人和狗. */
export const oneUnlessCounted = /^(?:人|大人|成年人)$/;

/** Of whom there are as many as are named: two brothers, not so many children. */
export const isSoMany =
  /^(?:(?:two )?(?:sib|twin|sister|brother|parent|grandparent)\w*(?: \w+)?|(?:old )?couple|mom and dad|mum and dad|mother and father|king and queen|一家三口|[两姐兄].*|双胞胎.*|父母|爸爸?妈妈?|夫妻|.*[俩]|爷爷奶奶|外公外婆|祖父母|姥姥姥爷|国王.*)$/i;

/** "Animals" on a farm are others than those of the forest. */
export const animalsOf: Partial<Record<SettingId, readonly SubjectId[]>> = {
  farm: ["cow", "pig", "ewe"],
  zoo: ["lion", "elephant", "giraffe"],
  savanna: ["lion", "elephant", "giraffe"],
  pond: ["frog", "duck", "swan"],
  stable: ["horse", "cow", "ewe"],
  jungle: ["tiger", "monkey", "parrot"],
  sea: ["dolphin", "whale", "seagull"],
  underwater: ["octopus", "fish", "sea-turtle"],
  "ice-floe": ["penguin", "polar-bear", "seal"],
};

/** Which animals, is not said: not "forest animals". */
export const isAnyAnimals =
  /^(?:(?:little|baby|wild|many|happy|cute) )?(?:animals|critters|creatures)$|^(?:各种|小)?动物们?$/i;

/** Words for several people at once, and who they are. */
export const companies = { en: wordsOf(1), zh: wordsOf(2) };
