/** The days of the week in letters to color, from the day that each language begins with. */
import type { Language } from "@colorleaf/domain";
import type { SceneItem } from "../../types.ts";
import { composeLetterRows } from "../letters/lettering.ts";
import type { Stage } from "../page/stage.ts";

const days = {
  en: ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"],
  zh: ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
};
/** Wider pages than this, in heights, have two days in a row; Chinese ones are short enough sooner. */
const widePage = { en: 1.2, zh: 0.8 };

export function composeDays(language: Language, stage: Stage): SceneItem[] {
  const list = days[language];
  const inRow = stage.width > widePage[language] * stage.height ? 2 : 1;
  const rows = list.flatMap((_, place) =>
    place % inRow === 0 ? [list.slice(place, place + inRow)] : [],
  );
  return composeLetterRows(rows, stage);
}
