/** Where source drawings come from: the licensed icon sets, our own drawings and jointed figures. */
import { icons as fluent } from "@iconify-json/fluent-emoji-flat";
import { icons as noto } from "@iconify-json/noto";
import { ownDrawing } from "#own-drawings";
import { figureArtwork, forearmsOfFigure } from "../figure/figure.ts";
import type { Artwork, ArtworkRef, Face, Path, SourceShape } from "../types.ts";
import { closeEyes } from "./close-eyes.ts";
import { withEyes } from "./count-eyes.ts";
import { frontShapes } from "./front-shapes.ts";
import { giveFace } from "./give-face.ts";
import { lookAside } from "./look-aside.ts";
import { openBeak } from "./open-beak.ts";
import { pathBounds, transformPath } from "./path.ts";
import { plainPortraits, portraits } from "./portraits/portraits.ts";
import { shapesOfSvg } from "./shapes-of-svg.ts";
import { isShown, openMouthed, showMood } from "./show-mood.ts";

/** Width and height of each set's canvas, in its own units. */
const canvas = { noto: 128, fluent: 32, own: 128 } as const;
const loaded = new Map<string, Artwork>();

/**
 * The source drawing, read once and then kept.
 *
 * @throws if there is no such drawing, or if it has no visible shape
 */
export function loadArtwork(ref: ArtworkRef): Artwork {
  const { set, name, variant = "", build = "", face = "", gaze } = ref;
  const key = `${set}/${name}/${variant}/${build}/${face}/${gaze ? `${gaze.x} ${gaze.y}` : ""}`;
  const known = loaded.get(key);
  if (known) return known;
  const drawn = readArtwork(ref);
  const looking = gaze ? { ...drawn, shapes: lookAside(drawn.shapes, gaze) } : drawn;
  const artwork = inBuild(looking, ref);
  loaded.set(key, artwork);
  return artwork;
}

function readArtwork(ref: ArtworkRef): Artwork {
  if (ref.set === "figure") {
    const portrait = portraitOf(ref);
    if (portrait) return artworkOf(shapesOfSvg(portrait, canvas.own));
    if (ref.variant === "front") return forearmsOfFigure(ref.name);
    return figureArtwork(ref.name, ref.variant === "plain");
  }
  const body = ref.set === "own" ? ownDrawing(ref.name) : iconBody(ref.set, ref.name);
  if (body == null) throw unknown(ref);
  const shapes = shapesOfSvg(body, canvas[ref.set]);
  if (shapes.length === 0) throw new Error(`Artwork ${ref.set}/${ref.name} has no visible shape`);
  return artworkOf(ref.face ? facedOf(shapes, ref, ref.face) : variantOf(shapes, ref));
}

/** A cup with a cat in it smiles on its front, before the cat. */
function facedOf(shapes: SourceShape[], ref: ArtworkRef, face: Face): SourceShape[] {
  if (ref.variant !== "front") return giveFace(shapes, face);
  return giveFace(variantOf(shapes, ref), face === "lively" ? "happy" : face);
}

function portraitOf({ name, variant }: ArtworkRef): string | undefined {
  if (variant === "plain" && Object.hasOwn(plainPortraits, name)) return plainPortraits[name];
  return Object.hasOwn(portraits, name) ? portraits[name] : undefined;
}

/** How much wider or narrower; the heads of people are not to be squashed. */
const girths = { fat: 1.3, thin: 0.74 } as const;
const girthsOfPeople = { fat: 1.18, thin: 0.84 } as const;

function inBuild({ shapes, box }: Artwork, { set, build }: ArtworkRef): Artwork {
  if (!build) return { shapes, box };
  if (build === "one-eyed" || build === "three-eyed") {
    // A one-eyed captain is no cyclops.
    if (set === "figure") return { shapes, box };
    return artworkOf(withEyes(shapes, build === "one-eyed" ? 1 : 3));
  }
  const factor = (set === "figure" ? girthsOfPeople : girths)[build];
  const widen = (path: Path) => transformPath(path, [factor, 0, 0, 1, 0, 0]);
  return artworkOf(shapes.map((shape) => ({ ...shape, path: widen(shape.path) })));
}

function variantOf(shapes: SourceShape[], { name, variant }: ArtworkRef): SourceShape[] {
  if (variant === "asleep") return closeEyes(shapes);
  if (variant === "aloud") return openMouthed(openBeak(shapes));
  if (variant === "front") return shapes.slice(-(frontShapes[name] ?? shapes.length));
  if (isShown(variant)) return showMood(shapes, variant);
  return shapes;
}

function artworkOf(shapes: SourceShape[]): Artwork {
  return { shapes, box: pathBounds(...shapes.map((shape) => shape.path)) };
}

function unknown(ref: ArtworkRef): Error {
  return new Error(`There is no artwork ${ref.set}/${ref.name}`);
}

function iconBody(set: "noto" | "fluent", name: string): string | undefined {
  const { icons, aliases } = set === "noto" ? noto : fluent;
  const icon = icons[name];
  if (icon) return icon.body;
  const alias = aliases?.[name];
  if (!alias) return undefined;
  const body = iconBody(set, alias.parent);
  if (body == null || !alias.hFlip) return body;
  return `<g transform="matrix(-1 0 0 1 ${canvas[set]} 0)">${body}</g>`;
}
