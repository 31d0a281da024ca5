/** What goes without saying before things are put together: gear in poses, seats, bare cakes, open boxes. */
import { homeOf } from "../../lexicon/homes.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation } from "../../types.ts";
import { deskMates } from "../deeds/at-one-desk.ts";
import { roundOneTable } from "../deeds/at-one-table.ts";
import { servedAtTable } from "../deeds/at-table.ts";
import { toLookThrough } from "../deeds/at-the-eyepiece.ts";
import { isBitten, sipping } from "../deeds/at-the-lips.ts";
import { withStove } from "../deeds/at-the-stove.ts";
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
import { allAboard, crewed } from "./aboard.ts";
import { afterTheirMother } from "./after-their-mother.ts";
import { atARun } from "./at-a-run.ts";
import { amongTheVines, atTheirPlaces, inTheDentistsChair } from "./at-their-places.ts";
import { seatedApart } from "./before-the-stage.ts";
import { bathed, withCompanions } from "./companions.ts";
import { drawnAloft } from "./drawn-aloft.ts";
import { fed } from "./fed.ts";
import { atMoorings } from "./moored.ts";
import { musicians, soloist } from "./musicians.ts";
import { withOwnGear } from "./own-gear.ts";
import { sharedOut } from "./sharing.ts";
import { stagedOnBigThing } from "./staged.ts";
import { unasked } from "./unasked.ts";
import { eachUnderTheirOwn } from "./under-umbrellas.ts";

