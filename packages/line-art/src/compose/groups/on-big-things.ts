/** Where those are whose stage is a big thing (staged.ts): a ship with her crew, a castle in a tale. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import type { PoseName } from "../../figure/poses/poses.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { ArtworkRef, Brief, Mention, PlaceOnThing, SubjectId } from "../../types.ts";
import { oarsOf } from "../deeds/rowing.ts";
import {
  allTurnedRound,
  type Cluster,
  clusterOf,
  facingOf,
  moved,
  type Part,
  relativeHeight,
  scaled,
  stoodAt,
} from "./cluster.ts";
import { frontOf } from "./front-of.ts";
import { type Places, placesOn, type Room } from "./places-on-big-things.ts";
import { reposed } from "./repose.ts";

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
    const own = places.doing?.[root.action ?? ""];
    if (own) return own;
    if (relation) {
      const { at, kind } = relation;
      // Gulls about the mast are not at it.
      if (/^(above|around)$/.test(kind)) return undefined;
      const told = at === "head" || at === "lap" ? undefined : at;
      return told ?? places.at[kind];
    }
    if (places.others === "water" && !isOfTheWater(root.subject)) return undefined;
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
    ...poleTo(team, whole, places),
    whole,
    ...within,
    frontOf(whole),
    ...before,
  ];
  const wished = scaled(clusterOf(stage, parts), size / box.height);
  const all = scaled(wished, nextTo([...left, ...others], wished));
  const foot = all.box.y + all.box.height;
  return [moved(all, 0, -foot), ...left, ...others];
}

/** Who rows is so much taller at most than who stays on the shore. */
const nearer = 1.3;

function nextTo(others: readonly Cluster[], aboard: Cluster): number {
  const tallest = (clusters: readonly Cluster[]) =>
    Math.max(
      0,
      ...clusters.flatMap(({ parts }) =>
        parts
          .filter(({ mention }) => subjectById(mention.subject).kind === "person")
          .map(({ box }) => box.height),
      ),
    );
  const [ashore, crew] = [tallest(others), tallest([aboard])];
  return ashore > 0 && crew > 0 ? Math.min(1, (nearer * ashore) / crew) : 1;
}

/** From the front of what is drawn to the foremost of those before it, behind all of them. */
function poleTo(team: readonly Part[], whole: Part, { hitch }: Places): Part[] {
  const animals = team.filter(({ mention }) => isAlive(mention.subject));
  if (!hitch || animals.length === 0) return [];
  const { box } = animals.reduce((one, other) => (other.box.x < one.box.x ? other : one));
  const to = { x: box.x + 0.5 * box.width, y: box.y + 0.6 * box.height };
  const { box: source } = loadArtwork(pole);
  const width = Math.hypot(hitch.x - to.x, hitch.y - to.y);
  const height = (width * source.height) / source.width;
  const [x, y] = [(hitch.x + to.x - width) / 2, (hitch.y + to.y - height) / 2];
  const mention = { ...whole.mention, id: `${whole.mention.id}-pole`, subject: "harness-pole" };
  const rotation = (Math.atan2(hitch.y - to.y, hitch.x - to.x) * 180) / Math.PI;
  return [{ mention, artwork: pole, box: { x, y, width, height }, mirrored: false, rotation }];
}

const pole: ArtworkRef = { set: "own", name: "harness-pole" };

/** As others have it whose lengths are relative. */
const size = 3;

const isOfTheWater = (id: SubjectId) =>
  subjectById(id).habitat === "water" || isUsedAs("wading", id) || isUsedAs("floating", id);
const isOfTheSky = (id: SubjectId) => /sky|air/.test(subjectById(id).habitat);

/** Everybody in the rooms of their place, as long as there is room, and then where there is some. */
function settled(companies: readonly Company[], drawn: SubjectId) {
  const { rooms, instead } = placesOn[drawn]!;
  const guests = new Map<Room, Cluster[]>();
  const left: Cluster[] = [];
  const free = (place: PlaceOnThing) =>
    rooms[place]?.find(
      (room) =>
        (guests.get(room)?.length ?? 0) < (room.most ?? 1) &&
        !companies.some((other) => other.place === room.unless),
    );
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
  const fits = Math.min(1, (1.06 * (to - from)) / (close * wide));
  // Whoever has something with them may lean out of their place.
  const shrink = sized.length === 1 ? Math.max(fits, leastAlone) : fits;
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

/** How small one group in a place of its own becomes at most. */
const leastAlone = 0.8;
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

/** As high as they are beside a grown-up, and no mouse too small for a crayon. */
function fitted(group: Cluster, { high, isEven }: Room): Cluster {
  const living = group.parts.filter(({ mention }) => isAlive(mention.subject));
  const those = living.length > 0 ? living : group.parts;
  const tallest = those.reduce((one, other) => (other.box.height > one.box.height ? other : one));
  const share = isEven ? 1 : Math.min(1, Math.max(0.66, relativeHeight(tallest.mention) / 1.15));
  const onFeet = /\/standing/.test(tallest.artwork.name) ? tallest : reposed(tallest, "walking");
  return scaled(group, (share * high) / Math.max(tallest.box.height, onFeet.box.height));
}
