/**
 * What is done to somebody by hand: the hand, or what is in it, is where it is done, and the other is
 * turned to it. Feeding is at the mouth, combing at the hair, a shot at the arm.
 */
import { figureAnchors } from "../../figure/anchors.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import { hasHeadToDress } from "../../figure/heads/animal-heads.ts";
import type { PoseName } from "../../figure/poses/poses.ts";
import { isAlive } from "../../lexicon/living.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, SubjectId } from "../../types.ts";
import { unaskedPart } from "../brief/unasked.ts";
import {
  allTurnedRound,
  type Cluster,
  clusterOf,
  facingOf,
  moved,
  type Part,
  type Point,
  pointOn,
  scaled,
} from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";
import { isAnimalsFigure, type Site, siteOn } from "../groups/sites.ts";
import { turnedTo } from "../groups/turned-to.ts";
import { inScale } from "./tended.ts";

interface Deed {
  site: Site;
  /** Of who does it: the one whose hand comes nearest to the site. */
  poses: readonly PoseName[];
  /** With what it is done where not with the hand. */
  by?: "mouth" | "ear";
  /** How much smaller and larger the other is drawn for the hand to be there, where that is unlike most. */
  range?: readonly [number, number];
  /** Of people whom it is done to, and who do nothing else. */
  other?: PoseName;
  /** Small animals are raised to whoever does it. */
  onATable?: true;
  /** What the pose has in the hand: it is not drawn a second time. */
  tool?: SubjectId;
  /** On the ground below the hands. */
  vessel?: SubjectId;
  /** What they leave there. */
  left?: SubjectId;
}

const reaching = ["reaching", "reaching-up", "reaching-down", "reaching-below"] as const;

const deeds: Readonly<Record<string, Deed>> = {
  feeding: {
    site: "mouth",
    poses: [
      "feeding-by-hand",
      "feeding-by-hand-up",
      "feeding-by-hand-down",
      "feeding-by-hand-below",
    ],
  },
  spooning: { site: "mouth", poses: ["spooning", "spooning-down"], tool: "spoon" },
  giving: { site: "hand", poses: reaching.slice(0, 3), other: "holding" },
  comforting: { site: "arm", poses: reaching },
  dressing: { site: "crown", poses: reaching },
  tickling: { site: "chest", poses: ["reaching", "reaching-down", "reaching-below"] },
  shearing: { site: "back", poses: ["cutting-hair"], tool: "scissors" },
  "touching-belly": { site: "belly", poses: reaching },
  "listening-at-belly": {
    site: "belly",
    poses: ["listening-in", "listening-in-below"],
    by: "ear",
  },
  "clasping-leg": { site: "leg", poses: ["hugging", "hugging-down"], range: [1, 1.5] },
  milking: { site: "udder", poses: ["milking"], vessel: "milk-pail" },
  "tying-shoes": { site: "feet", poses: ["planting"] },
  teaching: { site: "back", poses: ["reaching", "reaching-down"] },
  whispering: { site: "ear", poses: ["whispering"], by: "mouth", other: "standing" },
  injecting: {
    site: "arm",
    poses: ["injecting", "injecting-down"],
    other: "on-a-stool",
    tool: "syringe",
    onATable: true,
  },
  bandaging: {
    site: "paw",
    poses: ["bandaging", "bandaging-down", "bandaging-below"],
    other: "on-a-stool",
    tool: "adhesive-bandage",
    onATable: true,
  },
  plastering: {
    site: "knee",
    poses: reaching,
    other: "on-a-stool",
    left: "adhesive-bandage",
    onATable: true,
  },
  examining: {
    site: "chest",
    poses: ["examining", "examining-down", "examining-below"],
    other: "on-a-stool",
    tool: "stethoscope",
    onATable: true,
  },
  "examining-teeth": {
    site: "mouth",
    poses: ["examining-teeth", "examining-teeth-down"],
    other: "on-a-stool",
  },
  "painting-a-face": {
    site: "cheek",
    poses: ["painting-a-face", "painting-a-face-up"],
    other: "on-a-stool",
  },
  "cutting-hair": { site: "hair", poses: ["cutting-hair"], other: "on-a-stool", tool: "scissors" },
  combing: {
    site: "hair",
    poses: ["combing", "combing-up", "combing-down", "combing-below"],
    other: "on-a-stool",
    tool: "hairbrush",
  },
};

