/**
 * Small children color with thick crayons. An area that has no room for one becomes part of a
 * neighbour: the line between the two goes, as one draws for a child, and the sliver between arm and
 * body is arm. What would vanish that way, a flame or an antenna's knob, is ink.
 */
import { isInside } from "../artwork/clip.ts";
import { colourDistance } from "../artwork/colour.ts";
import { fromPolygons, type Point, type Polygon, pathBounds } from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import type { Drawing, DrawnShape, Scene } from "../types.ts";
import { crampedAreas } from "./cramped-areas.ts";
import type { SpecklessPage } from "./fill-specks.ts";
import { unitsPerMillimetre } from "./line-width.ts";
import { type Opening, type Wall, WhiteMap } from "./white-map.ts";

/** Width of a crayon in millimetres, and a little more: every program paints edges its own way. */
const crayon = 3.1;
/** What an area has most of its outline in common with lies around it. */
const enclosed = 0.9;
/** How much it matters that things stay whole, that a long line goes, and that no colour changes. */
const costs = {
  soilToSoil: 0.1,
  soilToThing: 0.3,
  hatToHead: 0.4,
  thingToThing: 0.5,
  thingToSoil: 1,
};
const longLine = 0.6;
const unlike = 0.3;
/** A thing that would lose its outline to what is behind it costs more than this. */
const vanishes = 0.3;

/** What is seen at a point. */
type Seen = Pick<DrawnShape, "item" | "colour" | "part">;
const bare: Seen = { item: "paper", colour: "#ffffff" };

/** A neighbour that an area could become part of. */
interface Choice {
  wall: Wall;
  neighbour: Seen;
  cost: number;
}

const isHeadgear = ({ part }: Seen) => part === parts.hat || part === parts.crown;

export class AreaAbsorber {
  readonly #scene: Scene;
  readonly #page: SpecklessPage;
  readonly #shapes: DrawnShape[];
  readonly #things: ReadonlySet<string>;
  readonly #gone = new Set<number>();
  #map: WhiteMap | undefined;

  constructor(scene: Scene, page: SpecklessPage) {
    this.#scene = scene;
    this.#page = page;
    this.#shapes = [...page.drawing.shapes];
    this.#things = new Set(
      scene.items.filter(({ role }) => role !== "scenery").map(({ id }) => id),
    );
  }

  get drawing(): Drawing {
    return { ...this.#page.drawing, shapes: this.#shapes };
  }

  /** How many areas there are to color. */
  get count(): number {
    return this.#areas().length;
  }

  /** Until every area that is left holds a crayon. */
  absorbCramped(): void {
    const radius = (crayon / 2) * unitsPerMillimetre(this.#scene);
    for (const area of crampedAreas(this.#page, radius)) {
      const { point, radius: own } = this.#whiteMap.deepest(area);
      if (own < radius) this.#absorb(area, point);
    }
  }

  /** Until no more than so many areas are left: the smallest become part of others. */
  reduceTo(most: number): void {
    for (let count = this.count; count > most; count--) {
      const { areas } = this.#page.white;
      const [smallest] = this.#areas().sort((one, other) => areas[one]! - areas[other]!);
      this.#absorb(smallest!, this.#whiteMap.deepest(smallest!).point);
    }
  }

  #areas(): number[] {
    const { white, isArea } = this.#page;
    return white.areas.flatMap((_, area) => (isArea(area) && !this.#gone.has(area) ? [area] : []));
  }

  get #whiteMap(): WhiteMap {
    const outlined = this.#shapes.filter(({ fill }) => fill === "paper");
    this.#map ??= new WhiteMap(this.#page, Math.max(...outlined.map(({ stroke }) => stroke)));
    return this.#map;
  }

  #absorb(area: number, point: Point): void {
    const own = this.#seenAt(point);
    const [best] = this.#whiteMap
      .wallsOf(area)
      .map((wall) => this.#choice(own, wall))
      .sort((one, other) => one.cost - other.cost);
    this.#gone.add(area);
    if (!best || this.#isBetterInked(own, best)) this.#draw(this.#whiteMap.ink(area), own);
    else this.#draw(this.#whiteMap.join(area, best.wall), best.neighbour);
  }

  #draw({ white, ink }: Opening, seen: Seen): void {
    const drawn = (outline: Polygon[], as: Partial<DrawnShape>): DrawnShape[] =>
      outline.length === 0
        ? []
        : [{ ...seen, path: fromPolygons(outline), fill: "paper", stroke: 0, ...as }];
    this.#shapes.push(
      ...drawn(white, {}),
      ...drawn(ink, { fill: "ink", stroke: this.#page.line, colour: "#000000" }),
    );
  }

  #seenAt(point: Point): Seen {
    const [x, y] = point;
    const shape = this.#shapes.findLast(({ fill, path }) => {
      if (fill !== "paper") return false;
      const box = pathBounds(path);
      const isNear = x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
      return isNear && isInside(path, point, 1);
    });
    if (!shape) return bare;
    const { item, colour, part } = shape;
    return { item, colour, ...(part && { part }) };
  }

  #choice(own: Seen, wall: Wall): Choice {
    const neighbour = this.#seenAt(this.#whiteMap.beyond(wall));
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
    const hides = isHeadgear(own) !== isHeadgear(neighbour) ? costs.hatToHead : 0;
    const cost =
      apart + hides - longLine * wall.share + unlike * colourDistance(own.colour, neighbour.colour);
    return { wall, neighbour, cost };
  }

  #isThing({ item }: Seen): boolean {
    return this.#things.has(item);
  }

  /** The counter of an A, a mouth, and what only ground and sky are around. */
  #isBetterInked(own: Seen, { neighbour, wall, cost }: Choice): boolean {
    const isThing = this.#isThing(own);
    if (!isThing) return neighbour.item.startsWith("letter-");
    if (!this.#isThing(neighbour)) return cost > vanishes;
    const isOfFace = own.part === parts.mouth || own.part === parts.nose;
    return isOfFace && own.item === neighbour.item && wall.share > enclosed;
  }
}
