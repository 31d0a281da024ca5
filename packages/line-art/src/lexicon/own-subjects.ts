import type { Habitat, Subject, SubjectId, SubjectKind } from "../types.ts";
import { ownWords } from "./own-words/index.ts";

/** A subject drawn by hand, with the words that mean it (each language's first word is its name). */
export type OwnSubject = Subject & {
  words: { en: readonly string[]; zh: readonly string[] };
};

/** By what they do, those that look otherwise at it. */
const doers: Readonly<Record<string, string>> = {
  flying: "seagull red-crowned-crane dragon goose owl pigeon bird",
  running:
    "dog cat rabbit horse zebra fox mouse pig bear lion unicorn elephant cow ewe labrador golden-retriever tabby-cat",
  "head-down": "cow horse ewe deer fawn goat",
  lying:
    "dog cat rabbit lion tiger leopard jaguar bear wolf fox pig panda mouse cow ewe labrador golden-retriever tabby-cat",
  bucking: "ox bull horse",
  howling: "wolf",
  "licking-paw": "cat tabby-cat",
  crowing: "rooster",
  "looking-out": "cat dog rabbit tabby-cat labrador golden-retriever",
  "beating-chest": "gorilla",
  sliding: "penguin",
};

/** Breeds, drawn as any of their kind at what they do, and birds of no kind in particular. */
const kinds: Readonly<Record<SubjectId, SubjectId>> = {
  labrador: "dog",
  "golden-retriever": "dog",
  "tabby-cat": "cat",
  bird: "pigeon",
  bull: "ox",
  jaguar: "leopard",
};

const doings: Record<SubjectId, NonNullable<Subject["doing"]>> = {};
for (const [action, ids] of Object.entries(doers)) {
  for (const id of ids.split(" ")) {
    const drawn = { set: "own", name: `${kinds[id] ?? id}-${action}` } as const;
    doings[id] = { ...doings[id], [action]: drawn };
  }
}

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

/** The subjects of our own drawings; where emoji have only a head, these take the plain word. */
export const ownSubjects: readonly OwnSubject[] = ownWords.flatMap(([kind, lines]) =>
  lines
    .trim()
    .split("\n")
    .map((line) => readLine(kind, line)),
);

/** "capybara: capybara, water pig / 水豚, 卡皮巴拉 / ground, 0.6 m, left" */
function readLine(kind: SubjectKind, line: string): OwnSubject {
  const [id = "", said = ""] = line.split(": ");
  const [en = [], zh = [], [habitat, metres, facing] = []] = said
    .split(" / ")
    .map((list) => list.split(", "));
  const doing = doings[id];
  return {
    id,
    name: { en: en[0]!, zh: zh[0]! },
    kind,
    habitat: habitat as Habitat,
    height: Number.parseFloat(metres!),
    facing: facing as Subject["facing"],
    artwork: { set: "own", name: id },
    ...(headOnly.has(id) && { headOnly: true }),
    ...(plainer.has(id) && { simple: { set: "own", name: `${id}-simple` } as const }),
    ...(doing && { doing }),
    words: { en, zh },
  };
}
