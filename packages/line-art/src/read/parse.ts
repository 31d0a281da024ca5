/**
 * From tokens to mentions and relations.
 *
 * English places what follows ("a cat on a sofa"), Chinese what comes before ("沙发上的猫", "猫在沙发上"):
 * both end in the same steps. `group` holds the mentions the clause speaks of, `expected` how the next
 * thing named stands to them. In Chinese, a thing followed by a place word waits in `waiting` until 的
 * or 有 hands it to the next thing, or the clause ends and it goes to the group.
 */
import { isSubject, subjectById } from "../lexicon/subjects.ts";
import { favouriteFood, type Verb } from "../lexicon/verbs.ts";
import type { Mention, Relation, RelationKind, SizeWord, SubjectId } from "../types.ts";
import { costumeOf, isAlive, readable, relationTo, roleOf } from "./roles.ts";
import { isSubjectToken, type Token } from "./tokens.ts";

export interface ReadMention extends Mention {
  /** It stands in for what the phrase names. */
  isNear: boolean;
}

export interface Parsed {
  mentions: ReadMention[];
  relations: Relation[];
  /** Words that were understood and yet are not in the picture: "pirate" in "pirate cat". */
  dropped: string[];
  /** What later clauses go on telling of, where they do. */
  topic?: string;
}

const pluralCount = 3;
const maxCount = 12;

interface Modifiers extends Partial<Pick<Mention, "count" | "size" | "mood" | "colour">> {
  verb?: Verb;
  isDefinite?: boolean;
}

/** How the next thing stands to the group: by a relation, a verb, or "with". */
type Expected = { kind?: RelationKind; verb?: Verb; isWith?: boolean };

export function parse(tokens: readonly Token[]): Parsed {
  return new Reader(tokens).read();
}