/** Everything that changes what was read, in the order in which it has to be. */
const steps: readonly ((brief: Brief) => Brief)[] = [
  stagedOnBigThing,
  atMoorings,
  keptApart,
  seatedApart,
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
  afterTheirMother,
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

/** 躺在草地上看云: nobody does so asleep. */
function awake(brief: Brief): Brief {
  const isAwake = ({ action, looks }: Mention) => action === "sleeping" && looks;
  const mentions = brief.mentions.map((one) => (isAwake(one) ? { ...one, action: "lying" } : one));
  return { ...brief, mentions };
}

/** Who throws or catches a ball has it in a raised hand; a frisbee is held, and no ball besides. */
function caught(brief: Brief): Brief {
  const isBall = (id: string | undefined) =>
    brief.mentions.some((one) => one.id === id && /ball$/.test(one.subject));
  const others = new Set(
    brief.relations
      .filter(({ kind, to }) => kind === "holding" && !isBall(to[0]))
      .map(({ from }) => from),
  );
  const isCaught = ({ id, action }: Mention) => action === "throwing" && others.has(id);
  return {
    ...brief,
    mentions: brief.mentions.map((one) => (isCaught(one) ? { ...one, action: "holding" } : one)),
  };
}

/** Who picks apples stands under their tree, a basket of them beside; whatever else is picked is in the hand. */
function inTheOrchard(brief: Brief): Brief {
  const pickers = new Set(
    brief.mentions.filter(({ action }) => action === "picking").map(({ id }) => id),
  );
  const picked = brief.relations.filter(
    ({ kind, from }) => kind === "holding" && pickers.has(from),
  );
  const fruit = brief.mentions.find(
    ({ id, subject }) => isUsedAs("tree-fruit", subject) && picked.some(({ to }) => to[0] === id),
  );
  // 放进篮子里: the fruit is in the basket, not who picks it.
  const baskets = brief.mentions.filter(({ subject }) => subject === "wicker-basket");
  const isIntoBasket = ({ kind, to }: Relation) =>
    /^(in|holding|beside)$/.test(kind) && baskets.some(({ id }) => id === to[0]);
  const isOnALadder = ({ to }: Relation) =>
    brief.mentions.some(({ id, subject }) => id === to[0] && subject === "ladder");
  const isElsewhere = brief.relations.some((one) => {
    const isTheirs = pickers.has(one.from) && one.to[0] !== fruit?.id && !isOnALadder(one);
    return (isTheirs || one.from === fruit?.id) && !isIntoBasket(one);
  });
  const mentions = brief.mentions.map((one) => {
    const stays = fruit && !isElsewhere && isFigure(one);
    return one.action === "picking" && !stays ? { ...one, action: "holding" } : one;
  });
  if (!fruit || isElsewhere) return { ...brief, mentions };
  const known = mentions.find(({ subject }) => /^(deciduous|apple)-tree$/.test(subject));
  const tree = { ...(known ?? unasked("orchard", "apple-tree")), subject: "apple-tree", count: 1 };
  const basket = unasked("harvest", "wicker-basket");
  const isPicked = ({ from, to }: Relation) => pickers.has(from) && to[0] === fruit.id;
  return {
    ...brief,
    mentions: [
      ...mentions
        .filter((one) => one.id !== tree.id && !baskets.includes(one))
        .map((one) => (one.id === fruit.id ? { ...one, count: Math.max(3, one.count) } : one)),
      basket,
      tree,
    ],
    relations: [
      ...brief.relations
        .filter((one) => !isIntoBasket(one))
        .map(
          (one): Relation =>
            isPicked(one) ? { kind: "under", from: one.from, to: [tree.id] } : one,
        ),
      { kind: "holding", from: picked[0]!.from, to: [basket.id] },
      { kind: "in", from: fruit.id, to: [basket.id] },
    ],
  };
}

/** A dragon over a castle is on the wing. */
function aloft(brief: Brief): Brief {
  const above = brief.relations.filter(({ kind }) => kind === "above").map(({ from }) => from);
  const flies = ({ id, subject, action = "standing" }: Mention) =>
    above.includes(id) && action === "standing" && subjectById(subject).doing?.flying !== undefined;
  return {
    ...brief,
    mentions: brief.mentions.map((one) => (flies(one) ? { ...one, action: "flying" } : one)),
  };
}

/** Under cherry blossoms one is under their tree. */
function underBlossoms(brief: Brief): Brief {
  const over = brief.relations.filter(({ kind }) => kind === "under").flatMap(({ to }) => to);
  const isOver = ({ id, subject }: Mention) =>
    over.includes(id) && /^(cherry|plum)-blossom$/.test(subject);
  const trees = brief.mentions.map((one) =>
    isOver(one) ? { ...one, subject: "blossoming-tree", count: 1 } : one,
  );
  return { ...brief, mentions: trees };
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

/** No birthday without a cake, where there is room for one beside the guests. */
function withBirthdayCake(brief: Brief): Brief {
  const { festival, mentions, relations } = brief;
  const count = mentions.reduce((sum, one) => sum + one.count, 0);
  const areGuests = mentions.every(({ subject }) => isAlive(subject)) && count > 0 && count < 5;
  const areTogether = relations.every(({ kind }) => kind === "beside");
  if (festival !== "birthday" || !areGuests || !areTogether) return brief;
  return {
    ...brief,
    mentions: [...mentions, { ...unasked("cake", "birthday-cake"), size: "huge" }],
  };
}

/** Who is at the zoo sees an animal there. */
function withZooAnimal(brief: Brief): Brief {
  const { setting, mentions, relations, hero } = brief;
  const visitors = mentions.filter(({ subject }) => subjectById(subject).kind === "person");
  const areAlone = visitors.length > 0 && visitors.length === mentions.length;
  if (setting !== "zoo" || !areAlone || relations.length > 0) return brief;
  const animal = unasked("zoo-animal", visitors.length > 1 ? "giraffe" : "elephant");
  return {
    ...brief,
    ...(hero === undefined && { hero: visitors[0]!.id }),
    mentions: [...mentions, animal],
  };
}

/** Who flew to the moon or a planet stands on its ground, and so does a flag; a rabbit sits on its crescent. */
function landedOnTheMoon(brief: Brief): Brief {
  const { mentions, relations } = brief;
  const moon = mentions.find(
    ({ subject, phrase }) =>
      isUsedAs("planet", subject) ||
      (isUsedAs("moon", subject) && !/crescent|half|弯|月牙/.test(phrase)),
  );
  const isOnIt = ({ kind, to }: Relation) => kind === "on" && to[0] === moon?.id;
  const onIt = relations.filter(isOnIt).map(({ from }) => from);
  const ridden = relations.filter(({ kind, from }) => kind === "riding" && onIt.includes(from));
  const there = [...onIt, ...ridden.flatMap(({ to }) => to)];
  const flew = mentions.some(
    ({ id, subject }) =>
      there.includes(id) &&
      (/^(space|moon)$/.test(homeOf(subject) ?? "") || isUsedAs("planted", subject)),
  );
  if (!moon || !flew) return brief;
  const { hero, ...rest } = brief;
  return {
    ...rest,
    ...(hero !== undefined && hero !== moon.id && { hero }),
    setting: "moon",
    mentions: mentions.filter((one) => one !== moon),
    relations: relations.filter(({ from, to }) => from !== moon.id && !to.includes(moon.id)),
  };
}

/** Who is read to sits down like the one who reads. */
function readTo(brief: Brief): Brief {
  const readers = brief.mentions.filter(({ action }) => action === "reading").map(({ id }) => id);
  const listeners = new Set(
    brief.relations
      .filter(({ kind, from }) => kind === "beside" && readers.includes(from))
      .flatMap(({ to }) => to),
  );
  const listens = (one: Mention) =>
    listeners.has(one.id) && isFigure(one) && (one.action ?? "standing") === "standing";
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      listens(one) ? { ...one, action: "cross-legged" } : one,
    ),
  };
}

