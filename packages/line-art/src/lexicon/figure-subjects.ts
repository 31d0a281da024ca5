/** People: every character of the jointed figures, standing unless what they do has a pose. */
import type { BuildName } from "../figure/body.ts";
import type { Character } from "../figure/character.ts";
import { characters } from "../figure/people/characters.ts";
import type { WordedSubject } from "./emoji-subjects.ts";

const metres: Readonly<Record<BuildName, number>> = {
  man: 1.7,
  woman: 1.65,
  elder: 1.6,
  stout: 1.7,
  giant: 3.6,
  child: 1.2,
  bony: 1.2,
  toddler: 0.8,
  animal: 0.8,
  baby: 0.6,
};

export const figureSubjects: readonly WordedSubject[] = characters.map(
  ({ id, name, words, build, height }: Character) => ({
    id,
    name,
    kind: "person",
    habitat: "ground",
    height: height ?? metres[build],
    artwork: { set: "figure", name: `${id}/standing` },
    facing: "right",
    words,
  }),
);
