/** Words for several at once: "a family", "kids", 一家人. */
import { isSoMany, oneUnlessCounted, perhapsOne } from "../../lexicon/companies.ts";
import { hasFace, isAlive } from "../../lexicon/living.ts";
import type { SubjectId } from "../../types.ts";
import { type CompanyToken, isFamily, type Token } from "../tokens.ts";
import { isWorn } from "./kin-of.ts";
import { pluralCount, type ReadingState } from "./state.ts";
import { takeSubject } from "./things.ts";

/** "A sad family": all of them are. */
export function takeCompany(
  state: ReadingState,
  token: CompanyToken,
  before: Token | undefined,
  next: Token | undefined,
): void {
  if (areThoseNamed(state, token)) return;
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

/** "A hedgehog, a snail and a ladybug … the three friends walk", 三个好朋友: they were named one by one. */
function areThoseNamed(state: ReadingState, { phrase }: CompanyToken): boolean {
  const { count, isDefinite } = state.modifiers;
  if (!/^(?:(?:best )?friends|animals|好朋友|小伙伴|朋友们|小伙伴们|小动物们?)$/i.test(phrase))
    return false;
  const isMeant = isDefinite || (/\p{Script=Han}/u.test(phrase) && count !== undefined);
  const named = state.mentions.filter((one) => isAlive(one.subject) && !isWorn(state, one));
  const some = named.reduce((sum, one) => sum + one.count, 0);
  if (!isMeant || state.expected || named.length < 2 || some !== (count ?? some)) return false;
  state.group = named;
  state.modifiers = {};
  state.isTold = false;
  state.lately = undefined;
  return true;
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