/** Who reads a newspaper or a map has no book besides. */
function readFrom(brief: Brief): Brief {
  const subjectOf = (id: string | undefined) =>
    brief.mentions.find((one) => one.id === id)?.subject ?? "";
  const holds = brief.relations.filter(
    ({ kind, to }) => kind === "holding" && isUsedAs("text", subjectOf(to[0])),
  );
  const isOther = ({ id }: Mention) =>
    holds.some(({ from, to }) => from === id && !/book/.test(subjectOf(to[0])));
  const sits = ({ id }: Mention) =>
    brief.relations.some(
      ({ kind, from, to }) =>
        /^(on|in)$/.test(kind) && from === id && isUsedAs("seat", subjectOf(to[0])),
    );
  const hasNews = ({ id }: Mention) =>
    holds.some(({ from, to }) => from === id && subjectOf(to[0]) === "newspaper");
  const otherThanBook = (one: Mention) => {
    // With a cup in hand there is no other for the second page.
    const isFree =
      brief.relations.filter(({ kind, from }) => kind === "holding" && from === one.id).length ===
      1;
    if (hasNews(one) && isFree && isFigure(one))
      return sits(one) ? "seated-reading-the-news" : "reading-the-news";
    return sits(one) ? "sitting" : "holding";
  };
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      one.action === "reading" && isOther(one) ? { ...one, action: otherThanBook(one) } : one,
    ),
  };
}

/** Who watches or plays something on a sofa sits there; who is in bed lies there, and so does who is ill. */
function seated(brief: Brief): Brief {
  const beds = brief.mentions.filter(({ subject }) => subject === "bed").map(({ id }) => id);
  const isAbed = ({ id, mood }: Mention) =>
    brief.relations.some(
      ({ from, kind, to }) =>
        from === id &&
        beds.includes(to[0]!) &&
        (kind === "in" || (kind === "on" && mood === "sick")),
    );
  const isSeat = (id: string | undefined) =>
    brief.mentions.some(
      (one) => one.id === id && (isUsedAs("seat", one.subject) || isUsedAs("cover", one.subject)),
    );
  const sitters = new Set(
    brief.relations
      .filter(({ kind, to }) => (kind === "on" || kind === "in") && isSeat(to[0]))
      .map(({ from }) => from),
  );
  // Two who hug each other sit close; who hugs a teddy bear has it in the arms.
  const hugsAnother = (id: string) =>
    brief.relations.some(({ from, kind }) => from === id && /^(beside|holding)$/.test(kind));
  // Who eats something there has it at the mouth.
  const hasABite = ({ id, action }: Mention) =>
    action === "eating" &&
    brief.relations.some(
      ({ from, kind, to }) =>
        from === id &&
        kind === "holding" &&
        brief.mentions.some((what) => what.id === to[0] && isBitten(what.subject)),
    );
  const isOnACover = ({ id }: Mention) =>
    brief.relations.some(
      ({ from, to }) =>
        from === id &&
        brief.mentions.some((what) => what.id === to[0] && isUsedAs("cover", what.subject)),
    );
  const sits = ({ id, action = "standing" }: Mention) =>
    sitters.has(id) && (atRest.test(action) || (action === "hugging" && !hugsAnother(id)));
  const isInAWheelchair = ({ kind, from, to }: Relation) =>
    kind === "riding" &&
    brief.mentions.some(({ id, subject }) => id === to[0] && isUsedAs("wheelchair", subject)) &&
    brief.mentions.some(({ id, action }) => id === from && doneSitting.test(action ?? ""));
  return {
    ...brief,
    relations: brief.relations.map((one) => (isInAWheelchair(one) ? { ...one, kind: "in" } : one)),
    mentions: brief.mentions.map((one) => {
      if (!sits(one)) return one;
      if (isFigure(one) && hasABite(one))
        return isOnACover(one) ? { ...one, action: "cross-legged-eating" } : one;
      return { ...one, action: isAbed(one) ? "sleeping" : "sitting" };
    }),
  };
}

