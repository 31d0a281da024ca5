import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation } from "../../types.ts";
import { deskMates } from "../deeds/at-one-desk.ts";
import { roundOneTable } from "../deeds/at-one-table.ts";
import { servedAtTable } from "../deeds/at-table.ts";
import { toLookThrough } from "../deeds/at-the-eyepiece.ts";
import { sipping } from "../deeds/at-the-lips.ts";
import { sharingWork, withStove } from "../deeds/at-the-stove.ts";
import { danglers } from "../deeds/dangling.ts";
import { atPlay } from "../deeds/games.ts";
import { comfortedMeanwhile, mountedMeanwhile } from "../deeds/hands-on.ts";
import { answered } from "../deeds/in-the-doorway.ts";
import { withMouths } from "../deeds/in-the-mouth.ts";
import { inThePot, stirred } from "../deeds/in-the-pot.ts";
import { withInstruments } from "../deeds/instruments.ts";
import { atTheirWork } from "../deeds/machines-at-work.ts";
import { leaned } from "../deeds/on-a-ladder.ts";
import { onItsOwnPlate, onTheTray } from "../deeds/on-a-tray.ts";
import { onStilts } from "../deeds/on-stilts.ts";
import { onTheirBacks, youngOnTheirBacks } from "../deeds/on-the-back.ts";
import { settledDown } from "../deeds/on-the-ground.ts";
import { hungByThemselves, hungUp, lanternsOverhead } from "../deeds/on-the-wall.ts";
import { seenOutside, weightless } from "../deeds/outside-the-ship.ts";
import { paintedInHand } from "../deeds/painted-in-hand.ts";
import { served } from "../deeds/pouring.ts";
import { atTableTennis } from "../deeds/table-tennis.ts";
import { dugByPaw } from "../deeds/under-a-heap.ts";
import { loaded, manned, opened } from "../groups/anchors.ts";
import { kitesOnStrings } from "../groups/at-hand.ts";
import { isFigure, stoodUpright } from "../groups/upright-animals.ts";
import { diningTogether } from "../page/dining-company.ts";
import { keptApart } from "../page/far-off.ts";
import { allAboard, crewed, stowed } from "./aboard.ts";
import { afterTheirMother } from "./after-their-mother.ts";
import { atARun } from "./at-a-run.ts";
import { awake, dozing, seated } from "./at-rest.ts";
import { amongTheVines, atTheirPlaces, inTheDentistsChair } from "./at-their-places.ts";
import { seatedApart } from "./before-the-stage.ts";
import { onBareCake, withBirthdayCake } from "./birthday-cake.ts";
import { bathed, withCompanions } from "./companions.ts";
import { drawnAloft } from "./drawn-aloft.ts";
import { fed } from "./fed.ts";
import { inTheOrchard, underBlossoms } from "./in-the-orchard.ts";
import { lifted } from "./lifted.ts";
import { atMoorings } from "./moored.ts";
import { musicians, soloist } from "./musicians.ts";
import { withOwnGear } from "./own-gear.ts";
import { readFrom, readTo } from "./readers.ts";
import { sharedOut } from "./sharing.ts";
import { shownByThePlace } from "./shown-by-the-place.ts";
import { stagedOnBigThing } from "./staged.ts";
import { inMortarboards, thrownUp } from "./thrown-up.ts";
import { eachUnderTheirOwn } from "./under-umbrellas.ts";
import { landedOnTheMoon, withZooAnimal } from "./where-one-went.ts";

/** Everything that changes what was read, in the order in which it has to be. */
const steps: readonly ((brief: Brief) => Brief)[] = [
  stagedOnBigThing,
  atMoorings,
  keptApart,
  seatedApart,
  shownByThePlace,
  thrownUp,
  inMortarboards,
  answered,
  caught,
  crewed,
  awake,
  atTheirWork,
  leaned,
  toLookThrough,
  weightless,
  seenOutside,
  withCompanions,
  bathed,
  allAboard,
  stowed,
  afterTheirMother,
  sharingWork,
  inThePot,
  stirred,
  atPlay,
  atTableTennis,
  danglers,
  withMouths,
  dugByPaw,
  onTheirBacks,
  youngOnTheirBacks,
  withInstruments,
  lanternsOverhead,
  hungUp,
  hungByThemselves,
  landedOnTheMoon,
  withBirthdayCake,
  withZooAnimal,
  musicians,
  inTheDentistsChair,
  stoodUpright,
  soloist,
  drawnAloft,
  lifted,
  aloft,
  amongTheVines,
  inTheOrchard,
  atTheirPlaces,
  underBlossoms,
  diningTogether,
  roundOneTable,
  servedAtTable,
  deskMates,
  settledDown,
  coupled,
  onBoards,
  fed,
  served,
  comfortedMeanwhile,
  mountedMeanwhile,
  withOwnGear,
  withStove,
  sipping,
  paintedInHand,
  kitesOnStrings,
  atARun,
  dozing,
  seated,
  readFrom,
  readTo,
  onBareCake,
  onTheTray,
  onStilts,
  onItsOwnPlate,
  eachUnderTheirOwn,
  sharedOut,
  opening,
];

export function prepared(asked: Brief): Brief {
  return steps.reduce((brief, step) => step(brief), asked);
}

/**
 * Who throws or catches a ball has it in a raised hand; a frisbee that is caught is held, and no ball
 * besides. A child is in the hands that toss it up.
 */
