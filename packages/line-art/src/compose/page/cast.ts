/** Which part each thing of a description plays on the page. */
import { isBoat } from "../../lexicon/boats.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Mention, SettingId, SubjectId } from "../../types.ts";
import { isEmptyBoat } from "../brief/moored.ts";
import { isHung } from "../deeds/on-the-wall.ts";
import { isOutsideTheShip } from "../deeds/outside-the-ship.ts";
import {
  atFoot,
  beside,
  type Cluster,
  clusterOf,
  middle,
  moved,
  sizeOn,
} from "../groups/cluster.ts";
import { joinedHands } from "../groups/joint-acts.ts";
import { around } from "../groups/next-to.ts";
import { isFarOff } from "./far-off.ts";
import { inCompany } from "./in-company.ts";
import { aside, heldOutwards, inDepth, raiseOf, raiseOver } from "./in-depth.ts";

export interface Cast {
  hero: Cluster | undefined;
  sky: Cluster[];
  back: Cluster[];
  /** On the horizon. */
  far: Cluster[];
}

/**
 * Who plays the hero together, what hangs in the sky, what stands in the background.
 *
 * @param said where they are, if the words say so
 */
export function castOf(
  everything: readonly Cluster[],
  pageRatio: number,
  said?: SettingId | undefined,
): Cast {
  const isDistant = (one: Cluster) =>
    isFarOff(one) && subjectById(one.root.subject).habitat !== "sky";
  const far = everything.filter(isDistant);
  return {
    ...castNear(
      everything.filter((one) => !isDistant(one)),
      pageRatio,
      said === "underwater" || said === "space",
    ),
    far,
  };
}

function castNear(
  clusters: readonly Cluster[],
  pageRatio: number,
  isDeep: boolean,
): Omit<Cast, "far"> {
  const [first, ...others] = clusters;
  if (!first) return { hero: undefined, sky: [], back: [] };
  if ((isHung(first) || isOutsideTheShip(first)) && !others.every(isHung))
    return castNear([...others, first], pageRatio, isDeep);
  const sky: Cluster[] = [];
  const back: Cluster[] = [];
  const leading: Cluster[] = [first];
  for (const cluster of others) {
    const { kind, habitat } = subjectById(cluster.root.subject);
    const isAlone = cluster.parts.every((part) => part.mention.id === cluster.root.id);
    // Who flies together stays together.
    const isUpThere = cluster.root.action === "flying" && first.root.action !== "flying";
    const flies = isUpThere || isOfTheAir(cluster.root.subject);
    if (isOutsideTheShip(cluster) || (isHung(cluster) && !isHung(first))) sky.push(cluster);
    else if (isAlone && areTwoLights(clusters)) leading.push(cluster);
    else if (isAlone && (habitat === "sky" || (flies && kind !== "person"))) sky.push(cluster);
    // "A bird flying up with a present in its beak"
    else if (isUpThere && isCarrying(cluster) && kind === "animal") sky.push(cluster);
    else if (isAlone && cluster.root.action === "waiting") back.push(cluster);
    else if (isAlone && isBackdrop(cluster.root.subject) && cluster.root.size !== "huge")
      back.push(cluster);
    else if (clusters.length > 3 && isFurnishedBuilding(cluster)) back.push(cluster);
    // A boat that somebody on the beach sees sails behind them.
    else if (isEmptyBoat(cluster) && others.filter(staysDry).length > 2) back.push(cluster);
    else leading.push(cluster);
  }
  // When the first thing named is scenery, what lives beside it is the hero: "a castle with a dragon",
  // but not "a gingerbread house with candy canes".
  const isOutshone = leading.slice(1).some(({ root }) => !isTrifle(root));
  if (isScenery(first) && isOutshone) {
    back.push(first);
    leading.shift();
  }
  const hero = gather(handInHand(leading), pageRatio, isDeep);
  return { hero, sky, back };
}

/** The doctor and the teacher who join hands are one row, whatever else each of them is. */
function handInHand(clusters: readonly Cluster[]): Cluster[] {
  const those = clusters.filter(
    ({ root, parts }) => root.action === "hand-in-hand" && parts.length === 1,
  );
  if (those.length < 2) return [...clusters];
  const chain = joinedHands(rowOf(those, those[0]!.root));
  return clusters.flatMap((one) => (one === those[0] ? [chain] : those.includes(one) ? [] : [one]));
}

/** How far up behind boats those on the bank stand, as a share of the boats' height. */
const onTheBank = 0.8;

/** The sun and the moon, the earth and the moon: equals, side by side. */
function areTwoLights(clusters: readonly Cluster[]): boolean {
  const shines = ({ root: { subject, count }, parts }: Cluster) =>
    count === 1 &&
    parts.length === 1 &&
    (isUsedAs("moon", subject) || isUsedAs("light", subject) || isUsedAs("earth", subject));
  return clusters.length === 2 && clusters.every(shines);
}

