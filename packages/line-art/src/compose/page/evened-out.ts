/** Those who share a page are of about one size: a mouse is no speck, and whoever is in a tent no doll. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { type Cluster, clusterOf, inProportion, type Part, scaled } from "../groups/cluster.ts";
import { huddled } from "./huddled.ts";

/** How much of a difference in size stays, as an exponent, and how far things are scaled at most. */
const evening = 0.42;
const least = 0.6;
const largest = 1.3;
/** Nobody alive is smaller than this share of the tallest, or than that where they are pets. */
const smallest = 0.72;
const smallestPet = 0.42;

export const isLiving = ({ mention }: Part) => isAlive(mention.subject);

export function evenedOut(clusters: readonly Cluster[]): Cluster[] {
  const pieces = clusters.map(huddled);
  const all = clusterOf(
    pieces[0]!.root,
    pieces.flatMap(({ parts }) => parts),
  );
  const peopled = pieces.filter(({ parts }) => parts.some(isLiving));
  const usual = median((peopled.length > 0 ? peopled : pieces).map(extent));
  const tallest = median(peopled.map(heightOf));
  const hasPeople = all.parts.some(({ mention }) => subjectById(mention.subject).kind === "person");
  return pieces.map((piece) => {
    const [animal] = piece.parts.filter(isLiving);
    if (!animal) return thingAmong(piece, all, usual);
    const wished = within(least, (usual / extent(piece)) ** evening, largest);
    const height = heightOf(piece);
    if (!isPet(piece) || !hasPeople) {
      const factor = within((smallest * tallest) / height, wished, (1.1 * tallest) / height);
      return scaled(piece, within(least, factor, largest));
    }
    const natural = (subjectById(animal.mention.subject).height / 1.75) ** 0.6;
    return scaled(piece, Math.min(wished, (Math.max(smallestPet, natural) * tallest) / height));
  });
}

/** A truck is larger than its driver, a table not much. */
function thingAmong(piece: Cluster, all: Cluster, usual: number): Cluster {
  const sized = inProportion(piece, all);
  const isBig = sized.parts.some(({ mention }) =>
    /vehicle|building|plant/.test(subjectById(mention.subject).kind),
  );
  return scaled(sized, Math.min(1, ((isBig ? 1.5 : 1.1) * usual) / extent(sized)));
}

/** A dog or a hen that does what animals do, of the size that they are beside people. */
function isPet({ parts }: Cluster): boolean {
  const living = parts.filter(isLiving);
  return living.every(
    ({ mention, artwork }) => artwork.set !== "figure" && subjectById(mention.subject).height < 0.8,
  );
}

/** Two at a table are no larger than one beside it. */
const extent = ({ box, parts }: Cluster) =>
  Math.sqrt((box.width * box.height) / Math.max(1, parts.filter(isLiving).length));
/** Who lies is as long as others are high. */
const heightOf = ({ parts }: Cluster) =>
  Math.max(...parts.filter(isLiving).map(({ box }) => Math.max(box.height, box.width)));
const within = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1;
}
