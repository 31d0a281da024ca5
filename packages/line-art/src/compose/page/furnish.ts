/** The things that make a place one: alone on the page, or behind those who are there. */
import { hiddenArea } from "../../artwork/box.ts";
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { furnishingsOf, isBare, isToldByThings } from "../../lexicon/furnishings.ts";
import { inhabitantsOf } from "../../lexicon/inhabitants.ts";
import { drawingOf, subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Box, Brief, PlacedArtwork, SettingId, SubjectId } from "../../types.ts";
import { unasked } from "../brief/unasked.ts";
import { relativeHeight } from "../groups/cluster.ts";
import { kindOf } from "../groups/kind-of.ts";
import { artworkIn } from "./place.ts";
import { innerBox, type Stage } from "./stage.ts";

const asMention = (subject: SubjectId) => unasked(`place-${subject}`, subject);

/** Of a place alone so much is to be seen. */
const mostAlone = 3;

/** "In the kitchen" and nothing else: who lives there, and what is to be seen. */
export function furnished(brief: Brief, { width, height }: Stage): Brief {
  const { setting, mentions, lettering, festival } = brief;
  if (mentions.length > 0 || lettering || festival || !setting) return brief;
  // On a tall page things stand one behind the other, which the bottom of the sea has no room for.
  const most = setting === "underwater" && height > width ? 1 : mostAlone;
  // Who calls in the morning, where there are yards for it.
  const calling =
    brief.hour === "sunrise" && /^(village|farm|yard|meadow)$/.test(setting) ? ["rooster"] : [];
  const seen = new Set([...calling, ...inhabitantsOf(setting), ...furnishingsOf(setting)]);
  return { ...brief, mentions: [...seen].slice(0, calling.length > 0 ? 2 : most).map(asMention) };
}

interface There {
  /** Those who are there. */
  boxes: readonly Box[];
  /** What one unit of relative height is on the page. */
  scale: number;
}

/** At the sides, farther back than who is there, each where most of it is seen. */
export function furnish(
  setting: SettingId,
  { mentions, setting: asked }: Brief,
  stage: Stage,
  { boxes, scale }: There,
): PlacedArtwork[] {
  const kinds = mentions.map(({ subject }) => kindOf(subject));
  // Who has a bunk bed or a layer cake needs no other bed or cake.
  const isNamed = (id: SubjectId) => kinds.includes(kindOf(id));
  // In the tale of the moon lady nobody has landed there yet.
  const isOfTale = mentions.some(({ subject }) => isUsedAs("moon-folk", subject));
  const isFurnished = isBare(setting) || (asked !== undefined && isToldByThings(setting));
  const spare = isFurnished && !isOfTale ? furnishingsOf(setting).filter((id) => !isNamed(id)) : [];
  const placed: PlacedArtwork[] = [];
  // Beside who is alone in a place that is named, what tells it stays on the plainest page.
  const role = asked && stage.isRightFree ? "support" : "scenery";
  for (const id of spare.slice(0, stage.richness > 1 ? 2 : 1)) {
    const taken = [...boxes, ...placed.map(({ box }) => box)];
    const item = standing(id, stage, floorOf(setting, stage), scale, taken);
    // What stays is not to be half behind somebody.
    const isSeen = item !== undefined && hiddenShare(item.box, taken) < mostHidden / 2;
    if (item) placed.push({ ...item, role: placed.length === 0 && isSeen ? role : "scenery" });
  }
  return placed;
}

/** Where things stand that are farther back. */
function floorOf(setting: SettingId, { height, horizonY, groundY, unit }: Stage): number {
  // The sea has no horizon.
  if (setting === "underwater") return 0.93 * height;
  return Math.max(horizonY + 0.13 * unit, groundY - 0.16 * unit);
}

function standing(
  id: SubjectId,
  stage: Stage,
  foot: number,
  scale: number,
  taken: readonly Box[],
): PlacedArtwork | undefined {
  const subject = subjectById(id);
  const drawing = drawingOf(subject, stage.richness <= 1);
  const source = loadArtwork(drawing).box;
  const inner = innerBox(stage);
  for (const size of [1, 0.75, 0.55]) {
    const wished = 0.95 * size * scale * relativeHeight(asMention(id));
    const widest = (0.42 * stage.width * source.height) / source.width;
    const height = Math.min(wished, 0.5 * stage.height, widest);
    const width = (height * source.width) / source.height;
    // Between those at the sides, or beyond all of them.
    const edge = inner.x + inner.width - width;
    const spots = [inner.x, edge, (inner.x + edge) / 2].map((x) => {
      const box = { x, y: foot - height, width, height };
      return { box, hidden: hiddenShare(box, taken) };
    });
    const [best] = spots.toSorted((one, other) => one.hidden - other.hidden);
    if (!best || best.hidden > mostHidden) continue;
    const isRight = best.box.x > inner.x;
    return {
      ...artworkIn(best.box, id, drawing, "scenery"),
      id: `place-${id}`,
      mirrored: isRight && subject.facing === "right",
    };
  }
  return undefined;
}

/** A share of its area. */
const mostHidden = 0.5;

function hiddenShare(box: Box, taken: readonly Box[]): number {
  return hiddenArea(box, taken) / (box.width * box.height);
}
