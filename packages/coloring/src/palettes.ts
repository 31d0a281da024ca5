import type { Localised } from "@colorleaf/domain";
import { type Color, colorDistance } from "./color.ts";

export interface NamedColor {
  readonly color: Color;
  readonly name: Localised;
}

export type PaletteId =
  | "crayons12"
  | "crayons24"
  | "crayons48"
  | "skin"
  | "pastels"
  | "spring"
  | "summer"
  | "autumn"
  | "winter";

export interface Palette {
  readonly id: PaletteId;
  readonly colors: readonly NamedColor[];
}

function crayon(color: Color, en: string, zh: string): NamedColor {
  return { color, name: { en, zh } };
}

const basics = [
  crayon(0xe5342b, "Red", "红色"),
  crayon(0xf58220, "Orange", "橙色"),
  crayon(0xffd23f, "Yellow", "黄色"),
  crayon(0x8cc63f, "Leaf green", "草绿色"),
  crayon(0x1f9d55, "Green", "绿色"),
  crayon(0x5ec8e5, "Sky blue", "天蓝色"),
  crayon(0x2b6cd4, "Blue", "蓝色"),
  crayon(0x7b4bb7, "Purple", "紫色"),
  crayon(0xf48fb1, "Pink", "粉色"),
  crayon(0x8d5a34, "Brown", "棕色"),
  crayon(0x9aa0a6, "Grey", "灰色"),
  crayon(0x3b3b3b, "Black", "黑色"),
] as const;

const more = [
  crayon(0xa61b29, "Cherry", "樱桃红"),
  crayon(0xff7f6b, "Coral", "珊瑚色"),
  crayon(0xffb37a, "Apricot", "杏色"),
  crayon(0xf2b705, "Gold", "金黄色"),
  crayon(0xfff3a3, "Lemon", "柠檬黄"),
  crayon(0xb5e3b5, "Mint", "薄荷绿"),
  crayon(0x6b7f2a, "Olive", "橄榄绿"),
  crayon(0x14857f, "Teal", "青色"),
  crayon(0x1b2f6b, "Midnight blue", "深蓝色"),
  crayon(0xc8a2dd, "Lavender", "淡紫色"),
  crayon(0xd9308a, "Magenta", "玫红色"),
  crayon(0xe6c79c, "Sand", "沙色"),
] as const;

const skin = [
  crayon(0xfde5d4, "Porcelain", "瓷白"),
  crayon(0xfad2b4, "Peach", "蜜桃"),
  crayon(0xf1bd93, "Honey", "蜂蜜"),
  crayon(0xe0a473, "Wheat", "小麦"),
  crayon(0xc98753, "Caramel", "焦糖"),
  crayon(0xa9683a, "Cinnamon", "肉桂"),
  crayon(0x85502c, "Chestnut", "栗子"),
  crayon(0x633a21, "Walnut", "核桃"),
  crayon(0x4a2a19, "Cocoa", "可可"),
  crayon(0xf29d9d, "Rosy cheek", "腮红"),
  crayon(0xd5656a, "Lips", "唇红"),
  crayon(0x2e211b, "Dark hair", "墨发"),
] as const;

const pastels = [
  crayon(0xffc9c9, "Rose milk", "玫瑰奶"),
  crayon(0xffd8b8, "Peach milk", "蜜桃奶"),
  crayon(0xfff1b8, "Butter", "奶油黄"),
  crayon(0xe3f3b5, "Lime milk", "青柠奶"),
  crayon(0xc4ecc9, "Mint milk", "薄荷奶"),
  crayon(0xbdeae6, "Sea foam", "海沫"),
  crayon(0xc2e3fb, "Cloud blue", "云朵蓝"),
  crayon(0xc9d2fa, "Periwinkle", "长春花"),
  crayon(0xdccbf5, "Lilac", "丁香"),
  crayon(0xf7cdea, "Blossom", "樱花"),
  crayon(0xeadfd3, "Oat", "燕麦"),
  crayon(0xdfe3e8, "Mist", "薄雾"),
] as const;

