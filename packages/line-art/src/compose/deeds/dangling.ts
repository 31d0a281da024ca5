/** Who hangs from a branch has both hands on it, the feet in the air. */
import { figureAnchors } from "../../figure/anchors.ts";
import { hasHeadToDress } from "../../figure/heads/animal-heads.ts";
import { isTree, subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation, SubjectId } from "../../types.ts";
import { unasked } from "../brief/unasked.ts";
import { type Cluster, clusterOf, middle, moved, pointOn, scaled } from "../groups/cluster.ts";
import { frontOf } from "../groups/front-of.ts";

const dangling = "dangling";
const upsideDown = "upside-down";
/** Where a thing is held: how far down it, and how much there is of it on both sides, as a share of one. */
const branch = { grip: 0.48, wider: 0.7 };
/** Of two vines each hand has one: how far apart they are, as a share of both, and where they are held. */
const vines = { apart: 0.51, grip: 0.5 };

/** They bring their branch along, or hang from whatever there is. */
const hasItsOwn = (id: SubjectId) => /^(sloth|opossum|hanging-bat)$/.test(id);
const hangsAsDrawn: Readonly<Record<SubjectId, SubjectId>> = { bat: "hanging-bat" };

/** Is it drawn upside down, on a branch of its own? */
export const isDrawnHanging = (id: SubjectId) => hasItsOwn(id) || hangsAsDrawn[id] !== undefined;

/** People do, and animals with hands; a sloth is drawn with its branch, and a bat hangs as bats do. */
export function danglers(asked: Brief): Brief {
  const brief = turnedOver(asked);
  const isHungFrom = (id: string | undefined) =>
    brief.mentions.some((one) => one.id === id && isUsedAs("hung-from", one.subject));
  const hangs = ({ id, subject, action }: Mention) =>
    action === undefined &&
    (subjectById(subject).kind === "person" || isUsedAs("dangler", subject)) &&
    hasHandsFor(subject) &&
    // On a swing one sits.
    !brief.relations.some(({ kind, from }) => kind === "riding" && from === id) &&
    brief.relations.some(
      ({ kind, from, to }) => kind === "under" && from === id && isHungFrom(to[0]),
    );
  const mentions = brief.mentions.map((one) => (hangs(one) ? { ...one, action: dangling } : one));
  const hanging = mentions.filter(({ action }) => action === dangling);
  // Each of several would need vines of their own.
  const isAlone = hanging.length === 1 && hanging[0]!.count === 1;
  return {
    ...brief,
    mentions: mentions.map((one) =>
      one.subject === "hanging-vines" && !isAlone ? { ...one, subject: "tree-branch" } : one,
    ),
  };
}

/** Whoever hangs upside down does so from a branch: of the tree that is named, or of one that is not. */
function turnedOver(brief: Brief): Brief {
  const those = brief.mentions.filter(
    ({ subject, action }) =>
      action === upsideDown && (isDrawnHanging(subject) || hasHandsFor(subject)),
  );
  if (those.length === 0) return brief;
  const isTheirs = ({ from }: Relation) => those.some(({ id }) => id === from);
  const holds = (id: string | undefined) =>
    brief.mentions.some(({ id: what, subject }) => what === id && isHold(subject));
  const places = brief.relations.filter((one) => isTheirs(one) && holds(one.to[0]));
  const isPlace = (id: string) => places.some(({ to }) => to[0] === id);
  const needsNone = those.every(({ subject }) => isDrawnHanging(subject));
  const added = places.length > 0 || needsNone ? [] : [unasked("branch", "tree-branch")];
  const mentions = brief.mentions
    .filter(({ id }) => !(needsNone && isPlace(id)))
    .map((one): Mention => {
      if (isPlace(one.id)) return { ...one, subject: "tree-branch", count: 1 };
      if (!those.includes(one) || !isDrawnHanging(one.subject)) return one;
      const { action: _, ...rest } = one;
      return { ...rest, subject: hangsAsDrawn[one.subject] ?? one.subject };
    });
  const others = brief.relations.filter((one) => !places.includes(one));
  const under = needsNone
    ? []
    : those.map(({ id }): Relation => {
        const place = places.find(({ from }) => from === id) ?? places[0];
        return { kind: "under", from: id, to: place?.to ?? ["branch"] };
      });
  return { ...brief, mentions: [...mentions, ...added], relations: [...others, ...under] };
}

const areBars = (id: SubjectId) => id === "jungle-gym" || id === "monkey-bars";
const isHold = (id: SubjectId) => (isUsedAs("hung-from", id) && !areBars(id)) || isTree(id);

const hasHandsFor = (subject: SubjectId) =>
  subjectById(subject).artwork.set === "figure" || hasHeadToDress(subject);

/** Undefined for whoever only stands below. */
export function danglingFrom(
  subject: Cluster,
  hold: Cluster,
  { action }: Mention,
): Cluster | undefined {
  const first = subject.parts.find(({ artwork }) => artwork.set === "figure");
  if (action === upsideDown) return byTheFeet(subject, hold);
  if (action !== dangling || !first) return undefined;
  const { hand, nearHand } = figureAnchors(first.artwork);
  const hands = pointOn(first, hand);
  if (areBars(hold.root.subject)) return fromBars(subject, hold, hands.y);
  const between = Math.abs(hand.x - nearHand.x) * first.box.width;
  const isVines = hold.root.subject === "hanging-vines";
  const width = isVines ? between / vines.apart : widthOf(subject);
  const long = scaled(hold, width / hold.box.width);
  const y = hands.y - (isVines ? vines : branch).grip * long.box.height;
  const placed = moved(long, middle(subject) - middle(long), y - long.box.y);
  return clusterOf(subject.root, [...placed.parts, ...subject.parts]);
}

/** How far down their beam is, how far off the ground the feet are, and how wide they are, each as a share. */
const bars = { beam: 25 / 126, above: 0.14, wider: 0.9 };

/** On their posts, with nothing under the feet. */
function fromBars(subject: Cluster, { root, parts }: Cluster, beam: number): Cluster {
  const first = subject.parts[0]!;
  const ground = subject.box.y + subject.box.height + bars.above * first.box.height;
  const height = (ground - beam) / (1 - bars.beam);
  const width = subject.box.width + bars.wider * first.box.width;
  const box = { x: middle(subject) - width / 2, y: ground - height, width, height };
  const frame = {
    ...parts[0]!,
    artwork: subjectById("hanging-bars").artwork,
    box,
    mirrored: false,
  };
  return clusterOf(subject.root, [{ ...frame, mention: root, rotation: 0 }, ...subject.parts]);
}

const widthOf = ({ parts, box }: Cluster) => box.width + branch.wider * parts[0]!.box.width;

/** Its limb is before the feet that hold on to it. */
function byTheFeet(subject: Cluster, hold: Cluster): Cluster {
  const long = scaled(hold, widthOf(subject) / hold.box.width);
  const y = subject.box.y - (branch.grip - 0.04) * long.box.height;
  const placed = moved(long, middle(subject) - middle(long), y - long.box.y);
  return clusterOf(subject.root, [...placed.parts, ...subject.parts, ...placed.parts.map(frontOf)]);
}
