/** What a festival is known by: a rice dumpling, a bowl of 汤圆, a jack-o'-lantern beside whoever keeps it. */
import { hiddenArea } from "../../artwork/box.ts";
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { drawingOf, subjectById } from "../../lexicon/subjects.ts";
import type { Box, Brief, Festival, PlacedArtwork, Season, SubjectId } from "../../types.ts";
import { kindOf } from "../groups/kind-of.ts";
import { artworkIn } from "./place.ts";
import { innerBox, type Stage } from "./stage.ts";

interface Known {
  /** On the ground before them. */
  low?: string;
  /** Above their heads. */
  high?: string;
  /** Behind them: its height, and how far below the horizon its foot is, as shares of the page's shorter side. */
  behind?: { id: SubjectId; height: number; below: number };
}

const known: Readonly<Partial<Record<Festival, Known>>> = {
  christmas: { low: "wrapped-gift", behind: { id: "christmas-tree", height: 0.62, below: 0.1 } },
  halloween: {
    low: "jack-o-lantern jack-o-lantern",
    high: "bat",
    behind: { id: "haunted-house", height: 0.5, below: 0.08 },
  },
  easter: {
    low: "easter-egg easter-egg",
    behind: { id: "basket-of-eggs", height: 0.38, below: 0.16 },
  },
  thanksgiving: {
    low: "roast-turkey pumpkin",
    behind: { id: "cornucopia", height: 0.34, below: 0.14 },
  },
  valentine: { low: "love-letter rose" },
  "mothers-day": { low: "bouquet greeting-card" },
  "fathers-day": { low: "necktie greeting-card" },
  "st-patricks": {
    low: "shamrock",
    high: "shamrock",
    behind: { id: "pot-of-gold", height: 0.46, below: 0.16 },
  },
  "spring-festival": {
    high: "fu",
    behind: { id: "spring-couplets", height: 0.52, below: 0.08 },
  },
  "lantern-festival": { low: "tangyuan rabbit-lantern" },
  "dragon-boat": {
    low: "zongzi zongzi",
    behind: { id: "dragon-boat", height: 0.36, below: 0.07 },
  },
  qixi: { behind: { id: "magpie-bridge", height: 0.3, below: -0.04 } },
  "mid-autumn": { low: "mooncake mooncake" },
  qingming: { high: "swallow swallow", behind: { id: "willow", height: 0.62, below: 0.08 } },
  "double-ninth": {
    low: "chrysanthemum chrysanthemum",
    behind: { id: "chinese-pavilion", height: 0.46, below: 0.04 },
  },
  "winter-solstice": { low: "dumpling dumpling" },
  laba: { low: "laba-porridge" },
  "national-day": { low: "chinese-flag", behind: { id: "tiananmen", height: 0.46, below: 0.06 } },
  "childrens-day": { low: "rattle-drum lollipop", high: "kite" },
  "independence-day": { behind: { id: "american-flag", height: 0.5, below: 0.12 } },
  "new-year": { low: "party-hat", behind: { id: "midnight-clock", height: 0.4, below: 0.14 } },
  diwali: { low: "diya-lamp diya-lamp" },
  hanukkah: { low: "dreidel", behind: { id: "menorah", height: 0.42, below: 0.14 } },
  eid: {
    high: "ramadan-lantern ramadan-lantern",
    behind: { id: "mosque", height: 0.5, below: 0.06 },
  },
  holi: { low: "powder-bowl powder-bowl" },
  graduation: { low: "report-card" },
};

/** Seasons are told in the same way. */
const knownInSeason: Readonly<Record<Season, Known>> = {
  spring: { behind: { id: "blossoming-tree", height: 0.56, below: 0.08 } },
  summer: { low: "watermelon-slice" },
  autumn: { low: "leaf-pile" },
};

const toldBy = ({ festival }: Brief, season: Season | undefined): Known | undefined =>
  festival ? known[festival] : season && knownInSeason[season];

/** Behind who is alone something tells the festival: they leave it one side of the page. */
export const hasFestiveBackdrop = (brief: Brief) =>
  toldBy(brief, brief.season)?.behind !== undefined;

