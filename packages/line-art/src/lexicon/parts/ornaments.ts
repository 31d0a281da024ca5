/** Of mandalas. */
import type { Part } from "./part.ts";

export const partsOfOrnaments = {
  backScallop: { en: "outer scallop", zh: "外弧瓣", measure: "个" },
  bead: { en: "bead", zh: "圆珠", measure: "颗" },
  butterfly: { en: "butterfly", zh: "蝴蝶", measure: "只" },
  diamond: { en: "diamond", zh: "菱形", measure: "个" },
  daisy: { en: "flower", zh: "小花", measure: "朵" },
  drop: { en: "drop", zh: "水滴", measure: "颗" },
  flake: { en: "snowflake", zh: "雪花", measure: "片" },
  ground: { en: "background", zh: "底面" },
  heart: { en: "heart", zh: "爱心", measure: "颗" },
  hexagon: { en: "hexagon", zh: "六边形", measure: "个" },
  innerPetal: { en: "small petal", zh: "小花瓣", measure: "片" },
  lotus: { en: "lotus", zh: "莲花", measure: "朵" },
  middle: { en: "middle", zh: "中心" },
  moon: { en: "moon", zh: "月亮", measure: "个" },
  paisley: { en: "paisley", zh: "佩斯利花纹", measure: "个" },
  scallop: { en: "scallop", zh: "弧瓣", measure: "个" },
  seashell: { en: "shell", zh: "贝壳", measure: "个" },
  square: { en: "square", zh: "方块", measure: "个" },
  triangle: { en: "triangle", zh: "三角形", measure: "个" },
  tulip: { en: "tulip", zh: "郁金香", measure: "朵" },
} as const satisfies Record<string, Part>;
