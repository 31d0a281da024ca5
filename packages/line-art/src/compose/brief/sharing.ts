/** What several people have: one each, one before all of them, or one that only one of them has. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation } from "../../types.ts";
import { rims } from "../groups/anchors.ts";
import { propPoses } from "../groups/held.ts";
import { isFigure } from "../groups/upright-animals.ts";

export function sharedOut(brief: Brief): Brief {
  return oneKeepsIt(
    inTheHand(inOnesArms(betweenTwo(beforeAll(oneEach(intoTheirOwn(dressed(brief))))))),
  );
}

/** "A girl and a boy in sleeping bags": two who are told apart have each a bag that is told apart, too. */
function intoTheirOwn(brief: Brief): Brief {
  let divided = brief;
  for (const thing of brief.mentions) {
    const those = holding(brief, thing.id, /^in$/);
    const isEach = those.length > 1 && those.length === thing.count && rims[thing.subject];
    const isOne = ({ from }: Relation) => countOf(brief, [from]) === 1;
    if (!isEach || !those.every(isOne)) continue;
    const idOf = (place: number) => `${thing.id}${String.fromCharCode(97 + place)}`;
    const own = those.map((_, place) => ({ ...thing, id: idOf(place), count: 1 }));
    divided = {
      ...divided,
      mentions: divided.mentions.flatMap((one) => (one.id === thing.id ? own : [one])),
      relations: divided.relations.map((one) => {
        const place = those.indexOf(one);
        return place < 0 ? one : { ...one, to: [idOf(place)] };
      }),
    };
  }
  return divided;
}

/** A baby is in the arms of one of its parents, the other beside. */
function inOnesArms(brief: Brief): Brief {
  const idle = new Map<string, string>();
  for (const { id, count } of brief.mentions) {
    const cradlers = holding(brief, id)
      .map(({ from }) => brief.mentions.find((one) => one.id === from)!)
      .filter(({ action }) => action === "cradling");
    const [first, ...others] = cradlers;
    if (count === 1 && first) for (const other of others) idle.set(other.id, first.id);
  }
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      idle.has(one.id) ? { ...one, action: "standing" } : one,
    ),
    relations: brief.relations.map((one) => {
      const bearer = one.kind === "holding" && idle.get(one.from);
      return bearer ? { kind: "beside", from: bearer, to: [one.from] } : one;
    }),
  };
}

/** One doll or pumpkin is in nobody's arms when two have it: each has a hand at it. */
function betweenTwo(brief: Brief): Brief {
  const dolls = brief.mentions.filter(
    ({ id, subject, count }) =>
      count === 1 &&
      (isUsedAs("doll", subject) || isUsedAs("armful", subject)) &&
      holding(brief, id).length === 2,
  );
  const havers = dolls.flatMap(({ id }) => holding(brief, id).map(({ from }) => from));
  const isDoll = ({ kind, to }: Relation) =>
    kind === "holding" && dolls.some(({ id }) => id === to[0]);
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      havers.includes(one.id) ? { ...one, action: "holding" } : one,
    ),
    relations: brief.relations.map((one) => (isDoll(one) ? { ...one, kind: "beside" } : one)),
  };
}

const holding = ({ relations }: Brief, id: string, had = /^holding$/) =>
  relations.filter(({ kind, to }) => had.test(kind) && to[0] === id);

const countOf = ({ mentions }: Brief, ids: readonly string[]) =>
  mentions.reduce((sum, { id, count }) => sum + (ids.includes(id) ? count : 0), 0);

/** "Two kids on a bike" share it, and so do 两个小朋友 on 一辆自行车; 小朋友骑自行车 does not say how many there are. */
const isOneForAll = ({ count, phrase, isOne }: Mention) =>
  count === 1 && (isOne || !/\p{Script=Han}/u.test(phrase));

/** Three who eat ice cream have three, and three with three balloons one each. */
function oneEach(brief: Brief): Brief {
  let shared = brief;
  for (const thing of brief.mentions) {
    const ridden = holding(shared, thing.id, /riding/);
    const isMount =
      isUsedAs("single", thing.subject) || (isAlive(thing.subject) && ridden.length > 0);
    const held = isMount ? ridden : holding(shared, thing.id);
    const count = countOf(
      shared,
      held.map(({ from }) => from),
    );
    const { kind, habitat, height } = subjectById(thing.subject);
    if (isUsedAs("umbrella", thing.subject) && thing.count < count) {
      shared = related(shared, held, "under");
      continue;
    }
    if (held.length > 0 && count > 1 && isPlayedWith(shared, held, thing)) {
      shared = related(shared, held, "beside");
      continue;
    }
    // What is full of something is too much for each.
    const isFull = shared.relations.some(({ kind, to }) => kind === "in" && to[0] === thing.id);
    if (thing.count === 1 && isFull && !isMount) continue;
    // A family has its egg and its baby between them.
    if (thing.count === 1 && (thing.subject === "egg" || kind === "person")) continue;
    // So large that it takes two.
    if (isUsedAs("armful", thing.subject) && isOneForAll(thing) && /big|huge/.test(thing.size))
      continue;
    const isOneEach =
      thing.count === count ||
      (isMount
        ? thing.count > 1 || (isUsedAs("single", thing.subject) && !isOneForAll(thing))
        : thing.count === 1 &&
          (kind === "food" || habitat === "held" || (height <= 0.8 && !isOneForAll(thing))));
    if (count < 2 || !isOneEach) continue;
    shared = dealtOut(shared, held, thing);
  }
  return shared;
}

