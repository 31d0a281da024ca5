/** A thing in its place, as shapes in painter's order. */
import type { Difficulty, Style } from "@colorleaf/domain";
import { overlaps } from "../artwork/box.ts";
import { areaOf } from "../artwork/clip.ts";
import { isInky } from "../artwork/colour.ts";
import { loadArtwork } from "../artwork/load-artwork.ts";
import {
  closed,
  flatten,
  type Matrix,
  multiply,
  pathBounds,
  transformPath,
} from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import type {
  Artwork,
  Box,
  DrawnShape,
  Path,
  PlacedArtwork,
  PlacedShapes,
  Scene,
  SceneItem,
  SourceShape,
} from "../types.ts";
import { applyStyle } from "./apply-style.ts";
import type { GroupRules } from "./group-areas.ts";
import { type InkedShape, type Inking, type InkRules, inkShapes } from "./ink-shapes.ts";
import { AreaJoiner } from "./join-areas.ts";
import { joinCrumbs } from "./join-crumbs.ts";
import { keptIn } from "./kept-in.ts";
import {
  lineWidth,
  thinnestLine,
  unitsPerMillimetre,
  unitsPerPoint,
  widestLine,
} from "./line-width.ts";
import { seededRandom } from "./random.ts";
import { recolour } from "./recolour.ts";
import { withDarkHair, withInkedCharacters } from "./small-faces.ts";

/** Widest circle that solid black may hold, as a share of the page's shorter side. */
const maxInkWidthShare = 0.085;
/** Largest solid black as a share of the page. */
const maxInkShare = 0.0065;
/** The same on a thing that would be part of a blot. */
const maxInkOfOpened = 0.0018;
/** White smaller than this share of the page is filled with ink: about 2 mm × 2 mm on A4. */
const minRegionShare = 1.2e-4;
/** Smallest circle a region should hold, in millimetres on A4. */
const minCircleMm: Record<Difficulty, number> = { easy: 4, medium: 3, hard: 1.4, complex: 1 };
/** In squares of its width: a stroke of ink that is longer than that may taper to tips. */
const slender = 4;
/** So sharp a corner ends in a tip; the cosine of its angle. */
const sharp = Math.cos((25 * Math.PI) / 180);
/** In points: thinner, a tip is gray. */
const tipPt = 1.2;
/** So high, as a share of a medium page, people are small. */
const smallFigure = 0.55;
const shading: Record<Difficulty, number> = {
  easy: 0.12,
  medium: 0.085,
  hard: 0.06,
  complex: 0.05,
};

/** How wide a line is to the eye, as a share of the line width: most of it is thinner. */
const seenWidth: Record<Style, number> = { cartoon: 1, realistic: 0.85, sketch: 0.85, anime: 0.8 };

/** Draws one item of a scene as often as it is to have fewer areas; inked once, and each drawing kept. */
export class ItemDrawer {
  readonly #scene: Scene;
  readonly #item: SceneItem;
  readonly #random: number;
  readonly #inking: Inking;
  #joiner: AreaJoiner | undefined;
  /** By what is drawn, so that what stays the same shape is painted once. */
  readonly #drawn = new Map<readonly InkedShape[], DrawnShape[]>();
  readonly #outlined = new Map<InkedShape, DrawnShape>();

  /** @param index its place in the scene, which tells its hand from the others' */
  constructor(scene: Scene, index: number) {
    const item = scene.items[index]!;
    const rules = rulesFor(scene, item);
    this.#scene = scene;
    this.#item = item;
    this.#random = (scene.seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0;
    this.#inking =
      item.kind === "artwork"
        ? inkArtwork(
            plainWhereSmall(item, scene),
            rules,
            boxesBefore(scene, index),
            smallestRegion(scene),
          )
        : inkScenery(item, rules);
  }

