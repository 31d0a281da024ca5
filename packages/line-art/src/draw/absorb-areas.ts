/**
 * Small children color with thick crayons. An area that has no room for one becomes part of a
 * neighbour: the line between the two goes, as one draws for a child, and the sliver between arm and
 * body is arm. What would vanish that way, a flame or an antenna's knob, is ink.
 */
import { isInside } from "../artwork/clip.ts";
import { colourDistance } from "../artwork/colour.ts";
import { fromPolygons, type Point, type Polygon, pathBounds } from "../artwork/path.ts";
import { type Part, parts } from "../lexicon/parts.ts";
import type { Box, DrawnShape, Path, Scene } from "../types.ts";
import { clearHairs } from "./clear-hairs.ts";
import { crampedAreas } from "./cramped-areas.ts";
import { fillSlits } from "./fill-slits.ts";
import { fillSpecksAgain, type SpecklessPage } from "./fill-specks.ts";
import { cellCount } from "./find-regions.ts";
import { FittedPage } from "./fitted-page.ts";
import { keptIn } from "./kept-in.ts";
import { unitsPerMillimetre } from "./line-width.ts";
import { type Opening, type Wall, WhiteMap } from "./white-map.ts";

/** Width of a crayon in millimetres, and a little more: every program paints edges its own way. */
const crayon = 3.4;
/** In widths of a line: what is thicker is no wall but something black. How much of an area's outline it is at least. */
const oneWall = { lines: 1.45, least: 0 };
/** Where two parts of a thing lie side by side, there is a line of each between them. */
const doubleWall = { lines: 2.4, least: 0.3 };
/** Smooth outlines take a little of the room there was. */
const rounding = 1.15;
/** A leaf may be black, not a ball; as a share of the page. */
const blot = 0.0025;
/** Nor may a ribbon or the neck of a violin, around which an outline is left. */
const flat = 0.0011;
/** The same on a thing of which too much would be black. */
const flatOfOpened = 0.0003;
/** All leaves together; stars of a border are no leaves. */
const mostInked = 0.01;
/** Things of a kind are not all of the same size. */
const twin = 2;
/** How much larger the other of a pair may be, and how much more room for a crayon it may have. */
const pair = 1.4;
const pairRoom = 1.3;
/** What an area has most of its outline in common with lies around it. */
const enclosed = 0.9;
/** How much it matters that things stay whole, that a long line goes, and that no colour changes. */
const costs = {
  soilToSoil: 0.1,
  soilToThing: 0.3,
  hatToHead: 0.4,
  heldToHolder: 0.5,
  thingToThing: 0.5,
  thingToSoil: 1,
};
const longLine = 0.6;
const unlike = 0.3;
/** A thing that would lose its outline to what is behind it costs more than this. */
const vanishes = 0.3;

/** What is seen at a point. */
type Seen = Pick<DrawnShape, "item" | "colour" | "part" | "held">;
const bare: Seen = { item: "paper", colour: "#ffffff" };

/** A neighbour that an area could become part of. */
interface Choice {
  wall: Wall;
  neighbour: Seen;
  cost: number;
}

const isHeadgear = ({ part }: Seen) => part === parts.hat || part === parts.crown;

/** Within a face they are black rather than gone. */
const ofFaces: ReadonlySet<Part | undefined> = new Set([parts.mouth, parts.nose]);

/** A line on a thing, the rim of glasses, has a gap and stays, and nobody is bald for want of room. */
const isOneSurface = (one: Seen, other: Seen) =>
  one.item === other.item &&
  (one.part === parts.glasses ||
    one.part === parts.hair ||
    (one.part === other.part && one.colour === other.colour));

/** What is no land, no backdrop, by its id. */
export const thingsOf = ({ items }: Scene): ReadonlySet<string> =>
  new Set(items.filter(({ role }) => role !== "scenery").map(({ id }) => id));

export class AreaAbsorber {
  readonly #scene: Scene;
  readonly #page: SpecklessPage;
  readonly #shapes: DrawnShape[];
  readonly #things: ReadonlySet<string>;
  readonly #opened: ReadonlySet<string>;
  /** Letters of labels are open, though by no more than a coarse screen shows: what is in them is paper. */
  readonly #inLetters: ReadonlySet<number>;
  readonly #gone = new Set<number>();
  /** What is seen in those that others became part of; at their very edge another color may be left. */
  readonly #grown = new Map<number, Seen>();
  readonly #boxes = new Map<Path, Box>();
  #map: WhiteMap | undefined;

