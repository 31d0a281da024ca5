import type { Localised } from "@colorleaf/domain";
import type { Festival, SettingId, Weather } from "../types.ts";

interface SettingWords {
  name: Localised;
  en: readonly string[];
  zh: readonly string[];
}

const setting = (en: string, zh: string): SettingWords => {
  const english = en.split(", ");
  const chinese = zh.split(" ");
  return { name: { en: english[0]!, zh: chinese[0]! }, en: english, zh: chinese };
};

/** The places a scene can be in. The first word of a language is the place's name. */
export const settings: Readonly<Partial<Record<SettingId, SettingWords>>> = {
  meadow: setting(
    "meadow, field, grass, lawn, grassland, prairie, hills, countryside",
    "草地 田野 草原 草坪 原野 山坡",
  ),
  forest: setting("forest, woods, wood, woodland", "森林 树林 林子 丛林里的小路"),
  farm: setting("farm, barnyard, farmyard, ranch", "农场 牧场 农田"),
  garden: setting("garden, backyard, yard, flower bed", "花园 院子 花丛 菜园"),
  beach: setting("beach, seaside, shore, seashore, coast", "沙滩 海滩 海边"),
  sea: setting("sea, ocean, waves", "大海 海上 海面 海洋 海"),
  underwater: setting(
    "under the sea, under water, underwater, under the ocean, sea floor, bottom of the sea, ocean floor, aquarium, coral reef",
    "海底 海底世界 水下 水底 水里 水族馆",
  ),
  river: setting(
    "river, lake, pond, stream, creek, waterfall",
    "河边 湖边 池塘 小河 河里 湖里 湖 河 小溪 瀑布",
  ),
  mountains: setting("mountains, mountainside", "山里 山上 群山 高山上"),
  desert: setting("desert, dunes, sahara", "沙漠"),
  jungle: setting("jungle, rainforest, rain forest", "丛林 雨林 热带雨林"),
  snow: setting(
    "snow, north pole, south pole, arctic, antarctica, winter, ice, iceberg",
    "雪地 北极 南极 冬天 雪中 冰上 冰面",
  ),
  sky: setting(
    "sky, air, above the clouds, in the clouds, among the clouds",
    "天空 空中 天上 蓝天 云端",
  ),
  space: setting("space, outer space, universe, galaxy, cosmos", "太空 宇宙 银河 外太空"),
  city: setting("city, town, downtown, skyline", "城市 城里 都市"),
  street: setting("street, road, highway, sidewalk", "街道 马路 街上 大街 公路 路上"),
  village: setting("village", "村庄 村子 乡村 小镇"),
  castle: setting("castle court, kingdom, courtyard", "王国 宫廷"),
  park: setting("park", "公园"),
  playground: setting("playground", "游乐场 操场 游乐园"),
  classroom: setting("classroom, class", "教室 课堂 幼儿园"),
  kitchen: setting("kitchen", "厨房"),
  bedroom: setting("bedroom", "卧室 房间"),
  "living-room": setting("living room, room, indoors", "客厅 屋里 家里"),
  stage: setting("stage, theater, theatre, concert", "舞台 剧场"),
  circus: setting("circus", "马戏团"),
  party: setting("party, birthday party, birthday", "派对 生日派对 聚会 生日"),
};

export const festivals: Readonly<
  Record<Festival, { en: readonly string[]; zh: readonly string[] }>
> = {
  christmas: { en: ["christmas", "xmas", "christmas eve"], zh: ["圣诞节", "圣诞"] },
  halloween: { en: ["halloween", "trick or treat"], zh: ["万圣节", "万圣夜"] },
  easter: { en: ["easter"], zh: ["复活节"] },
  thanksgiving: { en: ["thanksgiving"], zh: ["感恩节"] },
  valentine: { en: ["valentine", "valentines day", "valentine's day"], zh: ["情人节"] },
  "spring-festival": {
    en: ["chinese new year", "lunar new year", "spring festival", "new year"],
    zh: ["春节", "新年", "过年", "除夕"],
  },
  "lantern-festival": { en: ["lantern festival"], zh: ["元宵节", "灯会"] },
  "dragon-boat": { en: ["dragon boat festival"], zh: ["端午节", "端午"] },
  "mid-autumn": {
    en: ["mid autumn festival", "mid-autumn festival", "moon festival"],
    zh: ["中秋节", "中秋"],
  },
  birthday: { en: ["happy birthday"], zh: ["生日快乐", "过生日"] },
};

export const weathers: Readonly<
  Record<Exclude<Weather, "clear">, { en: readonly string[]; zh: readonly string[] }>
> = {
  rain: { en: ["rain", "raining", "rainy", "in the rain"], zh: ["下雨", "雨天", "雨中", "雨里"] },
  snow: { en: ["snowing", "snowy", "snowfall"], zh: ["下雪", "雪天"] },
  wind: { en: ["wind", "windy"], zh: ["刮风", "大风"] },
};

export const nightWords = {
  en: ["night", "at night", "nighttime", "midnight", "evening", "starry night", "moonlight"],
  zh: ["夜晚", "晚上", "夜里", "夜空", "深夜", "星空", "月夜"],
} as const;
