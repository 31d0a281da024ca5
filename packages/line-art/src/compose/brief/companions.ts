/** Who does the same as others is at the same thing: "children planting flowers with their teacher". */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Mention, Relation } from "../../types.ts";

export function withCompanions(brief: Brief): Brief {
  const added: Relation[] = [];
  const needless = new Set<string>();
  for (const one of brief.mentions) {
    const thing = shared(brief, one);
    if (!thing) continue;
    added.push({ kind: "beside", from: one.id, to: [thing.id] });
    for (const { to } of ownOf(brief, one)) needless.add(to[0]!);
  }
  if (added.length === 0) return brief;
  return {
    ...brief,
    mentions: brief.mentions.filter(({ id }) => !needless.has(id)),
    relations: [...brief.relations.filter(({ to }) => !needless.has(to[0]!)), ...added],
  };
}

/** Done with the hands at one thing. */
const together = /^(planting|scrubbing|making|decorating|fixing)$/;

const ownOf = ({ relations }: Brief, { id }: Mention) =>
  relations.filter(({ from }) => from === id);

/** What the others are at, where this one has nothing but what is given to whoever plants. */
function shared(brief: Brief, one: Mention): Mention | undefined {
  const thingOf = (id: string | undefined) => brief.mentions.find((thing) => thing.id === id);
  const isPerson = subjectById(one.subject).kind === "person";
  if (!isPerson || !together.test(one.action ?? "")) return undefined;
  const isGiven = ({ kind, to }: Relation) =>
    kind === "beside" && thingOf(to[0])?.subject === "seedling";
  const own = ownOf(brief, one);
  if (!own.every(isGiven)) return undefined;
  const at = brief.mentions
    .filter((other) => other.id !== one.id && other.action === one.action)
    .flatMap((other) => ownOf(brief, other))
    .find(({ kind, to }) => kind === "beside" && own.every((mine) => mine.to[0] !== to[0]));
  const thing = thingOf(at?.to[0]);
  return thing && !isAlive(thing.subject) ? thing : undefined;
}

/** 妈妈给宝宝洗澡: who is beside somebody in a tub has a hand there. */
export function bathed(brief: Brief): Brief {
  const tubs = brief.mentions.filter(({ subject }) => subject === "bathtub").map(({ id }) => id);
  const isInATub = (id: string | undefined) =>
    brief.relations.some(
      ({ kind, from, to }) => kind === "in" && from === id && tubs.includes(to[0]!),
    );
  const washes = ({ id, subject, action = "standing" }: Mention) =>
    action === "standing" &&
    subjectById(subject).kind === "person" &&
    brief.relations.some(
      ({ kind, from, to }) => kind === "beside" && from === id && isInATub(to[0]),
    );
  return {
    ...brief,
    mentions: brief.mentions.map((one) => (washes(one) ? { ...one, action: "scrubbing" } : one)),
  };
}
