/**
 * Writes which simplified character stands for each traditional one, after OpenCC:
 * `npm install --no-save opencc-js@1.4.2 && node scripts/make-traditional.ts`.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "..");
const openCC = process.env.OPENCC ?? join(root, "node_modules/opencc-js");
const target = join(root, "packages/line-art/src/lexicon/words/traditional.ts");
const perLine = 40;

async function pairsOf(dictionary: string): Promise<[string, string][]> {
  const file = join(openCC, `dist/esm-lib/dict/${dictionary}.js`);
  const { default: pairs }: { default: string } = await import(pathToFileURL(file).href);
  return pairs.split("|").map((pair) => pair.split(" ") as [string, string]);
}

const standard = new Map(await pairsOf("TSCharacters"));
/** How Taiwan and Hong Kong write some of them. */
const regional = [...(await pairsOf("TWVariantsRev")), ...(await pairsOf("HKVariantsRev"))];
const simplified = new Map([
  ...standard,
  ...regional.map(([from, to]) => [from, standard.get(to) ?? to] as const),
]);
// Simplified Chinese writes these itself, for the most part.
for (const own of "著么吃床才污灶痴秘群粽干吒") simplified.delete(own);

const isCommon = (character: string) => /^[\u4e00-\u9fff]$/u.test(character);
const pairs = [...simplified]
  .filter(([from, to]) => from !== to && isCommon(from) && isCommon(to))
  .map(([from, to]) => from + to);
const lines = pairs
  .map((pair, index) => (index % perLine === 0 ? `\n${pair}` : ` ${pair}`))
  .join("");
writeFileSync(
  target,
  `/** The traditional character and the simplified one; written by scripts/make-traditional.ts after OpenCC (see NOTICE). */\nexport const traditionalPairs = \`${lines}\n\`;\n`,
);
console.info(`${pairs.length} characters`);
