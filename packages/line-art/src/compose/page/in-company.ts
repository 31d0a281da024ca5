import { keptIn } from "../../draw/kept-in.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Box, Mention } from "../../types.ts";
import {
  allTurnedRound,
  beside,
  type Cluster,
  clusterOf,
  facingOf,
  middle,
  moved,
  type Part,
} from "../groups/cluster.ts";
import { evenedOut, isLiving } from "./evened-out.ts";
import {
  boxOf,
  gap,
  inDepth,
  leastExtent,
  type Order,
  type Placed,
  raisedOver,
  sizes,
  standing,
  type Way,
  waysOf,
  widthOf,
} from "./rows-in-depth.ts";

/** So many make a company, alive or not: fewer stand side by side, or one behind the other. */
const fewestAlive = 4;
const fewest = 4;
/** Of more there are more orders than can be tried: what is narrow shares a place. */
const most = 6;
/** Three are a company, too, where they would be so small side by side; a cat is 0.7 of that high. */
const smallRow = 0.18;
/** So much smaller everybody may be for each whose face would be just over a head. */
const inLineCosts = 0.09;
/** What a company may take of the page: of its height, and of its width. */
const room = { height: 0.76, width: 0.92 };
/** Of so many orders it is tried how they are on the whole page. */
const finalists = 40;
/** Sums differ by less than this share with the order of what is added. */
const rounding = 1e-9;
/** Rows are no wider than so many times what they need. */
const loosest = 1.5;

/**
 * Undefined where they are too few, or some of them on the water.
 *
 * @param isDeep under water one swims as high up as one likes
 */
export function inCompany(
  clusters: readonly Cluster[],
  root: Mention,
  pageRatio: number,
  isDeep: boolean,
): Cluster | undefined {
  const living = clusters.flatMap(({ parts }) => parts.filter(isLiving));
  const inARow = (room.width * pageRatio) / widthOf(clusters);
  const areFew = living.length < fewestAlive && clusters.length < fewest && inARow > smallRow;
  const isTooFew = clusters.length < 3 || areFew;
  if (isTooFew || (!isDeep && clusters.some(isAfloat))) return undefined;
  const pieces = sharingPlaces(evenedOut(clusters));
  const worthOf = (order: Order) => sizeOf(boxOf(order), pageRatio) * merit(order, root);
  const promising = best([...waysOf(pieces, pageRatio < 1 ? 3 : 2)], root, pageRatio);
  // Spread over the page they are before others than close together.
  const [chosen] = promising
    .map((order) => spreadOut(order, pageRatio))
    .map((order) => ({ order, worth: worthOf(order) }))
    .toSorted((a, b) => b.worth - a.worth);
  return chosen && assembled(chosen.order, root);
}

/**
 * The finalists, of equals the first. There are thousands of ways: of each it is known from who is in
 * which row how good it is at the most, and none is tried that is beaten even so.
 */
function best(ways: readonly Way[], root: Mention, pageRatio: number): Order[] {
  const known = new Map<string, { merit: number; worth: number }>();
  const hopes = ways
    .map(({ rows, inRows }, at) => {
      const most = keptIn(known, inRows, () => {
        const merit = meritOfRows(rows, root, 0);
        return { merit, worth: merit * sizeOf(leastExtent(rows), pageRatio) };
      });
      return { rows, at, most };
    })
    .sort((a, b) => b.most.worth - a.most.worth);
  const found: { order: Order; worth: number; at: number }[] = [];
  const isBeaten = (worth: number) =>
    found.length === finalists && worth < (1 - rounding) * found.at(-1)!.worth;
  for (const { rows, at, most } of hopes) {
    if (isBeaten(most.worth)) break;
    const order = inDepth(rows);
    const size = sizeOf(boxOf(order), pageRatio);
    if (isBeaten(size * most.merit)) continue;
    const worth = size * merit(order, root);
    if (isBeaten(worth)) continue;
    found.push({ order, worth, at });
    found.sort((a, b) => b.worth - a.worth || a.at - b.at);
    if (found.length > finalists) found.pop();
  }
  return found.map(({ order }) => order);
}

const isAfloat = ({ root }: Cluster) => subjectById(root.subject).habitat === "water";

function sharingPlaces(pieces: readonly Cluster[]): Cluster[] {
  if (pieces.length <= most) return [...pieces];
  const [first, second, ...others] = pieces.toSorted((a, b) => a.box.width - b.box.width) as [
    Cluster,
    Cluster,
    ...Cluster[],
  ];
  return sharingPlaces([...others, beside(first, second)]);
}

/** How large what is so wide and high is drawn on a page 1 high. */
function sizeOf({ width, height }: Pick<Box, "width" | "height">, pageRatio: number): number {
  return Math.min(room.height / height, (room.width * pageRatio) / width);
}

function merit(order: Order, root: Mention): number {
  const costs = order.slice(1).flatMap((row, place) => {
    const those = order.slice(0, place + 1).flat();
    return row.map((one) => costOfPlace(one, those));
  });
  const rows = order.map((row) => row.map(({ piece }) => piece));
  return meritOfRows(
    rows,
    root,
    costs.reduce((sum, one) => sum + one, 0),
  );
}

