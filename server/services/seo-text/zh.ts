import type { Difficulty, SeoContent } from "@colorleaf/domain";
import type { RelationKind, SettingId } from "@colorleaf/line-art";
import type { PageFacts, PageSubject } from "../../drawing/page-facts.ts";
import { counted, listed } from "./chinese-grammar.ts";
import { occasionOf } from "./occasion.ts";
import type { Choice } from "./seeded-choice.ts";

const places: Readonly<Record<Exclude<SettingId, "none" | "blank">, string>> = {
  meadow: "草地上",
  forest: "森林里",
  "bamboo-grove": "竹林里",
  farm: "农场里",
  garden: "花园里",
  "vegetable-garden": "菜园里",
  beach: "沙滩上",
  sea: "大海上",
  underwater: "海底世界里",
  river: "小河边",
  mountains: "大山里",
  desert: "沙漠里",
  jungle: "丛林里",
  snow: "雪地里",
  "ice-floe": "浮冰上",
  "frozen-lake": "冰面上",
  sky: "天空中",
  "above-clouds": "云海上",
  space: "太空里",
  moon: "月球上",
  city: "城市里",
  street: "街道上",
  village: "村庄里",
  castle: "城堡里",
  park: "公园里",
  zoo: "动物园里",
  playground: "游乐场里",
  classroom: "教室里",
  kitchen: "厨房里",
  bedroom: "卧室里",
  bathroom: "浴室里",
  "living-room": "客厅里",
  "christmas-room": "圣诞节的家里",
  library: "图书馆里",
  shop: "商店里",
  restaurant: "餐厅里",
  hospital: "医院里",
  canal: "运河边",
  market: "集市上",
  bakery: "面包店里",
  laboratory: "实验室里",
  "hair-salon": "理发店里",
  "magic-study": "魔法书房里",
  spaceship: "飞船里",
  submarine: "潜水艇里",
  crossing: "斑马线上",
  platform: "站台上",
  airport: "机场里",
  runway: "机场上",
  garage: "汽修厂里",
  carpentry: "木工房里",
  greenhouse: "温室里",
  gym: "健身房里",
  stadium: "足球赛场上",
  "bus-stop": "公交车站",
  tavern: "酒馆里",
  cave: "山洞里",
  "school-gate": "学校门口",
  attic: "阁楼里",
  courtroom: "法庭上",
  dentist: "牙科诊所里",
  "post-office": "邮局里",
  "pet-shop": "宠物店里",
  porch: "门廊上",
  yard: "院子里",
  pond: "池塘边",
  pool: "游泳池边",
  stable: "马厩里",
  "mouse-hole": "老鼠洞里",
  balcony: "阳台上",
  "construction-site": "工地上",
  harbor: "港口",
  "sports-field": "运动场上",
  "soccer-field": "足球场上",
  schoolyard: "操场上",
  "sports-day": "运动会上",
  "basketball-court": "篮球场上",
  rodeo: "牛仔竞技场上",
  dock: "码头上",
  "water-town": "水乡里",
  "castle-gate": "城堡门口",
  corridor: "走廊里",
  fairground: "游乐园里",
  campsite: "营地里",
  savanna: "非洲草原上",
  "wheat-field": "麦田里",
  cornfield: "玉米地里",
  museum: "博物馆里",
  aquarium: "水族馆里",
  cinema: "电影院里",
  "flower-shop": "花店里",
  "rice-paddy": "稻田里",
  "pumpkin-field": "南瓜地里",
  orchard: "果园里",
  vineyard: "葡萄园里",
  "tea-hill": "茶山上",
  "sunflower-field": "向日葵花田里",
  "lavender-field": "薰衣草花田里",
  waterfall: "瀑布边",
  island: "小岛上",
  "snow-forest": "雪林里",
  "window-room": "窗边",
  "table-top": "桌上",
  stage: "舞台上",
  circus: "马戏团里",
  party: "派对上",
};

