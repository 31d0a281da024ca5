/** What a festival is known by: a rice dumpling, a bowl of 汤圆, a jack-o'-lantern beside whoever keeps it. */
import { hiddenArea } from "../../artwork/box.ts";
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { drawingOf, subjectById } from "../../lexicon/subjects.ts";
import type { Box, Brief, Festival, PlacedArtwork, SubjectId } from "../../types.ts";
import { kindOf } from "../groups/kind-of.ts";
import { artworkIn } from "./place.ts";
import { innerBox, type Stage } from "./stage.ts";

/** On the ground before them, or above their heads. */
const known: Readonly<Partial<Record<Festival, { low?: string; high?: string }>>> = {
  halloween: { low: "jack-o-lantern jack-o-lantern", high: "bat" },
  easter: { low: "easter-egg easter-egg" },
  thanksgiving: { low: "pumpkin cornucopia" },
  "spring-festival": { high: "fu" },
  "lantern-festival": { low: "tangyuan" },
  "dragon-boat": { low: "zongzi zongzi" },
  "mid-autumn": { low: "mooncake mooncake" },
  qingming: { high: "swallow swallow" },
  diwali: { low: "diya-lamp diya-lamp" },
  hanukkah: { low: "dreidel" },
};

/** Each where nothing else is; the first stays on the plainest page. */
export function festiveThings(
  { festival, mentions }: Brief,
  stage: Stage,
  occupied: readonly Box[],
): PlacedArtwork[] {
  const { low = "", high = "" } = (festival && known[festival]) ?? {};
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
const height = 0.18;
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
  { festival, mentions }: Brief,
  stage: Stage,
  occupied: readonly Box[],
): PlacedArtwork[] {
  const far = (festival && behind[festival]) ?? undefined;
  if (!far || mentions.some(({ subject }) => subject.includes(far.id))) return [];
  const drawing = drawingOf(subjectById(far.id), stage.richness <= 1);
  const source = loadArtwork(drawing).box;
  const inner = innerBox(stage);
  const foot = stage.horizonY + far.below * stage.unit;
  const tall = Math.min(far.height * stage.unit, foot - inner.y);
  const width = (tall * source.width) / source.height;
  const spots = [1, 0]
    .map((side) => ({
      x: inner.x + side * (inner.width - width),
      y: foot - tall,
      width,
      height: tall,
    }))
    .map((box) => ({ box, hidden: hiddenArea(box, occupied) }))
    .toSorted((one, other) => one.hidden - other.hidden);
  const [best] = spots;
  if (!best || best.hidden > 0.6 * width * tall) return [];
  return [{ ...artworkIn(best.box, far.id, drawing, "support"), id: `festive-${far.id}` }];
}

/** Its size, and how far below the horizon its foot is, as shares of the page's shorter side. */
const behind: Readonly<
  Partial<Record<Festival, { id: SubjectId; height: number; below: number }>>
> = {
  qingming: { id: "willow", height: 0.62, below: 0.08 },
  "dragon-boat": { id: "dragon-boat", height: 0.26, below: 0.05 },
};
