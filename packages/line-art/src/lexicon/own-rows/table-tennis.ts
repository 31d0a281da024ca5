import type { Row } from "../own-subjects.ts";

/** What a match of table tennis is drawn with. */
export const tableTennisRows: readonly Row[] = [
  ["table-tennis", "table tennis match", "乒乓球比赛", "object", "ground", 0.9, "front"],
  ["table-tennis-bat", "table tennis bat", "乒乓球板", "object", "held", 0.25, "front"],
];
