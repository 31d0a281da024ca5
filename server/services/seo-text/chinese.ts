import type { SeoMaterial, SeoWriter } from "./write-seo-text.ts";

const numbers = ["", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十"];

/** Measure words by the last characters of a name, the more particular first; 个 fits the rest. */
const measures: readonly [RegExp, string][] = [
  [/(自行车|汽车|卡车|火车|公交车|消防车|出租车|拖拉机|摩托车|挖掘机|车)$/, "辆"],
  [/(船|艇|舟)$/, "艘"],
  [/(飞机|火箭|直升机)$/, "架"],
  [/(恐龙|龙|鱼|蛇|河|鲨鱼|鲸|鳄鱼|围巾)$/, "条"],
  [/马$/, "匹"],
  [/(牛|猪|象|驴|鲸鱼)$/, "头"],
  [/(花|玫瑰|郁金香|向日葵|云|蘑菇)$/, "朵"],
  [/(树|草|松|竹|仙人掌)$/, "棵"],
  [/(书)$/, "本"],
  [/(房子|城堡|塔|桥|山|屋|灯塔|楼)$/, "座"],
  [/(彩虹)$/, "道"],
  [/(月亮)$/, "轮"],
  [/(星|星星)$/, "颗"],
  [/(伞|椅子|吉他|刀)$/, "把"],
  [/(女孩|男孩|公主|王子|国王|王后|人|爸爸|妈妈|爷爷|奶奶|骑士|医生|老师|宝宝)$/, "个"],
  [
    /(猫|狗|兔|鸟|鸡|鸭|鹅|羊|虎|狮子|熊|猴|鼠|狐狸|狼|蝴蝶|蜜蜂|龟|蛙|企鹅|鹰|蟹|虾|海豚|考拉|熊猫|獾|虫|兽|鹿|独角兽|海豹|水獭|刺猬|松鼠|蝙蝠|猫头鹰|孔雀|鹦鹉)$/,
    "只",
  ],
];

/** Writes the Chinese text of a page. */
export const chinese: SeoWriter = (material) => {
  const { things, setting, complexity, choose } = material;
  const main = things[0];
  const all = listOf(things.slice(0, 4).map(({ name, count }) => counted(name, count)));
  const place = setting ? `${setting}里，` : "";
  const isEasy = complexity === "simple";

  const opening = all
    ? choose("opening", [
        `${place}${all}正等着你来上色。`,
        `这张涂色页画的是${setting ? `${setting}里的` : ""}${all}，线条干净，打印出来就能涂。`,
        `拿起彩笔，给${setting ? `${setting}里的` : ""}${all}穿上你最喜欢的颜色吧！`,
      ])
    : `这张涂色页来自你的想法：“${shorten(material.description)}”。`;
  const middle = isEasy
    ? choose("middle", [
        "粗粗的线条、大块的图形，小手也能轻松涂满，不容易涂出界，很适合幼儿园的小朋友。",
        "画面简单大方，每一块都够大，刚开始学涂色的孩子也能自己完成一整张。",
      ])
    : choose("middle", [
        "画面里藏着许多小细节，可以一处一处慢慢涂，越看越有趣，也很适合喜欢静下心来涂色的大人。",
        "花纹和细节很丰富，不妨放一段轻音乐，慢慢享受配色的乐趣。",
      ]);
  const close = choose("close", [
    "每个图形都是封闭的，黑白线稿清晰，用 A4 纸打印正合适，也可以直接在网页上涂色，完全免费。",
    "不用注册就能下载和打印，想涂几遍就涂几遍；涂好以后贴在墙上，就是一幅属于自己的作品。",
    "在家里、课堂上或旅途中都用得上，打印清楚，也能在平板上直接涂。",
  ]);

  return {
    title: `${main ? (main.count > 1 ? counted(main.name, main.count) : main.name) : "创意"}涂色页`,
    description: opening + middle + close,
    keywords: keywordsOf(material),
    tip: tipOf(main?.name, material),
  };
};

function tipOf(name: string | undefined, { choose, complexity }: SeoMaterial): string {
  const it = name ?? "画面的主角";
  const tips = [
    `先给${it}上色，再选一个能把它衬托出来的背景颜色。`,
    `先用浅色把${it}铺满，再沿着边缘加深一圈，看起来会更有立体感。`,
    `${it}不一定要涂成真实的颜色，试试谁都没见过的配色吧！`,
  ];
  const fine = [
    `涂小地方之前先把铅笔削尖，一边涂一边转动画纸，手就不会蹭到${it}。`,
    `给${it}挑三种相近的颜色，从深到浅慢慢过渡。`,
  ];
  return choose("tip", complexity === "simple" ? tips : [...tips, ...fine]);
}

function keywordsOf({ things, setting, complexity }: SeoMaterial): string[] {
  const general = [
    "涂色页打印",
    complexity === "simple" ? "儿童简单涂色" : "精细涂色页",
    "免费涂色图",
    "黑白线稿",
    "填色画",
  ];
  const own = things.slice(0, 3).map(({ name }) => `${name}涂色页`);
  if (setting) own.push(`${setting}涂色页`);
  return [...new Set([...own, ...general])].slice(0, 5);
}

function counted(name: string, count: number): string {
  const measure = measures.find(([pattern]) => pattern.test(name))?.[1] ?? "个";
  return `${numbers[count] ?? count}${measure}${name}`;
}

function listOf(parts: string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join("、")}和${parts.at(-1)}`;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
