/**
 * A thing with fewer areas, for the smallest children. Neighbours become one area by a gap in the line
 * between them, as one draws for a toddler: the ear still has its curve, but is coloured with the head.
 */
import { areaOf, isInside, joinedWithin, piecesWithout } from "../artwork/clip.ts";
import { lightness } from "../artwork/colour.ts";
import {
  flatten,
  fromPolygons,
  type Point,
  type Polygon,
  pathBounds,
  signedArea,
} from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import type { Box, Path } from "../types.ts";
import { type Area, type AreaMap, findAreas } from "./area-map.ts";
import { type Group, type GroupRules, groupAreas, loneGroups } from "./group-areas.ts";
import type { InkedShape, Inking } from "./ink-shapes.ts";
import { keptIn } from "./kept-in.ts";
import { keptLines, marked, type Step, stepsAlong } from "./seams.ts";

/** A nose or a button that has no area any more is solid where it is so dark (OKLab lightness). */
const darkMark = 0.5;

/** Rather an eye over the hat that hides some of it than one eye. */
const mostOfEye = 0.6;

/** A thing, and how its areas are joined. */
interface Joined {
  shapes: readonly InkedShape[];
  line: number;
  map: AreaMap;
  /** For each area its group. */
  groupOf: readonly number[];
  maxInkArea: number;
  /** The contours of a shape, by its index. */
  contoursOf(shape: number): readonly Step[][];
  carriesLine(shape: number): boolean;
  /** What the shapes over it leave of a shape, but for those `onTop`. */
  piecesOf(shape: number, onTop: ReadonlySet<InkedShape>): readonly Path[];
}

/** Joins the areas of a thing in one way and another; what the ways have in common is made once. */
export class AreaJoiner {
  readonly #inking: Inking;
  readonly #map: AreaMap;
  readonly #minArea: number;
  readonly #maxInkArea: number;
  readonly #areas: readonly Group[];
  readonly #marks: ReadonlySet<InkedShape>;
  readonly #contours = new Map<number, Step[][]>();
  readonly #covers = new Map<string, InkedShape>();
  readonly #pieces = new Map<string, Path[]>();
  readonly #drawn = new Map<string, readonly InkedShape[]>();
  #carriers: ReadonlySet<number> | undefined;

  /** @param maxInkArea no solid black larger than this; in square units */
  constructor(inking: Inking, minArea: number, maxInkArea: number) {
    const { shapes } = inking;
    const map = findAreas(inking, minArea);
    this.#inking = inking;
    this.#map = map;
    this.#minArea = minArea;
    this.#maxInkArea = maxInkArea;
    this.#areas = loneGroups(map, shapes);
    this.#marks = new Set(shapes.filter((_, at) => isWhollySeen(at, shapes, map)));
  }

