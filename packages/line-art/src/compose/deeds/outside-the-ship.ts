/** In a spaceship or a submarine: what is out there is seen through the windows, and astronauts float. */
import { hasHeadToDress } from "../../figure/heads/animal-heads.ts";
import { homeOf } from "../../lexicon/homes.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention } from "../../types.ts";
import type { Cluster } from "../groups/cluster.ts";

/** Where nothing weighs anything, whoever flies floats, arms and legs out. */
export function weightless(brief: Brief): Brief {
  const { setting, mentions, relations } = brief;
  if (setting !== "space" && setting !== "spaceship") return brief;
  const isAboard = (id: string) =>
    relations.some(({ kind, from }) => from === id && /^(?:in|on|riding)$/.test(kind));
  const floats = ({ id, subject, action }: Mention) =>
    /^(?:flying|running)$/.test(action ?? "") &&
    !isAboard(id) &&
    (hasHeadToDress(subject) || subjectById(subject).artwork.set === "figure");
  return {
    ...brief,
    mentions: mentions.map((one) => (floats(one) ? { ...one, action: "floating" } : one)),
  };
}

export function seenOutside(brief: Brief): Brief {
  const { mentions, relations, setting } = brief;
  if (setting !== "spaceship" && setting !== "submarine") return brief;
  const crew = mentions.filter(({ subject }) => isAlive(subject) && !isOfTheSea(subject));
  const isOut = ({ subject }: Mention) =>
    setting === "submarine"
      ? isOfTheSea(subject)
      : isUsedAs("planet", subject) || (!isAlive(subject) && homeOf(subject) === "space");
  // An octopus alone in a submarine is its crew.
  const outside = crew.length > 0 ? mentions.filter(isOut) : [];
  const isOutside = (id: string | undefined) => outside.some((one) => one.id === id);
  const inside = relations.filter(({ from, to }) => !isOutside(from) && !isOutside(to[0]));
  // Of several who float each would be small.
  const isAlone = crew.length === 1 && crew[0]!.count === 1;
  const floats = ({ id, subject, action = "standing" }: Mention) =>
    setting === "spaceship" &&
    isAlone &&
    subject === "astronaut" &&
    action === "standing" &&
    !inside.some(({ from, to }) => from === id || to.includes(id));
  return {
    ...brief,
    relations: inside,
    mentions: mentions.map((one) => {
      if (outside.includes(one)) return { ...one, action: "outside" };
      // Other than people, who floats is drawn on a cloud.
      const isOnCloud = one.action === "flying" && subjectById(one.subject).kind !== "person";
      if (setting === "spaceship" && isOnCloud) return { ...one, action: "standing" };
      return floats(one) ? { ...one, action: "floating" } : one;
    }),
  };
}

export function isOutsideTheShip({ root }: Cluster): boolean {
  return root.action === "outside";
}

function isOfTheSea(id: string): boolean {
  const { kind, habitat } = subjectById(id);
  return /^(animal|plant)$/.test(kind) && habitat === "water" && !isUsedAs("floating", id);
}
