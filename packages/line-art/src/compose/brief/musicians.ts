/** Who makes music together has an instrument each. */
import { isAlive } from "../../lexicon/living.ts";
import type { Brief, Mention } from "../../types.ts";
import { isFigure } from "../groups/upright-animals.ts";

/** Drawn as poses, in the order in which a band is seen best: the singer in the middle. */
const parts = ["playing-guitar", "singing", "playing-drum"] as const;

/** Several of a kind are each one of the band, where nothing else is said of them. */
export function musicians(brief: Brief): Brief {
  const band = brief.mentions.filter(({ action }) => action === "making-music");
  const isTold = ({ id }: Mention) =>
    brief.relations.some(({ from, to }) => [from, ...to].includes(id));
  const members = band.flatMap((one) =>
    isTold(one) ? [one] : Array.from({ length: one.count }, (_, place) => member(one, place)),
  );
  const playing = members.map((one, place) => ({ ...one, action: parts[place % parts.length]! }));
  const first = brief.mentions.findIndex((one) => band.includes(one));
  const others = brief.mentions.filter((one) => !band.includes(one));
  return { ...brief, mentions: others.toSpliced(Math.max(first, 0), 0, ...playing) };
}

/** The notes of who sings alone are in the air; those of a choir would be before its faces. */
export function soloist(brief: Brief): Brief {
  const living = brief.mentions.filter(({ subject }) => isAlive(subject));
  const [one, ...others] = living;
  if (others.length > 0 || one?.action !== "singing" || one.count > 1 || !isFigure(one))
    return brief;
  const alone = { ...one, action: "singing-alone" };
  return { ...brief, mentions: brief.mentions.map((each) => (each === one ? alone : each)) };
}

const member = (one: Mention, place: number): Mention => ({
  ...one,
  id: place === 0 ? one.id : `${one.id}-${place + 1}`,
  count: 1,
});