/**
 * Side by side, or in rows, the larger behind: whichever is drawn largest on the page. Who flies does
 * so above the others.
 */
function gather(clusters: readonly Cluster[], pageRatio: number, isDeep = false): Cluster {
  const { root } = clusters[0]!;
  const [first, second] = clusters;
  if (first && second && clusters.length === 2 && second.parts.length > 1 && swims(second))
    return staysDry(first) ? inRows([first, second], root, () => 1.02) : around(first, second);
  if (clusters.length < 2) return clusters[0]!;
  // Who camps on the shore is in front of the canoe.
  const manned = clusters.filter(isManned);
  const others = clusters.filter((cluster) => !manned.includes(cluster));
  if (manned.length === 1 && others.length > 1 && others.some(hasPeople))
    return inRows([rowOf(manned, root), gather(others, pageRatio)], root, () => 1.04);
  const boats = clusters.filter(({ root }) => isBoat(root.subject));
  const ashore = clusters.filter(staysDry);
  if (boats.length > 0 && boats.length + ashore.length === clusters.length && ashore.length > 0)
    return inRows([rowOf(ashore, root), rowOf(boats, root)], root, () => onTheBank);
  const aloft = clusters.filter(isAloft);
  const grounded = clusters.filter((cluster) => !aloft.includes(cluster));
  if (aloft.length > 0 && grounded.length > 0)
    return inRows(
      [inDepth(rowOf(aloft, root), pageRatio), gather(grounded, pageRatio)],
      root,
      () => 1.05,
    );
  const single = rowOf(clusters, root);
  // A parade is no heap.
  const areOnParade = clusters.every((cluster) =>
    /^(parading|queueing)$/.test(cluster.root.action ?? ""),
  );
  if (areOnParade) return single;
  const company = inCompany(grounded, root, pageRatio, isDeep);
  // In rows they are a scene, in one line they are an inventory.
  if (company && lineUp * sizeOn(company, pageRatio) > sizeOn(single, pageRatio)) return company;
  const arePeople = clusters.every(
    ({ root: { subject } }) => subjectById(subject).kind === "person",
  );
  const areRiders = clusters.some(isRider);
  // One behind the other, the second looks carried; of two animals one stands aside of the other.
  const areTwo = clusters.length === 2 && clusters.every(({ root: { count } }) => count === 1);
  if (areTwo && !areRiders && sizeOn(single, pageRatio) > leastOfTwo) return single;
  const raise = areRiders ? 0.9 : Math.max(...clusters.map(raiseOf));
  const rows = (some: readonly Cluster[], count: number) =>
    inRows(
      rowsOf(some, count).map((row) => rowOf(row, root)),
      root,
      (behind, before) => raiseOver(raise, behind, before),
    );
  // Those of a kind stay together where they can.
  const each = clusters.flatMap(apart);
  const several = [rows(clusters, 2), rows(clusters, 3), rows(each, 2), rows(each, 3)].filter(
    // They stand as on a photograph, not one on top of the other.
    (group) => each.length < 3 || !isPile(group, pageRatio),
  );
  // Two stand side by side as long as they can, and so do people.
  const worth = arePeople || clusters.length === 2 ? 1.3 : 1.2;
  return several.reduce(
    (best, other) => (sizeOn(other, pageRatio) > worth * sizeOn(best, pageRatio) ? other : best),
    single,
  );
}

/** So much larger those in one row are drawn than in depth, where they stand in one. */
const lineUp = 1.3;
/** How large two groups side by side are at least, as `sizeOn` has it: a cat is 0.7 of that high. */
const leastOfTwo = 0.19;
/** How wide several rows are at least, as a share of a page as high as they are. */
const leastWidth = 0.7;

/** Everybody in the same place, across, or a tower with the page empty beside it. */
function isPile({ parts, box }: Cluster, pageRatio: number): boolean {
  const those = parts.filter(({ mention }) => isAlive(mention.subject));
  if (those.length < 3) return false;
  if (box.width < leastWidth * pageRatio * box.height) return true;
  const middles = those.map(({ box }) => box.x + box.width / 2);
  const widest = Math.max(...those.map(({ box }) => box.width));
  return Math.max(...middles) - Math.min(...middles) < 0.5 * widest;
}

function rowOf(clusters: readonly Cluster[], root: Mention): Cluster {
  return clusters.reduce((group, cluster, index) =>
    index % 2 === 1 ? beside(group, cluster, root) : beside(cluster, group, root),
  );
}

/** Several of a kind, each for itself. */
function apart(cluster: Cluster): Cluster[] {
  const { root, parts } = cluster;
  if (parts.some(({ mention }) => mention !== root)) return [cluster];
  return parts.map((part) => clusterOf(root, [atFoot(part)]));
}

