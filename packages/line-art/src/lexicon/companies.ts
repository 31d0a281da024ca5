import type { SubjectId } from "../types.ts";

const rows: readonly [subjects: string, en: string, zh: string][] = [
  [
    "girl boy",
    "children|kids|boys and girls|friends|best friends|siblings|twins|classmates|pupils|students|toddlers",
    "孩子们|小朋友们|小孩们|同学们|小伙伴|小伙伴们|好朋友|朋友们|兄妹|姐弟|双胞胎|同学",
  ],
  [
    "woman man girl",
    "family|a family|happy family|my family|the whole family",
    "一家人|全家|全家人|一家三口|家人|家庭|一家",
  ],
  [
    "woman man",
    "parents|mom and dad|mum and dad|mother and father|people|couple",
    "父母|爸爸妈妈|爸妈|夫妻|人们|大人们",
  ],
  ["grandmother grandfather", "grandparents|old couple", "爷爷奶奶|外公外婆|祖父母|姥姥姥爷"],
  ["king queen", "king and queen", "国王王后|国王和王后"],
];

const wordsOf = (column: 1 | 2): ReadonlyMap<string, readonly SubjectId[]> =>
  new Map(
    rows.flatMap((row) => row[column].split("|").map((word) => [word, row[0].split(" ")] as const)),
  );

/** Words for several people at once, and who they are. */
export const companies = { en: wordsOf(1), zh: wordsOf(2) };
