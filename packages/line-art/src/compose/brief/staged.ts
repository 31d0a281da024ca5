/** A big thing and those in, on and before it: the parts of it that are named become places on it. */
import { isAlive } from "../../lexicon/living.ts";
import { bigThings, namesakes, partsOfThings } from "../../lexicon/places-on-things.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, PlaceOnThing, Relation } from "../../types.ts";
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
  const isLoose =
    drawn === "towered-elephant" && !mentions.some(({ subject }) => subject === "elephant");
  if (isLoose) return asked;
  if (drawn === "standing-train" && brief.setting !== "platform") return asked;
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
      // Up a ladder to the window, he is outside.
      const climbs = mentions.some(({ id, action }) => id === one.from && action === "climbing");
      if (place === "tower" && climbs && one.kind === "beside")
        return { ...one, to: [thing.id], at: "ground" };
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
  const aboard = those(isAboard);
  const isDrawn = living.some(
    ({ id, subject, action }) =>
      action === "pulling" &&
      isUsedAs("draught", subject) &&
      those(({ from }) => from === id).length > 0,
  );
  const isRowed = those(({ kind }) => kind === "riding").length === 1;
  const hasCrew = (drawn !== "rowed-boat" || isRowed) && (thing.subject !== "sled" || isDrawn);
  const isStage =
    hasCrew &&
    (drawn === "towered-elephant" ||
      (drawn === "manned-dragon-boat" && aboard.length > 0) ||
      those(({ at }) => at !== undefined && (living.length > 1 || !isBelow(at))).length > 0 ||
      aboard.length > 1 ||
      (aboard.length > 0 && (isDrawn || living.length >= company)));
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
  const staying = mentions.filter(({ id }) => !gone.has(id));
  // A drummer alone makes no boat go.
  if (drawn === "manned-dragon-boat" && aboard.length === 1 && aboard[0]?.count === 1) {
    const crew = ["boy", "girl"].map((id) => unasked(`crew-${id}`, id));
    staying.push(...crew);
    relations.push(
      ...crew.map(({ id }): Relation => ({ kind: "in", from: id, to: [thing.id], at: "deck" })),
    );
  }
  return {
    ...rest,
    ...(setting && !isAshore && { setting }),
    hero: thing.id,
    mentions: staying.map((one) => (one === thing ? { ...one, subject: drawn } : one)),
    relations: together(onceEach(relations, thing.id), thing, staying),
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
  const isIdle = ({ action = "standing" }: Mention) => /^(standing|sitting|pointing)$/.test(action);
  for (const [at, who] of living.entries()) {
    const { id } = who;
    const before = living[at - 1] && placeOf(living[at - 1]!.id);
    const isThere = before?.to[0] === thing.id && isAboard(before) && before.at === undefined;
    if ((isFirst || isIdle(who)) && isThere && !placeOf(id) && !isTaken(id))
      all.push({ ...before, from: id });
  }
  return all;
}

/** Beside a ladder one is at its foot. */
function at(place: PlaceOnThing, { kind }: Relation): Pick<Relation, "kind" | "at"> {
  if (place === "ladder" && !/^(on|in)$/.test(kind)) return { kind: "beside", at: "ladder-foot" };
  if (/^(above|around)$/.test(kind)) return { kind };
  // Before the gate one lies as one does elsewhere.
  if (place === "gate" && !/^(on|in)$/.test(kind)) return { kind: "beside", at: "gate" };
  return { kind: place === "roof" || place === "water" ? kind : "on", at: place };
}

/** A mast is the mast of a ship, battlements are those of a castle. */
function withWhole(brief: Brief): Brief {
  const { mentions } = brief;
  const living = mentions.filter(({ subject }) => isAlive(subject));
  // The gate alone is larger for one or two.
  const isPart = living.length < company ? /^castle-(wall|tower)$/ : /^castle-(wall|tower|gate)$/;
  if (
    mentions.some(({ subject }) => isPart.test(subject)) &&
    !mentions.some(({ subject }) => subject === "castle")
  )
    return { ...brief, mentions: [...mentions, unasked("castle", "castle")] };
  const parts = mentions.filter(({ subject }) =>
    /^(ships-(mast|deck|bow|stern)|crows-nest)$/.test(subject),
  );
  // Any boat with a mast is a ship.
  const isRigged = parts.some(({ subject }) => !/bow|stern/.test(subject));
  const boat = isRigged ? mentions.find(({ subject }) => subject === "sailboat") : undefined;
  const isThere = mentions.some(
    (one) => one !== boat && subjectById(one.subject).kind === "vehicle",
  );
  const isPlace = parts.some(({ id }) => brief.relations.some(({ to }) => to[0] === id));
  if (!isPlace || isThere) return brief;
  const isPirate = mentions.some(({ subject, phrase }) => /pirate|海盗/.test(subject + phrase));
  const subject = isPirate ? "pirate-ship" : "passenger-ship";
  return boat
    ? { ...brief, mentions: mentions.map((one) => (one === boat ? { ...one, subject } : one)) }
    : { ...brief, mentions: [...mentions, unasked("ship", subject)] };
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