const evenMore = [
  crayon(0x7a1f3d, "Burgundy", "酒红色"),
  crayon(0xff5252, "Poppy", "罂粟红"),
  crayon(0xc65f2e, "Rust", "铁锈色"),
  crayon(0xffa62b, "Mango", "芒果色"),
  crayon(0xffe066, "Sunshine", "阳光黄"),
  crayon(0xc9b458, "Mustard", "芥末黄"),
  crayon(0xd6e04a, "Lime", "青柠色"),
  crayon(0x5aa02c, "Grass", "青草色"),
  crayon(0x0b5d3b, "Pine", "松绿色"),
  crayon(0x4cc9a0, "Jade", "翡翠色"),
  crayon(0x7fe0d8, "Turquoise", "绿松石"),
  crayon(0xa8d8f0, "Ice blue", "冰蓝色"),
  crayon(0x4a90d9, "Cornflower", "矢车菊蓝"),
  crayon(0x3f3fbf, "Indigo", "靛蓝色"),
  crayon(0x9b72e0, "Violet", "紫罗兰"),
  crayon(0x5b2a86, "Plum", "梅子色"),
  crayon(0xe56fd0, "Orchid", "兰花色"),
  crayon(0xffc2dd, "Candy pink", "糖果粉"),
  crayon(0xb3566a, "Raspberry milk", "莓奶色"),
  crayon(0xd8b08c, "Biscuit", "饼干色"),
  crayon(0x5a3a22, "Chocolate", "巧克力色"),
  crayon(0xcfd4da, "Silver", "银灰色"),
  crayon(0x5f6b7a, "Slate", "石板灰"),
  crayon(0xffffff, "White", "白色"),
] as const;

const spring = [
  crayon(0xfbc4d4, "Cherry blossom", "樱花粉"),
  crayon(0xf6e27a, "Daffodil", "水仙黄"),
  crayon(0xa8d672, "Young leaf", "嫩叶绿"),
  crayon(0x66b447, "Meadow", "草甸绿"),
  crayon(0x9fd8f2, "Clear sky", "晴空蓝"),
  crayon(0xb9a1e3, "Wisteria", "紫藤色"),
  crayon(0xff8fa3, "Tulip", "郁金香红"),
  crayon(0xffb86b, "Chick", "小鸡橙"),
  crayon(0x6fc7b5, "Rain green", "雨后绿"),
  crayon(0xb98a5e, "Earth", "泥土色"),
] as const;

const summer = [
  crayon(0xff4f5e, "Watermelon", "西瓜红"),
  crayon(0xffc300, "Sunflower", "向日葵黄"),
  crayon(0x00a6c7, "Sea", "海水蓝"),
  crayon(0x2ec4b6, "Lagoon", "潟湖绿"),
  crayon(0x3a86ff, "Swimming pool", "泳池蓝"),
  crayon(0xff7b00, "Sunset", "落日橙"),
  crayon(0x2b9348, "Palm", "棕榈绿"),
  crayon(0xf3d9a4, "Beach", "沙滩色"),
  crayon(0xff6fb5, "Hibiscus", "木槿粉"),
  crayon(0x7b2cbf, "Berry", "浆果紫"),
] as const;

const autumn = [
  crayon(0xc1440e, "Maple", "枫叶红"),
  crayon(0xe07a1f, "Pumpkin", "南瓜橙"),
  crayon(0xe3b23c, "Ginkgo", "银杏黄"),
  crayon(0x8a5a2b, "Acorn", "橡果棕"),
  crayon(0x6b8e23, "Moss", "苔藓绿"),
  crayon(0x7d2e3a, "Wine", "葡萄红"),
  crayon(0xc9a27a, "Mushroom", "蘑菇色"),
  crayon(0x4e5d3a, "Forest floor", "林地绿"),
  crayon(0x5c4b6e, "Dusk", "暮色紫"),
  crayon(0x94a7b5, "Fog", "晨雾灰"),
] as const;

const winter = [
  crayon(0xeaf6ff, "Snow", "雪白"),
  crayon(0xb7ddf2, "Frost", "霜蓝"),
  crayon(0x5b8fc7, "Frozen lake", "冰湖蓝"),
  crayon(0x1d3461, "Long night", "长夜蓝"),
  crayon(0xc81d25, "Holly berry", "冬青红"),
  crayon(0x146b3a, "Fir", "冷杉绿"),
  crayon(0xe8c547, "Candlelight", "烛光金"),
  crayon(0x9d8cc7, "Northern light", "极光紫"),
  crayon(0x6e5849, "Bark", "树皮棕"),
  crayon(0xa5b1bd, "Pebble", "石子灰"),
] as const;

export const palettes: readonly Palette[] = [
  { id: "crayons12", colors: basics },
  { id: "crayons24", colors: [...basics, ...more] },
  { id: "crayons48", colors: [...basics, ...more, ...evenMore] },
  { id: "skin", colors: skin },
  { id: "pastels", colors: pastels },
  { id: "spring", colors: spring },
  { id: "summer", colors: summer },
  { id: "autumn", colors: autumn },
  { id: "winter", colors: winter },
];

const everyCrayon = palettes.flatMap(({ colors }) => colors);

/**
 * The crayon that looks most like `color`, so that a color of one's own can be spoken of.
 * `exact` tells whether it is that very crayon.
 */
export function nearestCrayon(color: Color): { crayon: NamedColor; exact: boolean } {
  let nearest = everyCrayon[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of everyCrayon) {
    const distance = colorDistance(color, candidate.color);
    if (distance < least) {
      least = distance;
      nearest = candidate;
    }
  }
  return { crayon: nearest, exact: nearest.color === color };
}
