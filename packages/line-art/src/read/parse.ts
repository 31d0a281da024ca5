/**
 * From tokens to mentions and relations.
 *
 * English places what follows ("a cat on a sofa"), Chinese what comes before ("沙发上的猫", "猫在沙发上"):
 * both end in the same steps. `group` holds the mentions that the sentence is speaking of; a relation
 * runs from each of them to the next thing named. In Chinese a thing followed by a place word, or by
 * the object of 骑, 戴, 拿, is kept as pending until 的 hands it to the next thing or the clause ends.
 */
import { isSubject, subjectById } from "../lexicon/subjects.ts";
import type { Mention, Relation, RelationKind } from "../types.ts";
import type { Token } from "./tokens.ts";

export interface Parsed {
  mentions: (Mention & { isNear: boolean })[];
  relations: Relation[];
}

type Modifiers = Partial<Pick<Mention, "count" | "size" | "mood" | "colour">>;

const pluralCount = 3;
const maxCount = 12;

export function parse(tokens: readonly Token[]): Parsed {
  const mentions: Parsed["mentions"] = [];
  const relations: Relation[] = [];
  let modifiers: Modifiers = {};
  let group: string[] = [];
  let relation: RelationKind | undefined;
  let between: string[] = [];
  let joined = false;
  let pending: { kind: RelationKind; to: string }[] = [];
  let action: { action: string; prop: string | undefined } | undefined;

  const relate = (kind: RelationKind, from: readonly string[], to: readonly string[]) => {
    for (const one of from) if (!to.includes(one)) relations.push({ kind, from: one, to: [...to] });
  };
  const settlePending = () => {
    if (group.length > 0) for (const { kind, to } of pending) relate(kind, group, [to]);
    pending = [];
  };
  const act = (
    ids: readonly string[],
    { action: name, prop }: { action: string; prop: string | undefined },
  ) => {
    for (const id of ids) {
      const mention = mentions.find((one) => one.id === id)!;
      mention.action = name;
      if (!prop || !isSubject(prop)) continue;
      const held = add({ subject: prop, phrase: "", isNear: false }, { count: mention.count });
      relations.push({ kind: "holding", from: id, to: [held.id] });
    }
  };
  const add = (
    { subject, phrase, isNear }: { subject: string; phrase: string; isNear: boolean },
    { count = 1, size = "normal", mood, colour }: Modifiers,
  ) => {
    const mention = {
      id: `m${mentions.length + 1}`,
      subject,
      phrase,
      isNear,
      count: Math.min(count, maxCount),
      size,
      ...(mood && { mood }),
      ...(colour && { colour }),
    };
    mentions.push(mention);
    return mention;
  };

  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    switch (token.type) {
      case "number":
        modifiers.count = token.count;
        break;
      case "size":
        modifiers.size = token.size;
        break;
      case "mood":
        modifiers.mood = token.mood;
        break;
      case "colour":
        modifiers.colour = token.colour;
        break;
      case "subject": {
        const count = modifiers.count ?? (token.isPlural ? pluralCount : 1);
        const mention = add(token, {
          ...modifiers,
          count: token.isPlural ? Math.max(count, 2) : count,
        });
        modifiers = {};
        if (next?.type === "place") {
          pending.push({ kind: next.kind, to: mention.id });
        } else if (relation === "between" && (between.length === 0 ? mention.count < 2 : true)) {
          between.push(mention.id);
          if (between.length === 2) {
            relate("between", group, between);
            relation = undefined;
          }
        } else if (relation) {
          const kind = kindFor(relation, mention.subject, mentions, group);
          if (group.length > 0 && next?.type !== "of") relate(kind, group, [mention.id]);
          else pending.push({ kind, to: mention.id });
          relation = undefined;
          joined = false;
        } else {
          const isFirst = group.length === 0;
          group = joined && !isFirst ? [...group, mention.id] : [mention.id];
          if (pending.length > 0) settlePending();
          if (action && isFirst) {
            act(group, action);
            action = undefined;
          }
        }
        joined = false;
        break;
      }
      case "relation":
        relation = token.kind;
        between = [];
        break;
      case "place":
        break;
      case "at":
        break;
      case "of":
        // 的: what was said so far describes the next thing, not the one before.
        break;
      case "action":
        if (group.length > 0 && next?.type !== "of") act(group, token);
        else action = token;
        break;
      case "and":
        joined = true;
        break;
      case "setting":
        relation = undefined;
        modifiers = {};
        break;
      case "break":
        settlePending();
        relation = undefined;
        joined = false;
        break;
      default:
        break;
    }
  });
  settlePending();
  return { mentions, relations };
}

/** "Flying" and "driving" are for what one can sit in; a kite or a balloon is held. */
function kindFor(
  kind: RelationKind,
  object: string,
  mentions: Parsed["mentions"],
  group: readonly string[],
): RelationKind {
  const { kind: what, habitat } = subjectById(object);
  if (kind === "riding" && !["vehicle", "animal", "creature"].includes(what)) {
    return ["broom", "magic-carpet", "carousel-horse", "sled", "playground-slide"].includes(object)
      ? kind
      : "holding";
  }
  if (kind === "holding" && ["building", "sky", "vehicle"].includes(what)) return "beside";
  if (kind === "holding" && what === "animal" && habitat !== "held") {
    const holder = mentions.find((one) => one.id === group[0]);
    return holder && subjectById(holder.subject).height > subjectById(object).height * 2
      ? kind
      : "beside";
  }
  if (kind === "wearing" && what !== "clothing" && object !== "crown") return "holding";
  return kind;
}
