/** Words for several at once: "a family", "kids", 一家人. */
import { isSoMany, oneUnlessCounted, perhapsOne } from "../../lexicon/companies.ts";
import { hasFace } from "../../lexicon/living.ts";
import type { SubjectId } from "../../types.ts";
import { type CompanyToken, isFamily, type Token } from "../tokens.ts";
import { pluralCount, type ReadingState } from "./state.ts";
import { takeSubject } from "./things.ts";

/** "A sad family": all of them are. */
export function takeCompany(
  state: ReadingState,
  token: CompanyToken,
  before: Token | undefined,
  next: Token | undefined,
): void {
  const { count: said, size: _, ...theirs } = state.modifiers;
  const { container } = state;
  // "A street with people under umbrellas": nobody was named whom they could be with.
  const expected = state.expected?.isWith && state.group.length === 0 ? undefined : state.expected;
  // "A family" is more than one.
  const asked = said === 1 ? undefined : said;
  const isOne =
    (perhapsOne.test(token.phrase) && (state.isJoined || next?.type === "and")) ||
    (oneUnlessCounted.test(token.phrase) && asked === undefined);
  const subjects = isOne ? token.subjects.slice(0, 1) : token.subjects;
  const first = state.mentions.length;
  for (const [subject, count] of shared(subjects, asked)) {
    state.modifiers = { ...theirs, ...(count !== undefined && { count }) };
    state.expected = expected;
    state.container = container;
    const one = { ...token, type: "subject" as const, subject, isNear: false, isPlural: false };
    takeSubject(state, one, before, next);
    state.isJoined = true;
  }
  state.isJoined = false;
  const members = state.mentions.slice(first);
  if (state.lately) state.lately.company = members;
  if (members.length > 1) state.companies.push(members);
  if (asked !== undefined || isSoMany.test(token.phrase))
    for (const one of members) one.isCounted = true;
}

/** "A penguin family", "a bear couple", 小猪一家: there are several of them. */
export function gatherFamily(
  state: ReadingState,
  company: CompanyToken,
  before: Token | undefined,
): boolean {
  const isCouple = /^couple$/i.test(company.phrase);
  if (!isFamily(company) && !isCouple) return false;
  const last = state.mentions.at(-1);
  if (before?.type !== "subject" || last?.subject !== before.subject) return false;
  if (!hasFace(last.subject) || /^(girl|boy|man|woman|baby|toddler)$/.test(last.subject))
    return false;
  last.count = Math.max(last.count, isCouple ? 2 : pluralCount);
  return true;
}

/** "Five kids": so many of each that there are five. */
function shared(
  subjects: readonly SubjectId[],
  count: number | undefined,
): [SubjectId, number | undefined][] {
  if (count === undefined) return subjects.map((subject) => [subject, undefined]);
  const each = subjects.map((subject, index): [SubjectId, number] => [
    subject,
    Math.floor((count + subjects.length - 1 - index) / subjects.length),
  ]);
  return each.filter(([, share]) => share > 0);
}