const actions: Readonly<Record<string, string>> = {
  sleeping: "睡觉",
  running: "奔跑",
  walking: "散步",
  jumping: "蹦跳",
  flying: "飞翔",
  swimming: "游泳",
  dancing: "跳舞",
  singing: "唱歌",
  "washing dishes": "洗碗",
  "washing hands": "洗手",
  "brushing teeth": "刷牙",
  knocking: "敲门",
  stirring: "搅拌",
  sitting: "休息",
  fishing: "钓鱼",
  reading: "看书",
  eating: "吃东西",
  drinking: "喝东西",
  playing: "玩耍",
  painting: "画画",
  drawing: "画画",
  cooking: "做饭",
  skating: "滑冰",
  "roller-skating": "轮滑",
  skiing: "滑雪",
  surfing: "冲浪",
  climbing: "爬高",
  waving: "招手",
  writing: "写字",
  knitting: "织毛衣",
  gardening: "种花",
  meditating: "打坐",
  juggling: "抛球",
  sweeping: "扫地",
  digging: "挖土",
  praying: "祈祷",
  crawling: "爬行",
  crying: "哭鼻子",
  thinking: "想心事",
  snowboarding: "滑雪",
  photographing: "拍照",
};

/** Tells what `a` has to do with `b`; both come with number and measure word. */
const relations: Readonly<Partial<Record<RelationKind, (a: string, b: string) => string>>> = {
  on: (a, b) => `${a}在${b}上面`,
  in: (a, b) => `${a}在${b}里面`,
  under: (a, b) => `${a}在${b}下面`,
  above: (a, b) => `${a}在${b}的上方`,
  behind: (a, b) => `${a}在${b}后面`,
  "in-front-of": (a, b) => `${a}在${b}前面`,
  beside: (a, b) => `${a}和旁边的${b}`,
  "left-of": (a, b) => `${a}在${b}的左边`,
  "right-of": (a, b) => `${a}在${b}的右边`,
  around: (a, b) => `${a}围着${b}`,
  riding: (a, b) => `${a}${riding(b)}${b}`,
  wearing: (a, b) => `${a}${wearing(b)}${b}`,
  holding: (a, b) => `${a}带着${b}`,
};

function wearing(garment: string): string {
  if (/围巾$/.test(garment)) return "围着";
  if (/(?:披风|斗篷)$/.test(garment)) return "披着";
  if (/(?:领带|围裙|腰带|红领巾)$/.test(garment)) return "系着";
  const isPutOn = /(?:[衣裙裤鞋靴袜衫]子?|外套|背心|和服|旗袍|西装|制服|盔甲)$/.test(garment);
  return isPutOn ? "穿着" : "戴着";
}

function riding(vehicle: string): string {
  if (/(?:自行车|摩托车|三轮车|单车)$/.test(vehicle)) return "骑着";
  if (/云朵?$/.test(vehicle)) return "驾着";
  return /(?:车|船|艇|飞机|直升机|火箭|飞碟|热气球|机|毯|云|云朵|列|摩天轮)$/.test(vehicle)
    ? "坐着"
    : "骑着";
}

const byDifficulty: Readonly<Record<Difficulty, readonly [string, ...string[]]>> = {
  easy: [
    "画面简单，线条粗，每一块都很大，刚学涂色的小朋友也能轻松涂好。",
    "大块的形状配上清楚的粗线，小手也不容易涂出界，很适合低龄宝宝。",
  ],
  medium: [
    "画面有主有次，既有大块的地方，也有值得慢慢涂的小细节，适合五岁以上的孩子。",
    "难度刚刚好，不会太简单，也不会涂到一半就想放弃。",
  ],
  hard: [
    "画面内容丰富，小块也不少，适合上了小学、喜欢慢慢涂的孩子。",
    "可涂的地方很多，一次涂不完也没关系，和爸爸妈妈一起涂更有意思。",
  ],
  complex: [
    "画面细节丰富，小块很多，适合大一点的孩子和喜欢慢慢涂色的大人。",
    "图案细密耐看，可以每天涂一点，是安静下来放松心情的好选择。",
  ],
};