/** Each where nothing else is; the first stays on the plainest page. */
export function festiveThings(
  brief: Brief,
  stage: Stage,
  occupied: readonly Box[],
): PlacedArtwork[] {
  const { mentions } = brief;
  const { low = "", high = "" } = toldBy(brief, stage.season) ?? {};
  const asked = mentions.map(({ subject }) => kindOf(subject));
  const taken = [...occupied];
  const most = stage.richness > 0 ? 2 : 1;
  const wanted = [low, high].flatMap((list, at) =>
    list
      .split(" ")
      .filter((id) => id !== "" && !asked.includes(kindOf(id)))
      .slice(0, most)
      .map((id) => ({ id, isHigh: at === 1 })),
  );
  return wanted.flatMap(({ id, isHigh }, index) => {
    const item = besides(id, isHigh, stage, taken);
    if (!item) return [];
    taken.push(item.box);
    return [{ ...item, id: `festive-${id}-${index + 1}` }];
  });
}

/** As a share of the page's shorter side. */
const height = 0.2;
/** Behind feet there may be as much of what stands on the ground. */
const mostHidden = 0.35;

function besides(
  id: SubjectId,
  isHigh: boolean,
  stage: Stage,
  taken: readonly Box[],
): PlacedArtwork | undefined {
  const { facing } = subjectById(id);
  const drawing = drawingOf(subjectById(id), stage.richness <= 1);
  const source = loadArtwork(drawing).box;
  const inner = innerBox(stage);
  for (const size of [1, 0.82, 0.66]) {
    const tall = Math.min(
      size * height * stage.unit,
      (0.3 * stage.width * source.height) / source.width,
    );
    const wide = (tall * source.width) / source.height;
    const tops = isHigh
      ? [0.05, 0.12, 0.2].map((share) => share * stage.height)
      : [0.955 * stage.height, stage.groundY].map((foot) => foot - tall);
    for (const y of tops)
      for (const side of [1, 0, 0.82, 0.18, 0.64, 0.36, 0.5]) {
        const box = { x: inner.x + side * (inner.width - wide), y, width: wide, height: tall };
        const hidden = hiddenArea(box, taken);
        if (hidden > (isHigh ? 0 : mostHidden) * wide * tall) continue;
        const mirrored = side > 0.5 && facing === "right";
        return { ...artworkIn(box, id, drawing, "support"), mirrored };
      }
  }
  return undefined;
}

/** Behind everybody, where the fewest hide it: the willow of 清明, a dragon boat on the river. */
export function festiveBackdrop(
  brief: Brief,
  stage: Stage,
  occupied: readonly Box[],
): PlacedArtwork[] {
  const { mentions } = brief;
  const far = toldBy(brief, stage.season)?.behind;
  if (!far || mentions.some(({ subject }) => subject.includes(far.id))) return [];
  const drawing = drawingOf(subjectById(far.id), stage.richness <= 1);
  const source = loadArtwork(drawing).box;
  const inner = innerBox(stage);
  const foot = stage.horizonY + far.below * stage.unit;
  const spots = [1, larger].flatMap((scale) => {
    const tall = Math.min(
      scale * far.height * stage.unit,
      foot - inner.y,
      (0.8 * inner.width * source.height) / source.width,
    );
    const width = (tall * source.width) / source.height;
    return [1, 0, 0.5].map((side) => {
      const box = {
        x: inner.x + side * (inner.width - width),
        y: foot - tall,
        width,
        height: tall,
      };
      return { box, hidden: hiddenArea(box, occupied) / (width * tall) };
    });
  });
  // Where people stand all over the page it looks out from behind them, larger.
  const best =
    spots.find(({ hidden }) => hidden < hardlyHidden) ??
    spots.toSorted((one, other) => one.hidden - other.hidden)[0];
  if (!best || best.hidden > mostBehind) return [];
  return [{ ...artworkIn(best.box, far.id, drawing, "support"), id: `festive-${far.id}` }];
}

const larger = 1.4;
const hardlyHidden = 0.3;
const mostBehind = 0.74;
