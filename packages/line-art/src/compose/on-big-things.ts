/** Several in, on and before a big thing, which is their stage: a ship with her crew, a castle in a tale. */
import { loadArtwork } from "../artwork/load-artwork.ts";
import { figureAnchors } from "../figure/anchors.ts";
import { poseOfFigure } from "../figure/figure.ts";
import type { PoseName } from "../figure/poses.ts";
import { isAlive } from "../lexicon/living.ts";
import { bigThings, namesakes, partsOfThings } from "../lexicon/places-on-things.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { ArtworkRef, Brief, Mention, PlaceOnThing, Relation, SubjectId } from "../types.ts";
import {
  allTurnedRound,
  type Cluster,
  clusterOf,
  facingOf,
  moved,
  type Part,
  pointOn,
  relativeHeight,
  scaled,
  stoodAt,
} from "./cluster.ts";
import { frontOf } from "./front-of.ts";
import { leadBetween } from "./led.ts";
import { type Places, placesOn, type Room } from "./places-on-big-things.ts";
import { reposed } from "./repose.ts";
import { unasked } from "./unasked.ts";

/** How many there have to be for whom it is the stage, where no part of it is named. */
const company = 3;

const isAboard = ({ kind }: Relation) => /^(in|on|riding)$/.test(kind);

const isBelow = (at: Relation["at"]) => /^(deck|wheel|bow|stern)$/.test(at ?? "");

/** Parts that are named become places on the thing they are parts of. */
export function stagedOnBigThing(asked: Brief): Brief {
  const brief = withWhole(asked);
  const { mentions } = brief;
  const thing = mentions.find(({ subject, count }) => bigThings[subject] && count === 1);
  if (!thing) return asked;
  const drawn = bigThings[thing.subject]!;
  const same = mentions.filter(
    (one) => one !== thing && one.count === 1 && namesakes[drawn]?.includes(one.subject),
  );
  const placeOf = (id: string) =>
    partsOfThings[drawn]?.[mentions.find((one) => one.id === id)?.subject ?? ""];
  const parts = mentions.filter(({ id }) => placeOf(id) !== undefined);
  const gone = new Set([...same, ...parts].map(({ id }) => id));
  const relations = turnedToParts(brief.relations, mentions, gone)
    .filter(({ from }) => !gone.has(from) && from !== thing.id)
    .map((one): Relation => {
      const [to] = one.to;
      const place = to === undefined ? undefined : placeOf(to);
      if (place) return { ...one, to: [thing.id], ...at(place, one) };
      return gone.has(to!) ? { ...one, to: [thing.id] } : one;
    });
  const those = (test: (one: Relation) => boolean) =>
    mentions.filter(
      ({ id, subject }) =>
        isAlive(subject) &&
        relations.some((one) => one.from === id && one.to[0] === thing.id && test(one)),
    );
  // A sailor's suit is nobody.
  const worn = relations.filter(({ kind }) => kind === "wearing").flatMap(({ to }) => to);
  const living = mentions.filter(({ id, subject }) => isAlive(subject) && !worn.includes(id));
  const rowers = those(({ kind }) => kind === "riding");
  const hasCrew = drawn !== "rowed-boat" || (rowers.length === 1 && rowers[0]!.count === 1);
  const isStage =
    hasCrew &&
    (those(({ at }) => at !== undefined && (living.length > 1 || !isBelow(at))).length > 0 ||
      those(isAboard).length > 1 ||
      (those(isAboard).length > 0 && living.length >= company) ||
      living.some(
        ({ id, action }) => action === "pulling" && those(({ from }) => from === id).length > 0,
      ));
  // One alone is larger in a smaller boat.
  if (!isStage)
    return parts.length === 0
      ? asked
      : {
          ...brief,
          mentions: mentions.filter(({ id }) => !gone.has(id)),
          relations: onceEach(relations, thing.id).map(({ at: _, ...one }) => one),
        };
  const { hero: _, setting, ...rest } = brief;
  // Who cheers on the shore does not make a boat lie there.
  const isAshore = setting === "beach" && subjectById(drawn).habitat === "water";
  return {
    ...rest,
    ...(setting && !isAshore && { setting }),
    hero: thing.id,
    mentions: mentions
      .filter(({ id }) => !gone.has(id))
      .map((one) => (one === thing ? { ...one, subject: drawn } : one)),
    relations: together(onceEach(relations, thing.id), thing, mentions),
  };
}