  draw(fewer?: GroupRules): DrawnShape[] {
    const shapes = fewer ? this.#joined(fewer) : this.#inking.shapes;
    return keptIn(this.#drawn, shapes, () => this.#inHand(shapes));
  }

  #joined(fewer: GroupRules): readonly InkedShape[] {
    const [scene, item] = [this.#scene, this.#item];
    this.#joiner ??= new AreaJoiner(this.#inking, smallestRegion(scene), maxInkOf(scene, item));
    return this.#joiner.join(fewer);
  }

  #inHand(inked: readonly InkedShape[]): DrawnShape[] {
    const line = this.#inking.line / seenWidth[this.#scene.style];
    const tip = tipPt * unitsPerPoint(this.#scene);
    const shapes = inked.map((each) =>
      keptIn(this.#outlined, each, () => drawnShape(each, this.#item, line, tip)),
    );
    const random = seededRandom(this.#random);
    const { style } = this.#scene;
    const [widest, colorable] = [widestLine(this.#scene), smallestRegion(this.#scene)];
    const isFine = isOpened(this.#item);
    return applyStyle(shapes, inked, { style, line, widest, colorable, isFine, random });
  }
}

const smallestRegion = ({ width, height }: Scene) => minRegionShare * width * height;

const isOpened = (item: SceneItem) => item.kind === "artwork" && item.opened === true;

const maxInkOf = ({ width, height }: Scene, item: SceneItem) =>
  (isOpened(item) ? maxInkOfOpened : maxInkShare) * width * height;

function rulesFor(scene: Scene, item: SceneItem): InkRules {
  const { box } = item;
  const { difficulty, style } = scene;
  const line = (isOpened(item) ? thinnestLine(scene) : lineWidth(scene, box)) * seenWidth[style];
  const finer = style === "realistic" ? 0.7 : 1;
  return {
    line,
    thinnest: thinnestLine(scene) * seenWidth[style],
    minWidth:
      Math.max(2 * line, line + minCircleMm[difficulty] * unitsPerMillimetre(scene)) * finer,
    maxInkWidth: maxInkWidthShare * Math.min(scene.width, scene.height),
    maxInkArea: maxInkOf(scene, item),
    maxDotArea: maxInkShare * scene.width * scene.height,
    shading: shading[difficulty] * finer,
    keepDetails: difficulty !== "easy",
  };
}

/** The ears, sleeves and belts of small people have no room for a crayon. */
function plainWhereSmall(item: PlacedArtwork, { difficulty, height }: Scene): PlacedArtwork {
  const { artwork, box } = item;
  const isSmall = difficulty === "medium" && box.height < smallFigure * height;
  if (artwork.set !== "figure" || artwork.variant || !isSmall) return item;
  return { ...item, artwork: { ...artwork, variant: "plain" } };
}

/** Of what is drawn on top of an item. */
const boxesBefore = ({ items }: Scene, index: number): Box[] =>
  items
    .slice(index + 1)
    .filter(({ kind }) => kind === "artwork")
    .map(({ box }) => box);

/**
 * An apple of a tree half behind a head would be a ponytail, and the line of a leaf a stray hair; one in
 * somebody's arms is the thing itself.
 */
function isHalfHidden(shape: SourceShape, before: readonly Box[], whole: Box): boolean {
  const { kind, part, path } = shape;
  const isLeafLine = kind === "line" && part === parts.leaves;
  if (part !== parts.fruit && !isLeafLine) return false;
  const own = pathBounds(path);
  if (own.width > 0.5 * whole.width) return false;
  return before.some((box) => overlaps(own, box, isLeafLine ? 0 : -0.2 * own.width));
}

/**
 * @param before boxes of what is drawn on top of it
 * @param minArea what is smaller, in square units, is no region
 */
function inkArtwork(
  item: PlacedArtwork,
  rules: InkRules,
  before: readonly Box[],
  minArea: number,
): Inking {
  const artwork = loadArtwork(item.artwork);
  const matrix = placement(artwork, item);
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  const placed = artwork.shapes.map(
    (shape): SourceShape => ({
      ...shape,
      path: transformPath(shape.path, matrix),
      ...(shape.strokeWidth != null && { strokeWidth: shape.strokeWidth * scale }),
    }),
  );
  const { minWidth, maxInkArea } = rules;
  const shapes = placed.filter((shape) => !isHalfHidden(shape, before, item.box));
  const legible = withInkedCharacters(shapes, minWidth);
  const inked = inkShapes(withDarkHair(legible, minWidth, maxInkArea), rules);
  const drawn = item.crumbsJoined ? joinCrumbs(inked, minArea, minWidth) : inked;
  return item.colour ? { ...drawn, shapes: recolour(drawn.shapes, item.colour) } : drawn;
}

/** Maps the artwork's tight box into the item's box, keeping its proportions. */
function placement(artwork: Artwork, item: PlacedArtwork): Matrix {
  const { box } = item;
  const scale = Math.min(box.width / artwork.box.width, box.height / artwork.box.height);
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const toOrigin: Matrix = [
    1,
    0,
    0,
    1,
    -(artwork.box.x + artwork.box.width / 2),
    -(artwork.box.y + artwork.box.height / 2),
  ];
  const size: Matrix = [item.mirrored ? -scale : scale, 0, 0, scale, 0, 0];
  const turn = (item.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const inPlace: Matrix = [cos, sin, -sin, cos, centre.x, centre.y];
  return multiply(inPlace, multiply(size, toOrigin));
}

/** Scenery is made for the page: it is taken as it is, only large black areas are opened up. */
function inkScenery(item: PlacedShapes, rules: InkRules): Inking {
  const shapes = item.shapes
    .filter((shape) => rules.keepDetails || !shape.detail)
    .map((shape): InkedShape => {
      const { width, height } = pathBounds(shape.path);
      const isInk = isInky(shape.colour) && areaOf(shape.path, rules.line / 8) < rules.maxInkArea;
      return {
        shape,
        as: shape.kind === "line" ? "line" : isInk ? "ink" : "paper",
        silhouette: true,
        visible: {
          area: width * height,
          width: Math.min(width, height),
          holds: (diameter) => diameter <= Math.min(width, height),
          outside: 1,
          beneath: -1,
          onBeneath: 0,
        },
      };
    });
  return { shapes, line: rules.line };
}

function isPointed(path: Path): boolean {
  return flatten(path, 0.5).some((polygon) =>
    polygon.some(([x, y], at) => {
      const [x1, y1] = polygon.at(at - 1)!;
      const [x2, y2] = polygon[(at + 1) % polygon.length]!;
      const lengths = Math.hypot(x1 - x, y1 - y) * Math.hypot(x2 - x, y2 - y);
      return (x1 - x) * (x2 - x) + (y1 - y) * (y2 - y) > sharp * lengths;
    }),
  );
}

function drawnShape(
  inked: InkedShape,
  item: PlacedArtwork | PlacedShapes,
  line: number,
  tip: number,
): DrawnShape {
  const { shape, as, visible } = inked;
  const common = {
    path: shape.kind === "area" ? closed(shape.path) : shape.path,
    colour: shape.colour,
    item: item.id,
    ...(shape.part && { part: shape.part }),
    ...(shape.round && { round: shape.round }),
    ...(shape.held && { held: true }),
  };
  switch (as) {
    case "paper":
      return { ...common, fill: "paper", stroke: line };
    case "cover":
      return { ...common, fill: "paper", stroke: 0 };
    case "ink": {
      // Thin ink is brought up to the width of a line, the rest keeps its shape but for its tips.
      const isSlender = visible.area > slender * visible.width ** 2;
      const hasTip = isSlender || isPointed(shape.path);
      // An I is as wide as the strokes of an H.
      const isWritten = item.kind === "shapes" && shape.telling;
      const stroke = isWritten
        ? 0
        : Math.max(hasTip ? tip : 0, Math.min(line, line - visible.width));
      return { ...common, fill: "ink", stroke };
    }
    case "line": {
      const wished = shape.strokeWidth ?? line;
      return { ...common, fill: "none", stroke: Math.min(1.2 * line, Math.max(line, wished)) };
    }
  }
}