/** One coat is not on two people's backs. */
function dressed(brief: Brief): Brief {
  return brief.mentions.reduce((dealt, thing) => {
    const worn = holding(dealt, thing.id, /wearing/);
    return worn.length > 1 ? dealtOut(dealt, worn, thing) : dealt;
  }, brief);
}

/** To each owner as many as they are. */
function dealtOut(brief: Brief, had: readonly Relation[], thing: Mention): Brief {
  const owners = had.map(({ from }) => brief.mentions.find(({ id }) => id === from)!);
  const each = owners.map(
    (owner, place): Mention => ({
      ...thing,
      id: place === 0 ? thing.id : `${thing.id}-${place + 1}`,
      count: owner.count,
    }),
  );
  return {
    ...brief,
    mentions: brief.mentions.flatMap((one) => (one.id === thing.id ? each : [one])),
    relations: brief.relations.map((one) =>
      had.includes(one) ? { ...one, to: [each[had.indexOf(one)]!.id] } : one,
    ),
  };
}

/** Two puppies have one ball between them. */
function isPlayedWith({ mentions }: Brief, held: readonly Relation[], { count }: Mention): boolean {
  const play = ({ from }: Relation) =>
    mentions.some(({ id, action }) => id === from && action === "playing");
  return count === 1 && held.every(play);
}

/** All under one umbrella, all round one ball. */
function related(brief: Brief, held: readonly Relation[], kind: Relation["kind"]): Brief {
  return {
    ...brief,
    relations: brief.relations.map((one) => (held.includes(one) ? { ...one, kind } : one)),
  };
}

/** Three cookies are not in two people's hands at once: they are before both. Balloons are in one. */
function beforeAll(brief: Brief): Brief {
  const isMany = (id: string | undefined) =>
    brief.mentions.some((one) => one.id === id && one.count > 1 && !isUsedAs("bunch", one.subject));
  const isShared = ({ kind, to }: Relation) =>
    kind === "holding" && holding(brief, to[0]!).length > 1 && isMany(to[0]);
  return {
    ...brief,
    relations: brief.relations.map((one) => (isShared(one) ? { ...one, kind: "beside" } : one)),
  };
}

/** What somebody shares with an animal is in the hand, held out to it. */
function inTheHand(brief: Brief): Brief {
  const sharers = brief.relations.filter(
    ({ kind, from, to }) =>
      kind === "beside" &&
      brief.mentions.some(({ id, action }) => id === from && action === "holding") &&
      brief.mentions.some(
        ({ id, subject, count }) => id === to[0] && count === 1 && !isAlive(subject),
      ),
  );
  const who = (id: string) => brief.mentions.find((one) => one.id === id)!;
  const pets = sharers.filter(({ from }) => !isFigure(who(from)));
  const owners = sharers.filter(
    ({ from, to }) => isFigure(who(from)) && pets.some((pet) => pet.to[0] === to[0]),
  );
  const [owner, ...more] = owners;
  if (!owner || more.length > 0 || who(owner.from).count > 1) return brief;
  return {
    ...brief,
    relations: brief.relations.flatMap((one): Relation[] => {
      if (one === owner) return [{ ...one, kind: "holding" }];
      return pets.includes(one) ? [{ kind: "beside", from: owner.from, to: [one.from] }] : [one];
    }),
  };
}

/** What the others do while one has the kite or the ball. */
const meanwhile: Readonly<Record<string, string>> = {
  "flying-kite": "waving",
  kicking: "cheering",
  throwing: "cheering",
};

/** One kite or one ball for several people. */
function oneKeepsIt({ ...brief }: Brief): Brief {
  for (const [action, others] of Object.entries(meanwhile)) {
    const who = brief.mentions.filter((mention) => mention.action === action);
    const props = brief.mentions.filter(({ subject }) => subject === propPoses[action]);
    const count = who.reduce((sum, one) => sum + one.count, 0);
    const most = props.reduce((sum, one) => sum + one.count, 0);
    if (count < 2 || most >= count) continue;
    // The smallest: children are given the string. Only a figure has hands for it.
    const hands = who.filter(isFigure);
    const keeper = (hands.length > 0 ? hands : who).reduce((a, b) =>
      subjectById(b.subject).height < subjectById(a.subject).height ? b : a,
    );
    const held = brief.relations.find(({ from, kind }) => from === keeper.id && kind === "holding");
    const spare = new Set(props.map(({ id }) => id).filter((id) => id !== held?.to[0]));
    const without = new Set(who.filter((one) => one !== keeper).map(({ id }) => id));
    brief.mentions = brief.mentions
      .filter(({ id }) => !spare.has(id))
      .flatMap((one) => {
        if (without.has(one.id)) return [{ ...one, action: others }];
        if (one.id !== keeper.id || one.count === 1) return [one];
        const more = { ...one, id: `${one.id}-others`, count: one.count - 1, action: others };
        return [{ ...one, count: 1 }, more];
      });
    const left = brief.relations.filter(
      ({ from, to }) => !spare.has(to[0]!) && !(without.has(from) && to[0] === held?.to[0]),
    );
    // They are at it together.
    const mates = brief.mentions.filter(
      ({ id }) => without.has(id) || id === `${keeper.id}-others`,
    );
    brief.relations = [
      ...left,
      ...mates.map(({ id }): Relation => ({ kind: "beside", from: keeper.id, to: [id] })),
    ];
  }
  return brief;
}