/** "At the wheel stands a captain": he is at the wheel, not the wheel beside him. */
function turnedToParts(
  relations: readonly Relation[],
  mentions: readonly Mention[],
  parts: ReadonlySet<string>,
): Relation[] {
  const isLiving = (id: string | undefined) =>
    mentions.some((one) => one.id === id && isAlive(one.subject));
  return relations.map((one) =>
    parts.has(one.from) && isLiving(one.to[0]) ? { ...one, from: one.to[0]!, to: [one.from] } : one,
  );
}

/** "In the treehouse, a girl looks out while her brother reads": he is in it, too. */
function together(
  relations: readonly Relation[],
  thing: Mention,
  mentions: readonly Mention[],
): Relation[] {
  const living = mentions.filter(({ subject }) => isAlive(subject));
  const isFirst = mentions[0] === thing;
  const all = [...relations];
  const placeOf = (id: string) =>
    all.find(({ from, kind }) => from === id && !/^(holding|wearing)$/.test(kind));
  const isTaken = (id: string) =>
    all.some(({ to, kind }) => to.includes(id) && /^(holding|wearing|beside)$/.test(kind));
  for (const [at, { id }] of living.entries()) {
    const before = living[at - 1] && placeOf(living[at - 1]!.id);
    const isThere = before?.to[0] === thing.id && isAboard(before) && before.at === undefined;
    if (isFirst && isThere && !placeOf(id) && !isTaken(id)) all.push({ ...before, from: id });
  }
  return all;
}

/** Beside a ladder one is at its foot. */
function at(place: PlaceOnThing, { kind }: Relation): Pick<Relation, "kind" | "at"> {
  if (place === "ladder" && !/^(on|in)$/.test(kind)) return { kind: "beside", at: "ladder-foot" };
  return { kind: place === "roof" || place === "water" ? kind : "on", at: place };
}

/** A mast is the mast of a ship, battlements are those of a castle. */
function withWhole(brief: Brief): Brief {
  const { mentions } = brief;
  const wall = mentions.find(({ subject }) => subject === "castle-wall");
  if (wall && !mentions.some(({ subject }) => subject === "castle"))
    return { ...brief, mentions: [...mentions, unasked("castle", "castle")] };
  const parts = mentions.filter(({ subject }) =>
    /^(ships-(mast|deck|bow|stern)|crows-nest)$/.test(subject),
  );
  const isThere = mentions.some(({ subject }) => subjectById(subject).kind === "vehicle");
  const isPlace = parts.some(({ id }) => brief.relations.some(({ to }) => to[0] === id));
  if (!isPlace || isThere) return brief;
  const isPirate = mentions.some(({ subject, phrase }) => /pirate|海盗/.test(subject + phrase));
  const ship = unasked("ship", isPirate ? "pirate-ship" : "passenger-ship");
  return { ...brief, mentions: [...mentions, ship] };
}

/** Who is at the mast is not on deck besides. */
function onceEach(relations: readonly Relation[], thing: string): Relation[] {
  const toIt = relations.filter(({ to }) => to[0] === thing);
  const best = (from: string) => {
    const own = toIt.filter((one) => one.from === from);
    return own.find((one) => one.at !== undefined) ?? own.find(isAboard) ?? own[0];
  };
  return relations.filter((one) => one.to[0] !== thing || best(one.from) === one);
}

/** What is a stage in a prepared brief. */
export function stageOf({ mentions }: Brief): Mention | undefined {
  return mentions.find(({ subject }) => placesOn[subject] !== undefined);
}

/** Everybody else and everything else, as if it were not there. */
export function withoutStage({ hero: _, ...brief }: Brief, stage: Mention): Brief {
  return {
    ...brief,
    mentions: brief.mentions.filter((one) => one !== stage),
    relations: brief.relations.filter(
      ({ from, to }) => from !== stage.id && !to.includes(stage.id),
    ),
  };
}

interface Company {
  group: Cluster;
  place: PlaceOnThing;
}

