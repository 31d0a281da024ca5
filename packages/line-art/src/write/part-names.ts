/**
 * What the parts of a drawing are called, so that each is told from the others of its thing: "left
 * ear", "leg 3", "ring 2, petal #" with its number still to come.
 */
import type { Localised } from "@colorleaf/domain";
import { pathBounds } from "../artwork/path.ts";
import type { Part } from "../lexicon/parts.ts";
import type { Box, DrawnShape, Round } from "../types.ts";

export interface PartName extends Localised {
  /** Each of these has a number by its angle, in the place of "#". */
  round?: Round;
}

/** One of the things of a kind: a shape, with smaller ones that lie on it. */
interface One {
  box: Box;
  members: DrawnShape[];
}

/** Names by shape, of what can be colored and is known. */
export function namesOfParts(shapes: readonly DrawnShape[]): Map<DrawnShape, PartName> {
  const names = new Map<DrawnShape, PartName>();
  const alike = new Map<string, DrawnShape[]>();
  for (const shape of shapes) {
    if (!shape.part || shape.fill !== "paper") continue;
    if (shape.round) names.set(shape, nameInRound(shape.part, shape.round));
    else {
      const key = `${shape.item} ${shape.part.en}`;
      alike.set(key, [...(alike.get(key) ?? []), shape]);
    }
  }
  for (const group of alike.values()) {
    const part = group[0]!.part!;
    const ones = part.measure ? onesOf(group) : [];
    const told = ones.length > 1 ? tellApart(part, ones) : [];
    for (const shape of group) {
      const place = ones.findIndex(({ members }) => members.includes(shape));
      names.set(shape, told[place] ?? part);
    }
  }
  return names;
}

function nameInRound(part: Part, round: Round): PartName {
  const { en, zh, measure } = part;
  const isOne = round.count === 1;
  const own = isOne ? { en, zh } : { en: `${en} #`, zh: `第#${measure ?? "个"}${zh}` };
  const place = isOne ? {} : { round };
  if (!round.ring) return { ...own, ...place };
  return { en: `ring ${round.ring}, ${own.en}`, zh: `第${round.ring}圈，${own.zh}`, ...place };
}

/** From left to right, or from top to bottom where they stand one above the other. */
function onesOf(shapes: readonly DrawnShape[]): One[] {
  const boxed = shapes.map((shape) => ({ shape, box: pathBounds(shape.path) }));
  const ones: One[] = [];
  for (const { shape, box } of boxed.toSorted(
    (one, other) => areaOf(other.box) - areaOf(one.box),
  )) {
    const whole = ones.find((one) => holds(one.box, box));
    if (whole) whole.members.push(shape);
    else ones.push({ box, members: [shape] });
  }
  const along = standInRow(ones) ? ({ x }: Point) => x : ({ y }: Point) => y;
  return ones.sort((one, other) => along(middleOf(one.box)) - along(middleOf(other.box)));
}

/** Rather beside than above each other. */
function standInRow(ones: readonly One[]): boolean {
  const middles = ones.map(({ box }) => middleOf(box));
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return spread(middles.map(({ x }) => x)) * 2 >= spread(middles.map(({ y }) => y));
}

/** As the viewer sees them. */
function tellApart(part: Part, ones: readonly One[]): Localised[] {
  const { en, zh, measure } = part;
  if (ones.length > 2) {
    return ones.map((_, index) => ({
      en: `${en} ${index + 1}`,
      zh: `第${index + 1}${measure}${zh}`,
    }));
  }
  const sides = (first: Localised, second: Localised) =>
    [first, second].map((side) => ({ en: `${side.en} ${en}`, zh: `${side.zh}${zh}` }));
  if (standInRow(ones)) {
    // 左耳朵, but 左边的窗户.
    const of = measure && "只条".includes(measure) ? "" : "边的";
    return sides({ en: "left", zh: `左${of}` }, { en: "right", zh: `右${of}` });
  }
  return sides({ en: "upper", zh: "上面的" }, { en: "lower", zh: "下面的" });
}

interface Point {
  x: number;
  y: number;
}

const areaOf = ({ width, height }: Box) => width * height;

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Patterns lie on what they adorn. */
function holds(whole: Box, { x, y, width, height }: Box): boolean {
  return (
    x > whole.x &&
    y > whole.y &&
    x + width < whole.x + whole.width &&
    y + height < whole.y + whole.height &&
    width * height < 0.35 * areaOf(whole)
  );
}