/** Rows of about the same width, the largest in the first. */
function rowsOf(clusters: readonly Cluster[], count: number): Cluster[][] {
  const bySize = clusters.toSorted((a, b) => b.box.height - a.box.height);
  const target = bySize.reduce((sum, { box }) => sum + box.width, 0) / count;
  const rows: Cluster[][] = [];
  let width = 0;
  for (const cluster of bySize) {
    // Its middle decides which row it is in.
    const row = Math.min(count - 1, Math.floor((width + cluster.box.width / 2) / target));
    width += cluster.box.width;
    rows[row] = [...(rows[row] ?? []), cluster];
  }
  return rows.filter((row) => row !== undefined);
}

/**
 * One behind the other, the last in front.
 *
 * @param raise how far up a row begins, as a share of the height of the one before it
 */
export function inRows(
  rows: readonly Cluster[],
  root: Mention,
  raise: (behind: Cluster, before: Cluster) => number,
): Cluster {
  const front = heldOutwards(rows.at(-1)!);
  let [parts, feet] = [front.parts, 0];
  for (let i = rows.length - 2; i >= 0; i--) {
    const row = rows[i]!;
    feet += rows[i + 1]!.box.y * raise(row, rows[i + 1]!);
    const lift = feet - (row.box.y + row.box.height);
    const x = middle(front) + aside(row, rows[i + 1]!);
    parts = [...moved(row, x - middle(row), lift).parts, ...parts];
  }
  const rear = { feet, count: parts.length - front.parts.length };
  // Who flies above two rows stands in neither.
  const isAbove =
    /air|sky|water/.test(subjectById(rows[0]!.root.subject).habitat) && !isManned(rows[0]!);
  const below = isAbove && front.rear;
  return {
    ...clusterOf(root, parts),
    rear: below ? { feet: below.feet, count: rear.count + below.count } : rear,
  };
}

function isRider({ root, parts }: Cluster): boolean {
  // Who builds a snowman is no rider.
  return (
    root.action !== "making" &&
    subjectById(root.subject).kind === "person" &&
    parts.some(({ mention }) => /animal|creature|vehicle/.test(subjectById(mention.subject).kind))
  );
}

const hasPeople = ({ parts }: Cluster) =>
  parts.some(({ mention }) => subjectById(mention.subject).kind === "person");

/** A boat with somebody in it. */
const isManned = (cluster: Cluster) => isBoat(cluster.root.subject) && hasPeople(cluster);

function isAloft(cluster: Cluster): boolean {
  const { root, parts } = cluster;
  if (subjectById(root.subject).kind !== "animal") return false;
  const isAlone = parts.every((part) => part.mention.id === root.id);
  return (isAlone && isOfTheAir(root.subject)) || (root.action === "flying" && isCarrying(cluster));
}

/** An animal with nothing but what it has in the mouth. */
const isCarrying = ({ root, parts }: Cluster) =>
  parts.every(({ mention, artwork }) =>
    mention.id === root.id ? artwork.set !== "figure" : !isAlive(mention.subject),
  );

/** Who sits on a branch of its own does not fly. */
const isOfTheAir = (id: SubjectId) => subjectById(id).habitat === "air" && !isUsedAs("perched", id);

/** Houses and trees; flowers stand in front with everybody else. */
export function isBackdrop(id: SubjectId): boolean {
  const { kind, height } = subjectById(id);
  return kind === "building" || (kind === "plant" && (height > 1.5 || /tree|palm/.test(id)));
}

/** A house on fire, a shop with its sign: as large as it is, a company would be small beside it. */
function isFurnishedBuilding({ parts }: Cluster): boolean {
  const house = parts.find(({ mention }) => subjectById(mention.subject).kind === "building");
  const isLifeless = parts.every(({ mention }) => !isAlive(mention.subject));
  return house !== undefined && house.mention.size !== "huge" && isLifeless;
}

function isScenery({ root, parts }: Cluster): boolean {
  const { kind, habitat } = subjectById(root.subject);
  const isAlone = parts.every((part) => part.mention.id === root.id);
  return isAlone && (kind === "building" || habitat === "sky");
}

const isTrifle = ({ subject }: Mention) => /food|object/.test(subjectById(subject).kind);

/** Ducks swim before a picnic on the bank, and round a boat. */
function staysDry({ parts }: Cluster): boolean {
  return parts.every(({ mention: { subject } }) => {
    const { habitat, kind } = subjectById(subject);
    return habitat !== "water" && kind !== "vehicle" && !isUsedAs("floating", subject);
  });
}

function swims({ root }: Cluster): boolean {
  return subjectById(root.subject).habitat === "water";
}