/** Whoever sleeps in an armchair sits in it. */
function dozing(brief: Brief): Brief {
  const chairs = brief.mentions.filter(({ subject }) => /chair$|^throne$|bench$/.test(subject));
  const sitters = brief.relations
    .filter(({ kind, to }) => /^(?:in|on)$/.test(kind) && chairs.some(({ id }) => id === to[0]))
    .map(({ from }) => from);
  const mentions = brief.mentions.map((one): Mention => {
    const isDozing = one.action === "sleeping" && isFigure(one) && sitters.includes(one.id);
    return isDozing ? { ...one, action: "sitting", mood: "sleepy" } : one;
  });
  return { ...brief, mentions };
}

/** In a wheelchair as on any other seat. */
const doneSitting = /^(reading|fishing|knitting|cradling)$/;

/** What nobody gets up for. */
const atRest = /^(standing|pointing|watching|playing|feeding|petting|eating)$/;

/** A cake on which candles are to stand brings none of its own. */
function onBareCake(brief: Brief): Brief {
  const candles = brief.mentions.find(
    ({ subject }) => subject === "candle" || subject === "cake-candle",
  );
  const cake = brief.mentions.find(({ subject }) => /cake$/.test(subject) && subject !== "cupcake");
  if (!candles || !cake) return brief;
  const isLighting = (id: string) =>
    brief.mentions.some((one) => one.id === id && one.action === "lighting");
  const onTop: Relation = { kind: "on", from: candles.id, to: [cake.id] };
  return {
    ...brief,
    ...(brief.hero === cake.id && { hero: candles.id }),
    mentions: brief.mentions.map((mention) => {
      if (mention.id === candles.id) return { ...mention, subject: "cake-candle" };
      return mention.id === cake.id ? { ...mention, subject: "layer-cake" } : mention;
    }),
    relations: [
      ...brief.relations.filter(
        ({ from, to }) => from !== candles.id && (!to.includes(candles.id) || isLighting(from)),
      ),
      onTop,
    ],
  };
}

/** What something is in is drawn open: an egg with a chick in it, a boat with a crew. */
function opening(brief: Brief): Brief {
  const is = (id: string | undefined, test: (one: Mention) => boolean) =>
    brief.mentions.some((one) => one.id === id && test(one));
  const isVehicle = ({ subject }: Mention) =>
    manned[subject] !== undefined || subjectById(subject).kind === "vehicle";
  const within = brief.relations.filter(
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
  const drawnAs = ({ id, subject }: Mention) =>
    (subject === "bed" && isTucked(id) ? "made-bed" : undefined) ??
    (subject === "bed" && isRoof(id) ? "high-bed" : undefined) ??
    (driven.has(id) ? manned[subject] : undefined) ??
    (inside.has(id) && !driven.has(id) ? loaded[subject] : undefined) ??
    (inside.has(id) ? opened[subject] : undefined) ??
    subject;
  return {
    ...brief,
    mentions: brief.mentions.map((one) => ({ ...one, subject: drawnAs(one) })),
  };
}
