/** The five senses, each with what we have it by. */
import type { Language, Localised } from "@colorleaf/domain";
import { shapesOfSvg } from "../../artwork/shapes-of-svg.ts";
import { sheetNames } from "../../lexicon/sheets.ts";
import type { Box, SceneItem } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import type { Stage } from "../page/stage.ts";
import { fitted } from "./arrange.ts";
import { chart } from "./chart.ts";

interface Sense {
  name: Localised;
  /** Body of an SVG of this width and height. */
  svg: string;
}

const canvas = 100;
const senses: readonly Sense[] = [
  {
    name: { en: "sight", zh: "视觉" },
    svg: `
    <path data-part="eyebrow" fill="#8a5a2a" d="M12 27C30 8 70 8 88 27C70 19 30 19 12 27Z"/>
    <path fill="none" stroke="#202020" stroke-width="1.800" d="M16 46L8 38M32 37L27 27M50 33L50 23M68 37L73 27M84 46L92 38"/>
    <path data-part="eye" fill="#ffffff" d="M4 60C24 28 76 28 96 60C76 90 24 90 4 60Z"/>
    <circle fill="#8fc6e8" cx="50" cy="59" r="20"/>
    <circle fill="#6a7fa0" cx="50" cy="59" r="9"/>`,
  },
  {
    name: { en: "hearing", zh: "听觉" },
    svg: `
    <path data-part="ear" fill="#fbdcc0" d="M30 74C16 52 18 6 54 6C90 6 90 44 74 58C62 68 68 94 48 94C36 94 34 82 30 74Z"/>
    <path fill="none" stroke="#8a4a2a" stroke-width="1.800" d="M33 46C32 28 40 18 54 18C70 18 76 34 68 46C60 55 56 58 55 66"/>
    <path fill="none" stroke="#8a4a2a" stroke-width="1.800" d="M45 42C45 32 58 30 60 38C62 46 46 50 44 62C43 70 48 74 52 72"/>`,
  },
  {
    name: { en: "smell", zh: "嗅觉" },
    svg: `
    <path data-part="nose" fill="#fbdcc0" d="M50 6C39 6 42 28 34 44C28 54 12 60 14 76C16 90 32 90 37 84C42 94 58 94 63 84C68 90 84 90 86 76C88 60 72 54 66 44C58 28 61 6 50 6Z"/>
    <path fill="none" stroke="#8a4a2a" stroke-width="1.800" d="M26 78C30 71 36 73 37 84M74 78C70 71 64 73 63 84"/>`,
  },
  {
    name: { en: "taste", zh: "味觉" },
    svg: `
    <path data-part="mouth" fill="#f0909a" d="M3 38C18 30 32 16 42 20Q50 26 58 20C68 16 82 30 97 38C86 56 70 64 50 64C30 64 14 56 3 38Z"/>
    <path fill="#ffffff" d="M16 38Q50 30 84 38Q72 47 50 47Q28 47 16 38Z"/>
    <path data-part="tongue" fill="#f7b7c0" d="M30 46Q50 40 70 46C74 62 72 94 50 94C28 94 26 62 30 46Z"/>
    <path fill="none" stroke="#8a4a2a" stroke-width="1.800" d="M50 52L50 78"/>`,
  },
  {
    name: { en: "touch", zh: "触觉" },
    svg: `
    <path data-part="hand" fill="#fbdcc0" d="M30 94C24 84 20 70 17 56L10 34C8 26 18 22 21 30L30 50L26 16C25 7 37 5 39 14L45 46L47 10C47 1 60 1 60 10L60 46L68 18C70 9 82 12 80 21L73 54C75 60 78 58 82 53C88 46 98 50 93 58C86 70 80 84 70 94Q50 98 30 94Z"/>
    <path fill="none" stroke="#8a4a2a" stroke-width="1.800" d="M36 70Q46 62 58 66M62 84Q62 74 70 68"/>`,
  },
];

export function composeSenses(language: Language, stage: Stage): SceneItem[] {
  const entries = senses.map(({ name, svg }) => {
    const shown = { en: `sense of ${name.en}`, zh: name.zh };
    const draw = (cell: Box) =>
      placedShapes(name.en, shown, fitted(shapesOfSvg(svg, canvas), cell).placed, "hero");
    return { name, draw };
  });
  return chart(sheetNames.senses, entries, language, stage);
}
