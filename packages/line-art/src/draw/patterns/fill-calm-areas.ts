/**
 * Complex pages: large calm areas get a pattern of what they show. The finished drawing is painted on
 * a grid, and motifs are set within one white area of it.
 */
import { distanceInside } from "../../quality/distance.ts";
import { cellsOf } from "../../quality/runs.ts";
import type { Drawing, DrawnShape, Scene, SceneItem } from "../../types.ts";
import { cellCount, countRegions, ownersOf, type RegionGrid } from "../find-regions.ts";
import { seededRandom } from "../random.ts";
import { choosePattern } from "./choose-pattern.ts";
import { facesOf } from "./faces.ts";
import { type Bounds, fillArea } from "./fill-area.ts";
import { inlay } from "./inlay.ts";

/** Smaller white areas than this share of the page need no pattern. */
const calmShare = 0.006;
/** The letters of a long name are small, and what stands in a mandala, and they are as bare as others. */
const smallShare = 0.0015;
/** A page with more areas than this is rich enough. */
const enough = 420;

/**
 * @param grid the drawing, painted
 * @param where the things on the page, or the bare paper behind them
 * @returns the richer drawing, and how many areas to color it has
 */
export function fillCalmAreas(
  scene: Scene,
  drawing: Drawing,
  grid: RegionGrid,
  where: "things" | "paper",
): { drawing: Drawing; regions: number } {
  const owners = ownersOf(grid, (label) => grid.areas[label]! >= smallShare * cellCount(grid));
  const labels = cellsOf(grid.runs, grid.labels);
  const depth = distanceInside(labels, grid.columns);
  const boxes = boxesOf(grid, labels, depth);
  const items = new Map(scene.items.map((item) => [item.id, item]));
  const faces = facesOf(drawing, items);
  const isNight = scene.items.some(({ name }) => /^(moon|star)$/.test(name.en));
  const random = seededRandom(scene.seed ^ 0x51ab0c3d);
  const tastes = new Map(scene.items.map(({ id }) => [id, random()]));
  const hasMandala = scene.items.some(isMandala);
  const leastShare = (item: SceneItem | undefined) =>
    item && (isLetter(item) || (hasMandala && item.kind === "artwork")) ? smallShare : calmShare;
  // What was asked for is rich before the sea round it.
  const drawnFirst = (shape: DrawnShape | undefined) =>
    items.get(shape?.item ?? "")?.kind === "artwork" ? 1 : 0;
  const calm = grid.areas
    .map((area, label) => ({ area, label, shape: drawing.shapes[owners[label]!] }))
    .filter(
      ({ area, label, shape }) =>
        label > 0 &&
        area >= leastShare(items.get(shape?.item ?? "")) * cellCount(grid) &&
        (where === "paper") === !shape &&
        !isMargin(boxes[label]!, grid),
    )
    .sort((a, b) => drawnFirst(b.shape) - drawnFirst(a.shape) || b.area - a.area);
  const shapes = [...drawing.shapes];
  // The largest area of each building: it comes first.
  const wall = new Map<string, number>();
  let regions = countRegions(grid);
  for (const { area, label, shape } of calm) {
    if (regions >= enough) break;
    const id = shape?.item ?? "";
    const item = items.get(id);
    const pattern = choosePattern(item, shape, tastes.get(id) ?? 0.37, isNight);
    if (!pattern) continue;
    // Walls are of bricks; doors and windows, the smaller areas of a building, are not.
    if (pattern.motif === "brick" && item?.kind === "artwork") {
      if (area < 0.4 * (wall.get(id) ?? area)) continue;
      if (!wall.has(id)) wall.set(id, area);
    }
    const calmArea = {
      grid,
      labels,
      label,
      size: area,
      depth,
      box: boxes[label]!,
      faces: faces.get(id) ?? [],
    };
    const band =
      item?.kind === "artwork" && shape
        ? inlay(scene, calmArea, shape, tastes.get(id) ?? 0)
        : undefined;
    const field = { ...calmArea, inset: band?.inset ?? 0 };
    const added = [...(band?.shapes ?? []), ...fillArea(scene, field, pattern, shape, item)];
    shapes.push(...added);
    regions += added.length;
  }
  return { drawing: { ...drawing, shapes }, regions };
}

const isLetter = ({ name }: SceneItem) => /^(letter|character)\b/.test(name.en);
export const isMandala = ({ name }: SceneItem) => name.en === "mandala";

/** So much of the deepest place's depth. */
const onAxis = 0.75;

/** Bounds of all regions, in page units. */
function boxesOf(
  { runs, areas, columns, side }: RegionGrid,
  labels: Int32Array,
  depth: Uint16Array,
): Bounds[] {
  const left = new Int32Array(areas.length).fill(columns);
  const right = new Int32Array(areas.length);
  const top = new Int32Array(areas.length).fill(labels.length);
  const bottom = new Int32Array(areas.length);
  /** The deepest cell of each. */
  const middle = new Int32Array(areas.length).fill(-1);
  const reach = new Int32Array(areas.length);
  for (let run = 0; run < runs.values.length; run++) {
    const [start, end] = [runs.starts[run]!, runs.starts[run + 1]!];
    const label = labels[start]!;
    if (label === 0) continue;
    const row = Math.floor(start / columns);
    left[label] = Math.min(left[label]!, start - row * columns);
    right[label] = Math.max(right[label]!, end - 1 - row * columns);
    top[label] = Math.min(top[label]!, row);
    bottom[label] = row;
    for (let at = start; at < end; at++) {
      if (depth[at]! <= reach[label]!) continue;
      reach[label] = depth[at]!;
      middle[label] = at;
    }
  }
  // What is symmetric has its middle on the axis, where that is as good as the deepest place.
  const middleOf = (label: number) => {
    const axis = (left[label]! + right[label]!) >> 1;
    let [best, most] = [middle[label]!, onAxis * reach[label]!];
    for (let row = top[label]!; row <= bottom[label]!; row++) {
      const at = row * columns + axis;
      if (labels[at] === label && depth[at]! > most) [best, most] = [at, depth[at]!];
    }
    return best;
  };
  return areas.map((_, label) => {
    const at = middleOf(label);
    return {
      reach: (reach[label]! / 3 - 4) * side,
      middle: [((at % columns) + 0.5) * side, (Math.floor(at / columns) + 0.5) * side],
      left: left[label]! * side,
      top: top[label]! * side,
      right: (right[label]! + 1) * side,
      bottom: (bottom[label]! + 1) * side,
    };
  });
}

/** The margin round the frame. */
function isMargin({ left, top }: Bounds, { side }: RegionGrid): boolean {
  return left < side && top < side;
}
