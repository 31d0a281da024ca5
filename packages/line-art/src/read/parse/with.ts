/** What "with" says, where the two things tell: who joins in, what hangs, lies or rides along. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Relation, RelationKind } from "../../types.ts";
import { isRideable } from "../roles.ts";
import { isHan, type Token } from "../tokens.ts";
import { giveProp } from "./props.ts";
import type { Expected, ReadingState, ReadMention } from "./state.ts";
import { act } from "./verbs.ts";

/** @returns whether it is said; else the thing is worn, held or merely there */
export function relateWith(
  state: ReadingState,
  mention: ReadMention,
  expected: Expected,
  next: Token | undefined,
): boolean {
  // "Riding with her dad running behind": he does something else.
  const doesOther = next?.type === "verb" && !isHan(next);
  if (!doesOther && joinsIn(state, mention)) return true;
  const kind = placeOf(state, mention, expected, next);
  if (!kind) return false;
  state.relate(kind, [mention], state.group);
  if (!hangsIn(state, mention)) state.lately = { expected, object: mention };
  state.expected = undefined;
  return true;
}

/** How what comes along is placed by the one that it comes with. */
function placeOf(
  state: ReadingState,
  mention: ReadMention,
  { isThere }: Expected,
  next: Token | undefined,
): RelationKind | undefined {
  if (hangsIn(state, mention)) return "in";
  if (liesOn(state, mention)) return "on";
  // "A boat on the sea with two kids", but "a tractor on a farm with two cows".
  const isOfPlace = isThere && subjectById(mention.subject).kind === "animal";
  if (isOfPlace || next?.type === "verb" || !isCarriedBy(state, mention)) return undefined;
  const [{ subject }] = state.group as [ReadMention];
  return isRideable(subject) || isUsedAs("single", subject) ? "riding" : "in";
}

/** "A boy fishing with his grandpa": both do it, and what comes next is said of both. */
function joinsIn(state: ReadingState, mention: ReadMention): boolean {
  const [leader] = state.group;
  const doing = state.doings.findLast(({ by }) => leader !== undefined && by.includes(leader));
  const isAlike =
    leader !== undefined &&
    isAlive(mention.subject) &&
    subjectById(leader.subject).kind === subjectById(mention.subject).kind &&
    // Bees eat no honey with a bear.
    (subjectById(leader.subject).habitat === "air") ===
      (subjectById(mention.subject).habitat === "air");
  if (!doing?.verb.action || leader?.action !== doing.verb.action || !isAlike) return false;
  state.group = [...state.group, mention];
  state.lately = undefined;
  state.expected = undefined;
  const madeBy = ({ kind, from }: Relation) => kind === "beside" && from === leader.id;
  const made = state.relations.filter(madeBy);
  // "Baking cookies with grandma": the same cookies.
  const { action = "" } = leader;
  if (
    /^(making|blowing|feeding|petting|planting|gardening|scrubbing|fixing)$/.test(action) &&
    made.length > 0
  ) {
    mention.action ??= action;
    for (const { to } of made)
      state.relate(
        "beside",
        [mention],
        state.mentions.filter(({ id }) => to.includes(id)),
      );
    return true;
  }
  const { prop, object } = doing.verb;
  const shared = state.mentions.find(({ subject }) => subject === prop);
  // One chess table for both, but two fishing rods.
  if (shared && (object === "beside" || object === "on")) {
    mention.action ??= doing.verb.action;
    state.relate(object, [mention], [shared]);
  } else {
    act(state, { ...doing.verb, phrase: doing.phrase }, [mention]);
    giveProp(state);
  }
  return true;
}

/** "A hot air balloon with two kids": they are its passengers, as fish and birds are not. */
export function isCarriedBy({ group }: ReadingState, passenger: ReadMention): boolean {
  const [vehicle, ...more] = group;
  return (
    vehicle?.count === 1 &&
    more.length === 0 &&
    subjectById(vehicle.subject).kind === "vehicle" &&
    isAlive(passenger.subject) &&
    !/water|air/.test(subjectById(passenger.subject).habitat)
  );
}

/** "A tree with seven apples": they hang in it. */
function hangsIn({ group }: ReadingState, fruit: ReadMention): boolean {
  const [tree] = group;
  return (
    tree !== undefined && /tree$/.test(tree.subject) && subjectById(fruit.subject).kind === "food"
  );
}

/** "A table with a cake and presents": that is where they are. */
function liesOn({ group }: ReadingState, { subject }: ReadMention): boolean {
  const [table, ...more] = group;
  const { kind, height } = subjectById(subject);
  return (
    table !== undefined &&
    more.length === 0 &&
    isUsedAs("table-top", table.subject) &&
    (kind === "food" || (kind === "object" && height < 1 && !isUsedAs("seat", subject)))
  );
}