function caught(brief: Brief): Brief {
  const isChild = ({ kind, to }: Relation) =>
    kind === "holding" &&
    brief.mentions.some(({ id, subject }) => id === to[0] && isAlive(subject));
  const isBall = (id: string | undefined) =>
    brief.mentions.some((one) => one.id === id && /ball$/.test(one.subject));
  const others = new Set(
    brief.relations
      .filter(({ kind, to }) => kind === "holding" && !isBall(to[0]))
      .map(({ from }) => from),
  );
  const lifters = new Set(brief.relations.filter(isChild).map(({ from }) => from));
  const seenAs = ({ id, action }: Mention) => {
    if (action === "catching") return others.has(id) ? "holding" : "throwing";
    const isAimed = brief.relations.some(({ kind, from }) => kind === "beside" && from === id);
    if (/^(throwing|hurling)$/.test(action ?? "") && others.has(id) && !isAimed)
      return "throwing-out";
    if (action === "throwing" && others.has(id)) return "hurling";
    return action === "tossing-up" && lifters.has(id) ? "lifting" : undefined;
  };
  return {
    ...brief,
    mentions: brief.mentions.map((one) => {
      const action = seenAs(one);
      return action ? { ...one, action } : one;
    }),
  };
}

/** A dragon over a castle or the clouds is on the wing. */
function aloft(brief: Brief): Brief {
  const above = brief.relations.filter(({ kind }) => kind === "above").map(({ from }) => from);
  const isAbove = (id: string) => above.includes(id) || brief.setting === "above-clouds";
  const flies = ({ id, subject, action = "standing" }: Mention) =>
    isAbove(id) && action === "standing" && subjectById(subject).doing?.flying !== undefined;
  return {
    ...brief,
    mentions: brief.mentions.map((one) => (flies(one) ? { ...one, action: "flying" } : one)),
  };
}

/** The carriages of a train are behind its engine. */
function coupled(brief: Brief): Brief {
  const { mentions, relations } = brief;
  const cars = mentions.find(({ subject }) => isUsedAs("coupled", subject));
  const engine = mentions.find(({ subject }) => /^(steam-train|locomotive)$/.test(subject));
  if (!cars || !engine || relations.some(({ from, to }) => [from, ...to].includes(cars.id)))
    return brief;
  const behind: Relation = { kind: "beside", from: engine.id, to: [cars.id] };
  return { ...brief, relations: [...relations, behind] };
}

/** Who is on a snowboard goes on it. */
function onBoards(brief: Brief): Brief {
  const boards = brief.mentions.filter(({ subject }) => subject === "snowboard");
  const isOn = ({ id }: Mention) =>
    brief.relations.some(
      ({ kind, from, to }) =>
        /^(on|riding|beside)$/.test(kind) && from === id && boards.some((one) => one.id === to[0]),
    );
  const goes = (one: Mention) =>
    isFigure(one) && /^(standing|riding)$/.test(one.action ?? "standing") && isOn(one);
  const riders = new Set(brief.mentions.filter(goes).map(({ id }) => id));
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      riders.has(one.id) ? { ...one, action: "snowboarding" } : one,
    ),
    relations: brief.relations.map((one) =>
      riders.has(one.from) && boards.some(({ id }) => id === one.to[0])
        ? { ...one, kind: "riding" }
        : one,
    ),
  };
}

/** What something is in is drawn open: an egg with a chick in it, a boat with a crew. */
function opening(brief: Brief): Brief {
  const is = (id: string | undefined, test: (one: Mention) => boolean) =>
    brief.mentions.some((one) => one.id === id && test(one));
  const isVehicle = ({ subject }: Mention) =>
    manned[subject] !== undefined || subjectById(subject).kind === "vehicle";
  const turned = brief.relations.flatMap((one): Relation[] =>
    one.part === "window" ? one.to.map((id) => ({ kind: "in", from: id, to: [one.from] })) : [one],
  );
  const within = turned.filter(
    ({ kind, to }) => kind === "in" || kind === "riding" || (kind === "on" && is(to[0], isVehicle)),
  );
  const inside = new Set(within.map(({ to }) => to[0]));
  const driven = new Set(
    within.filter(({ from }) => is(from, ({ subject }) => isAlive(subject))).map(({ to }) => to[0]),
  );
  // People lie on a bed in a pose of their own.
  const tucked = within.filter(
    ({ kind, from }) => kind === "in" && is(from, (who) => isAlive(who.subject) && !isFigure(who)),
  );
  const isTucked = (id: string) => tucked.some(({ to }) => to[0] === id);
  const isRoof = (id: string) =>
    brief.relations.some(({ kind, to }) => kind === "under" && to[0] === id);
  const crewOf = (id: string) =>
    within
      .filter(({ to }) => to[0] === id)
      .reduce((sum, { from }) => sum + brief.mentions.find((one) => one.id === from)!.count, 0);
  const drawnAs = ({ id, subject }: Mention) =>
    (subject === "bed" && isTucked(id) ? "made-bed" : undefined) ??
    (subject === "bed" && isRoof(id) ? "high-bed" : undefined) ??
    (driven.has(id) ? manned[subject] : undefined) ??
    (inside.has(id) && !driven.has(id) ? loaded[subject] : undefined) ??
    // Under a sail more than two would be small.
    (subject === "sailboat" && crewOf(id) > 2 ? "rowing-boat" : undefined) ??
    (inside.has(id) ? opened[subject] : undefined) ??
    subject;
  return {
    ...brief,
    mentions: brief.mentions.map((one) => ({ ...one, subject: drawnAs(one) })),
  };
}
