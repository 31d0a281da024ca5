/**
 * Who watches, looks or points at something faces it: turned to it, or with the pupils at that side.
 */
import { poseOfFigure } from "../figure/figure.ts";
import { isAlive } from "../lexicon/living.ts";
import type { Brief, Gaze, Mention, PlacedArtwork, SceneItem } from "../types.ts";
import { drawnFacing } from "./cluster.ts";
import { reposed } from "./repose.ts";
import { isAnimalsFigure } from "./sites.ts";

type Point = { x: number; y: number };

export function withGazes(items: readonly SceneItem[], brief: Brief): SceneItem[] {
  return items.map((item) => {
    if (item.kind !== "artwork") return item;
    const looker = brief.mentions.find(
      ({ id, subject, looks }) => looks && id === item.mention && subject === item.subject,
    );
    const target = looker && targetOf(looker, brief);
    const seen = items.filter(
      (one): one is PlacedArtwork =>
        one.kind === "artwork" && one.mention === target?.id && one.subject === target?.subject,
    );
    if (!looker || seen.length === 0) return item;
    const from = faceOf(item);
    const places = seen.map(faceOf).toSorted((a, b) => away(from, a) - away(from, b));
    return gazing(item, from, places[0]!, isFree(looker, brief));
  });
}

/** What it was said to look at; else whoever does something there, else whatever there is. */
function targetOf({ id }: Mention, { mentions, relations }: Brief): Mention | undefined {
  const find = (wanted: string | undefined) => mentions.find((one) => one.id === wanted);
  const own = relations.filter(({ from }) => from === id);
  const at = own.find(({ kind }) => kind === "beside");
  if (at) return find(at.to[0]);
  const isOwn = (one: Mention) => own.some(({ to }) => to.includes(one.id));
  const others = mentions.filter((one) => one.id !== id && !isOwn(one));
  return others.find(({ subject, looks }) => isAlive(subject) && !looks) ?? others[0];
}

/** Nobody and nothing is on them that would not turn with them. */
function isFree({ id }: Mention, { relations }: Brief): boolean {
  return !relations.some(
    ({ kind, from, to }) =>
      (from === id && /^(holding|wearing|riding)$/.test(kind)) ||
      (to.includes(id) && /^(on|riding|holding)$/.test(kind)),
  );
}

/** Of somebody the head, of a thing the middle. */
function faceOf({ subject, box }: PlacedArtwork): Point {
  const down = isAlive(subject) ? 0.3 : 0.5;
  return { x: box.x + box.width / 2, y: box.y + down * box.height };
}

const away = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y);

function gazing(item: PlacedArtwork, from: Point, to: Point, isFree: boolean): PlacedArtwork {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const drawn = drawnFacing(item.subject, item.artwork);
  const isTurned = isFree && drawn !== "front" && dx !== 0;
  const turned = isTurned ? { ...item, mirrored: (drawn === "left") === dx > 0 } : item;
  const isPointing = poseOfFigure(item.artwork) === "pointing";
  return lookingTo(isPointing ? aimed(turned, dy / Math.abs(dx || 1)) : turned, dx, dy);
}

/** With the arm up or down to it. */
function aimed(item: PlacedArtwork, slope: number): PlacedArtwork {
  const pose = slope < -0.7 ? "pointing-up" : slope > 0.45 ? "pointing-down" : "pointing";
  return pose === "pointing" ? item : reposed(item, pose);
}

/** People, whose eyes are small, turn their heads. */
function lookingTo(item: PlacedArtwork, dx: number, dy: number): PlacedArtwork {
  const { artwork, mirrored } = item;
  if (artwork.set === "figure" && !isAnimalsFigure(artwork)) return item;
  const steep = Math.abs(dy) > 0.5 * Math.abs(dx);
  const across = Math.abs(dx) > 0.35 * Math.abs(dy) ? Math.sign(dx) * (mirrored ? -1 : 1) : 0;
  const gaze: Gaze = { x: across as Gaze["x"], y: (steep ? Math.sign(dy) : 0) as Gaze["y"] };
  return { ...item, artwork: { ...artwork, gaze } };
}
