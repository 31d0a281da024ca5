/**
 * Figures for the smallest children: the same people with fewer and larger areas. What tells who
 * somebody is stays (crown, hat, tool, hair, face, dress); what only dresses them goes, and parts of
 * one kind (both trouser legs, a coat and its sleeves) become one area without a seam.
 */
import { areaOf, overlap, withoutOthers } from "../artwork/clip.ts";
import { pathBounds } from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import type { Path, SourceShape } from "../types.ts";
import type { Character, Extra } from "./character.ts";
import { type LayerName, type Layers, layerNames } from "./layers.ts";

/** Small or split by the limbs before them, and not what somebody is known by. */
const spareExtras: ReadonlySet<Extra> = new Set(["band", "shoulderBelt"]);
const spareFronts: ReadonlySet<string | undefined> = new Set([
  "buttons",
  "stripes",
  "lapels",
  "sash",
  "belly",
]);
/** In figure units: what is left over of a shape behind others is smaller than can be seen. */
const crumb = 2;
/** A sleeve that lies on the chest for more than this share of it keeps its outline. */
const mostOnChest = 0.5;
const tolerance = 0.08;

/** Who they are, in plain clothes: no socks, belt, buttons or trimmings. */
export function plainlyDressed(character: Character): Character {
  const { socks: _socks, belt: _belt, extras, ...rest } = character;
  const { sleeveColour: _sleeve, front, ...top } = character.top;
  // Without its lapels a coat over the knees would be a dress.
  const isCoat = front === "lapels" && extras?.includes("coat");
  const { trim, ...bottom } = character.bottom;
  return {
    ...rest,
    hair: { ...rest.hair, full: true },
    extras: (extras ?? []).filter((extra) => !spareExtras.has(extra)),
    top: (spareFronts.has(front) && !isCoat) || front === undefined ? top : { ...top, front },
    bottom: bottom.kind === "tail" && trim ? { ...bottom, trim } : bottom,
  };
}

/** The layers as shapes in painter's order, with what belongs together in one shape. */
export function mergeAreas(layers: Layers): SourceShape[] {
  const placed = layerNames.flatMap((layer) =>
    layers[layer]
      .filter(({ detail }) => !detail)
      .map((shape) => ({
        shape,
        whole: shape.kind === "area" ? wholeOf(layer, shape) : undefined,
      })),
  );
  const chest = placed.find(({ shape, whole }) => whole === "top" && shape.part !== parts.sleeve);
  for (const each of placed) {
    if (each.shape.part === parts.sleeve && chest && liesOn(each.shape, chest.shape)) {
      each.whole = undefined;
    }
  }
  return placed.flatMap(({ shape, whole }, index) => {
    if (!whole) return [shape];
    const isLast = placed.findLastIndex((other) => other.whole === whole) === index;
    if (!isLast) return [];
    const members = placed.flatMap((other, at) => (other.whole === whole ? [at] : []));
    const pieces = members.map((at) => ({
      path: placed[at]!.shape.path,
      covers: placed
        .slice(at + 1)
        .filter((other) => other.whole !== whole && hides(other.shape))
        .map((other) => other.shape.path)
        .filter((cover) => touches(cover, placed[at]!.shape.path)),
    }));
    const path = withoutOthers(pieces, crumb, tolerance);
    return path.length > 0 ? [{ ...largest(members.map((at) => placed[at]!.shape)), path }] : [];
  });
}

/** Eyes and mouths are marks: the face goes on beneath them, also where one becomes a line. */
const hides = ({ kind, part }: SourceShape) =>
  kind === "area" && part !== parts.eye && part !== parts.mouth;

/** The one that gives a whole its name and colour. */
const largest = (shapes: readonly SourceShape[]) =>
  shapes.reduce((a, b) => (areaOf(b.path, tolerance) > areaOf(a.path, tolerance) ? b : a));

function touches(one: Path, other: Path): boolean {
  const [a, b] = [pathBounds(one), pathBounds(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const liesOn = (sleeve: SourceShape, chest: SourceShape) =>
  overlap(sleeve.path, chest.path, tolerance) > mostOnChest * areaOf(sleeve.path, tolerance);

/** What a shape is a piece of; undefined when it stays on its own. */
function wholeOf(layer: LayerName, { part }: SourceShape): string | undefined {
  switch (part) {
    case parts.hair:
    case parts.beard:
      return "hair";
    case parts.face:
    case parts.ear:
    case parts.neck:
      return "face";
    case parts.shirt:
    case parts.sleeve:
    case parts.jacket:
      return "top";
    case parts.dress:
      return layer === "top" ? "top" : undefined;
    case parts.trousers:
    case parts.shorts:
    case parts.bow:
    case parts.seat:
    case parts.wing:
      return part.en;
    case parts.arm:
    case parts.gloves:
    case parts.hand:
      return "hands";
    case parts.boot:
    case parts.leg:
      return `${layer} ${part.en}`;
    default:
      return undefined;
  }
}
