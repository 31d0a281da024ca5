/** Where in a place those in it are: the judge at the bench, a patient in the chair, fish under the bridge. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation, SubjectId } from "../../types.ts";
import { isFigure } from "../groups/upright-animals.ts";
import { unasked } from "./unasked.ts";

const steps: readonly ((brief: Brief) => Brief)[] = [
  aloneOnThePodium,
  atTheBench,
  onARockingChair,
  besideWhatWaits,
  whereItGrows,
  onTheVine,
  underTheBridge,
];

export function atTheirPlaces(asked: Brief): Brief {
  return steps.reduce((brief, step) => step(brief), asked);
}

const isPlaced = ({ relations }: Brief, { id }: Mention) =>
  relations.some(({ kind, from }) => from === id && /^(on|in|riding|behind)$/.test(kind));

/** "A bus, a taxi and a policeman on a traffic stand": the bus is in the street. */
function aloneOnThePodium(brief: Brief): Brief {
  const subjectOf = (id: string) => brief.mentions.find((one) => one.id === id)!.subject;
  const isTooLarge = ({ kind, from, to }: Relation) =>
    kind === "on" && isUsedAs("podium", subjectOf(to[0]!)) && !isAlive(subjectOf(from));
  return { ...brief, relations: brief.relations.filter((one) => !isTooLarge(one)) };
}

/** Unless the judge is somewhere already. */
function atTheBench(brief: Brief): Brief {
  const judge = brief.mentions.find(({ subject, count }) => subject === "judge" && count === 1);
  const isThere = brief.setting === undefined || brief.setting === "courtroom";
  if (!judge || !isThere || isPlaced(brief, judge)) return brief;
  const known = brief.mentions.find(({ subject }) => subject === "judges-bench");
  const bench = known ?? unasked("bench", "judges-bench");
  return {
    ...brief,
    setting: "courtroom",
    mentions: known ? brief.mentions : [...brief.mentions, bench],
    relations: [...brief.relations, { kind: "in", from: judge.id, to: [bench.id] }],
  };
}

/** Who is looked at sits; who looks stands beside. */
export function inTheDentistsChair(brief: Brief): Brief {
  const { setting, mentions, relations } = brief;
  if (setting !== "dentist" || mentions.some(({ subject }) => subject === "dentist-chair"))
    return brief;
  const patient = mentions.find(
    (one) =>
      isAlive(one.subject) &&
      !/^(doctor|dentist|nurse)$/.test(one.subject) &&
      one.count === 1 &&
      !isPlaced(brief, one),
  );
  if (!patient) return brief;
  const chair = unasked("chair", "dentist-chair");
  return {
    ...brief,
    mentions: [
      ...mentions.map((one) =>
        one === patient && isFigure(one) ? { ...one, action: "sitting" } : one,
      ),
      chair,
    ],
    relations: [...relations, { kind: "on", from: patient.id, to: [chair.id] }],
  };
}

/** Nobody sits on the boards of a porch. */
function onARockingChair(brief: Brief): Brief {
  const sitters = brief.mentions.filter(
    (one) => isFigure(one) && one.action === "sitting" && !isPlaced(brief, one),
  );
  const [sitter] = sitters;
  const isOne = sitters.length === 1 && sitter?.count === 1;
  if (brief.setting !== "porch" || !isOne) return brief;
  const chair = unasked("chair", "rocking-chair");
  return {
    ...brief,
    mentions: [...brief.mentions, chair],
    relations: [...brief.relations, { kind: "on", from: sitter!.id, to: [chair.id] }],
  };
}

/** The train one waits for stands behind the platform, the car that stops before the stripes. */
function besideWhatWaits(brief: Brief): Brief {
  const { hero, ...rest } = brief;
  const isAboard = (id: string) =>
    brief.relations.some(({ kind, to }) => /^(in|on|riding)$/.test(kind) && to[0] === id);
  const kind = waiting[brief.setting ?? ""];
  const there = brief.mentions.find(({ id, subject }) => kind?.test(subject) && !isAboard(id));
  const others = brief.mentions.some(({ subject }) => isAlive(subject));
  if (!others) return brief;
  if (!there) return waitingBehind(brief, isAboard);
  return {
    ...rest,
    ...(hero !== undefined && hero !== there.id && { hero }),
    mentions: brief.mentions.filter((one) => one !== there),
    relations: brief.relations.filter(
      ({ from, to }) => from !== there.id && !to.includes(there.id),
    ),
  };
}

