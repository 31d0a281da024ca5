import type { Localised } from "@colorleaf/domain";
import { type Color, colorDistance } from "./color.ts";

export interface NamedColor {
  readonly color: Color;
  readonly name: Localised;
}

export interface Palette {
  readonly id: "crayons12" | "crayons24" | "skin" | "pastels";
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

export const palettes: readonly Palette[] = [
  { id: "crayons12", colors: basics },
  { id: "crayons24", colors: [...basics, ...more] },
  { id: "skin", colors: skin },
  { id: "pastels", colors: pastels },
];

const everyCrayon = [...basics, ...more, ...skin, ...pastels];

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
