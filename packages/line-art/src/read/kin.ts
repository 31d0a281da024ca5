/** Mothers and young: of which animal they are, and that the young are seen to be smaller. */
import { isOfAKind } from "../lexicon/living.ts";
import { grownUp, youngOf } from "../lexicon/young.ts";
import type { Mention, SizeWord, SubjectId } from "../types.ts";

const parentsEn = "mother mom mum mommy mummy mama father dad daddy papa wife husband".split(" ");
const parentsZh = ["妈妈", "爸爸", "妈咪"];
const youngNames = "baby babie child children cub pup joey calf foal hatchling cygnet 宝宝".split(
  " ",
);

const kinSizes: Readonly<Record<string, SizeWord>> = Object.fromEntries([
  ...[...parentsEn, ...parentsZh].map((word) => [word, "big"]),
  ...youngNames.map((word) => [word, "small"]),
]);

const anyEn = parentsEn.join("|");
const anyZh = parentsZh.join("|");
const parentWord = new RegExp(`^(?:${anyZh}|${anyEn})$`, "i");
/** 熊妈妈, "mama bear", "bear mother" */
const parents = new RegExp(`^.+(?:${anyZh})$|^.+ (?:${anyEn})$|^(?:${anyEn}) \\S|^大`, "i");
/** 小熊, "cub" */
const youngWords = /^小|宝宝$|^(?:cub|pup|joey|calf|calves|baby|babies|kid|child|children)s?$/i;

/** Words for the young of whichever animal was named. */
export const youngOnly = /^(cub|pup|joey|calf|calves|hatchling|cygnet)s?$/i;

/**
 * What a word of kinship names after an animal: "its mother", "a cub".
 *
 * @param isTheirs it is said whose mother it is
 */
export function kinNamed(
  phrase: string,
  of: SubjectId,
  isTheirs: boolean,
): { subject: SubjectId; size: SizeWord } | undefined {
  // "A penguin and her chicks": only a hen's are yellow.
  const own = youngOf[of];
  if (own && of !== "chicken" && isTheirs && /^chicks?$/i.test(phrase))
    return { subject: own, size: "small" };
  const size = kinSizes[phrase.toLowerCase().replace(/s$/, "")];
  if (!size || !(isTheirs || youngOnly.test(phrase))) return undefined;
  if (!isOfAKind(of)) return undefined;
  return { subject: (size === "big" && grownUp[of]) || of, size };
}

/** 小熊妈妈, "a polar bear mother": whose mother it is stands right before. */
export function parentOf(young: SubjectId, phrase: string): SubjectId | undefined {
  if (!parentWord.test(phrase) || !isOfAKind(young)) return undefined;
  return grownUp[young] ?? young;
}

/** "A penguin family, dad penguin fishes": he is one of them. */
function withoutThoseNamed(
  mentions: readonly Mention[],
  isParent: (one: Mention) => boolean,
): void {
  for (const [at, family] of mentions.entries()) {
    const named = mentions
      .slice(at + 1)
      .filter((one) => one.subject === family.subject && one.count === 1 && isParent(one));
    // "Five little ducks behind their mother" are all young.
    const areYoung = /^(?:tiny|small)$/.test(family.size);
    if (family.count > 2 && !isParent(family) && !areYoung)
      family.count -= Math.min(named.length, family.count - 1);
  }
}

/** 熊妈妈带着小熊: of one kind, the mother is seen to be the larger. */
export function growUp(mentions: readonly Mention[]): void {
  const isParent = ({ phrase, size }: Mention) => size === "big" || parents.test(phrase);
  withoutThoseNamed(mentions, isParent);
  for (const parent of mentions.filter(isParent)) {
    const young = mentions.filter(
      (one) => one !== parent && one.subject === parent.subject && !isParent(one),
    );
    for (const one of young) {
      const own = youngOf[one.subject];
      if (own) one.subject = own;
      else one.size = "tiny";
    }
    if (young.length > 0 && parent.size === "normal") parent.size = "big";
  }
  const adults = mentions.filter(
    ({ size, phrase }) => size === "normal" && !youngWords.test(phrase),
  );
  // 小女孩和朋友 are of an age.
  const isYoung = ({ phrase, subject }: Mention) =>
    youngWords.test(phrase) && !/^(girl|boy)$/.test(subject);
  for (const one of mentions)
    if (isYoung(one) && adults.some(({ subject }) => subject === one.subject)) one.size = "tiny";
}