const materials = [
  "线条干净清晰，每一块都是封闭的，蜡笔、彩铅、水彩笔都好用。",
  "黑色线条印在白纸上清清楚楚，颜色全由你来决定，用什么笔都可以。",
] as const;

const uses = [
  "可以用 A4 纸打印出来，在家里或课堂上涂，也可以直接在网上涂色。",
  "打印一张带在路上，或者打开在线涂色，随时都能开始。",
  "普通纸打印出来就很清楚，在线涂色也一样好用。",
] as const;

const placeTips: Readonly<Partial<Record<SettingId, string>>> = {
  underwater: "海水可以从上到下由浅蓝慢慢变成深蓝，画面会更有层次。",
  sea: "海浪里蓝色和绿色混着涂，浪尖留白，会更像真的。",
  forest: "准备三种不同的绿色，让每棵树都有自己的样子。",
  jungle: "准备三种不同的绿色，让每株植物都有自己的样子。",
  space: "把夜空涂成深蓝或紫色，星星留成亮黄色，会特别好看。",
  moon: "把夜空涂成深蓝或紫色，星星留成亮黄色，会特别好看。",
  snow: "雪地可以留白，只在影子的地方轻轻涂一点浅蓝。",
  desert: "用暖暖的黄色和橙色来涂沙子，会有阳光的感觉。",
  beach: "沙滩用暖黄色，靠近岸边的海水先用很浅的蓝色。",
  farm: "先涂草地和天空，其他东西的颜色就好选了。",
};

const tips = [
  "先涂大块的地方，最后再涂小细节。",
  "第一遍轻轻涂，想要颜色更深时再多涂几层。",
  "手下面垫一张废纸，画面就不会蹭脏。",
  "选三四种最喜欢的颜色，在画面里反复用，整张画会更好看。",
  "从浅色涂到深色，涂错了也容易盖住。",
  "大块的地方顺着一个方向涂，颜色更均匀。",
  "先沿着边线描一圈，再把里面填满。",
  "靠近边线的地方稍微用力一点，会显得圆鼓鼓的。",
  "在受光的地方留一小块白，看起来会亮亮的。",
  "试着把两种颜色叠在一起，看看会变出什么新颜色。",
  "涂弯弯的地方时，转动纸比转动手更顺。",
] as const;

/** Where it is, unless something on the page says so already. */
function placeOf({ setting, subjects }: PageFacts): string {
  if (!setting || setting === "none" || setting === "blank") return "";
  const place = places[setting];
  const said = (name: string) => place.includes(name) || (setting === "moon" && name === "月亮");
  return subjects.some(({ name }) => said(name.zh)) ? "" : place;
}

const ornaments = {
  mandala: "曼陀罗图案",
  pattern: "连续花纹",
  knot: "绳结花纹",
  "stained-glass": "彩色玻璃窗",
} as const;

function scene(facts: PageFacts): string {
  const { subjects, relation, ornament } = facts;
  const phrases = subjects.map(({ name, count }) => counted(name.zh, count));
  const [hero] = subjects;
  const [first = "一幅还没有颜色的画"] = phrases;
  if (ornament === "border")
    return `一圈${hero ? listed(subjects.slice(0, 3).map(({ name }) => name.zh)) : "花朵和爱心"}组成的边框`;
  if (ornament) {
    const kind = ornaments[ornament];
    return hero ? `一幅有${first}的${kind}` : `一幅${kind}`;
  }
  const other = relation && phrases[relation.to];
  const tell = relation && relations[relation.kind];
  const action = hero?.action && actions[hero.action];
  const told = facts.heading ? [] : tell && other ? [0, relation.to] : [0];
  const lead = facts.heading
    ? facts.heading.zh
    : tell && other
      ? tell(first, other)
      : action
        ? `${first}正在${action}`
        : first;
  const rest = phrases.filter((_, index) => !told.includes(index)).slice(0, 3);
  const place = placeOf(facts);
  const occasion = occasionOf(facts, place, "zh");
  const night = facts.night ? (place ? "夜晚的" : "夜晚") : "";
  const whereAndWhen = `${occasion}${occasion && (night || place) ? "，" : ""}${night}${place}`;
  const opening = whereAndWhen && `${whereAndWhen}，`;
  const verb = lead === first && place ? "有" : "";
  return `${opening}${verb}${lead}${rest.length > 0 ? `，还有${listed(rest)}` : ""}`;
}

