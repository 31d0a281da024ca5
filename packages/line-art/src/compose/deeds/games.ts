/** Games that take several: what each does, and how many things they need. */
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation } from "../../types.ts";
import { isShelter } from "../groups/above-and-under.ts";
import { seats } from "../groups/seats.ts";

export function atPlay(brief: Brief): Brief {
  return lookingForEachOther(behindTheTree(onSeesaws(atTheGoal(queued(bouncing(brief))))));
}

/** Nobody stands on a trampoline or sits in a bouncy castle; who jumps at a puddle jumps into it. */
function bouncing(brief: Brief): Brief {
  const find = (id: string | undefined) => brief.mentions.find((one) => one.id === id);
  const bouncers = new Set(
    brief.relations
      .filter(
        ({ kind, to }) => /^(?:on|in)$/.test(kind) && isUsedAs("bouncer", find(to[0])!.subject),
      )
      .map(({ from }) => from),
  );
  const isIdle = ({ action = "playing" }: Mention) => /^(?:playing|standing)$/.test(action);
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      bouncers.has(one.id) && isIdle(one) ? { ...one, action: "jumping" } : one,
    ),
    relations: brief.relations.map((one) =>
      one.kind === "beside" &&
      find(one.from)?.action === "jumping" &&
      find(one.to[0])?.subject === "puddle"
        ? { ...one, kind: "in" }
        : one,
    ),
  };
}

/** 在树下捉迷藏: who hides is not before the trunk. */
function behindTheTree(brief: Brief): Brief {
  const hides = (id: string) =>
    brief.mentions.some((one) => one.id === id && one.action === "hiding");
  const isPlant = (id: string | undefined) =>
    brief.mentions.some(
      (one) =>
        one.id === id && subjectById(one.subject).kind === "plant" && !isShelter(one.subject),
    );
  return {
    ...brief,
    relations: brief.relations.map((one) =>
      /^(under|beside)$/.test(one.kind) && hides(one.from) && isPlant(one.to[0])
        ? { ...one, kind: "behind" }
        : one,
    ),
  };
}

/** Who is so placed hides there already. */
export const hides = /^(behind|under|in|between)$/;

/** One counts while the others hide. */
function lookingForEachOther(brief: Brief): Brief {
  const hidden = ({ id }: Mention) =>
    brief.relations.some(({ kind, from }) => from === id && hides.test(kind));
  const players = brief.mentions.filter((one) => one.action === "hiding" && !hidden(one));
  const [seeker] = players;
  const count = players.reduce((sum, one) => sum + one.count, 0);
  if (!seeker || count < 2) return brief;
  const mentions = brief.mentions.flatMap((one) => {
    if (one !== seeker) return [one];
    const counting = { ...one, action: "counting", count: 1 };
    const rest = { ...one, id: `${one.id}-others`, count: one.count - 1 };
    return rest.count > 0 ? [counting, rest] : [counting];
  });
  return { ...brief, mentions };
}

/** Two on one, however many were read. */
function onSeesaws(brief: Brief): Brief {
  const ridersOf = ({ id }: Mention) =>
    brief.mentions
      .filter((one) =>
        brief.relations.some(
          ({ kind, from, to }) => kind === "riding" && from === one.id && to[0] === id,
        ),
      )
      .reduce((sum, { count }) => sum + count, 0);
  const mentions = brief.mentions.map((one) =>
    seats[one.subject]?.opposite && one.count > 1
      ? { ...one, count: Math.max(1, Math.ceil(ridersOf(one) / 2)) }
      : one,
  );
  return { ...brief, mentions };
}

/** There is one ball, and it is not in the net yet. */
function atTheGoal(brief: Brief): Brief {
  const isShot = brief.mentions.some(({ action }) => /^(kicking|diving)$/.test(action ?? ""));
  const hasBall = brief.mentions.some(({ subject }) => subject === "soccer-ball");
  if (!isShot && !hasBall) return brief;
  const mentions = brief.mentions.map((one) =>
    one.subject === "soccer-goal" ? { ...one, subject: "empty-goal" } : one,
  );
  return { ...brief, mentions };
}

/** 小朋友排队 are more than one, and wait at what is there to be waited for. */
function queued(brief: Brief): Brief {
  const isQueueing = ({ action }: Mention) => /^(parading|queueing)$/.test(action ?? "");
  const queue = brief.mentions.filter(isQueueing);
  const isUncounted = ({ count, phrase, isOne }: Mention) =>
    count === 1 && !isOne && /\p{Script=Han}|(?:s|children|people)$/u.test(phrase);
  const most = queue.length === 1 ? 3 : 2;
  const mentions = brief.mentions.map((one) =>
    queue.length < 3 && isQueueing(one) && isUncounted(one) ? { ...one, count: most } : one,
  );
  const isPlaced = ({ id }: Mention) =>
    brief.relations.some(({ kind, from }) => kind !== "wearing" && from === id);
  const goal = brief.mentions.find(
    ({ subject }) => isWaitedAt.test(subjectById(subject).kind) || subject === "bus-stop",
  );
  const waiting = queue.filter((one) => one.action === "queueing" && !isPlaced(one));
  const relations = goal
    ? waiting.map(({ id }): Relation => ({ kind: "beside", from: id, to: [goal.id] }))
    : [];
  return { ...brief, mentions, relations: [...brief.relations, ...relations] };
}

const isWaitedAt = /^(vehicle|building)$/;