export const isHandsOn = (action: string | undefined) => Object.hasOwn(deeds, action ?? "");

/** By doctors and nurses; small patients are on a table. */
export const isTreatment = (action: string | undefined) =>
  isHandsOn(action) && deeds[action!]!.onATable === true;

/** On a chair, whoever it is done to. */
export const isDoneSitting = (action: string | undefined) =>
  /^(cutting-hair|examining-teeth)$/.test(action ?? "");

/**
 * One or two people at somebody; undefined where it is another deed, or nobody has hands for it.
 *
 * @param whole somebody, perhaps in bed or on a chair
 */
export function handsOn(
  subject: Cluster,
  whole: Cluster,
  { action }: Mention,
): Cluster | undefined {
  const deed = isHandsOn(action) ? deeds[action!]! : undefined;
  const doers = subject.parts.filter(({ mention }) => isAlive(mention.subject));
  const somebody = somebodyOf(whole);
  const haveHands = doers.every(({ artwork }) => artwork.set === "figure");
  if (!deed || !haveHands || doers.length > 2 || !somebody) return undefined;
  const [first, second] = doers as [Part, Part?];
  const isUnderfoot = (part: Part) => !isAlive(part.mention.subject) && standsOn(first, part);
  const underfoot = subject.parts.filter(isUnderfoot);
  const doing = clusterOf(
    subject.root,
    subject.parts.filter((part) => !isUnderfoot(part)),
  );
  const things = doing.parts.filter(
    ({ mention }) => !isAlive(mention.subject) && mention.subject !== deed.tool,
  );
  const done = groomed(deed, somebody);
  const floor = Math.max(...[first, ...underfoot].map(footOf));
  const one = atIt(first, readied(inScale(doing, whole), done), done, things, floor);
  const both = second ? fromTheRight(second, one, done) : [];
  const all = [...underfoot, ...one.other.parts, ...one.things, one.doer, ...both];
  return clusterOf(subject.root, all);
}

const footOf = ({ box }: Part) => box.y + box.height;

/** On a chair or on stilts: that is not what is given. */
function standsOn(doer: Part, what: Part): boolean {
  const aside = Math.abs(doer.box.x + doer.box.width / 2 - (what.box.x + what.box.width / 2));
  const isLower = footOf(what) > footOf(doer) + 0.1 * doer.box.height;
  return isLower && aside < what.box.width / 2;
}

/** A horse is brushed and examined by who stands at its flank, out of the way of its head. */
function groomed(deed: Deed, somebody: Part): Deed {
  const isFromTheSide = somebody.artwork.set !== "figure" && facingOf(somebody) !== "front";
  return /^(hair|chest|arm)$/.test(deed.site) && isFromTheSide ? { ...deed, site: "back" } : deed;
}

/** Who would have in the arms whom somebody else sees to comforts them meanwhile. */
export function comfortedMeanwhile(brief: Brief): Brief {
  const find = (id: string) => brief.mentions.find((one) => one.id === id)!;
  const seenTo = new Set(
    brief.relations
      .filter(({ kind, from }) => kind === "beside" && isTreatment(find(from).action))
      .map(({ to }) => to[0]),
  );
  const these = brief.relations.filter(
    ({ kind, from, to }) =>
      kind === "holding" && seenTo.has(to[0]) && find(from).action === "cradling",
  );
  return these.length > 0 ? turnedTo(brief, these, "comforting", "beside") : brief;
}

/** Whoever rides stays where they are: what is done with the hands is done from a wheelchair at most. */
export function mountedMeanwhile(brief: Brief): Brief {
  const mountOf = (one: Mention) => {
    const ride = brief.relations.find(({ kind, from }) => kind === "riding" && from === one.id);
    return brief.mentions.find(({ id }) => id === ride?.to[0]);
  };
  const mentions = brief.mentions.map((one): Mention => {
    const mount = isHandsOn(one.action) ? mountOf(one) : undefined;
    if (!mount) return one;
    const isSeated = isUsedAs("wheelchair", mount.subject) && one.action === "feeding";
    return { ...one, action: isSeated ? "seated-feeding" : "riding" };
  });
  return { ...brief, mentions };
}