/** In characters, before 涂色页: about the ten words that a title may have. */
const maxTitleLength = 14;

function title(facts: PageFacts, choice: Choice): string {
  const [hero, second] = facts.subjects;
  const ending = choice.pick(["涂色页", "涂色画", "填色画"]);
  const place = placeOf(facts);
  if (facts.ornament) {
    const kind = { ...ornaments, mandala: "曼陀罗", pattern: "花纹", border: "边框" }[
      facts.ornament
    ];
    return `${hero ? hero.name.zh : ""}${kind}${ending}`;
  }
  if (facts.heading) return `${facts.heading.zh}${ending}`;
  if (!hero) return `${place ? `${place}的` : "可打印的"}${ending}`;
  const action = hero.action && actions[hero.action];
  const other = facts.relation?.kind === "riding" && facts.subjects[facts.relation.to];
  const what = other
    ? `${hero.name.zh}${riding(other.name.zh).slice(0, 1)}${other.name.zh}`
    : second
      ? listed([...new Set(facts.subjects.slice(0, 3).map(({ name }) => name.zh))])
      : action
        ? `${action}的${hero.name.zh}`
        : hero.name.zh;
  // 冰面上滑冰的雪人: one 的 is enough.
  const isDoing = !other && !second && action;
  const at = (told: string) => `${told}${told && !isDoing ? "的" : ""}${what}`;
  const occasion = occasionOf(facts, place, "zh");
  const candidates = [
    at(`${occasion}${place}`),
    ...(occasion ? [at(occasion)] : []),
    at(place),
    what,
    hero.name.zh,
  ];
  const short = candidates.find((candidate) => candidate.length <= maxTitleLength);
  return `${short ?? "可打印的"}${ending}`;
}

export function writeChinese(facts: PageFacts, difficulty: Difficulty, choice: Choice): SeoContent {
  const [hero] = facts.subjects;
  const opening = choice.pick(["这张涂色页画的是：", "这一页上画着：", "来看看这张画："]);
  const invitation = hero
    ? choice.pick([
        `${whose(hero)}涂成什么颜色好呢？怎么涂都对，大胆去试吧。`,
        `给${whose(hero)}选几种你喜欢的颜色，真实的也好，想象的也好。`,
      ])
    : "选几种你喜欢的颜色，真实的也好，想象的也好。";
  const picture = scene(facts);
  const keywords = new Set([
    ...facts.subjects.slice(0, 3).map(({ name }) => `${name.zh}涂色页`),
    ...(facts.ornament === "mandala" ? ["曼陀罗涂色"] : []),
    "涂色页打印",
    difficulty === "complex" ? "成人涂色" : "儿童涂色",
    "免费线稿",
    "在线涂色",
    "填色画",
  ]);
  const own = facts.setting && placeTips[facts.setting];
  const first = facts.heading
    ? "先涂大块的地方；有字的地方用浅一点的颜色，字才看得清。"
    : hero
      ? `先从${whose(hero)}开始，同一种颜色选一深一浅两支笔，涂出来更有立体感。`
      : "从中间开始，一圈一圈往外涂，颜色会更整齐。";
  return {
    title: title(facts, choice),
    description: [
      `${opening}${picture}。`,
      choice.pick(byDifficulty[difficulty]),
      // Long pictures take a long sentence; something general gives way.
      picture.length > 30 ? "" : choice.pick(materials),
      choice.pick(uses),
      invitation,
    ].join(""),
    keywords: [...keywords].slice(0, 5),
    tip: own && choice.pick([true, false]) ? own : first,
    additionalTips: choice.some(tips, 4),
  };
}

/** 小猫 for one, 小猫们 reads oddly for things: the bare name does for any number. */
function whose({ name }: PageSubject): string {
  return name.zh;
}