/**
 * The stage with all who are at it, and then those who have nothing to do with it.
 *
 * @param groups of all the others, each with what it has on and in hand
 */
export function onStage(brief: Brief, stage: Mention, groups: readonly Cluster[]): Cluster[] {
  const places = placesOn[stage.subject]!;
  const placeOf = ({ parts, root }: Cluster): PlaceOnThing | undefined => {
    const ids = new Set(parts.map(({ mention }) => mention.id));
    const relation = brief.relations.find(
      ({ from, to }) => to[0] === stage.id && (ids.has(from) || root.id === from),
    );
    if (relation) {
      const { at, kind } = relation;
      const told = at === "head" || at === "lap" ? undefined : at;
      if (root.action === "pulling" && places.rooms.team) return "team";
      return told ?? places.at[kind];
    }
    return isOfTheSky(root.subject) ? undefined : places.others;
  };
  const companies: Company[] = [];
  const others: Cluster[] = [];
  for (const group of groups) {
    const place = placeOf(group);
    if (place) companies.push({ group, place });
    else others.push(group);
  }
  const { artwork } = subjectById(stage.subject);
  const { box } = loadArtwork(artwork);
  const whole: Part = {
    mention: stage,
    artwork,
    box: { x: box.x, y: box.y, width: box.width, height: box.height },
    mirrored: false,
    rotation: 0,
  };
  const { behind, within, before, left, team } = settled(companies, stage.subject);
  const parts = [
    ...behind,
    whole,
    ...within,
    frontOf(whole),
    ...before,
    ...tracesOf(team, whole, places),
  ];
  const all = scaled(clusterOf(stage, parts), size / box.height);
  const foot = all.box.y + all.box.height;
  return [moved(all, 0, -foot), ...left, ...others];
}

/** From the front of what is drawn to the animal before it, and from each to the next. */
function tracesOf(team: readonly Part[], whole: Part, { hitch }: Places): Part[] {
  if (!hitch) return [];
  const nearestFirst = team
    .filter(({ mention }) => isAlive(mention.subject))
    .toSorted((a, b) => b.box.x - a.box.x);
  return nearestFirst.map((animal, at) => {
    const behind = nearestFirst[at - 1];
    const from = behind
      ? { x: behind.box.x + 0.3 * behind.box.width, y: behind.box.y + 0.6 * behind.box.height }
      : hitch;
    return leadBetween(behind ?? whole, from, animal);
  });
}

const oar: ArtworkRef = { set: "own", name: "single-oar" };
/** How far its blade is aside, in degrees, and how far its middle is from the hand. */
const slant = 24;
const grip = 0.4;

/** As others have it whose lengths are relative. */
const size = 3;

const isOfTheSky = (id: SubjectId) => /sky|air/.test(subjectById(id).habitat);

/** Everybody in the rooms of their place, as long as there is room, and then where there is some. */
function settled(companies: readonly Company[], drawn: SubjectId) {
  const { rooms, instead } = placesOn[drawn]!;
  const guests = new Map<Room, Cluster[]>();
  const left: Cluster[] = [];
  const free = (place: PlaceOnThing) =>
    rooms[place]?.find((room) => (guests.get(room)?.length ?? 0) < (room.most ?? 1));
  for (const { group, place } of companies) {
    for (const one of apart(
      group,
      (rooms[place] ?? []).reduce((sum, { most = 1 }) => sum + most, 0),
    )) {
      const room = free(place) ?? free(instead);
      if (room) guests.set(room, [...(guests.get(room) ?? []), one]);
      else left.push(one);
    }
  }
  const placed = [...guests].map(([room, some]) => ({ room, parts: inRoom(room, some) }));
  const partsOf = (depth: Room["depth"]) =>
    placed.filter(({ room }) => room.depth === depth).flatMap(({ parts }) => parts);
  const within = partsOf(undefined);
  return {
    behind: partsOf("behind"),
    within,
    team: placed.flatMap(({ room, parts }) => (rooms.team?.includes(room) ? parts : [])),
    // Over the side.
    before: [
      ...placed.flatMap(({ room, parts }) => (room.hasOars ? oarsOf(parts) : [])),
      ...partsOf("before"),
    ],
    left,
  };
}

