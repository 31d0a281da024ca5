import type { Row } from "../own-subjects.ts";

/** Things whose emoji make poor coloring pages, drawn anew. */
export const betterLovedThingsRows: readonly Row[] = [
  [
    "firecracker",
    "firecrackers|firecracker|string of firecrackers",
    "鞭炮|一串鞭炮",
    "object",
    "ground",
    0.5,
    "front",
  ],
  ["cookie", "cookie|chocolate chip cookie", "饼干|曲奇", "food", "indoor", 0.1, "front"],
  ["pear", "pear", "梨", "food", "held", 0.12, "front"],
  ["roller-skate", "roller skates|roller skate", "旱冰鞋", "object", "ground", 0.3, "left"],
  ["baseball", "baseball", "棒球", "object", "ground", 0.1, "front"],
];
