import type { Language } from "@colorleaf/domain";
import type { Sheet } from "../../lexicon/sheets.ts";
import type { SceneItem } from "../../types.ts";
import { composeLetterRows } from "../lettering.ts";
import type { Stage } from "../stage.ts";
import { composeFoodChain, composeSeasons, composeWeather } from "./charts.ts";
import { composeClock } from "./clock.ts";
import { composeLifeCycle, composeWaterCycle } from "./cycles.ts";
import { composeShapes } from "./flat-shapes.ts";
import { composeDiagram } from "./labelled.ts";
import { composeMaze } from "./maze.ts";
import { composeSolarSystem } from "./solar-system.ts";
import { composeStrokes } from "./strokes.ts";

/** An educational sheet has the page to itself. */
export function composeSheet(sheet: Sheet, language: Language, stage: Stage): SceneItem[] {
  switch (sheet.kind) {
    case "diagram":
      return composeDiagram(sheet.of, language, stage);
    case "life-cycle":
      return composeLifeCycle(sheet.of, stage);
    case "water-cycle":
      return composeWaterCycle(stage);
    case "solar-system":
      return composeSolarSystem(stage);
    case "clock":
      return composeClock(sheet.hour, sheet.minute, stage);
    case "shapes":
      return composeShapes(stage);
    case "weather":
      return composeWeather(stage);
    case "seasons":
      return composeSeasons(stage);
    case "food-chain":
      return composeFoodChain(stage);
    case "maze":
      return composeMaze(sheet.from, sheet.to, stage);
    case "strokes":
      return composeStrokes(sheet.characters, sheet.subject, stage);
    case "characters":
      return composeLetterRows(sheet.rows, stage);
  }
}
