/** What it takes to do something, where the words do not name it. */
import type { SubjectId } from "../types.ts";
import { subjectById } from "./subjects.ts";

interface Tool {
  subject: SubjectId;
  /** Whom one knows by it; without them it is for animals, as the poses of people bring their own. */
  of?: readonly SubjectId[];
}

/** By action. */
const tools: Readonly<Record<string, Tool>> = {
  gardening: { subject: "watering-can" },
  reading: { subject: "open-book" },
  digging: { subject: "shovel" },
  photographing: { subject: "camera" },
  fixing: { subject: "wrench" },
  scrubbing: { subject: "sponge" },
  making: { subject: "hammer" },
  "kung-fu": {
    subject: "toy-sword",
    of: [
      "knight",
      "pirate",
      "king",
      "prince",
      "samurai",
      "viking",
      "gladiator",
      "musketeer",
      "mulan",
    ],
  },
};

/** Is it seen by a thing in the hand that somebody does it? */
export function takesTool(action: string): boolean {
  return tools[action] !== undefined;
}

/** Do those who have a tool for it in hand show what they do by that, rather than by a pose? */
export function isArmed(action: string): boolean {
  return tools[action]?.of !== undefined;
}

export function toolFor(action: string, who: SubjectId): SubjectId | undefined {
  const { subject, of } = tools[action] ?? {};
  const isFigure = subjectById(who).artwork.set === "figure";
  return (of ? of.includes(who) : !isFigure) ? subject : undefined;
}
