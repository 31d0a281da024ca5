/**
 * Complex pages: large calm areas get a pattern of what they show. The finished drawing is painted on
 * a grid; a motif is set only where a circle round it lies within one white area, a margin away from
 * every line. So nothing is cut, no sliver is left, and every piece is closed by its own outline.
 */
import { channels, fromChannels } from "../../artwork/colour.ts";
import { pathBounds, transformPath } from "../../artwork/path.ts";
import { distanceInside } from "../../quality/distance.ts";
import type { Drawing, DrawnShape, Scene, SceneItem } from "../../types.ts";
import { ownersOf, paintRegions, type RegionGrid } from "../find-regions.ts";
import { patternLine } from "../line-width.ts";
import { seededRandom } from "../random.ts";
import { choosePattern, type Pattern } from "./choose-pattern.ts";
import { motifs } from "./motifs.ts";

/** Smaller white areas than this share of the page need no pattern. */
const calmShare = 0.006;
/** A page with more areas than this is rich enough. */
const enough = 240;

interface Spot {
  x: number;
  y: number;
}
interface Face extends Spot {
  radius: number;
}

/**
 * @param where the things on the page, or the bare paper behind them
 * @returns the richer drawing, and how many areas to color it has
 */
export function fillCalmAreas(
  scene: Scene,
  drawing: Drawing,
  where: "things" | "paper",
): { drawing: Drawing; regions: number } {
  const grid = paintRegions(drawing);
  const cells = grid.top.length;
  const minCells = 1e-4 * cells;
  let regions = grid.areas.slice(1).filter((area) => area >= minCells).length;
  const owners = ownersOf(grid);
  const reach = distanceInside(
    Uint8Array.from(grid.labels, (label) => (label === 0 ? 0 : 1)),
    grid.columns,
  );
  const items = new Map(scene.items.map((item) => [item.id, item]));
  const faces = facesOf(drawing, items);
  const isNight = scene.items.some(({ name }) => /^(moon|star)$/.test(name.en));
  const seeds = new Map<string, number>();
  const random = seededRandom(scene.seed ^ 0x51ab0c3d);
  for (const { id } of scene.items) seeds.set(id, random());
  const calm = grid.areas
    .map((area, label) => ({ area, label, shape: drawing.shapes[owners[label]!] }))
    .filter(
      ({ area, label, shape }) =>
        label > 0 && area >= calmShare * cells && (where === "paper") === !shape,
    )
    .sort((a, b) => b.area - a.area);
  const boxes = boxesOf(grid, reach);
  const added: DrawnShape[] = [];
  for (const { label, shape } of calm) {
    if (regions >= enough) break;
    if (touchesEdge(boxes[label]!, grid)) continue;
    const item = shape && items.get(shape.item);
    const seed = seeds.get(shape?.item ?? "") ?? 0.37;
    const pattern = choosePattern(item, shape, seed, isNight);
    if (!pattern) continue;
    const near = faces.get(shape?.item ?? "") ?? [];
    const area = { grid, label, reach, box: boxes[label]!, near };
    const drawn = fillArea(scene, area, pattern, shape, item);
    added.push(...drawn.shapes);
    regions += drawn.regions;
  }
  return { drawing: { ...drawing, shapes: [...drawing.shapes, ...added] }, regions };
}

interface Area {
  grid: RegionGrid;
  label: number;
  reach: Uint16Array;
  /** In page units. */
  box: Bounds;
  near: readonly Face[];
}
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Radius of the largest circle inside, less a margin. */
  reach: number;
}

