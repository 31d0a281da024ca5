import type { Row } from "../own-subjects.ts";

/** Circle, square, triangle, zzz. */
export const shapeRows: readonly Row[] = [
  ["round-shape", "circle|smiley face|smiley", "圆形|圆圈|笑脸", "symbol", "held", 0.5, "front"],
  ["square-shape", "square", "正方形|方块|方形", "symbol", "held", 0.5, "front"],
  ["triangle-shape", "triangle", "三角形", "symbol", "held", 0.5, "front"],
  ["sleep-letters", "zzz", "呼呼声", "symbol", "held", 0.3, "front"],
];
