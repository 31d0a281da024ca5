/**
 * Who watches, looks or points at something faces it: turned to it, or with the pupils at that side.
 */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { pathBounds } from "../../artwork/path.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import { isAlive } from "../../lexicon/living.ts";
import { parts } from "../../lexicon/parts.ts";
import type { Brief, Gaze, Mention, PlacedArtwork, SceneItem } from "../../types.ts";
import { drawnFacing } from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";
import { isAnimalsFigure } from "../groups/sites.ts";

type Point = { x: number; y: number };

export function withGazes(items: readonly SceneItem[], brief: Brief, page: number): SceneItem[] {
  return items.map((item) => {
    const looking = gazingItem(items, item, brief);
    return looking.kind === "artwork" && isTooSmall(looking, page) ? withoutGaze(looking) : looking;
  });
}

/** How wide the white of an eye is at the least, as a share of the page: there is a pupil in it. */
const least = 0.045;

function isTooSmall({ artwork, box }: PlacedArtwork, page: number): boolean {
  if (!artwork.gaze) return false;
  const { shapes, box: source } = loadArtwork(artwork);
  const eyes = shapes.filter(({ part }) => part === parts.eye).map(({ path }) => pathBounds(path));
  const widest = Math.max(0, ...eyes.map(({ width }) => width));
  return (widest / source.width) * box.width < least * page;
}

function withoutGaze(item: PlacedArtwork): PlacedArtwork {
  const { gaze: _, ...artwork } = item.artwork;
  return { ...item, artwork };
}

function gazingItem(items: readonly SceneItem[], item: SceneItem, brief: Brief): SceneItem {
  if (item.kind !== "artwork") return item;
  const looker = brief.mentions.find(
    ({ id, subject, looks }) => looks && id === item.mention && subject === item.subject,
  );
  const targets = looker ? targetsOf(looker, brief) : [];
  const drawn = targets.map((target) =>
    items.filter(
      (one): one is PlacedArtwork =>
        one.kind === "artwork" && one.mention === target.id && one.subject === target.subject,
    ),
  );
  const seen = drawn.find(({ length }) => length > 0) ?? [];
  // 看云: clouds are everywhere above.
  if (targets.length === 0 && looker?.action === "lying") return lookingTo(item, 0, -1);
  if (!looker || seen.length === 0) return item;
  const from = faceOf(item);
  const places = seen.map(faceOf).toSorted((a, b) => away(from, a) - away(from, b));
  return gazing(item, from, places[0]!, isFree(looker, brief));
}

/**
 * What it was said to look at; else whoever does something there, else whatever there is. Yarn on the
 * needles is part of who knits.
 */
function targetsOf({ id }: Mention, { mentions, relations }: Brief): Mention[] {
  const own = relations.filter(({ from }) => from === id);
  const isSaid = (one: Mention) =>
    own.some(({ kind, to }) => kind === "beside" && to.includes(one.id));
  const isOwn = (one: Mention) => !isSaid(one) && own.some(({ to }) => to.includes(one.id));
  const isBusy = ({ subject, looks }: Mention) => isAlive(subject) && !looks;
  const rank = (one: Mention) => (isSaid(one) ? 0 : isBusy(one) ? 1 : 2);
  const others = mentions.filter((one) => one.id !== id && !isOwn(one));
  return others.toSorted((a, b) => rank(a) - rank(b));
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
  const pose = slope < -0.35 ? "pointing-up" : slope > 0.3 ? "pointing-down" : "pointing";
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