class Reader {
  private readonly mentions: ReadMention[] = [];
  private readonly relations: Relation[] = [];
  private readonly dropped: string[] = [];
  private readonly tokens: readonly Token[];
  private group: ReadMention[] = [];
  private modifiers: Modifiers = {};
  private expected: Expected | undefined;
  /** What the last thing was to the group, for "a hat and a scarf". */
  private lately: { expected: Expected; object: ReadMention } | undefined;
  private between: ReadMention[] = [];
  private waiting: { kind: RelationKind; to: ReadMention }[] = [];
  /** The verb that gets its usual prop if no object comes. */
  private propless: { verb: Verb; by: readonly ReadMention[] } | undefined;
  /** "A basket of" waits for what is in it. */
  private container: ReadMention | undefined;
  private topic: string | undefined;
  private isJoined = false;
  private isNegated = false;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens.reduce(sameThingOnce, []);
  }

  read(): Parsed {
    this.tokens.forEach((token, index) => {
      this.take(token, index);
    });
    this.endClause();
    const { mentions, relations, dropped, topic } = this;
    return { mentions, relations, dropped, ...(topic && { topic }) };
  }

  private take(token: Token, index: number): void {
    const before = this.tokens[index - 1];
    const next = this.tokens[index + 1];
    switch (token.type) {
      case "number":
        this.modifiers.count = token.count;
        break;
      case "definite":
        this.modifiers.isDefinite = true;
        break;
      case "size":
        this.modifiers.size = token.size;
        break;
      case "colour":
        this.modifiers.colour = token.colour;
        break;
      case "mood":
        // "The cat is sad", 小猫很开心: said after the thing.
        if (next && isDescription(next)) this.modifiers.mood = token.mood;
        else if (this.group.length > 0) for (const one of this.group) one.mood = token.mood;
        else this.modifiers.mood = token.mood;
        break;
      case "subject":
        if (this.isNegated) this.forget(token.phrase);
        else this.takeSubject(token, before, next);
        break;
      case "company":
        if (isFamily(token) && this.gatherFamily(before)) break;
        for (const [subject, count] of shared(token.subjects, this.modifiers.count)) {
          if (count !== undefined) this.modifiers.count = count;
          const one = { ...token, subject, isNear: false, isPlural: false };
          this.takeSubject({ ...one, type: "subject" }, before, next);
          this.isJoined = true;
        }
        this.isJoined = false;
        break;
      case "relation":
        this.giveProp();
        // "Riding on a horse", "flying on a broom": the verb already says how.
        if (!(token.kind === "on" && this.expected?.verb?.object === "riding"))
          this.expected = { kind: token.kind };
        this.between = [];
        break;
      case "with":
        this.giveProp();
        this.expected = { isWith: true };
        break;
      case "place":
        if (!isSubjectToken(before) && before?.type !== "setting") this.placeByTopic(token.kind);
        break;
      case "verb":
        this.takeVerb(token.verb, index);
        break;
      case "existential":
        this.giveProp();
        if (!this.expected?.kind) this.expected = undefined;
        if (this.waiting.length > 0) this.group = [];
        break;
      case "and":
        this.isJoined = true;
        this.isNegated = false;
        break;
      case "negation":
        this.isNegated = true;
        break;
      case "setting":
        this.giveProp();
        this.expected = undefined;
        this.modifiers = {};
        break;
      case "of":
        this.isNegated = false;
        break;
      case "containing":
        if (before?.type === "subject" && containers.has(before.subject))
          this.container = this.mentions.at(-1);
        break;
      case "break":
        this.endClause();
        break;
      default:
        break;
    }
  }

  private takeSubject(
    token: Extract<Token, { type: "subject" }>,
    before: Token | undefined,
    next: Token | undefined,
  ): void {
    if (this.container) {
      const content = this.mention(token, true);
      this.relate("in", [content], [this.container]);
      this.container = undefined;
      this.modifiers = {};
      return;
    }
    const costume = next?.type === "subject" && costumeOf(token.subject, next.subject);
    if (costume) {
      this.wearLater(costume, token);
      return;
    }
    // "A rainy day with a girl in boots": nobody was named whom she could be with.
    if (this.expected?.isWith && this.group.length === 0) this.expected = undefined;
    const isPlace = next?.type === "place";
    const isObject = isPlace || this.expected !== undefined;
    const mention = this.mention(this.kinOf(token, before), isObject);
    const { verb } = this.modifiers;
    this.modifiers = {};
    const isListed = this.isJoined || isSubjectToken(before);
    this.isJoined = false;

    if (isPlace) {
      const riding = this.expected?.verb?.object === "riding" ? "riding" : undefined;
      this.waiting.push({ kind: riding ?? relationTo(next.kind, mention.subject), to: mention });
      this.expected = undefined;
    } else if (this.expected?.kind === "between") {
      this.placeBetween(mention);
    } else if (this.expected) {
      this.relateObject(mention, this.expected, next);
    } else if (isListed && this.lately && isAlike(this.lately.object, mention)) {
      this.relateObject(mention, this.lately.expected, next);
    } else {
      this.speakOf(mention, isListed, verb);
    }
  }

  /** "A penguin family", 小猪一家: there are several of them. */
  private gatherFamily(before: Token | undefined): boolean {
    const last = this.mentions.at(-1);
    if (before?.type !== "subject" || last?.subject !== before.subject) return false;
    if (subjectById(last.subject).kind !== "animal") return false;
    last.count = Math.max(last.count, pluralCount);
    return true;
  }

  /** "…，旁边有一艘火箭": what comes next is beside the thing the clause before was about. */
  private placeByTopic(kind: RelationKind): void {
    const [topic] = this.group;
    if (!topic) return;
    this.topic ??= topic.id;
    this.waiting.push({ kind, to: topic });
    this.group = [];
    this.expected = undefined;
  }

  /** "An elephant and its mother", 小象和妈妈: the mother of an animal is one too. */
  private kinOf(
    token: Extract<Token, { type: "subject" }>,
    before: Token | undefined,
  ): Extract<Token, { type: "subject" }> {
    const last = this.mentions.at(-1);
    const size = kinSizes[token.phrase.toLowerCase().replace(/s$/, "")];
    const isTheirs =
      /^(its|their|his|her)$/i.test(before?.phrase ?? "") || (isHan(token) && this.isJoined);
    if (!size || !last || !isTheirs || subjectById(last.subject).kind !== "animal") return token;
    this.modifiers.size ??= size;
    return { ...token, subject: last.subject };
  }

  /** A new thing that the clause is about. */
  private speakOf(mention: ReadMention, isListed: boolean, verb: Verb | undefined): void {
    this.group = isListed && !this.lately ? [...this.group, mention] : [mention];
    this.lately = undefined;
    this.giveProp();
    if (verb) this.act(verb, [mention]);
    this.giveProp();
    this.settleWaiting();
  }

  private relateObject(mention: ReadMention, expected: Expected, next: Token | undefined): void {
    const kind = roleOf(expected, mention.subject, this.group[0]?.subject);
    if (kind === "kite" || expected.verb === this.propless?.verb) this.propless = undefined;
    const relation: RelationKind | undefined = kind === "kite" ? "holding" : kind;
    if (relation && (next?.type === "of" || this.group.length === 0)) {
      this.waiting.push({ kind: relation, to: mention });
      if (expected.verb?.action) this.modifiers.verb = expected.verb;
    } else if (relation) {
      this.relate(relation, this.group, [mention]);
    }
    const action = kind && actionWith(mention.subject, expected.verb, kind);
    if (action) for (const one of this.group) one.action = action;
    this.lately = { expected, object: mention };
    this.expected = undefined;
  }

  private placeBetween(mention: ReadMention): void {
    this.between.push(mention);
    if (this.between.length < 2 && mention.count < 2) return;
    this.relate("between", this.group, this.between);
    this.expected = undefined;
  }

  private takeVerb(verb: Verb, index: number): void {
    const before = this.tokens[index - 1];
    const next = this.tokens[index + 1];
    this.giveProp();
    if (this.isAdjective(verb, before, next)) {
      this.modifiers.verb = verb;
      return;
    }
    this.expected = { verb };
    this.turnToCompanion(before);
    // 骑自行车的猫, "riding a bike": the object comes before the one who does it is named.
    if (this.group.length > 0 && !(this.isJoined && this.describesLater(index)))
      this.act(verb, this.group);
    this.isJoined = false;
  }

  /** "A farmer with chickens running around": those who came along do it. */
  private turnToCompanion(before: Token | undefined): void {
    const { expected, object } = this.lately ?? {};
    const isTheirs = expected?.isWith && before?.type === "subject" && isAlive(before.subject);
    if (!object || !isTheirs || this.relations.some(({ to }) => to.includes(object.id))) return;
    this.group = [object];
    this.lately = undefined;
  }

  /** "A sleeping cat", "flying dragons", 睡觉的猫. */
  private isAdjective(verb: Verb, before: Token | undefined, next: Token | undefined): boolean {
    if (next?.type === "of") return true;
    if (before && isDeterminer(before)) return next !== undefined && isDescription(next);
    const isFree = !before || before.type === "and" || before.type === "break";
    if (!isFree || next?.type !== "subject" || isHan(next)) return false;
    return isAlive(next.subject) || !verb.object;
  }

  /** Is the verb's object followed by 的? Then it tells of what comes after. */
  private describesLater(index: number): boolean {
    const rest = this.tokens.slice(index + 1);
    const object = rest.findIndex((token) => isSubjectToken(token));
    return object >= 0 && rest[object + 1]?.type === "of";
  }

  private act(verb: Verb, by: readonly ReadMention[]): void {
    for (const one of by) if (verb.action && isAlive(one.subject)) one.action = verb.action;
    if (verb.prop || verb.action === "eating") this.propless = { verb, by };
  }

  /**
   * The rod of who is fishing, the book of who is reading, the rabbit's carrot, where nothing else was
   * named.
   */
  private giveProp(): void {
    const { verb, by = [] } = this.propless ?? {};
    this.propless = undefined;
    for (const one of by) {
      const given = verb?.prop ?? favouriteFood[one.subject];
      if (!given || !isSubject(given) || !isAlive(one.subject)) continue;
      const prop = this.add(given, "", one.count, false);
      this.relate("holding", [one], [prop]);
    }
  }

  private wearLater(clothing: SubjectId | "", token: { phrase: string }): void {
    if (!clothing) {
      this.dropped.push(token.phrase);
      return;
    }
    this.waiting.push({ kind: "wearing", to: this.add(clothing, token.phrase, 1, true) });
  }

  private settleWaiting(): void {
    if (this.group.length > 0)
      for (const { kind, to } of this.waiting) this.relate(kind, this.group, [to]);
    if (this.group.length > 0) this.waiting = [];
  }

  private endClause(): void {
    this.giveProp();
    this.settleWaiting();
    this.expected = undefined;
    this.lately = undefined;
    this.container = undefined;
    this.isJoined = false;
    this.isNegated = false;
    this.modifiers = {};
  }

  private forget(_phrase: string): void {
    this.modifiers = {};
    this.expected = undefined;
  }

  private relate(kind: RelationKind, from: readonly ReadMention[], to: readonly ReadMention[]) {
    for (const one of from) {
      if (to.includes(one)) continue;
      this.relations.push({ kind, from: one.id, to: to.map(({ id }) => id) });
    }
  }

  /** The thing a word names: named before ("the tree", 树下 after 树上), or a new one. */
  private mention(token: Extract<Token, { type: "subject" }>, isObject: boolean): ReadMention {
    const { count, size, mood, colour, isDefinite } = this.modifiers;
    const known =
      (isDefinite || (isObject && count === undefined)) && !token.isPlural && !size
        ? this.mentions.find(
            (one) => one.subject === token.subject && one.phrase.endsWith(token.phrase),
          )
        : undefined;
    if (known && (isDefinite || /\p{Script=Han}/u.test(token.phrase))) return known;
    const many = Math.max(2, count ?? pluralCount);
    const mention = this.add(
      token.subject,
      token.phrase,
      token.isPlural ? many : (count ?? 1),
      token.isNear,
    );
    if (size) mention.size = size;
    if (mood) mention.mood = mood;
    if (colour) mention.colour = colour;
    return mention;
  }

  private add(subject: SubjectId, phrase: string, count: number, isNear: boolean): ReadMention {
    const mention: ReadMention = {
      id: `m${this.mentions.length + 1}`,
      subject,
      count: Math.min(Math.max(1, count), maxCount),
      size: "normal",
      phrase,
      isNear,
    };
    this.mentions.push(mention);
    return mention;
  }
}