interface AtIt {
  doer: Part;
  /** What is in the hand, where it is no part of the pose. */
  things: Part[];
  other: Cluster;
}

/** Animals up to this share of who treats them are lifted onto a table, and not for less than this share. */
const [small, lift] = [0.8, 0.12];

/** On a table as high as brings the site to the hand, and a little wider than it is. */
function raised(doer: Part, whole: Cluster, deed: Deed): Cluster {
  const [patient, ...others] = whole.parts as [Part, ...Part[]];
  const canLie = patient.artwork.set !== "figure" || patient.mention.subject === "baby";
  const isSmall = canLie && patient.box.height < small * doer.box.height;
  if (!deed.onATable || others.length > 0 || !isSmall) return whole;
  const tip = tipOf(reposed(doer, deed.poses[0]!), deed);
  const height = siteOn(patient, deed.site).y - tip.y;
  if (height < lift * doer.box.height) return whole;
  const { x, width } = patient.box;
  const foot = patient.box.y + patient.box.height;
  const box = { x: x - 0.15 * width, y: foot - 0.04 * height, width: 1.3 * width, height };
  const table = unaskedPart(`${patient.mention.id}-table`, "treatment-table", box);
  return clusterOf(whole.root, [table, patient]);
}

/** How much smaller and larger animals are drawn for a hand to reach them, and people. */
const ranges = { animals: [0.65, 1], people: [0.9, 1.1] } as const;

/** Hand and site come together; everybody stays on the ground, or on what they stand on. */
function atIt(doer: Part, whole: Cluster, deed: Deed, things: readonly Part[], foot: number): AtIt {
  const grounded = (cluster: Cluster) =>
    moved(cluster, 0, foot - (cluster.box.y + cluster.box.height));
  const other = grounded(raised(doer, grounded(whole), deed));
  const site = siteOn(somebodyOf(other)!, deed.site);
  const posed = poseFor(deed, doer, site, things.length > 0);
  const tip = tipOf(posed, deed);
  const { artwork } = somebodyOf(other)!;
  const isPerson = artwork.set === "figure" && !isAnimalsFigure(artwork);
  const [least, most] = deed.range ?? (isPerson ? ranges.people : ranges.animals);
  const fit = Math.min(most, Math.max(least, (tip.y - foot) / (site.y - foot)));
  const sized = grounded(scaled(other, fit));
  const inHand = held(things, posed, deed);
  const end = inHand ? inHand.box.x + 0.92 * inHand.box.width : tip.x;
  const placed = moved(sized, end - siteOn(somebodyOf(sized)!, deed.site).x, 0);
  const below = deed.vessel ? [under(end, posed, deed.vessel)] : [];
  const done = deed.left ? [stuckOn(somebodyOf(placed)!, deed, deed.left)] : [];
  return { doer: posed, things: [...below, ...done, ...(inHand?.parts ?? [])], other: placed };
}

/** How large a plaster is, as a share of the height of whose knee it is on. */
const plaster = 0.16;

function stuckOn(patient: Part, { site }: Deed, what: SubjectId): Part {
  const { x, y } = siteOn(patient, site);
  const side = plaster * patient.box.height;
  const box = { x: x - 0.2 * side, y: y - 0.5 * side, width: side, height: side };
  return unaskedPart(`${patient.mention.id}-${what}`, what, box);
}

/** How high a pail is, as a share of the height of who sits at it. */
const pail = 0.28;

function under(x: number, { mention, box }: Part, vessel: SubjectId): Part {
  const side = pail * box.height;
  const [left, top] = [x - 0.4 * side, box.y + box.height - side];
  return unaskedPart(`${mention.id}-${vessel}`, vessel, {
    x: left,
    y: top,
    width: side,
    height: side,
  });
}

