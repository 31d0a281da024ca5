/** Houses and towers that an animal carries are on its back; a snail's is its shell. */
import { hasHeadToDress } from "../../figure/heads/animal-heads.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { ArtworkRef, Brief, Mention, Relation, SubjectId } from "../../types.ts";
import { across, type Cluster, clusterOf, type Part, scaled, stoodAt } from "../groups/cluster.ts";

/** 背着一座小房子: nobody has a house in the hand, or stands beside what is carried. */
export function onTheirBacks(brief: Brief): Brief {
  const { mentions, relations } = brief;
  const by = (id: string | undefined) => mentions.find((one) => one.id === id)!;
  const isBorne = ({ kind, from, to }: Relation) =>
    /^(holding|beside)$/.test(kind) &&
    /^(holding|piggyback)$/.test(by(from).action ?? "") &&
    subjectById(by(from).subject).kind === "animal" &&
    subjectById(by(to[0]).subject).kind === "building" &&
    // Who brings letters to houses has those in hand.
    !(kind === "beside" && relations.some((one) => one.kind === "holding" && one.from === from));
  const borne = relations.filter(isBorne);
  if (borne.length === 0) return brief;
  const bearers = new Set(borne.map(({ from }) => from));
  const load = borne.find(({ from }) => from === brief.hero)?.to[0];
  const atRest = ({ action: _action, ...one }: Mention): Mention => one;
  return {
    ...brief,
    ...(load && { hero: load }),
    mentions: mentions.map((one) => (bearers.has(one.id) ? atRest(one) : one)),
    relations: relations.map((one) =>
      borne.includes(one) ? { kind: "on", from: one.to[0]!, to: [one.from] } : one,
    ),
  };
}

/**
 * Young who ride on a parent seen from the front would sit on its head: it goes upright, bent under
 * whoever clings to its back.
 */
export function youngOnTheirBacks(brief: Brief): Brief {
  const { mentions, relations } = brief;
  const by = (id: string | undefined) => mentions.find((one) => one.id === id)!;
  const ridden = relations.find(({ kind, from, to, at }) => {
    const [young, parent] = [by(from), by(to[0])];
    const areTwo = young.subject === parent.subject && young.count === 1 && parent.count === 1;
    return /^(on|riding)$/.test(kind) && !at && areTwo && isFrontal(parent.subject);
  });
  if (!ridden) return brief;
  const parent = ridden.to[0]!;
  return {
    ...brief,
    ...(brief.hero === ridden.from && { hero: parent }),
    mentions: mentions.map((one) => (one.id === parent ? { ...one, action: "piggyback" } : one)),
    relations: relations.map((one) =>
      one === ridden ? { kind: "holding", from: parent, to: [one.from] } : one,
    ),
  };
}

/** Has it no back to ride on as it is drawn? Horses and turtles have. */
export const isFrontal = (id: SubjectId) =>
  subjectById(id).facing === "front" && hasHeadToDress(id);

/** Without the shell, and where the house is in its place: its foot and its middle, as shares. */
const shells: Readonly<Record<SubjectId, { bare: ArtworkRef; x: number; y: number }>> = {
  snail: { bare: { set: "own", name: "snail-without-shell" }, x: 0.66, y: 0.85 },
};

/** In place of a shell; undefined for whoever has none, and for what is no house. */
export function asAShell(load: Cluster, bearer: Cluster, part: Part): Cluster | undefined {
  const shell = shells[part.mention.subject];
  const isHouse = /^(building|plant)$/.test(subjectById(load.root.subject).kind);
  if (!shell || !isHouse || load.parts.length > 1) return undefined;
  const { width, height, y } = part.box;
  const sized = scaled(
    load,
    Math.min((0.72 * width) / load.box.width, (1.15 * height) / load.box.height),
  );
  const placed = stoodAt(sized, across(part, shell.x), y + shell.y * height);
  const bare = bearer.parts.map((one) => (one === part ? { ...one, artwork: shell.bare } : one));
  return clusterOf(load.root, [...placed.parts, ...bare]);
}
