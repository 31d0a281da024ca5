/** When a page is, in words: its festival, or the light, weather or season that was asked for. */
import type { Language, Localised } from "@colorleaf/domain";
import type { Occasion, PageFacts } from "../../drawing/page-facts.ts";

/** English goes after what is there, Chinese before it. */
const words: Readonly<Record<Occasion, Localised>> = {
  christmas: { en: "at Christmas", zh: "圣诞节" },
  halloween: { en: "on Halloween", zh: "万圣节" },
  easter: { en: "at Easter", zh: "复活节" },
  thanksgiving: { en: "at Thanksgiving", zh: "感恩节" },
  valentine: { en: "on Valentine's Day", zh: "情人节" },
  "spring-festival": { en: "at Chinese New Year", zh: "春节" },
  "lantern-festival": { en: "at the Lantern Festival", zh: "元宵节" },
  "dragon-boat": { en: "at the Dragon Boat Festival", zh: "端午节" },
  "mid-autumn": { en: "at the Mid-Autumn Festival", zh: "中秋节" },
  qingming: { en: "at the Qingming Festival", zh: "清明节" },
  "independence-day": { en: "on Independence Day", zh: "独立日" },
  "national-day": { en: "on National Day", zh: "国庆节" },
  qixi: { en: "at the Qixi Festival", zh: "七夕" },
  "double-ninth": { en: "at the Double Ninth Festival", zh: "重阳节" },
  "winter-solstice": { en: "at the Winter Solstice", zh: "冬至" },
  laba: { en: "at the Laba Festival", zh: "腊八节" },
  "childrens-day": { en: "on Children's Day", zh: "儿童节" },
  "mothers-day": { en: "on Mother's Day", zh: "母亲节" },
  "fathers-day": { en: "on Father's Day", zh: "父亲节" },
  "st-patricks": { en: "on St. Patrick's Day", zh: "圣帕特里克节" },
  "new-year": { en: "on New Year's Day", zh: "新年" },
  eid: { en: "at Eid", zh: "开斋节" },
  holi: { en: "at Holi", zh: "洒红节" },
  diwali: { en: "at Diwali", zh: "排灯节" },
  hanukkah: { en: "at Hanukkah", zh: "光明节" },
  graduation: { en: "at graduation", zh: "毕业典礼" },
  birthday: { en: "on a birthday", zh: "生日这天" },
  sunrise: { en: "at sunrise", zh: "日出时" },
  noon: { en: "at noon", zh: "正午" },
  sunset: { en: "at sunset", zh: "日落时" },
  rain: { en: "in the rain", zh: "雨中" },
  storm: { en: "in a storm", zh: "暴风雨中" },
  wind: { en: "in the wind", zh: "大风里" },
  fog: { en: "in the fog", zh: "雾中" },
  spring: { en: "in spring", zh: "春天" },
  summer: { en: "in summer", zh: "夏天" },
  autumn: { en: "in autumn", zh: "秋天" },
};

/** "Christmas" of "at Christmas", so that a Christmas tree says it; 圣诞 of 圣诞节. */
function telling(occasion: string, language: Language): RegExp {
  if (language === "zh") return new RegExp(occasion.replace(/(?<=..)节$/, ""));
  const bare = occasion.replace(/^(?:at|on|in) (?:the |a )?| Day$/g, "");
  return new RegExp(`\\b${bare.replace(".", "\\.")}\\b`, "i");
}

/** "at sunset", 日落时; nothing where there is none or `place` or a name on the page says it. */
export function occasionOf(
  { occasion, subjects }: PageFacts,
  place: string,
  language: Language,
): string {
  if (!occasion) return "";
  const said = words[occasion][language];
  const isTold = telling(said, language);
  const told = [place, ...subjects.map(({ name }) => name[language])];
  return told.some((text) => isTold.test(text)) ? "" : said;
}
