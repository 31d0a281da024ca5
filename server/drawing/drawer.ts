/** The engine as the server sees it: in worker threads, so that the server keeps answering. */
import type {
  AspectRatio,
  Complexity,
  Difficulty,
  Language,
  Localised,
  PageQuality,
  Reading,
  SceneObject,
  Style,
  Theme,
} from "@colorleaf/domain";
import type { ScenePlan } from "@colorleaf/line-art";
import type { CleanedPicture, DirtyPicture } from "../picture-cleaning/clean-picture.ts";
import type { PageFacts } from "./page-facts.ts";
import type { Pool, RunOptions } from "./pool.ts";
import type { Paper } from "./write-pdf.ts";

export interface DrawingRequest {
  description: string;
  aspectRatio: AspectRatio;
  complexity: Complexity;
  /** Of a page of the catalogue. */
  difficulty?: Difficulty | undefined;
  style: Style;
  theme?: Theme | undefined;
  language: Language;
  seed: number;
  /** By a language model; made anew for each attempt, not kept. */
  plan?: ScenePlan | undefined;
}

export interface DrawnPage {
  ok: true;
  /** Line art. */
  svg: string;
  colourSvg: string;
  /** The line art at its size on screen. */
  png: Uint8Array;
  reading: Reading;
  facts: PageFacts;
  /** A story is a step harder than chosen, and the words can say for whom it is. */
  difficulty: Difficulty;
  quality: PageQuality;
  objects: SceneObject[];
}

/** A refusal is an answer, not a fault: no attempt will change it. */
export type DrawingRefusal =
  | { ok: false; reason: "empty" | "unsafe" }
  | { ok: false; reason: "nothing-to-draw"; alternatives: Localised[] };

export interface ReadDescription {
  ok: true;
  reading: Reading;
  facts: PageFacts;
}

/** The tasks of `worker.ts`, and of its stand-in in the tests. */
export interface DrawingTasks {
  read(input: { description: string; language: Language }): ReadDescription | DrawingRefusal;
  draw(input: DrawingRequest): DrawnPage | DrawingRefusal;
  /** `width` in pixels. */
  render(input: { svg: string; width: number }): Uint8Array;
  writePdf(input: { svg: string; paper: Paper }): Promise<Uint8Array>;
  clean(input: DirtyPicture): Promise<CleanedPicture>;
}

export interface Drawer {
  /** Quick, and never behind drawings that wait. */
  read(description: string, language: Language): Promise<ReadDescription | DrawingRefusal>;
  draw(request: DrawingRequest, options?: RunOptions): Promise<DrawnPage | DrawingRefusal>;
  /** An SVG of ours as PNG of a width in pixels. */
  render(svg: string, width: number): Promise<Uint8Array>;
  /** A line art of ours to print. */
  writePdf(svg: string, paper: Paper): Promise<Uint8Array>;
  /** A page out of a picture that a service drew. */
  clean(picture: DirtyPicture): Promise<CleanedPicture>;
}

export function createDrawer(pool: Pool): Drawer {
  const run = <Name extends keyof DrawingTasks>(
    name: Name,
    input: Parameters<DrawingTasks[Name]>[0],
    options?: RunOptions,
  ) => pool.run<Awaited<ReturnType<DrawingTasks[Name]>>>(name, input, options);
  return {
    read: (description, language) => run("read", { description, language }, { urgency: "now" }),
    draw: (request, options) => run("draw", request, options),
    render: (svg, width) => run("render", { svg, width }, { urgency: "now" }),
    writePdf: (svg, paper) => run("writePdf", { svg, paper }, { urgency: "now" }),
    clean: (picture) => run("clean", picture),
  };
}
