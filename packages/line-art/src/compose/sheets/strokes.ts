/**
 * How Chinese characters are written: each large in its square with its strokes numbered, and beside
 * it how it grows stroke by stroke. A character that names a thing has its picture.
 */
import { strokeArea, widened } from "../../artwork/clip.ts";
import { transformPath } from "../../artwork/path.ts";
import { type Stroke, strokesOf } from "../../lettering/strokes-of.ts";
import type { Box, SceneItem, SourceShape, SubjectId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { line, rectangle, through } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { cellsOf, drawingIn, sheetBox, telling } from "./arrange.ts";
import { strokeNumbers } from "./stroke-numbers.ts";

const colours = ["#ee6d7d", "#6db3e8", "#f6c945", "#9fd07c", "#b48ae0"];
const ink = "#000000";
/** Of a square, around what is written in it. */
const margin = 0.07;
const dashes = 8;
/** What is added to strokes all round, so that there is more to color, as a share of their square. */
const plump = 0.011;
/** The pen that has written the strokes before, as a share of a step's square. */
const penWidth = 0.026;
/** Heights as shares of the page's shorter side; larger steps would outshine the character. */
const largestStep = 0.22;
const smallestNumber = 0.014;

/** @param subject what a single character, or all of them together, are the word for */
export function composeStrokes(
  characters: readonly string[],
  subject: SubjectId | undefined,
  stage: Stage,
): SceneItem[] {
  const isPlain = stage.richness === 0;
  const [first, ...others] = characters;
  if (first && others.length === 0) {
    const { picture, ...places } = placesIn(within(sheetBox(stage), stage), subject !== undefined);
    const drawing = subject && drawingIn(subject, picture, isPlain);
    return [...howToWrite(first, 1, places, stage), ...(drawing ? [drawing] : [])];
  }
  const cells = cellsOf(characters.length + (subject ? 1 : 0), sheetBox(stage)).map((cell) =>
    within(cell, stage),
  );
  const squares = characters.flatMap((character, place) =>
    howToWrite(character, place + 1, placesIn(cells[place]!, false), stage),
  );
  return subject ? [...squares, drawingIn(subject, cells.at(-1)!, isPlain)] : squares;
}

const within = (cell: Box, { unit }: Stage) => inset(cell, 0.02 * unit);

function howToWrite(
  character: string,
  place: number,
  { square, steps }: { square: Box; steps: Box },
  { unit }: Stage,
): SceneItem[] {
  const strokes = strokesOf(character) ?? [];
  const drawn = strokes.map((stroke) => placed(stroke, square));
  const name = { en: `strokes of ${character}`, zh: `“${character}”的笔画` };
  const shapes = [...written(drawn), ...strokeNumbers(drawn, square, smallestNumber * unit)];
  return [
    placedShapes(`square-${place}`, { en: "square", zh: "田字格" }, grid(square), "support"),
    placedShapes(`character-${place}`, name, shapes, "hero"),
    ...stepsIn(strokes, steps, largestStep * unit).map((shapes, step) =>
      placedShapes(
        `step-${place}-${step + 1}`,
        { en: `stroke ${step + 1}`, zh: `第${step + 1}笔` },
        shapes.map(telling),
        "support",
      ),
    ),
  ];
}

/** The square, beside it or below it the steps, and the picture where there is most room left. */
function placesIn(cell: Box, hasPicture: boolean) {
  const { x, y, width, height } = cell;
  const gap = 0.04 * Math.min(width, height);
  const isWide = width > 1.25 * height;
  if (isWide) {
    const side = Math.min(height, 0.58 * width);
    const square = { x, y: y + (height - side) / 2, width: side, height: side };
    const [left, wide] = [x + side + gap, width - side - gap];
    const tall = hasPicture ? 0.5 * height - gap / 2 : height;
    const steps = { x: left, y: y + height - tall, width: wide, height: tall };
    return { square, steps, picture: { x: left, y, width: wide, height: height - tall - gap } };
  }
  const isTall = height > 1.25 * width;
  const side = isTall ? width : (hasPicture ? 0.62 : 0.7) * Math.min(width, height);
  const left = isTall || hasPicture ? x : x + (width - side) / 2;
  const square = { x: left, y, width: side, height: side };
  const below = { x, y: y + side + gap, width, height: height - side - gap };
  if (!isTall)
    return {
      square,
      steps: below,
      picture: { x: x + side + gap, y, width: width - side - gap, height: side },
    };
  const tall = hasPicture ? 0.5 * below.height : below.height;
  return {
    square,
    steps: { ...below, height: tall },
    picture: { ...below, y: below.y + tall + gap, height: below.height - tall - gap },
  };
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** 田字格: the broken lines tell where in the square a stroke stands. */
function grid(square: Box): SourceShape[] {
  const { x, y, width } = square;
  const middle = width / 2;
  const dash = width / (2 * dashes + 1);
  const starts = Array.from({ length: dashes }, (_, place) => (2 * place + 1) * dash);
  const across = starts.map((start) => `M${x + start} ${y + middle}h${dash}`);
  const down = starts.map((start) => `M${x + middle} ${y + start}v${dash}`);
  return [rectangle(square, "#fffaf0"), line([...across, ...down].join(""))];
}

function placed({ outline, middle }: Stroke, square: Box): Stroke {
  const { x, y, width } = inset(square, margin * square.width);
  return {
    outline: widened(
      transformPath(outline, [width, 0, 0, width, x, y]),
      plump * width,
      width / 1500,
    ),
    middle: middle.map(([across, down]) => [x + across * width, y + down * width]),
  };
}

function written(strokes: readonly Stroke[]): SourceShape[] {
  return strokes.map(({ outline }, place) => ({
    kind: "area",
    path: outline,
    colour: colours[place % colours.length]!,
    telling: true,
  }));
}

/** Shapes of each step: what was written before as a line, the new stroke in black. */
function stepsIn(strokes: readonly Stroke[], box: Box, largest: number): SourceShape[][] {
  const count = strokes.length;
  const sizeIn = (columns: number) =>
    Math.min(box.width / columns, box.height / Math.ceil(count / columns), largest);
  const columns = strokes
    .map((_, place) => place + 1)
    .reduce((best, one) => (sizeIn(one) > sizeIn(best) ? one : best), 1);
  const size = sizeIn(columns);
  const rows = Math.ceil(count / columns);
  const left = box.x + (box.width - columns * size) / 2;
  const top = box.y + (box.height - rows * size) / 2;
  return strokes.map((_, place) => {
    const cell = {
      x: left + (place % columns) * size,
      y: top + Math.floor(place / columns) * size,
      width: size,
      height: size,
    };
    const square = inset(cell, 0.04 * size);
    const [newest, ...before] = strokes
      .slice(0, place + 1)
      .map((stroke) => placed(stroke, square))
      .toReversed();
    return [
      rectangle(square, "#fffaf0"),
      ...[
        ...before.map(({ middle }) =>
          strokeArea(through(middle, false), penWidth * size, size / 500),
        ),
        newest!.outline,
      ].map((path): SourceShape => ({ kind: "area", path, colour: ink })),
    ];
  });
}
