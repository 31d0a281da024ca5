/** As many of one kind as are asked for, in which pose each. */

import { loadArtwork } from "../../artwork/load-artwork.ts";
import { isShown } from "../../artwork/show-mood.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import { castAs } from "../../figure/people/played-by.ts";
import { hasFace, isAlive } from "../../lexicon/living.ts";
import { drawingOf, subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type {
  ArtworkRef,
  Face,
  Mention,
  Relation,
  SettingId,
  Subject,
  SubjectId,
} from "../../types.ts";
import { heightOf } from "../deeds/on-the-ground.ts";
import { onOneGround } from "../page/in-depth.ts";
import type { Random } from "../page/stage.ts";
import { type Cluster, clusterOf, drawnFacing, type Part } from "./cluster.ts";
import { propPoses } from "./held.ts";
import { jointActs } from "./joint-acts.ts";
import { poseName } from "./pose-name.ts";
import { signOf } from "./sign-of.ts";
import { isFigure } from "./upright-animals.ts";

/** Who is to be drawn, and what decides in which pose. */
export interface Role {
  mention: Mention;
  relations: readonly Relation[];
  /** Only what sticks out of something deep is seen of it. */
  isInside?: boolean;
  /** Nobody and nothing is with it. */
  isAlone?: boolean;
  setting?: SettingId | undefined;
  richness: number;
}

/**
 * As many as are asked for, side by side, slightly different from each other; more than a few in two rows.
 */
export function row(role: Role, random: Random): Cluster {
  const { mention, relations } = role;
  const subject = subjectById(mention.subject);
  const artwork = poseOf(role);
  const { box } = loadArtwork(artwork);
  const parts: Part[] = [];
  const height = heightOf(mention, artwork);
  const width = (height * box.width) / box.height;
  // Room for what each has in hand, where the pose does not have it.
  const isHugging = mention.action === "hugging" && mention.count === 2;
  const haveHandsFull = relations.some(({ kind }) => kind === "holding");
  const pose = poseOfFigure(artwork) ?? "";
  const isAtTheMouth = /^(?:seated-|cross-legged-)?(?:eating|licking|drinking)$/.test(pose);
  const needRoom = haveHandsFull && !isAtTheMouth && !(pose in propPoses);
  const overlap = artwork.set === "figure" ? 0.72 : 0.16;
  const gap = isHugging ? -overlap * width : width * (needRoom ? 0.6 : 0.1);
  // Turned to each other, what they hold would meet.
  const areTooMany = haveHandsFull && mention.count > 2;
  const mostInARow = mention.subject === "cake-candle" ? 7 : 4;
  // All of those who swim are in one water.
  const isOneRow =
    /^(swimming|parading|hand-in-hand|tug-of-war)$/.test(mention.action ?? "") ||
    isUsedAs("coupled", mention.subject);
  const rows = mention.count > mostInARow && !isOneRow ? 2 : 1;
  const perRow = Math.ceil(mention.count / rows);
  for (let i = 0; i < mention.count; i++) {
    const behind = Math.floor(i / perRow);
    const factor = mention.count > 1 ? random.between(0.9, 1.04) : 1;
    const shift = behind * (width + gap) * 0.5;
    const raise = behind * height * raiseOf(subject);
    parts.unshift({
      mention,
      artwork,
      box: {
        x: (i % perRow) * (width + gap) + shift,
        y: -height * factor - raise,
        width: width * factor,
        height: height * factor,
      },
      mirrored:
        !areTooMany &&
        isTurned(
          mention,
          drawnFacing(mention.subject, artwork),
          i % perRow,
          Math.min(perRow, mention.count - behind * perRow),
        ),
      rotation: 0,
    });
  }
  const isCarried = relations.some(({ kind }) => /^(riding|in|on|above)$/.test(kind));
  // Streaks are behind the last of them.
  const signed = mention.action === "running" ? parts.slice(0, 1) : parts;
  // Who is led or ridden leaves no trail that others would stand on.
  const isTrailing = mention.action !== "walking" || role.isAlone === true;
  const signs = isTrailing ? signed.flatMap((part) => signOf(part, isCarried)) : [];
  const all = clusterOf(mention, [...parts, ...signs]);
  const cluster = jointActs[mention.action ?? ""]?.(all) ?? all;
  if (rows === 1) return cluster;
  const rear = { feet: -height * raiseOf(subject), count: mention.count - perRow };
  return { ...cluster, rear };
}

/**
 * Whether one of several looks the other way than it is drawn: friends look at each other, who is on
 * the way has the same way as the others, and things lie in turn this way and that.
 *
 * @param place in a row of `count`, from the left
 */
function isTurned(
  { subject, action }: Mention,
  facing: Subject["facing"],
  place: number,
  count: number,
): boolean {
  const { kind, habitat } = subjectById(subject);
  if (count < 2 || facing === "front" || kind === "vehicle") return false;
  if (!isAlive(subject)) return place % 2 === 1;
  const isOnTheWay = /^(running|walking|jumping|parading|swimming|flying|pulling|pushing)$/.test(
    action ?? "",
  );
  if (isOnTheWay || (count > 2 && habitat !== "ground")) return false;
  const isInTheMiddle = 2 * place + 1 === count;
  return !isInTheMiddle && place < count / 2 === (facing === "left");
}

/** How much higher the second row stands: animals look over each other's heads, things lie in heaps. */
function raiseOf({ id, habitat }: Subject): number {
  if (habitat === "ground" && isAlive(id)) return onOneGround;
  return /air|sky|water/.test(habitat) ? 1.12 : 0.96;
}

function poseOf(role: Role): ArtworkRef {
  const { build } = role.mention;
  return { ...inPose(role), ...(build && { build }) };
}

/** Who sleeps lies, who leaps stretches the legs as at a run. */
const drawnDoing: Readonly<Record<string, string>> = {
  jumping: "running",
  sleeping: "lying",
  grazing: "head-down",
};

/** By itself it leans on something that says how large it is. */
const leaning: Readonly<Record<SubjectId, ArtworkRef>> = {
  cello: { set: "own", name: "cello-by-a-chair" },
};

function inPose({ mention, relations, setting, richness, isInside, isAlone }: Role): ArtworkRef {
  const leans = isAlone ? leaning[mention.subject] : undefined;
  if (leans) return leans;
  const subject = subjectById(mention.subject);
  if (!isFigure(mention)) {
    const { action = "" } = mention;
    const { doing } = subject;
    if (action === "flying" && doing?.flying) return doing.flying;
    const atRest = drawingOf(subject, richness <= 1);
    const looksOut = action === "watching" && setting === "window-room";
    const drawn = doing?.[looksOut ? "looking-out" : (drawnDoing[action] ?? action)];
    // The head of who lies in a basket would be below its rim.
    const isHidden = isInside && drawn === doing?.lying;
    const artwork = isHidden ? atRest : (drawn ?? atRest);
    const [variant, face] = [variantOf(mention), faceOf(mention)];
    return { ...artwork, ...(variant && { variant }), ...(face && { face }) };
  }
  const role = subject.artwork.name.split("/")[0]!;
  const character = mention.body ?? (mention.person ? castAs(mention.person, role) : role);
  const pose = poseName(mention, relations, setting);
  const isAsleep = pose === "lying" && mention.action === "sleeping";
  // Nobody yawns with the mouth shut.
  const isFelt = !/^(?:yawning|sneezing|laughing-aloud|stretching)$/.test(pose);
  const felt = mention.mood === "lively" ? "happy" : isFelt ? mention.mood : undefined;
  const mood = felt ?? (isAsleep ? "sleepy" : undefined);
  const name = `${character}/${pose}${mood ? `/${mood}` : ""}`;
  return { set: "figure", name, ...(richness === 0 && { variant: "plain" }) };
}

/** How an animal's face shows what it does and feels; people have poses and faces of their own. */
function variantOf({ action, mood, subject }: Mention): ArtworkRef["variant"] {
  if (!hasFace(subject)) return undefined;
  if (action === "sleeping" || mood === "sleepy") return "asleep";
  if (mood === "sick") return "sad";
  if (/^(?:singing|roaring|crowing|talking|howling)$/.test(action ?? "") && !isShown(mood))
    return "aloud";
  return isShown(mood) ? mood : undefined;
}

/** Things have a face where it is said how they feel; houses and trees are lonely without one. */
function faceOf({ mood, subject }: Mention): Face | undefined {
  if (hasFace(subject)) return undefined;
  const face = mood === "sick" ? "sad" : mood;
  return face === "sad" && /building|plant/.test(subjectById(subject).kind) ? undefined : face;
}