/** What else stops before the stripes is seen whole beyond them. */
function waitingBehind(brief: Brief, isAboard: (id: string) => boolean): Brief {
  const waits = ({ id, subject, action = "standing" }: Mention) =>
    brief.setting === "crossing" &&
    action === "standing" &&
    subjectById(subject).kind === "vehicle" &&
    !isAboard(id) &&
    !brief.relations.some(({ from, to }) => from === id || to.includes(id));
  const { hero, ...rest } = brief;
  const vehicle = brief.mentions.find(waits);
  if (!vehicle) return brief;
  return {
    ...rest,
    ...(hero !== undefined && hero !== vehicle.id && { hero }),
    mentions: [
      ...brief.mentions.filter((one) => one !== vehicle),
      { ...vehicle, action: "waiting" },
    ],
  };
}

const waiting: Readonly<Record<string, RegExp>> = {
  platform: /^(?:[a-z]+-)*(?:train|locomotive|metro)$/,
  crossing: /^(?:automobile|traffic-light)$/,
};

/** Grapes are picked where they grow in rows. */
export function amongTheVines(brief: Brief): Brief {
  const { mentions, setting } = brief;
  const grapes = mentions.find(({ subject }) => subject === "grapes");
  const isPicked = grapes && mentions.some(({ action }) => action === "picking");
  return isPicked && setting === undefined ? { ...brief, setting: "vineyard" } : brief;
}

/** Seedlings that are planted in a paddy are in its water already. */
function whereItGrows(brief: Brief): Brief {
  const own = grown[brief.setting ?? ""];
  const isGrown = ({ subject }: Mention) => own !== undefined && subject === own;
  const crops = new Set(brief.mentions.filter(isGrown).map(({ id }) => id));
  if (crops.size === 0 || crops.size === brief.mentions.length) return brief;
  const { hero, ...rest } = brief;
  const isTheirs = ({ from, to }: Relation) => crops.has(from) || to.some((id) => crops.has(id));
  return {
    ...rest,
    ...(hero !== undefined && !crops.has(hero) && { hero }),
    mentions: brief.mentions.filter((one) => !isGrown(one)),
    relations: brief.relations.filter((one) => !isTheirs(one)),
  };
}

/** Tomatoes that are watered and picked grow there. */
function onTheVine(brief: Brief): Brief {
  const tended = brief.relations.filter(({ from }) =>
    brief.mentions.some(
      ({ id, action }) => id === from && /^(gardening|picking|planting)$/.test(action ?? ""),
    ),
  );
  const isPlant = ({ id, subject }: Mention) =>
    subject === "tomato" && tended.some(({ kind, to }) => kind === "beside" && to[0] === id);
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      isPlant(one) ? { ...one, subject: "tomato-plant" } : one,
    ),
  };
}

const grown: Readonly<Record<string, SubjectId>> = { "rice-paddy": "seedling" };

/** Fish that are looked at from a bridge swim beneath it. */
function underTheBridge(brief: Brief): Brief {
  const { mentions, relations } = brief;
  const bridge = mentions.find(({ subject }) => isUsedAs("bridge", subject));
  const fish = mentions.filter(
    ({ subject }) =>
      subjectById(subject).kind === "animal" && subjectById(subject).habitat === "water",
  );
  const ids = fish.map(({ id }) => id);
  const isHeld = ({ kind, to }: Relation) => kind === "holding" && ids.includes(to[0]!);
  if (!bridge || fish.length === 0 || relations.some(isHeld)) return brief;
  const isTheirs = ({ from, to }: Relation) =>
    ids.includes(from) || to.some((id) => ids.includes(id));
  // Who looks down with somebody on it is on it, too.
  const others = relations.filter((one) => !isTheirs(one));
  const isOn = ({ kind, to }: Relation) => kind === "on" && to[0] === bridge.id;
  const joining = mentions.filter(
    (one) =>
      subjectById(one.subject).kind === "person" &&
      others.some(isOn) &&
      !others.some(({ from, to }) => from === one.id || to.includes(one.id)),
  );
  const { hero, ...rest } = brief;
  return {
    ...rest,
    hero: hero !== undefined && ids.includes(hero) ? bridge.id : (hero ?? bridge.id),
    relations: [
      ...others,
      ...joining.map(({ id }): Relation => ({ kind: "on", from: id, to: [bridge.id] })),
      ...ids.map((from): Relation => ({ kind: "under", from, to: [bridge.id] })),
    ],
  };
}
