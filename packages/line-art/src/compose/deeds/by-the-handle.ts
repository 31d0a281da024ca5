/** What has a handle is held by it, the working end away from who holds it. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import type { SubjectId } from "../../types.ts";
import { type Cluster, clusterOf, moved, type Part, pointOn, scaled } from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

interface Handle {
  /** Where a hand takes it, as fractions of its drawing. */
  at: { x: number; y: number };
  /** How high it is, as a share of who holds it. */
  height: number;
  /** It stands on the ground, pulled along or leant on. */
  isOnGround?: true;
}

const handles: Readonly<Record<SubjectId, Handle>> = {
  broom: { at: { x: 0.84, y: 0.14 }, height: 0.52 },
  shovel: { at: { x: 0.72, y: 0.28 }, height: 0.5 },
  "baseball-bat": { at: { x: 0.1, y: 0.9 }, height: 0.5 },
  carrot: { at: { x: 0.72, y: 0.26 }, height: 0.38 },
  "bamboo-stalk": { at: { x: 0.5, y: 0.62 }, height: 0.46 },
  "stop-sign": { at: { x: 0.5, y: 0.9 }, height: 0.62 },
  luggage: { at: { x: 0.5, y: 0.03 }, height: 0.42, isOnGround: true },
  "walking-stick": { at: { x: 0.3, y: 0.06 }, height: 0.45, isOnGround: true },
  hammer: { at: { x: 0.88, y: 0.88 }, height: 0.3 },
  "carpentry-saw": { at: { x: 0.8, y: 0.2 }, height: 0.34 },
  "toy-sword": { at: { x: 0.5, y: 0.84 }, height: 0.52 },
  "magic-wand": { at: { x: 0.16, y: 0.9 }, height: 0.36 },
  lollipop: { at: { x: 0.5, y: 0.88 }, height: 0.34 },
  ...Object.fromEntries(
    ["flower", "rose", "tulip", "daisy", "sunflower"].map((id) => [
      id,
      { at: { x: 0.5, y: 0.8 }, height: 0.4 },
    ]),
  ),
  axe: { at: { x: 0.82, y: 0.76 }, height: 0.44 },
};

export const hasHandle = (id: SubjectId) => Object.hasOwn(handles, id);

/** In the far hand of a figure. */
export function byTheHandle(holder: Part, what: Part): Part | undefined {
  const handle = handles[what.mention.subject];
  if (!handle || holder.artwork.set !== "figure") return undefined;
  const { box: source } = loadArtwork(what.artwork);
  const hand = pointOn(holder, figureAnchors(holder.artwork).hand);
  const down = holder.box.y + holder.box.height - hand.y;
  const share = handle.isOnGround ? down / (1 - handle.at.y) / holder.box.height : handle.height;
  const height = Math.min(Math.max(share, 0.3), 0.62) * holder.box.height;
  const width = (height * source.width) / source.height;
  const mirrored = handle.at.x > 0.5 !== holder.mirrored;
  const across = mirrored ? 1 - handle.at.x : handle.at.x;
  const box = { x: hand.x - across * width, y: hand.y - handle.at.y * height, width, height };
  return { ...what, box, mirrored, rotation: 0 };
}

/** Of what rolls behind who pulls it. */
const drawbars: Readonly<Record<SubjectId, { x: number; y: number }>> = {
  "toy-wagon": { x: 0.1, y: 0.24 },
};

/** A wagon, with all that is in it, so large that its handle is in the hand. */
export function pulledByTheHandle(puller: Cluster, load: Cluster): Cluster | undefined {
  const [who, ...others] = puller.parts;
  const wagon = load.parts.find(({ mention }) => Object.hasOwn(drawbars, mention.subject));
  if (!wagon || wagon.mirrored || who?.artwork.set !== "figure" || others.length > 0)
    return undefined;
  const one = { ...reposed(who, "tug-of-war"), mirrored: false };
  const hand = pointOn(one, figureAnchors(one.artwork).hand);
  const at = drawbars[wagon.mention.subject]!;
  const foot = one.box.y + one.box.height;
  const rolling = scaled(load, (foot - hand.y) / (1 - at.y) / wagon.box.height);
  const box = rolling.parts[load.parts.indexOf(wagon)]!.box;
  const { parts } = moved(
    rolling,
    hand.x - box.x - at.x * box.width,
    hand.y - box.y - at.y * box.height,
  );
  return clusterOf(puller.root, [...parts, one]);
}
