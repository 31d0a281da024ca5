import type { Habitat, Subject, SubjectId, SubjectKind } from "../types.ts";
import { ownRows } from "./own-rows/index.ts";

/** A subject drawn by hand, with the words that mean it (each language's first word is its name). */
export type OwnSubject = Subject & {
  words: { en: readonly string[]; zh: readonly string[] };
};

/** A subject in one line: its words of a language are separated by "|", the first is the name. */
export type Row = readonly [
  id: string,
  en: string,
  zh: string,
  kind: SubjectKind,
  habitat: Habitat,
  metres: number,
  facing: Subject["facing"],
];

/** Those that look otherwise in flight. */
const flying = new Set(["seagull", "red-crowned-crane", "dragon", "goose", "owl"]);

/** Those that look otherwise at a run, and breeds that run as any of their kind. */
const running: Readonly<Record<SubjectId, SubjectId>> = {
  ...Object.fromEntries(
    "dog cat rabbit horse fox mouse pig bear lion unicorn elephant cow ewe"
      .split(" ")
      .map((id) => [id, id]),
  ),
  labrador: "dog",
  "golden-retriever": "dog",
  "tabby-cat": "cat",
};

/** Those that look otherwise at what only they are known for. */
const doing: Readonly<Record<SubjectId, string>> = {
  wolf: "howling",
  gorilla: "beating-chest",
};

/** Faces, to which no body belongs. */
const headOnly = new Set(["dog-face", "rabbit-face", "cat-face", "pig-face"]);

/** Those with a drawing of fewer areas for plain pages. */
const plainer = new Set([
  "rainbow",
  "jack-o-lantern",
  "soccer-ball",
  "wicker-basket",
  "peacock",
  "dragon-boat",
  "windmill",
  "roller-coaster",
]);

/** The subjects of `ownArtwork`; where emoji have only a head, these take the plain word. */
export const ownSubjects: readonly OwnSubject[] = ownRows.map(
  ([id, en, zh, kind, habitat, height, facing]) => {
    const words = { en: en.split("|"), zh: zh.split("|") };
    return {
      id,
      name: { en: words.en[0]!, zh: words.zh[0]! },
      kind,
      habitat,
      height,
      facing,
      artwork: { set: "own", name: id },
      ...(headOnly.has(id) && { headOnly: true }),
      ...(plainer.has(id) && { simple: { set: "own", name: `${id}-simple` } as const }),
      ...(flying.has(id) && { flying: { set: "own", name: `${id}-flying` } as const }),
      ...(running[id] && { running: { set: "own", name: `${running[id]}-running` } as const }),
      ...(doing[id] && {
        doing: { [doing[id]]: { set: "own", name: `${id}-${doing[id]}` } } as const,
      }),
      words,
    };
  },
);
