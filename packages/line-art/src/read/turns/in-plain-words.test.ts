import { expect, it } from "vitest";
import { readDescription } from "../read.ts";
import { turns } from "./in-plain-words.ts";
import type { Turn } from "./turn.ts";

/** What is drawn and what is missing, whatever words it was said in. */
function pictureOf(description: string, without?: Turn) {
  const read = readDescription(description, { without });
  if (!read.ok) return read.reason;
  const { mentions, reading, ...brief } = read.brief;
  return {
    ...brief,
    mentions: mentions.map(({ phrase: _, ...mention }) => mention),
    missing: reading.missing.map(({ phrase }) => phrase),
    substituted: reading.substituted.map(({ name }) => name.en),
  };
}

/** Neither is a turn dead, nor does one before or after it say the same. */
it.each(turns.map((turn) => [turn.example, turn] as const))(
  "%s: is another picture without its turn of phrase",
  (example, turn) => {
    expect(pictureOf(example)).not.toEqual(pictureOf(example, turn));
  },
);
