/** Doors, roofs and wheels: whatever is said of them, our buildings and vehicles have them already. */
import { subjectById } from "../lexicon/subjects.ts";
import type { SubjectKind } from "../types.ts";
import type { Token } from "./tokens.ts";

const fittings: Partial<Record<SubjectKind, RegExp>> = {
  building:
    /(?:^|\s)(?:roofs?|rooftops?|doors?|windows?|chimneys?|walls?)$|^(?:屋顶|房顶|门|大门|窗户|窗子|窗|烟囱|墙|墙壁)$/i,
  plant: /(?:^|\s)(?:branches|twigs|trunks?|roots)$|^(?:树枝|枝条|树干|树根)$/i,
  vehicle:
    /(?:^|\s)(?:wheels?|ty?ires?|headlights?|doors?|windows?|windscreens?|windshields?|bumpers?)$|^(?:轮子|车轮|轮胎|车灯|车门|车窗)$/i,
};
/** What may stand between a thing and its parts. */
const describing = /^(with|existential|number|size|colour|definite|and|ignored)$/;

/** "A house with a blue door and two windows", 有大轮子的卡车: the house, the truck. */
export function withoutFittings(tokens: readonly Token[]): Token[] {
  const said = new Set([...saidAfter(tokens), ...saidBefore(tokens)]);
  return tokens.map((token, at) =>
    said.has(at) ? { type: "ignored", phrase: token.phrase } : token,
  );
}

/** Places of the parts, and of the words about them, that come after what has them. */
function saidAfter(tokens: readonly Token[]): number[] {
  const said: number[] = [];
  let owner: Token | undefined;
  let about: number[] = [];
  tokens.forEach((token, at) => {
    if (isFittingOf(owner, token)) {
      said.push(...about, at);
      about = [];
    } else if (describing.test(token.type)) about.push(at);
    else {
      owner = token;
      about = [];
    }
  });
  return said;
}

/** 红屋顶的房子 */
function saidBefore(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token, at) => {
    if (token.type !== "of" || !isFittingOf(tokens[at + 1], tokens[at - 1])) return [];
    let from = at - 1;
    while (from > 0 && describing.test(tokens[from - 1]!.type)) from--;
    return Array.from({ length: at + 1 - from }, (_, i) => from + i);
  });
}

function isFittingOf(
  owner: Token | undefined,
  { type, phrase } = { type: "", phrase: "" },
): boolean {
  if (owner?.type !== "subject" || !/^(subject|unknown|ignored)$/.test(type)) return false;
  return fittings[subjectById(owner.subject).kind]?.test(phrase) ?? false;
}
