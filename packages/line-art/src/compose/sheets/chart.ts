import type { Language, Localised } from "@colorleaf/domain";
import type { Box, SceneItem } from "../../types.ts";
import type { Stage } from "../page/stage.ts";
import { cellsOf, inset } from "./arrange.ts";
import { captionSize, withCaption, withHeading, wordSize } from "./words.ts";

export interface ChartEntry {
  name: Localised;
  draw: (cell: Box) => SceneItem;
}

/** Drawings side by side with their names below. */
export function chart(
  title: Localised,
  entries: readonly ChartEntry[],
  language: Language,
  stage: Stage,
): SceneItem[] {
  const { items, room } = withHeading(title, language, stage);
  const cells = cellsOf(entries.length, room, 2 * wordSize(stage)).map((cell) => inset(cell, 0.08));
  const names = entries.map(({ name }) => name);
  const size = captionSize(names, cells[0]!.width, language, stage);
  const shown = cells.flatMap((cell, place) => {
    const { name, draw } = entries[place]!;
    const { word, picture } = withCaption(cell, name, language, size);
    return [draw(picture), word];
  });
  return [...items, ...shown];
}