/**
 * Whom the page is about stands in front where that costs little, and so does what is low; a blackboard
 * or a tent is behind everybody.
 *
 * @param cost of all their places
 */
function meritOfRows(rows: Way["rows"], root: Mention, cost: number): number {
  const [before, ...behind] = rows as [readonly Cluster[], ...(readonly Cluster[])[]];
  const isHero = ({ parts }: Cluster) => parts.some(({ mention }) => mention.id === root.id);
  const heightOf = (row: readonly Cluster[]) =>
    row.reduce((sum, { box }) => sum + box.height, 0) / row.length;
  const isLowBehind = heightOf(behind.flat()) < 0.8 * heightOf(before);
  const nearer = rows.slice(0, -1).flat();
  const standsTall = nearer.some(({ parts }) => parts.some(isTallThing));
  const hides = nearer.some(({ parts }) => parts.some(hidesOthers));
  const all = rows.flat().length;
  const size = rows.reduce((sum, row, place) => sum + row.length * sizes[place]!, 0) / all;
  return (
    size *
    (1 - Math.min(cost, 0.5)) *
    (before.some(isHero) ? 1.05 : 1) *
    (isLowBehind ? 0.9 : 1) *
    (standsTall ? 0.8 : 1) *
    (hides ? 0.5 : 1)
  );
}

/**
 * Is the face over somebody's head? One looks out between those before one; and over a rooster on its
 * roof one would stand upon the rooster.
 */
function costOfPlace({ piece, x }: Placed, before: readonly Placed[]): number {
  const { box } = piece.parts.find(isLiving) ?? piece;
  const centre = box.x + x + box.width / 2;
  const near = 0.2 * box.width;
  const inLine = before.flatMap(({ piece: { parts }, x: at }) =>
    parts.filter(
      (one) => one.box.x + at < centre - near && one.box.x + one.box.width + at > centre + near,
    ),
  );
  const isUpOnIt = (one: Part) => isLiving(one) && one.box.y + one.box.height < -0.3;
  if (inLine.some(isUpOnIt)) return 3 * inLineCosts;
  return inLine.length > 0 ? inLineCosts : 0;
}

const isTallThing = (part: Part, _: number, others: readonly Part[]) =>
  !isLiving(part) &&
  part.box.height > 1.22 * Math.max(0.8, ...others.filter(isLiving).map(({ box }) => box.height));

/** A swing is seen through, a blackboard is not. */
const hidesOthers = ({ mention }: Part) => isUsedAs("board", mention.subject);

/** As far to the sides as there is room: nobody stands in a heap in the middle of the page. */
function spreadOut(order: Order, pageRatio: number): Order {
  const { width, height } = boxOf(order);
  const size = sizeOf({ width, height }, pageRatio);
  const rows = order.map((row) => row.map((one) => lookingIn(one, width / 2, width)));
  const across = [Math.min((room.width * pageRatio) / size, loosest * width), width];
  const wider = across.map((wide) => standing(rows, wide, lookingOut));
  return wider.find((one) => boxOf(one).height <= 1.001 * height) ?? order;
}

/** Whose face is over a head steps aside, where there is room between the neighbours. */
function lookingOut(
  row: readonly Placed[],
  nearer: readonly Placed[],
  least: number,
  width: number,
): Placed[] {
  const placed: Placed[] = [];
  for (const [place, one] of row.entries()) {
    const [left, right] = [placed[place - 1], row[place + 1]];
    const { box } = one.piece;
    const from = (left ? edgesOf(left).right + gap : 0) - box.x;
    const to = (right ? edgesOf(right).left - gap : width) - box.width - box.x;
    const here = raisedOver({ ...one, x: Math.max(from, one.x) }, nearer, least);
    const aside = [from, to]
      .toSorted((a, b) => Math.abs(a - one.x) - Math.abs(b - one.x))
      .map((x) => raisedOver({ ...one, x }, nearer, least))
      .find((at) => costOfPlace(at, nearer) === 0 && at.raise <= 1.001 * here.raise);
    placed.push(costOfPlace(here, nearer) === 0 ? here : (aside ?? here));
  }
  return placed;
}

const edgesOf = ({ piece: { box }, x }: Placed) => ({
  left: box.x + x,
  right: box.x + x + box.width,
});

function assembled(order: Order, root: Mention): Cluster {
  const place = ({ piece, x, raise }: Placed) => moved(piece, x, -raise).parts;
  const [before, ...rows] = order as [Placed[], ...Placed[][]];
  // What stands further up the page is further away.
  const behind = rows.flat().toSorted((a, b) => b.raise - a.raise);
  const far = behind.flatMap(place);
  return {
    ...clusterOf(root, [...far, ...before.flatMap(place)]),
    rear: { feet: -behind[0]!.raise, count: far.length, isCompany: true },
  };
}

/** At the sides of the page one looks to the others. */
function lookingIn({ piece, x }: Placed, centre: number, width: number): Cluster {
  const doer = piece.parts.find(isLiving);
  const aside = (middle(piece) + x - centre) / width;
  const outwards = aside > 0.12 ? "right" : aside < -0.12 ? "left" : undefined;
  return doer && facingOf(doer) === outwards ? allTurnedRound(piece) : piece;
}
