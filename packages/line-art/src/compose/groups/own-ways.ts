/** How two go together who have a way of their own: tried in turn, the first that knows it decides. */
import { poseOfFigure } from "../../figure/figure.ts";
import { isAlive } from "../../lexicon/living.ts";
import type { Mention, Relation } from "../../types.ts";
import { atFullStretch } from "../deeds/at-full-stretch.ts";
import { atOneDesk } from "../deeds/at-one-desk.ts";
import { atTheBasket } from "../deeds/at-the-basket.ts";
import { atTheCandle } from "../deeds/at-the-candle.ts";
import { atTheDoor } from "../deeds/at-the-door.ts";
import { atTheEyepiece } from "../deeds/at-the-eyepiece.ts";
import { atTheGrill } from "../deeds/at-the-grill.ts";
import { atTheNest } from "../deeds/at-the-nest.ts";
import { noseAt } from "../deeds/at-the-nose.ts";
import { atThePiano } from "../deeds/at-the-piano.ts";
import { atTheStove } from "../deeds/at-the-stove.ts";
import { atTheWater } from "../deeds/at-the-water.ts";
import { inCabins } from "../deeds/cabins.ts";
import { carriedTogether } from "../deeds/carried-together.ts";
import { downTheSlope } from "../deeds/down-the-slope.ts";
import { embraced } from "../deeds/embraced.ts";
import { handsOn } from "../deeds/hands-on.ts";
import { inTheDoorway, throughTheGap } from "../deeds/in-the-doorway.ts";
import { atThePot } from "../deeds/in-the-pot.ts";
import { kickedUp } from "../deeds/kicked.ts";
import { onALead } from "../deeds/led.ts";
import { machineWork } from "../deeds/machines-at-work.ts";
import { leantAgainst, onALadder } from "../deeds/on-a-ladder.ts";
import { gathered, isGathering } from "../deeds/on-the-ground.ts";
import { pastTheMoon } from "../deeds/past-the-moon.ts";
import { atTheFruit } from "../deeds/picking.ts";
import { pinchedBy } from "../deeds/pinched.ts";
import { pouredFor } from "../deeds/pouring.ts";
import { pulledUp } from "../deeds/pulled-up.ts";
import { rowed } from "../deeds/rowing.ts";
import { onTheWave } from "../deeds/surfing.ts";
import { tangledIn } from "../deeds/tangled.ts";
import { throughTheHoop } from "../deeds/through-the-hoop.ts";
import { thrownAt, thrownOut, tossedUp } from "../deeds/thrown.ts";
import { tuggedAt } from "../deeds/tugged.ts";
import { underAHeap } from "../deeds/under-a-heap.ts";
import { sharedUmbrella } from "../deeds/under-one-umbrella.ts";
import { underTheSpout } from "../deeds/under-the-spout.ts";
import { carried, onAPerson, onLap } from "./carried.ts";
import { allTurnedRound, beside, type Cluster, clusterOf } from "./cluster.ts";
import { eachWithOne, isEachInOne } from "./each-in-one.ts";
import { inAFight } from "./face-to-face.ts";
import { bringsAlong } from "./held.ts";
import { inALine, queuedAt } from "./in-a-line.ts";
import { jointActs } from "./joint-acts.ts";
import { juggled } from "./next-to.ts";
import { perched } from "./perches.ts";
import { reposed } from "./repose.ts";
import { climbing, onHead } from "./upon.ts";

/** Two groups that are put together, and how they were said to be. */
export interface Meeting {
  subject: Cluster;
  object: Cluster;
  /** Of all that the subject is so to, where they are several: between two. */
  objects: Cluster[];
  relation: Relation;
  /** Whose relation it is: what it says they do. */
  mention: Mention;
  pageRatio: number;
}

type Way = (
  meeting: Meeting,
  /** Puts one of each together in the same way. */
  again: (subject: Cluster, object: Cluster) => Cluster,
) => Cluster | undefined | false;

const does =
  (action: string, way: Way): Way =>
  (meeting, again) =>
    meeting.mention.action === action && way(meeting, again);

