/** What the text writer needs to know of a page, small enough to keep in its row. */
import type { Localised } from "@colorleaf/domain";
import type { Brief } from "@colorleaf/line-art";

export interface PageSubject {
  name: Localised;
  count: number;
  /** English base word: "sleeping", "fishing". */
  action?: string | undefined;
}

export interface PageFacts {
  /** The hero first. */
  subjects: PageSubject[];
  setting?: Localised | undefined;
  night: boolean;
  ornament?: "mandala" | "pattern" | undefined;
}

/** The facts of a page nothing is known about. */
export const noFacts: PageFacts = { subjects: [], night: false };

export function factsOf(brief: Brief): PageFacts {
  const { reading } = brief;
  const names = [...reading.understood, ...reading.substituted];
  const mentions = [...brief.mentions].sort(
    (a, b) => Number(b.id === brief.hero) - Number(a.id === brief.hero),
  );
  const subjects = mentions.flatMap((mention): PageSubject[] => {
    const known = names.find((one) => one.phrase === mention.phrase);
    return known ? [{ name: known.name, count: mention.count, action: mention.action }] : [];
  });
  return { subjects, setting: reading.setting, night: brief.night, ornament: brief.ornament };
}