  join(rules: GroupRules): readonly InkedShape[] {
    const groupOf = groupAreas(this.#areas, rules);
    return keptIn(this.#drawn, groupOf.join(), () => this.#drawnWith(groupOf));
  }

  #drawnWith(groupOf: readonly number[]): readonly InkedShape[] {
    const [{ shapes, line }, map, marks] = [this.#inking, this.#map, this.#marks];
    const contoursOf = (at: number) =>
      keptIn(this.#contours, at, () =>
        flatten(shapes[at]!.shape.path, line / 10).map((polygon) => stepsAlong(polygon, at, map)),
      );
    const carriesLine = (at: number) => {
      this.#carriers ??= carriersOfLines(shapes, map);
      return this.#carriers.has(at);
    };
    const maxInkArea = this.#maxInkArea;
    const piecesOf: Joined["piecesOf"] = (at, onTop) => this.#piecesOf(at, onTop);
    const joined: Joined = {
      ...{ shapes, line, map, groupOf, maxInkArea },
      ...{ contoursOf, carriesLine, piecesOf },
    };
    const after = new Map<number, InkedShape[]>();
    for (const group of new Set(groupOf)) {
      const members = map.areas.flatMap((_, area) => (groupOf[area] === group ? [area] : []));
      if (members.length === 1) continue;
      const own = new Set(members.map((area) => map.areas[area]!.shape));
      const last = Math.max(...own);
      const host = shapes[map.areas[group]!.shape]!;
      after.set(last, [
        ...(after.get(last) ?? []),
        this.#coverOf(members, host, last),
        ...[...own].flatMap((at) => remains(at, shapes[at] === host, joined)),
      ]);
    }
    if (after.size === 0) return shapes;
    const areas = shapes.flatMap((each, at) => [
      ...(marks.has(each) ? [] : recoloured(at, joined)),
      ...(after.get(at) ?? []),
    ]);
    return [...areas, ...marks];
  }

  /**
   * White over the lines between areas, up to the middle of the lines around them.
   *
   * @param last the topmost shape of theirs: ink over it is drawn over them in any case, and so are marks
   */
  #coverOf(members: readonly number[], host: InkedShape, last: number): InkedShape {
    const [{ shapes, line }, { areas }] = [this.#inking, this.#map];
    return keptIn(this.#covers, `${shapes.indexOf(host)}: ${members.join()}`, () => {
      const ink = shapes.slice(last).filter(({ as }) => as === "ink");
      const onTop = new Set([...this.#marks, ...ink]);
      const own = members.map((area) => areas[area]!);
      const piecesOf = (at: number) => this.#piecesOf(at, onTop);
      const path = this.#withoutSlits(wholeOf(own, areas, piecesOf, line));
      return { ...host, as: "cover", shape: { ...host.shape, path } };
    });
  }

  /** What the shapes over it leave of a shape, but for those `onTop`. */
  #piecesOf(index: number, onTop: ReadonlySet<InkedShape>): readonly Path[] {
    const { shapes, line } = this.#inking;
    const { path } = shapes[index]!.shape;
    const box = pathBounds(path);
    const isCover = (each: InkedShape) =>
      each.shape.kind === "area" && !onTop.has(each) && touch(pathBounds(each.shape.path), box);
    const covers = [...shapes.keys()].filter((at) => at > index && isCover(shapes[at]!));
    return keptIn(this.#pieces, [index, ...covers].join(), () => {
      const paths = covers.map((at) => shapes[at]!.shape.path);
      return piecesWithout(path, paths, line / 16);
    });
  }

  /** What is seen between arm and body is no area, and would be black: it becomes white with them. */
  #withoutSlits(whole: Path): Path {
    const { line } = this.#inking;
    const polygons = flatten(whole, line / 16);
    const largest = polygons.reduce((most, polygon) => {
      const area = signedArea(polygon);
      return Math.abs(area) > Math.abs(most) ? area : most;
    }, 0);
    const isSlit = (polygon: Polygon) => {
      if (signedArea(polygon) > 0 === largest > 0) return false;
      if (topAt(this.#map, middleOf(polygon)) < 0) return isFilledUp(polygon, line, this.#minArea);
      const hole = fromPolygons([polygon]);
      return this.#map.areas.every(({ inside }) => !isInside(hole, inside, line / 16));
    };
    const kept = polygons.filter((polygon) => !isSlit(polygon));
    return kept.length === polygons.length ? whole : fromPolygons(kept);
  }
}

/** Whether lines all round a hole leave less white in it than an area has. */
function isFilledUp(polygon: Polygon, line: number, minArea: number): boolean {
  const around = polygon.reduce((sum, [x, y], at) => {
    const [a, b] = polygon.at(at - 1)!;
    return sum + Math.hypot(x - a, y - b);
  }, 0);
  // Steiner's formula for what is left when it shrinks by `line`; corners count as in a square.
  return Math.abs(signedArea(polygon)) - line * around + 2.5 * line ** 2 < minArea;
}

/** The middle of a polygon's points: within it, where it is as compact as slits are. */
function middleOf(polygon: Polygon): Point {
  const [x, y] = polygon.reduce<Point>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  return [x / polygon.length, y / polygon.length];
}

/**
 * In the colour of its group, which shows where a shape is too narrow for the joined area. Areas of
 * different groups become shapes of their own.
 */
function recoloured(at: number, { shapes, line, map, groupOf, piecesOf }: Joined): InkedShape[] {
  const inked = shapes[at]!;
  const own = map.areas.flatMap((area, index) =>
    area.shape === at
      ? [{ area, colour: shapes[map.areas[groupOf[index]!]!.shape]!.shape.colour }]
      : [],
  );
  const inColour = (colour: string, path = inked.shape.path): InkedShape => ({
    ...inked,
    shape: { ...inked.shape, path, colour },
  });
  if (own.every(({ colour }) => colour === inked.shape.colour)) return [inked];
  if (own.every(({ colour }) => colour === own[0]!.colour)) return [inColour(own[0]!.colour)];
  const ink = new Set(shapes.filter(({ as }) => as === "ink"));
  return piecesOf(at, ink).map((piece) => {
    const within = own.find(({ area }) => isInside(piece, area.inside, line / 16));
    return inColour(within?.colour ?? inked.shape.colour, piece);
  });
}

/** Eyes, mouths, whiskers: what is drawn on areas and covered by none. */
function isWhollySeen(index: number, shapes: readonly InkedShape[], map: AreaMap): boolean {
  const { shape, as, visible } = shapes[index]!;
  if (as !== "line" && as !== "ink") return false;
  // The frame of a map holds all the rest of it.
  if (as === "ink" && visible.area < 0.5 * areaOf(shape.path, map.painted.side)) return false;
  const points = flatten(shape.path, map.painted.side).flat();
  const size = sizeOf(pathBounds(shape.path));
  const seen = points.filter((point) => {
    const top = topAt(map, point);
    if (top <= index || shapes[top]!.as === "ink") return true;
    // The light in an eye, at its rim.
    return sizeOf(pathBounds(shapes[top]!.shape.path)) < 0.25 * size;
  });
  const least = shape.part === parts.eye ? mostOfEye : 0.95;
  return seen.length > least * points.length;
}

/** The areas without the lines between them, up to the middle of the lines around them. */
function wholeOf(
  members: readonly Area[],
  areas: readonly Area[],
  piecesOf: (shape: number) => readonly Path[],
  line: number,
): Path {
  const tolerance = line / 16;
  const pieces = [...new Set(members.map(({ shape }) => shape))].flatMap((index) => {
    const own = areas.filter(({ shape }) => shape === index);
    // Two areas may hang together by less than the grid shows: then the piece stays as it is.
    return piecesOf(index).filter((piece) => {
      const within = own.filter(({ inside }) => isInside(piece, inside, tolerance));
      return within.length > 0 && within.every((area) => members.includes(area));
    });
  });
  return joinedWithin(pieces, { bridge: line / 2, inset: 0.45 * line }, tolerance);
}

/** What is still seen of a joined shape: the line towards its neighbour, with a gap. */
function remains(
  at: number,
  isHost: boolean,
  { shapes, line, groupOf, maxInkArea, contoursOf, carriesLine }: Joined,
): InkedShape[] {
  const inked = shapes[at]!;
  const carries = carriesLine(at);
  // Nobody is bald, and no window a broken cross, for want of areas: all but a gap of the line stays.
  const isWhole = inked.shape.part === parts.hair || (carries && !isHost);
  const contours = contoursOf(at).map((contour) => marked(contour, groupOf));
  if (!isHost && contours.flat().every(({ seam }) => seam !== false)) {
    const isDark = lightness(inked.shape.colour) < darkMark;
    if (isDark && inked.visible.area < 0.5 * maxInkArea) return [{ ...inked, as: "ink" }];
    if (!carries) return [];
  }
  return contours
    .flatMap((contour) => keptLines(contour, line, isWhole ? 0 : undefined))
    .map((path) => ({
      ...inked,
      as: "line",
      shape: { kind: "line", path, colour: inked.shape.colour },
    }));
}

/** A window with its bars, which begin at its rim, a muzzle with its mouth. */
function carriersOfLines(shapes: readonly InkedShape[], map: AreaMap): Set<number> {
  const carriers = new Set<number>();
  for (const { shape, as } of shapes) {
    if (as !== "line") continue;
    for (const points of flatten(shape.path, map.painted.side)) {
      let [u, v] = points[0]!;
      for (const [x, y] of points) {
        carriers.add(topAt(map, [(x + u) / 2, (y + v) / 2]));
        [u, v] = [x, y];
      }
    }
  }
  return carriers;
}

const topAt = ({ painted }: AreaMap, point: Point) => painted.top[painted.cellAt(point)] ?? -1;

const sizeOf = ({ width, height }: Box) => width * height;

const touch = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