/** In their order: who is on a ladder beside a tree is not at its fruit from below. */
const ways: readonly (readonly [kinds: RegExp, Way])[] = [
  [
    /^(on|in|riding|beside|above)$/,
    ({ subject, object, mention }) =>
      /^(sliding|descending)$/.test(mention.action ?? "") && downTheSlope(subject, object),
  ],
  [/./, does("climbing", ({ subject, object }) => onALadder(subject, object))],
  [/^(on|in)$/, ({ subject, object }) => onALadder(subject, object)],
  [/^under$/, ({ subject, object }) => atTheFruit(subject, object)],
  [/^(in|beside|under)$/, ({ subject, object }) => leantAgainst(subject, object)],
  [/^(on|in|beside)$/, does("climbing", ({ subject, object }) => climbing(subject, object))],
  [
    /^(beside|holding)$/,
    ({ subject, object, relation }) => machineWork(subject, object, relation.kind),
  ],
  [/^(beside|holding)$/, ({ subject, object }) => pulledUp(subject, object)],
  [/^on$/, ({ subject, object, relation }) => !relation.at && perched(subject, object)],
  [/^(beside|holding)$/, ({ subject, object, mention }) => onALead(subject, object, mention)],
  [/^riding$/, does("riding", ({ subject, object }) => rowed(subject, object))],
  [/^in$/, ({ subject, object }) => tangledIn(subject, object)],
  [/^in$/, ({ subject, object }) => inTheDoorway(subject, object)],
  [/^behind$/, ({ subject, object }) => throughTheGap(subject, object)],
  [/^in-front-of$/, ({ subject, object }) => pastTheMoon(subject, object)],
  [/^in$/, does("jumping", ({ subject, object }) => throughTheHoop(subject, object))],
  [/^beside$/, ({ subject, object, mention }) => atTheEyepiece(subject, object, mention)],
  [
    /^beside$/,
    does(
      "surfing",
      ({ subject, object }) => object.root.subject === "ocean-wave" && onTheWave(subject, object),
    ),
  ],
  [/^beside$/, does("queueing", ({ subject, object }) => queuedAt(subject, object))],
  [
    /^beside$/,
    does("following", ({ subject, object, pageRatio }) => inALine(subject, object, pageRatio)),
  ],
  // What one reads or plays with lies before the face, not before the feet.
  [
    /^beside$/,
    does("lying-flat", ({ subject, object }) => isOnTheBelly(subject) && beside(subject, object)),
  ],
  [/^beside$/, ({ subject, object }) => atFullStretch(subject, object)],
  [/^beside$/, does("lighting", ({ subject, object }) => atTheCandle(subject, object))],
  [/^beside$/, ({ subject, object }) => atOneDesk(subject, object)],
  [/^beside$/, ({ subject, object }) => atThePiano(subject, object)],
  [/^beside$/, ({ subject, object }) => atTheGrill(subject, object)],
  [/^beside$/, ({ subject, object }) => atTheStove(subject, object)],
  [/^beside$/, ({ subject, object }) => atTheBasket(subject, object)],
  [/^beside$/, does("gardening", ({ subject, object }) => underTheSpout(subject, object))],
  [/^beside$/, ({ subject, object }) => atTheDoor(subject, object)],
  [/^beside$/, ({ subject, object }) => atThePot(subject, object)],
  // Towards it, which is on the right.
  [
    /^beside$/,
    does("blowing-hard", ({ subject, object }) => beside(allTurnedRound(subject), object)),
  ],
  [/^beside$/, does("kung-fu", ({ subject, object }) => inAFight(subject, object))],
  [/^beside$/, does("hurling", ({ subject, object }) => thrownAt(subject, object))],
  [/^holding$/, does("throwing-out", ({ subject, object }) => thrownOut(subject, object))],
  [/^beside$/, does("head-down", ({ subject, object }) => atTheWater(subject, object))],
  [/^holding$/, does("tossing-up", ({ subject, object }) => tossedUp(subject, object))],
  [/^beside$/, does("pinching", ({ subject, object }) => pinchedBy(subject, object))],
  [/^beside$/, does("tugging", ({ subject, object }) => tuggedAt(subject, object))],
  [/^beside$/, does("hugging", ({ subject, object }) => embraced(subject, object))],
  [/^beside$/, ({ subject, object }) => atTheNest(subject, object)],
  [/^beside$/, ({ subject, object }) => sharedUmbrella(subject, object)],
  [/^beside$/, ({ subject, object, mention }) => handsOn(subject, object, mention)],
  [/^beside$/, ({ subject, object }) => noseAt(subject, object)],
  [/^beside$/, ({ subject, object }) => underAHeap(subject, object)],
  [/^beside$/, ({ subject, object, mention }) => pouredFor(subject, object, mention)],
  [
    /^beside$/,
    ({ subject, object, mention }) => jointActs[mention.action ?? ""]?.(beside(subject, object)),
  ],
  [
    /^(in|on|riding)$/,
    ({ subject, object }, again) =>
      isEachInOne(subject, object) && eachWithOne(subject, object, again),
  ],
  [
    /^(holding|beside)$/,
    ({ subject, object, mention }) => carriedTogether(subject, object, mention),
  ],
  [/^holding$/, ({ subject, object, mention }) => carried(subject, object, mention)],
  [/^(on|riding)$/, ({ subject, object, relation }) => !relation.at && onAPerson(subject, object)],
  [
    /./,
    ({ subject, object, relation }) => isAt("head", relation, object) && onHead(subject, object),
  ],
  [/./, ({ subject, object, relation }) => isAt("lap", relation, object) && onLap(subject, object)],
  [/^(on|in|riding)$/, ({ subject, object }) => inCabins(subject, object)],
  [/^(beside|holding)$/, does("juggling", juggling)],
  // The ball of who kicks it is part of the pose.
  [
    /^beside$/,
    ({ subject, object }) => subject.parts.some((part) => bringsAlong(part, object)) && subject,
  ],
  [/^beside$/, does("kicking", ({ subject, object }) => kickedUp(subject, object))],
  [
    /^(beside|around|in-front-of)$/,
    ({ subject, object, pageRatio }) =>
      isGathering(subject, object) && gathered(subject, object, pageRatio),
  ],
];

/** Undefined where they have none: then what was said of place decides. */
export function inTheirOwnWay(
  meeting: Meeting,
  again: (subject: Cluster, object: Cluster) => Cluster,
): Cluster | undefined {
  const { kind } = meeting.relation;
  for (const [kinds, way] of ways) {
    const together = kinds.test(kind) && way(meeting, again);
    if (together) return together;
  }
  return undefined;
}

const isOnTheBelly = ({ parts }: Cluster) =>
  parts.every(({ artwork }) => poseOfFigure(artwork) === "lying-flat");

const isAt = (place: Relation["at"], { at }: Relation, { root }: Cluster) =>
  at === place && isAlive(root.subject);

/** What is thrown up comes in place of the balls of the pose. */
function juggling({ subject, object, mention }: Meeting): Cluster {
  const jugglers = subject.parts.filter((part) => part.mention.subject !== "juggled-balls");
  const free = jugglers.map((part) => reposed(part, "juggling-things"));
  return juggled(clusterOf(mention, free), object);
}
