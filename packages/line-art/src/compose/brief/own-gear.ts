/** Things that are part of the pose or the person already: they are not drawn a second time. */
import { findCharacter } from "../../figure/people/characters.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation, SubjectId } from "../../types.ts";
import { propPoses } from "../groups/held.ts";
import { isFigure } from "../groups/upright-animals.ts";

/** Skis and surfboards are part of the pose of whoever is on them, a leprechaun's pot of gold of him. */
export function withOwnGear(asked: Brief): Brief {
  const brief = inATutu(hosing(asked));
  const isOwn = ({ kind, from, to }: Relation) => {
    const [who, gear] = [from, to[0]].map((id) => brief.mentions.find((one) => one.id === id));
    if (!who || !gear) return false;
    if (gear.subject === "tree-branch" && isUsedAs("perched", who.subject)) return true;
    // Paws are for digging.
    if (!isFigure(who)) return who.action === "digging" && gear.subject === "shovel";
    // It is in the pan that the pose brings along.
    if (who.action === "cooking" && gear.subject === "egg") return true;
    // An apple that is eaten is in the other hand.
    if (kind === "holding") return who.action !== "eating" && isCarried(gear.subject, who.subject);
    return /^(riding|in)$/.test(kind) && gear.subject === propPoses[who.action ?? ""];
  };
  const gear = new Set(brief.relations.filter(isOwn).flatMap(({ to }) => to));
  if (gear.size === 0) return brief;
  const relations = brief.relations.filter(({ to }) => !to.some((id) => gear.has(id)));
  const hasHandsFree = ({ id, action }: Mention) =>
    action === "holding" && !relations.some(({ kind, from }) => kind === "holding" && from === id);
  return {
    ...brief,
    relations,
    mentions: brief.mentions
      .filter(({ id }) => !gear.has(id))
      .map((one) => (hasHandsFree(one) ? { ...one, action: "standing" } : one)),
  };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Subjects that are called otherwise where somebody carries them. */
const carriedAs: Readonly<Record<SubjectId, string>> = {
  "bow-and-arrow": "bow",
  "golden-cudgel": "staff",
};

/** A baker shows a loaf, whatever else is in the basket. */
const isCarried = (gear: SubjectId, who: SubjectId) =>
  subjectById(gear).kind !== "food" &&
  (carriedAs[gear] ?? gear) === kebab(findCharacter(who)?.carries ?? "");

/** Who has a hose in hand and nothing else to do has the water on. */
function hosing(brief: Brief): Brief {
  const isHose = (id: string | undefined) =>
    brief.mentions.some((one) => one.id === id && one.subject === "garden-hose");
  const hasHose = ({ id }: Mention) =>
    brief.relations.some(
      ({ kind, from, to }) => kind === "holding" && from === id && isHose(to[0]),
    );
  const isIdle = ({ action = "standing" }: Mention) =>
    /^(standing|holding|gardening)$/.test(action);
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      isFigure(one) && isIdle(one) && hasHose(one) ? { ...one, action: "spraying" } : one,
    ),
  };
}

/** Who wears a tutu and has nothing else to do dances: with the arms down it is a skirt. */
function inATutu(brief: Brief): Brief {
  const tutus = brief.mentions.filter(({ subject }) => subject === "tutu").map(({ id }) => id);
  const wears = ({ id, subject }: Mention) =>
    subject === "ballerina" ||
    brief.relations.some(
      ({ kind, from, to }) => kind === "wearing" && from === id && tutus.includes(to[0]!),
    );
  const isBusy = ({ id }: Mention) =>
    brief.relations.some(({ kind, from }) => from === id && kind !== "wearing");
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      !one.action && !isBusy(one) && wears(one) ? { ...one, action: "dancing" } : one,
    ),
  };
}
