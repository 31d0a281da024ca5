import type { Difficulty } from "@colorleaf/domain";
import { m } from "../../paraglide/messages.js";
import { difficultyName } from "../page-words.ts";
import css from "./crayons.module.css";

const levels: Record<Difficulty, number> = { easy: 1, medium: 2, hard: 3, complex: 4 };
const places = [1, 2, 3, 4];

/** How much there is to color: one to four crayons of a box of four. */
export function Crayons({ difficulty }: { difficulty: Difficulty }) {
  const level = levels[difficulty];
  return (
    <svg
      className={css.box}
      viewBox="0 0 60 22"
      width="60"
      height="22"
      role="img"
      aria-label={m.difficulty_of_four({ name: difficultyName(difficulty), level })}
    >
      {places.map((place) => (
        <path
          key={place}
          className={place <= level ? css.taken : css.left}
          d={`M${place * 14 - 11.5} 20.500c-.3-4-.2-8 .1-12l3.900-6.200 4.100 6.300c.2 4 .2 8 0 11.900z`}
        />
      ))}
    </svg>
  );
}