  constructor(scene: Scene, page: SpecklessPage) {
    this.#scene = scene;
    this.#page = page;
    this.#shapes = [...page.drawing.shapes];
    this.#things = thingsOf(scene);
    this.#opened = new Set(
      scene.items.flatMap((item) => (item.kind === "artwork" && item.opened ? [item.id] : [])),
    );
    this.#inLetters = areasInLetters(page);
  }

  /** The page as it is now, without hairs that were left where areas became one; the last look at it. */
  finished(): FittedPage {
    const page = this.#pageNow();
    const drawing = fillSlits({ ...page, drawing: clearHairs(page) });
    return new FittedPage(this.#scene, drawing, page.page);
  }

  /** Without specks that were left where areas became one. */
  #pageNow(): SpecklessPage {
    const { drawing } = this.#page;
    return this.hasChanged
      ? fillSpecksAgain({ ...drawing, shapes: this.#shapes }, this.#page)
      : this.#page;
  }

  get hasChanged(): boolean {
    return this.#shapes.length > this.#page.drawing.shapes.length;
  }

  /** Looks at the page as it is now; this one must not be asked any more. */
  again(): AreaAbsorber {
    return new AreaAbsorber(this.#scene, this.#pageNow());
  }

  /** How many areas there are to color. */
  get count(): number {
    return this.#areas().length;
  }

  /** Until every area that is left holds a crayon. */
  absorbCramped(): void {
    const radius = (crayon / 2) * unitsPerMillimetre(this.#scene);
    for (const area of crampedAreas(this.#page, radius)) {
      if (this.#gone.has(area) || this.#inLetters.has(area)) continue;
      const { point, radius: room } = this.#whiteMap.deepest(area);
      if (room >= (this.#grown.has(area) ? rounding * radius : radius)) continue;
      const own = this.#seenAt(point);
      if (this.#join(area, own)) this.#joinPairs(area, own, pairRoom * radius);
      else this.#ink(area, own);
    }
  }

  #joinPairs(area: number, own: Seen, most: number): void {
    for (const other of this.#pairsOf(area, own)) {
      if (this.#whiteMap.deepest(other).radius < most) this.#join(other, own);
    }
  }

  /** The ring around the other eye: both stay, or none. */
  #pairsOf(area: number, own: Seen): number[] {
    const { areas } = this.#page.white;
    return this.#areas().filter((other) => {
      const ratio = areas[other]! / areas[area]!;
      if (ratio < 1 / pair || ratio > pair || this.#grown.has(other)) return false;
      const { item, part, colour } = this.#seenIn(other);
      return item === own.item && part === own.part && colour === own.colour;
    });
  }

  /**
   * Until no more than so many areas are left: the smallest become part of others, or ink while that is
   * no blot.
   */
  reduceTo(most: number): void {
    const { areas } = this.#page.white;
    const stay = new Set<number>();
    while (this.count > most) {
      const free = this.#areas().filter((area) => !stay.has(area));
      if (free.length === 0) break;
      const smallest = free.reduce((one, other) => (areas[other]! < areas[one]! ? other : one));
      const own = this.#seenIn(smallest);
      const canGo =
        this.#join(smallest, own) || (!this.#isDecoration(own) && this.#inkTwins(smallest, own));
      if (!canGo) stay.add(smallest);
    }
  }

  /** Nobody asked for it: rather one area more than black stars at night. */
  #isDecoration({ item }: Seen): boolean {
    return this.#scene.items.some(({ id, role }) => id === item && role === "decoration");
  }

  #areas(): number[] {
    const { white, isArea } = this.#page;
    const isThere = (area: number) =>
      isArea(area) && !this.#gone.has(area) && !this.#inLetters.has(area);
    return white.areas.flatMap((_, area) => (isThere(area) ? [area] : []));
  }

  get #whiteMap(): WhiteMap {
    const outlined = this.#shapes.filter(({ fill }) => fill === "paper");
    this.#map ??= new WhiteMap(this.#page, Math.max(...outlined.map(({ stroke }) => stroke)));
    return this.#map;
  }

  /** Makes it part of the neighbour that it suits best. @returns whether there is one */
  #join(area: number, own: Seen): boolean {
    return this.#joinAcross(oneWall, area, own) || this.#joinAcross(doubleWall, area, own);
  }

  #joinAcross({ lines, least }: typeof oneWall, area: number, own: Seen): boolean {
    const [best] = this.#whiteMap
      .wallsOf(area, lines)
      .filter(({ share }) => share >= least)
      .map((wall) => this.#choice(own, wall))
      .sort((one, other) => one.cost - other.cost);
    if (!best) return false;
    const isInked = this.#isBetterInked(own, best);
    const mostFlat = this.#opened.has(own.item) ? flatOfOpened : flat;
    if (isInked && (ofFaces.has(own.part) || this.#sizeOf(area) < mostFlat)) return false;
    const hasGap = isInked || isOneSurface(own, best.neighbour);
    const wall = hasGap ? this.#whiteMap.gapIn(area, best.wall) : best.wall;
    // Without a place for a gap all its outline would go.
    if (isInked && wall === best.wall && this.#sizeOf(area) < blot && mostFlat === flat)
      return false;
    this.#gone.add(area);
    this.#grown.set(best.wall.neighbour, best.neighbour);
    this.#draw(this.#whiteMap.join(area, wall), best.neighbour);
    return true;
  }

  #ink(area: number, own: Seen): void {
    this.#gone.add(area);
    this.#draw(this.#whiteMap.ink(area), own);
  }

  /** Both leaves and those of all other flowers, or none. @returns whether they are small enough for that */
  #inkTwins(area: number, own: Seen): boolean {
    const sizeOf = (one: number) => this.#sizeOf(one);
    const alike = this.#areas().filter((one) => {
      // Looked into only where it may be a twin: most of the others are far larger.
      if (sizeOf(one) / sizeOf(area) >= twin) return false;
      const { part, colour } = this.#seenIn(one);
      return part === own.part && colour === own.colour;
    });
    const isBlack = alike.reduce((sum, one) => sum + sizeOf(one), 0) > mostInked;
    if (isBlack || alike.some((one) => sizeOf(one) > blot)) return false;
    for (const one of alike) this.#ink(one, this.#seenIn(one));
    return true;
  }

  /** As a share of the page. */
  #sizeOf(area: number): number {
    return this.#page.white.areas[area]! / cellCount(this.#page.page);
  }

  #seenIn(area: number): Seen {
    return this.#seenAt(this.#whiteMap.deepest(area).point);
  }

  #draw({ white, ink }: Opening, seen: Seen): void {
    const drawn = (outline: Polygon[], as: Partial<DrawnShape>): DrawnShape[] =>
      outline.length === 0
        ? []
        : [{ ...seen, path: fromPolygons(outline), fill: "paper", stroke: 0, ...as }];
    this.#shapes.push(
      ...drawn(white, {}),
      ...drawn(ink, {
        fill: "ink",
        stroke: this.#page.line,
        colour: "#000000",
        isFilling: true,
      }),
    );
  }

  #seenAt(point: Point): Seen {
    const [x, y] = point;
    const shape = this.#shapes.findLast(({ fill, path }) => {
      if (fill !== "paper") return false;
      const box = keptIn(this.#boxes, path, () => pathBounds(path));
      const isNear = x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
      return isNear && isInside(path, point, 1);
    });
    if (!shape) return bare;
    const { item, colour, part, held } = shape;
    return { item, colour, ...(part && { part }), ...(held && { held }) };
  }

  #choice(own: Seen, wall: Wall): Choice {
    const neighbour = this.#grown.get(wall.neighbour) ?? this.#seenAt(this.#whiteMap.beyond(wall));
    const [isThing, isBesideThing] = [this.#isThing(own), this.#isThing(neighbour)];
    const apart =
      own.item === neighbour.item
        ? 0
        : isThing
          ? isBesideThing
            ? costs.thingToThing
            : costs.thingToSoil
          : isBesideThing
            ? costs.soilToThing
            : costs.soilToSoil;
    const hides =
      (isHeadgear(own) !== isHeadgear(neighbour) ? costs.hatToHead : 0) +
      (own.held !== neighbour.held ? costs.heldToHolder : 0);
    const cost =
      apart + hides - longLine * wall.share + unlike * colourDistance(own.colour, neighbour.colour);
    return { wall, neighbour, cost };
  }

  #isThing({ item }: Seen): boolean {
    return this.#things.has(item);
  }

  /** The counter of an A, a mouth, a moustache, and what only ground and sky are around. */
  #isBetterInked(own: Seen, { neighbour, wall, cost }: Choice): boolean {
    const isThing = this.#isThing(own);
    const isInLetter = neighbour.item.startsWith("letter-") && own.item !== neighbour.item;
    if (!isThing || (isInLetter && wall.share > enclosed)) return isInLetter;
    if (!this.#isThing(neighbour)) return cost > vanishes;
    if (own.part === parts.moustache) return true;
    const isOfFace = ofFaces.has(own.part);
    return isOfFace && own.item === neighbour.item && wall.share > enclosed;
  }
}

function areasInLetters({ drawing, page, white, isArea }: SpecklessPage): ReadonlySet<number> {
  const { shapes } = drawing;
  // The last shape of a label is the line from it.
  const letters = shapes.filter(
    ({ item }, at) =>
      item.startsWith("word-") || (item.startsWith("label-") && shapes[at + 1]?.item === item),
  );
  if (letters.length === 0) return new Set();
  const boxes = letters.map(({ path }) => pathBounds(path));
  const { starts } = page.broadRuns;
  const firstRun = new Map<number, number>();
  white.labels.forEach((label, run) => {
    if (isArea(label) && !firstRun.has(label)) firstRun.set(label, run);
  });
  const isInLetter = (run: number) => {
    const cell = starts[run]!;
    const [x, y] = [cell % page.columns, Math.floor(cell / page.columns)].map(
      (at) => at * page.side,
    );
    return boxes.some(
      (box) => x! > box.x && x! < box.x + box.width && y! > box.y && y! < box.y + box.height,
    );
  };
  return new Set([...firstRun].filter(([, run]) => isInLetter(run)).map(([label]) => label));
}
