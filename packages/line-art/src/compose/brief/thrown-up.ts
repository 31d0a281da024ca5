/** Caps at a graduation and powder at Holi are up in the air, and whoever threw them has both arms up. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Festival, Mention, Relation } from "../../types.ts";
import { unasked } from "./unasked.ts";

const thrown: Readonly<Partial<Record<Festival, RegExp>>> = {
  graduation: /(?:cap|hat)$/,
  holi: /^powder/,
};

export function thrownUp(brief: Brief): Brief {
  const { festival, mentions, relations } = brief;
  const what = festival && thrown[festival];
  if (!what) return brief;
  const isThrown = (id: string | undefined) =>
    mentions.some((one) => one.id === id && what.test(one.subject));
  const throws = relations.filter(({ kind, to }) => kind === "holding" && isThrown(to[0]));
  const throwers = new Set(throws.map(({ from }) => from));
  const gone = new Set(throws.flatMap(({ to }) => to));
  const left = { ...brief, relations: relations.filter((one) => !throws.includes(one)) };
  return {
    ...left,
    mentions: mentions
      .filter(({ id }) => !gone.has(id))
      .map((one): Mention => (throwers.has(one.id) ? { ...one, action: "cheering" } : one)),
  };
}

const isGrown = /^(?:woman|man|teacher|grand)/;

/** Each pupil in a mortarboard; where there are none but adults, they. */
export function inMortarboards(brief: Brief): Brief {
  const { festival, mentions, relations } = brief;
  if (festival !== "graduation") return brief;
  const isDressed = ({ id }: Mention) =>
    relations.some(({ kind, from }) => kind === "wearing" && from === id);
  const all = mentions.filter(
    (one) => isAlive(one.subject) && subjectById(one.subject).kind !== "plant",
  );
  const young = all.filter(({ subject }) => !isGrown.test(subject));
  const bare = (young.length > 0 ? young : all).filter((one) => !isDressed(one));
  const caps = bare.map((one) => unasked(`mortarboard-${one.id}`, "graduation-cap", one.count));
  const worn = bare.map(
    (one, i): Relation => ({ kind: "wearing", from: one.id, to: [caps[i]!.id] }),
  );
  return { ...brief, mentions: [...mentions, ...caps], relations: [...relations, ...worn] };
}