const containers = new Set(["wicker-basket", "bucket", "open-box", "shopping-bags", "rowing-boat"]);

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

/** "A golden retriever puppy", 青花瓷花瓶: two words for one thing. */
function sameThingOnce(tokens: Token[], token: Token): Token[] {
  const last = tokens.at(-1);
  if (last?.type !== "subject" || token.type !== "subject" || last.subject !== token.subject)
    return [...tokens, token];
  const isNear = last.isNear || token.isNear;
  const phrase = isNear && last.isNear ? last.phrase : token.phrase;
  return [...tokens.slice(0, -1), { ...token, phrase, isNear }];
}

function isFamily({ subjects }: Extract<Token, { type: "company" }>): boolean {
  return subjects.length > 2 && subjects.includes("woman") && subjects.includes("man");
}

function isHan(token: Token | undefined): boolean {
  return token !== undefined && /\p{Script=Han}/u.test(token.phrase);
}

const kinSizes: Readonly<Record<string, SizeWord>> = {
  mother: "big",
  mom: "big",
  mum: "big",
  mama: "big",
  mommy: "big",
  father: "big",
  dad: "big",
  daddy: "big",
  papa: "big",
  baby: "small",
  babie: "small",
  child: "small",
  children: "small",
  妈妈: "big",
  爸爸: "big",
  宝宝: "small",
};

function isDeterminer({ type }: Token): boolean {
  return ["number", "definite", "size", "colour", "mood"].includes(type);
}

/** Does a token belong to the words around a thing, as "a", "red" or the thing itself does? */
function isDescription(token: Token): boolean {
  return isDeterminer(token) || isSubjectToken(token);
}

/** A hat and a scarf go the same way; a hat and a dog do not. */
function isAlike(one: ReadMention, other: ReadMention): boolean {
  const { kind } = subjectById(one.subject);
  return kind === subjectById(other.subject).kind && !isAlive(one.subject);
}

/** "Playing" a guitar is a pose of its own, and so is holding a kite's string. */
function actionWith(
  object: SubjectId,
  verb: Verb | undefined,
  kind: RelationKind | "kite",
): string | undefined {
  if (kind === "kite") return "flying-kite";
  if (!verb) return undefined;
  if (verb.action === "reading" && !readable.has(object)) return "pointing";
  if (verb.action === "playing") {
    if (isAlive(object)) return "standing";
    if (["guitar", "banjo"].includes(object)) return "playing-guitar";
    if (["drum", "long-drum"].includes(object)) return "playing-drum";
    if (object === "soccer-ball") return "kicking";
  }
  return kind === "riding" ? "riding" : verb.action;
}