/** Several of a kind each for themselves, where there is room for that many. */
function apart(group: Cluster, most: number): Cluster[] {
  const { root, parts } = group;
  const areOne =
    parts.length > 1 &&
    parts.length <= most &&
    parts.every(({ mention }) => mention.subject === root.subject);
  return areOne ? parts.map((part) => clusterOf(root, [part])) : [group];
}

/** Next to each other. */
function inRoom(room: Room, groups: readonly Cluster[]): Part[] {
  const { from, to } = room;
  const sized = groups.map((group) => posed(group, room)).map((group) => fitted(group, room));
  const wide = sized.reduce((sum, { box }) => sum + box.width, 0);
  const close = room.inPairs && sized.length > 1 ? abreast : 1;
  const shrink = Math.min(1, (1.06 * (to - from)) / (close * wide));
  const gap = (to - from - shrink * close * wide) / sized.length;
  let x = from + gap / 2;
  const placed = sized.map((group, place) => {
    const one = scaled(group, shrink);
    const isFarther = close < 1 && place % 2 === 1;
    const foot = footIn(room, one) - (isFarther ? 0.16 * one.box.height : 0);
    const middle = x + (close * one.box.width) / 2;
    x += close * one.box.width + gap;
    return { isFarther, parts: stoodAt(one, middle, foot).parts };
  });
  return placed
    .toSorted((a, b) => Number(b.isFarther) - Number(a.isFarther))
    .flatMap(({ parts }) => parts);
}

function posed(group: Cluster, { pose, facing, depth }: Room): Cluster {
  if (pose) {
    const parts = group.parts.map((part) => ({
      ...reposed(part, pose),
      mirrored: facing === "left",
    }));
    return clusterOf(group.root, parts);
  }
  // Behind a rail nobody sits on the floor.
  if (!depth) {
    const parts = group.parts.map((part) => {
      const higher = raised[poseOfFigure(part.artwork) ?? ""];
      return higher ? reposed(part, higher) : part;
    });
    return clusterOf(group.root, parts);
  }
  const looks = facingOf(group.parts[0]!);
  return facing === "left" && looks === "right" ? allTurnedRound(group) : group;
}

/** How much of its width each takes where they go two abreast. */
const abreast = 0.6;

/** No more of a sleeper is behind the rail than of who stands there. */
function footIn({ foot, rail }: Room, { parts }: Cluster): number {
  const tallest = Math.max(...parts.map(({ box }) => box.height));
  return rail === undefined ? foot : Math.min(foot, rail + 0.3 * tallest);
}

const raised: Readonly<Record<string, PoseName>> = {
  reading: "seated-reading",
  "cross-legged": "standing",
  kneeling: "standing",
};

/** From the hands of each down over the side. */
function oarsOf(rowers: readonly Part[]): Part[] {
  return rowers.flatMap((rower) => {
    if (rower.artwork.set !== "figure") return [];
    const hand = pointOn(rower, figureAnchors(rower.artwork).hand);
    const { box: source } = loadArtwork(oar);
    const height = 0.9 * rower.box.height;
    const width = (height * source.width) / source.height;
    const turn = (slant * Math.PI) / 180;
    const middle = {
      x: hand.x + grip * height * Math.sin(turn),
      y: hand.y + grip * height * Math.cos(turn),
    };
    const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
    const mention = { ...rower.mention, id: `${rower.mention.id}-oar`, subject: "oars", count: 1 };
    return [{ mention, artwork: oar, box, mirrored: false, rotation: -slant }];
  });
}

/** As high as they are beside a grown-up, and no mouse too small for a crayon. */
function fitted(group: Cluster, { high, isEven }: Room): Cluster {
  const living = group.parts.filter(({ mention }) => isAlive(mention.subject));
  const those = living.length > 0 ? living : group.parts;
  const tallest = those.reduce((one, other) => (other.box.height > one.box.height ? other : one));
  const share = isEven ? 1 : Math.min(1, Math.max(0.66, relativeHeight(tallest.mention) / 1.15));
  const onFeet = /\/standing/.test(tallest.artwork.name) ? tallest : reposed(tallest, "walking");
  return scaled(group, (share * high) / Math.max(tallest.box.height, onFeet.box.height));
}