/** With something in the hand no pose has anything else there. */
function poseFor(deed: Deed, doer: Part, site: Point, hasThing: boolean): Part {
  const poses = hasThing && !deed.tool && !deed.by ? reaching : deed.poses;
  const posed = poses.map((pose) => ({ ...reposed(doer, pose), mirrored: false }));
  const away = (one: Part) => Math.abs(tipOf(one, deed).y - site.y);
  return posed.reduce((best, one) => (away(one) < away(best) ? one : best));
}

function tipOf(part: Part, { by }: Deed): Point {
  const { mouth, tip, head, crown } = figureAnchors(part.artwork);
  if (by !== "ear") return pointOn(part, by ? mouth : tip);
  const { x, y } = pointOn(part, head);
  return { x: x + 0.9 * (head.y - crown.y) * part.box.height, y };
}

/** How large what is in the hand is, as a share of the height of whose hand it is: a bite, and a gift. */
const [bite, gift] = [0.26, 0.4];

/** Its near end in the hand. */
function held(things: readonly Part[], doer: Part, { site }: Deed): Cluster | undefined {
  const [first] = things;
  if (!first) return undefined;
  const whole = clusterOf(first.mention, [...things]);
  const { width, height } = whole.box;
  const handful = site === "mouth" ? bite : gift;
  const sized = scaled(whole, Math.min(1, (handful * doer.box.height) / Math.max(width, height)));
  const hand = pointOn(doer, figureAnchors(doer.artwork).hand);
  const { box } = sized;
  return moved(sized, hand.x - 0.15 * box.width - box.x, hand.y - 0.6 * box.height - box.y);
}

/** The second of two, on the other side: where an animal has its tail, with a hand on its back. */
function fromTheRight(doer: Part, { other, doer: first }: AtIt, deed: Deed): Part[] {
  const patient = somebodyOf(other)!;
  const isTail = patient.artwork.set !== "figure" && facingOf(patient) !== "front";
  // A mother comforts whom the doctor gives a shot.
  const own = deeds[doer.mention.action ?? ""] ?? deed;
  const done: Deed = isTail ? { site: "back", poses: ["reaching"] } : own;
  const site = siteOn(patient, done.site);
  const mirrored = { ...poseFor(done, doer, site, false), mirrored: true };
  const dx = 2 * patient.box.x + patient.box.width - site.x - tipOf(mirrored, done).x;
  const y = first.box.y + first.box.height - mirrored.box.height;
  return [{ ...mirrored, box: { ...mirrored.box, x: mirrored.box.x + dx, y } }];
}

/** A teddy bear is seen to as a bear is. */
const isSomebody = ({ mention }: Part) =>
  isAlive(mention.subject) || hasHeadToDress(mention.subject);

/** The only one there is, or whose group it is: a mother with a baby in her arms. */
function somebodyOf({ root, parts }: Cluster): Part | undefined {
  const those = parts.filter(isSomebody);
  // Arms are drawn once more before who is in them.
  const own = those.filter(
    ({ mention, artwork }) => mention.id === root.id && artwork.variant !== "front",
  );
  return those.length === 1 ? those[0] : own.length === 1 ? own[0] : undefined;
}

/** Turned to who comes from the left, and sitting for what is done sitting. */
function readied(whole: Cluster, { other, site, onATable }: Deed): Cluster {
  const { artwork } = somebodyOf(whole)!;
  const pose = poseOfFigure(artwork);
  const isFree = whole.parts.length === 1 && /^(standing|whispering)$/.test(pose ?? "");
  // On a table there is no stool.
  const sits = whole.root.subject === "baby" && onATable ? "seated" : other;
  const parts = sits && isFree ? whole.parts.map((part) => reposed(part, sits)) : whole.parts;
  const posed = clusterOf(whole.root, parts);
  // Who is taught looks at what is to be learned.
  const isAtFlank = /^(back|udder)$/.test(site);
  const looksAway = facingOf(somebodyOf(posed)!) === (isAtFlank ? "left" : "right");
  return looksAway ? allTurnedRound(posed) : posed;
}
