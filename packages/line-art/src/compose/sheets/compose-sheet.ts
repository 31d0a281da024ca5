import type { Language } from "@colorleaf/domain";
import type { Sheet } from "../../lexicon/sheets.ts";
import type { SceneItem } from "../../types.ts";
import { composeLetterRows } from "../letters/lettering.ts";
import type { Stage } from "../page/stage.ts";
import {
  composeColours,
  composeFoodChain,
  composeMonths,
  composeSeasons,
  composeWeather,
} from "./charts.ts";
import { composeClock } from "./clock.ts";
import { composeLifeCycle, composeWaterCycle } from "./cycles.ts";
import { composeDays } from "./days.ts";
import { composeShapes } from "./flat-shapes.ts";
import { composeFoodPyramid } from "./food-pyramid.ts";
import { composeDiagram } from "./labelled.ts";
import { composeMaze } from "./maze.ts";
import { composeHundred, composeTimes } from "./number-table.ts";
import { composeSenses } from "./senses.ts";
import { composeSolarSystem } from "./solar-system.ts";
import { composeStrokes } from "./strokes.ts";

/** An educational sheet has the page to itself. */
export function composeSheet(sheet: Sheet, language: Language, stage: Stage): SceneItem[] {
  switch (sheet.kind) {
    case "diagram":
      return composeDiagram(sheet.of, language, stage);
    case "life-cycle":
      return composeLifeCycle(sheet.of, language, stage);
    case "water-cycle":
      return composeWaterCycle(language, stage);
    case "solar-system":
      return composeSolarSystem(language, stage);
    case "clock":
      return composeClock(sheet.hour, sheet.minute, stage);
    case "shapes":
      return composeShapes(language, stage);
    case "weather":
      return composeWeather(language, stage);
    case "senses":
      return composeSenses(language, stage);
    case "colours":
      return composeColours(language, stage);
    case "food-pyramid":
      return composeFoodPyramid(language, stage);
    case "months":
      return composeMonths(language, stage);
    case "days":
      return composeDays(language, stage);
    case "hundred":
      return composeHundred(language, stage);
    case "times":
      return composeTimes(language, stage);
    case "seasons":
      return composeSeasons(language, stage);
    case "food-chain":
      return composeFoodChain(language, stage);
    case "maze":
      return composeMaze(sheet.from, sheet.to, stage);
    case "strokes":
      return composeStrokes(sheet.characters, sheet.subject, stage);
    case "characters":
      return composeLetterRows(sheet.rows, stage);
  }
}
