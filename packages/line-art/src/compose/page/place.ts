import type { Localised } from "@colorleaf/domain";
import { overlaps } from "../../artwork/box.ts";
import { pathBounds } from "../../artwork/path.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type {
  ArtworkRef,
  Box,
  PlacedArtwork,
  PlacedShapes,
  SceneRole,
  SourceShape,
  SubjectId,
} from "../../types.ts";
import type { Cluster } from "../groups/cluster.ts";
import type { Thing } from "../things/thing.ts";
import { type Stage, union } from "./stage.ts";

export function placedArtworks(cluster: Cluster, role: SceneRole): PlacedArtwork[] {
  return cluster.parts.map((part, index) => ({
    kind: "artwork",
    id: `${part.mention.id}-${index + 1}`,
    mention: part.mention.id,
    subject: part.mention.subject,
    name: subjectById(part.mention.subject).name,
    role,
    artwork: part.artwork,
    box: part.box,
    mirrored: part.mirrored,
    rotation: part.rotation,
    ...(part.mention.colour && { colour: part.mention.colour }),
  }));
}

/** A drawing that takes up a box; its id is the subject's, and several of one need others. */
export function artworkIn(
  box: Box,
  subject: SubjectId,
  artwork: ArtworkRef,
  role: SceneRole,
): PlacedArtwork {
  const { name } = subjectById(subject);
  const upright = { mirrored: false, rotation: 0 };
  return { kind: "artwork", id: subject, subject, name, role, artwork, box, ...upright };
}

export function placedShapes(
  id: string,
  name: Localised,
  shapes: readonly SourceShape[],
  role: SceneRole = "scenery",
): PlacedShapes {
  return {
    kind: "shapes",
    id,
    name,
    role,
    box: pathBounds(...shapes.map((shape) => shape.path)),
    shapes: [...shapes],
  };
}

/** Finds free places on the page for things nobody asked for; never in the way of what was. */
export interface Decorator {
  readonly items: PlacedShapes[];
  /** Where it is meant to be, or not at all: false. */
  put(item: PlacedShapes): boolean;
  /**
   * Tries up to `count` times to set the thing inside `area` (its foot there), sizes in page units.
   *
   * @param role decoration goes from the plainest pages, what tells a festival stays
   */
  scatter(
    thing: Thing,
    name: Localised,
    count: number,
    area: Box,
    size: readonly [number, number],
    role?: "decoration" | "support",
  ): void;
}

/** How many a thing has at most: flowers differ in their petals. */
const variants = 12;
/** A thing's variants by their boxes, each standing at the origin in a size of 1. */
const unitBoxes = new WeakMap<Thing, Map<number, Box>>();

/** Things grow in proportion, so that a place is tried without drawing them. */
function boxOf(thing: Thing, variant: number, x: number, y: number, size: number): Box {
  const known = unitBoxes.get(thing) ?? new Map<number, Box>();
  unitBoxes.set(thing, known);
  let unit = known.get(variant);
  if (!unit) {
    // Things round to hundredths: the larger, the finer.
    const large = 1000;
    const box = union(thing(0, 0, large, variant).map(({ path }) => pathBounds(path)));
    unit = scaled(box, 1 / large);
    known.set(variant, unit);
  }
  const box = scaled(unit, size);
  return { ...box, x: x + box.x, y: y + box.y };
}

const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

/** @param asked English names of what the description asks for: of these it sets no more */
export function createDecorator(
  stage: Stage,
  occupied: readonly Box[],
  asked: ReadonlySet<string> = new Set(),
): Decorator {
  const items: PlacedShapes[] = [];
  const taken = [...occupied];
  const page: Box = { x: 0, y: 0, width: stage.width, height: stage.height };
  const margin = stage.unit * 0.03;
  return {
    items,
    put(item) {
      if (asked.has(item.name.en)) return false;
      if (taken.some((other) => overlaps(item.box, other, stage.unit * 0.012))) return false;
      taken.push(item.box);
      items.push(item);
      return true;
    },
    scatter(thing, name, count, area, [low, high], role = "decoration") {
      if (asked.has(name.en)) return;
      const tries = count * 30;
      let placed = 0;
      for (let i = 0; i < tries && placed < count; i++) {
        // Where there is little room, a small one may find it.
        const size = stage.random.between(low, i < tries / 2 ? high : low);
        const x = stage.random.between(area.x, area.x + area.width);
        const y = stage.random.between(area.y, area.y + area.height);
        const variant = stage.random.index(variants);
        const box = boxOf(thing, variant, x, y, size);
        const isInside =
          box.x > page.x + margin &&
          box.y > page.y + margin &&
          box.x + box.width < page.width - margin &&
          box.y + box.height < page.height - margin;
        if (!isInside || taken.some((other) => overlaps(box, other, stage.unit * 0.018))) continue;
        taken.push(box);
        items.push(
          placedShapes(
            `${name.en.replaceAll(" ", "-")}-${items.length + 1}`,
            name,
            thing(x, y, size, variant),
            role,
          ),
        );
        placed += 1;
      }
    },
  };
}