function fillArea(
  scene: Scene,
  area: Area,
  { motif: wishedMotif, isLoose }: Pattern,
  shape: DrawnShape | undefined,
  item: SceneItem | undefined,
): { shapes: DrawnShape[]; regions: number } {
  const { grid, label, reach, box, near } = area;
  const line = patternLine(scene);
  // Where that has no room, rings may.
  const name = box.reach > motifs[wishedMotif].least * line ? wishedMotif : "rings";
  const motif = motifs[name];
  const unit = Math.min(scene.width, scene.height);
  const span = Math.min(box.right - box.left, box.bottom - box.top);
  const isScale = name === "scale";
  const isBrick = name === "brick";
  const least = motif.least * line;
  const wished = Math.min(
    unit * (isLoose ? 0.036 : isScale || isBrick ? 0.024 : 0.03),
    span * 0.22,
  );
  const most = Math.max(least, wished);
  const tones = tonesOf(shape?.colour ?? "#dceefb");
  const isTurning = /leaf|sprig|paisley|heart/.test(name) && item?.kind !== "artwork";
  const shapes: DrawnShape[] = [];
  let regions = 0;
  const gap = 1.6 * line;
  const room = (x: number, y: number): number => {
    const column = Math.floor(x / grid.side);
    const row = Math.floor(y / grid.side);
    const at = row * grid.columns + column;
    if (column < 0 || column >= grid.columns || grid.labels[at] !== label) return 0;
    const free = (reach[at]! / 3 - 1) * grid.side - 2.2 * line;
    return near.reduce(
      (left, face) => Math.min(left, Math.hypot(x - face.x, y - face.y) - face.radius),
      free,
    );
  };
  const set = (x: number, y: number, radius: number, turn: number, pieces = motif.pieces) => {
    const [cos, sin] = [radius * Math.cos(turn), radius * Math.sin(turn)];
    for (const { path, tone } of pieces) {
      shapes.push({
        path: transformPath(path, [cos, sin, -sin, cos, x, y]),
        fill: "paper",
        stroke: line,
        colour: tones[tone]!,
        item: shape?.item ?? "pattern",
        ...(shape?.part && { part: shape.part }),
      });
    }
    regions += pieces.length;
  };
  const stepX = isScale ? 1.9 : 2;
  const stepY = isScale ? 0.95 : isBrick ? 0.92 : 1.8;
  const isGround = item?.kind === "shapes" && /hill|grass|ground|sand|field/.test(item.name.en);
  let row = 0;
  for (let y = box.top + most * 0.6; y < box.bottom; row++) {
    // Land comes nearer towards the lower edge.
    const near = isGround ? 0.72 + (0.5 * y) / scene.height : 1;
    const wish = Math.max(least, most * near);
    const pace = isScale || isBrick ? wish * stepX : (wish * stepX + gap) * (isLoose ? 1.5 : 1);
    const shift = row % 2 === 0 ? 0 : pace / 2;
    for (let x = box.left + shift; x < box.right; x += pace) {
      const turn = isTurning ? ((row * 2 + Math.round(x / pace)) % 5) * 0.5 - 1 : 0;
      if (isBrick) {
        const [w, h] = [wish * 0.96, wish * 0.46];
        const fits = [-1, -0.5, 0, 0.5, 1].every(
          (k) => room(x + k * w, y - h) > 0 && room(x + k * w, y + h) > 0,
        );
        if (fits) set(x, y, wish, 0);
        continue;
      }
      const free = room(x, y);
      if (isScale ? free >= wish : free >= least) set(x, y, Math.min(wish, free), turn);
      else if (!isScale && !isLoose && free > 4.6 * line)
        set(x, y, Math.min(free, Math.max(4.6 * line, 0.42 * wish)), turn, motifs.bubble.pieces);
      if (isLoose && room(x + pace / 2, y) > 5 * line)
        set(x + pace / 2, y, Math.min(wish * 0.3, 5 * line), 0, motifs.bubble.pieces);
    }
    y += isScale || isBrick ? wish * stepY : (wish * stepY + gap) * (isLoose ? 1.25 : 1);
  }
  return { shapes, regions };
}

/** Eyes are small, round and black: a pattern keeps away from the face round them. */
function facesOf(drawing: Drawing, items: ReadonlyMap<string, SceneItem>): Map<string, Face[]> {
  const faces = new Map<string, Face[]>();
  for (const { fill, path, item } of drawing.shapes) {
    const owner = items.get(item);
    if (fill !== "ink" || owner?.kind !== "artwork" || path.length > 60) continue;
    const { x, y, width, height } = pathBounds(path);
    const size = Math.min(owner.box.width, owner.box.height);
    const isEye =
      Math.max(width, height) < 0.16 * size &&
      Math.max(width, height) < 2.4 * Math.min(width, height);
    if (!isEye) continue;
    const face = { x: x + width / 2, y: y + height / 2, radius: 0.14 * size };
    faces.set(item, [...(faces.get(item) ?? []), face]);
  }
  return faces;
}

/** Bounds of all regions, in page units. */
function boxesOf({ labels, areas, columns, side }: RegionGrid, depth: Uint16Array): Bounds[] {
  const boxes = areas.map(() => ({ left: 1e9, top: 1e9, right: 0, bottom: 0, reach: 0 }));
  for (let at = 0; at < labels.length; at++) {
    const box = boxes[labels[at]!]!;
    const x = at % columns;
    const y = (at - x) / columns;
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
    if (depth[at]! > box.reach) box.reach = depth[at]!;
  }
  return boxes.map(({ left, top, right, bottom, reach }) => ({
    reach: (reach / 3 - 4) * side,
    left: left * side,
    top: top * side,
    right: (right + 1) * side,
    bottom: (bottom + 1) * side,
  }));
}

/** The margin round the frame. */
function touchesEdge({ left, top }: Bounds, { side }: RegionGrid): boolean {
  return left < side && top < side;
}

const accents = ["#f4a6c0", "#f7d070", "#b9a2e6", "#f5b183", "#8fd0d8"] as const;

/** Lighter, an accent, and paler still. */
function tonesOf(colour: string): readonly string[] {
  const [r, g, b] = channels(colour);
  const mixed = (other: string, share: number) => {
    const [r2, g2, b2] = channels(other);
    return fromChannels(r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share);
  };
  const accent = accents[(r + 3 * g + 7 * b) % accents.length]!;
  return [mixed("#ffffff", 0.4), mixed(accent, 0.65), mixed("#ffffff", 0.75)];
}
