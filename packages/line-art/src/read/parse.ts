/**
 * From tokens to mentions and relations.
 *
 * English places what follows ("a cat on a sofa"), Chinese what comes before ("沙发上的猫", "猫在沙发上"):
 * both end in the same steps. `group` holds the mentions the clause speaks of, `expected` how the next
 * thing named stands to them. In Chinese, a thing followed by a place word waits in `waiting` until 的
 * or 有 hands it to the next thing, or the clause ends and it goes to the group.
 *
 * Longer than other files: every step reads and sets what the others left behind.
 */
import { isPartOf } from "../lexicon/body-parts.ts";
import { isSubject, subjectById } from "../lexicon/subjects.ts";
import { armed, favouriteFood, tools, type Verb } from "../lexicon/verbs.ts";
import type { Mention, Relation, RelationKind, SubjectId } from "../types.ts";
import { type Doing, isSeen, still } from "./doings.ts";
import { growUp, kinNamed } from "./kin.ts";
import { actionWith, costumeOf, isAlive, relationTo, roleOf } from "./roles.ts";
import {
  isDescription,
  isDeterminer,
  isFamily,
  isHan,
  isSubjectToken,
  sameThingOnce,
  type Token,
} from "./tokens.ts";
import { wornOnly } from "./worn-only.ts";

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
  verb?: Said;
  isDefinite?: boolean;
}

/** A thing to which the next one named stands so. */
type Waiting = { kind: RelationKind; to: ReadMention };

/** A verb in the visitor's words. */
type Said = Verb & { phrase: string };

/** How the next thing stands to the group: by a relation, a verb, or "with". */
type Expected = {
  kind?: RelationKind;
  verb?: Said;
  isWith?: boolean;
  isCoverb?: boolean;
  phrase?: string;
};

export function parse(tokens: readonly Token[]): Parsed {
  return new Reader(tokens).read();
}

class Reader {
  private readonly mentions: ReadMention[] = [];
  private relations: Relation[] = [];
  private readonly dropped: string[] = [];
  private readonly doings: Doing[] = [];
  private readonly tokens: readonly Token[];
  private group: ReadMention[] = [];
  private modifiers: Modifiers = {};
  private expected: Expected | undefined;
  /** What the last thing was to the group, for "a hat and a scarf". */
  private lately: { expected: Expected; object: ReadMention } | undefined;
  private between: ReadMention[] = [];
  private waiting: Waiting[] = [];
  /** Where a list is said to be: 桌子上有苹果和香蕉. */
  private shared: readonly Waiting[] = [];
  /** What the clause before placed things by: 房子左边有…，右边有…. */
  private landmark: ReadMention | undefined;
  /** 穿旗袍的阿姨: as whom the next one is dressed. */
  private dress: { subject: SubjectId; phrase: string } | undefined;
  /** The verb that gets its usual prop if no object comes. */
  private propless: { verb: Said; by: readonly ReadMention[] } | undefined;
  /** "A basket of" waits for what is in it. */
  private container: ReadMention | undefined;
  private topic: string | undefined;
  private isJoined = false;
  private isNegated = false;
  private isTold = false;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens.reduce(sameThingOnce, []);
  }

  read(): Parsed {
    this.tokens.forEach((token, index) => {
      this.take(token, index);
    });
    this.endClause();
    growUp(this.mentions);
    this.embrace();
    this.giveTools();
    const { mentions, relations, unworn } = wornOnly(this.mentions, this.relations);
    const unseen = this.doings.filter((doing) => !isSeen(doing, this.doings, relations));
    const dropped = [...this.dropped, ...unworn, ...unseen.map(({ phrase }) => phrase)];
    return { mentions, relations, dropped, ...(this.topic && { topic: this.topic }) };
  }

  /** "A boy and a girl hugging": each other. */
  private embrace(): void {
    for (const { verb, by } of this.doings) {
      const [one, other] = by;
      if (
        verb.action === "hugging" &&
        one &&
        other &&
        !this.relations.some(({ from }) => from === one.id)
      )
        this.relate("beside", [one], [other]);
    }
  }

  /** A bear that waters flowers has a can; most people have what they need in their poses. */
  private giveTools(): void {
    for (const { verb, by } of this.doings) {
      for (const one of by) {
        const tool = this.toolOf(one, verb.action ?? "");
        if (tool && !this.isHolding(one))
          this.relate("holding", [one], [this.add(tool, "", one.count, false)]);
      }
    }
  }

  private toolOf(one: Mention, action: string): SubjectId | undefined {
    if (action === "kung-fu" && armed.has(one.subject)) return "toy-sword";
    if (subjectById(one.subject).artwork.set === "figure") return undefined;
    // Hammers are for houses: nobody takes one to a snowman.
    return action !== "making" || this.isAtBuilding(one) ? tools[action] : undefined;
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
        if (this.isNegated) this.forget();
        else this.takeSubject(token, before, next);
        break;
      case "company":
        if (!isFamily(token) || !this.gatherFamily(before)) this.takeCompany(token, before, next);
        break;
      case "relation":
        this.repeatLast(before);
        this.giveProp();
        this.turnToMoved();
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
        this.takeVerb({ ...token.verb, phrase: token.phrase }, index);
        break;
      case "coverb":
        this.giveProp();
        this.expected = { kind: token.kind, isCoverb: true, phrase: token.phrase };
        break;
      case "upon-it":
        this.placeUponIt(token.kind, token.phrase);
        break;
      case "existential":
        this.giveProp();
        if (!this.expected?.kind) this.expected = undefined;
        if (this.waiting.length > 0) this.group = [];
        this.shared = this.waiting;
        break;
      case "and":
        // "A chef cooking and a mouse": he does not cook it.
        if (before?.type === "verb" && this.group.length > 0) {
          this.expected = undefined;
          this.isTold = true;
        }
        this.isJoined = true;
        this.isNegated = false;
        break;
      case "negation":
        this.isNegated = true;
        break;
      case "setting":
        this.giveProp();
        // "Fireflies in the sky, a door in every mushroom": what is placed is told.
        this.isTold = !isHan(token);
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
      case "ignored":
        if (/^(while|when|because|so|then|but|until)$/i.test(token.phrase))
          this.expected = undefined;
        // "Saving a kitten from a tree": it was up there.
        if (token.phrase === "from" && this.lately?.expected.verb?.moves) {
          this.turnToMoved();
          this.expected = { kind: "in" };
        }
        break;
      case "unknown":
        // "On a dock at night with a cat": nobody is on the cat.
        if (this.expected?.kind && next && !isDescription(next)) this.expected = undefined;
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
      // 一篮苹果: more than one.
      if (isHan(token)) this.modifiers.count ??= pluralCount;
      const content = this.mention(token, true);
      this.relate("in", [content], [this.container]);
      this.container = undefined;
      this.modifiers = {};
      return;
    }
    const costume = next?.type === "subject" ? costumeOf(token.subject, next.subject) : undefined;
    if (costume !== undefined) {
      this.wearLater(costume, token);
      return;
    }
    if (this.becomes(token, before)) return;
    // "A rainy day with a girl in boots": nobody was named whom she could be with.
    if (this.expected?.isWith && this.group.length === 0) this.expected = undefined;
    if (this.dressUp(token, next)) return;
    const isPlace = next?.type === "place";
    const isObject = isPlace || this.expected !== undefined;
    const mention = this.mention(this.kinOf(token, before), isObject);
    this.putOn(mention);
    const { verb } = this.modifiers;
    this.modifiers = {};
    const isListed = this.isJoined || isSubjectToken(before);
    this.isJoined = false;

    if (isPlace) {
      const riding = this.expected?.verb?.object === "riding" ? "riding" : undefined;
      // 往卡车里装土: towards it, not in it.
      const kind = this.expected?.isCoverb ? "beside" : next.kind;
      this.waiting.push({ kind: riding ?? relationTo(kind, mention.subject), to: mention });
      this.landmark = mention;
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

  /** "A sad family": all of them are. */
  private takeCompany(
    token: Extract<Token, { type: "company" }>,
    before: Token | undefined,
    next: Token | undefined,
  ): void {
    const { count: said, size: _, ...theirs } = this.modifiers;
    // "A family" is more than one.
    const asked = said === 1 ? undefined : said;
    for (const [subject, count] of shared(token.subjects, asked)) {
      this.modifiers = { ...theirs, ...(count !== undefined && { count }) };
      const one = { ...token, subject, isNear: false, isPlural: false };
      this.takeSubject({ ...one, type: "subject" }, before, next);
      this.isJoined = true;
    }
    this.isJoined = false;
  }

  /** 穿旗袍的阿姨 is who wears one; 穿警服的小熊 wears what one knows the police by. */
  private putOn(mention: ReadMention): void {
    const { dress } = this;
    this.dress = undefined;
    if (!dress) return;
    if (subjectById(mention.subject).kind === "person") mention.subject = dress.subject;
    else this.wear(mention, costumeOf(dress.subject, mention.subject), dress.phrase);
  }

  private wear(who: ReadMention, costume: SubjectId | "" | undefined, phrase: string): void {
    if (costume) this.relate("wearing", [who], [this.add(costume, phrase, 1, true)]);
    else this.dropped.push(phrase);
  }

  /** "A cat ballerina", 小熊医生: an animal that is somebody, too. */
  private becomes(token: Extract<Token, { type: "subject" }>, before: Token | undefined): boolean {
    const who = this.mentions.at(-1);
    if (before?.type !== "subject" || who?.subject !== before.subject) return false;
    const costume = costumeOf(token.subject, who.subject);
    if (costume === undefined || kinNamed(token.phrase, who.subject, true)) return false;
    this.wear(who, costume, token.phrase);
    return true;
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
    const [topic] = this.landmark ? [this.landmark] : this.group;
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
    const isTheirs =
      (this.expected?.isWith && /^bab(y|ies)$/i.test(token.phrase)) ||
      /^(its|their|his|her)$/i.test(before?.phrase ?? "") ||
      (isHan(token) && (this.isJoined || this.expected?.isCoverb || this.expected?.verb));
    const kin = last && kinNamed(token.phrase, last.subject, Boolean(isTheirs));
    if (!kin) return token;
    this.modifiers.size ??= kin.size;
    return { ...token, subject: kin.subject };
  }

  /** A new thing that the clause is about. */
  private speakOf(mention: ReadMention, isListed: boolean, verb: Said | undefined): void {
    this.group = isListed && !this.lately && !this.isTold ? [...this.group, mention] : [mention];
    this.isTold = false;
    this.lately = undefined;
    this.giveProp();
    if (verb) this.act(verb, [mention]);
    this.giveProp();
    if (isListed && this.waiting.length === 0)
      for (const { kind, to } of this.shared) this.relate(kind, [mention], [to]);
    this.settleWaiting();
  }

  private relateObject(mention: ReadMention, expected: Expected, next: Token | undefined): void {
    // "Blowing out candles on a cake": nobody stands on a cake.
    const onDish =
      /^(on|in)$/.test(expected.kind ?? "") && subjectById(mention.subject).kind === "food";
    if (
      onDish &&
      this.lately &&
      !isAlive(this.lately.object.subject) &&
      this.group.every(({ subject }) => isAlive(subject))
    ) {
      this.group = [this.lately.object];
    }
    const kind = roleOf(expected, mention.subject, this.group[0]?.subject);
    if (kind === "kite" || expected.verb === this.propless?.verb) this.propless = undefined;
    const relation: RelationKind | undefined = kind === "kite" ? "holding" : kind;
    if (relation && (next?.type === "of" || this.group.length === 0)) {
      this.waiting.push({ kind: relation, to: mention });
      if (expected.verb?.action) this.modifiers.verb = expected.verb;
    } else if (relation) {
      this.relate(relation, this.group, [mention]);
    }
    const isFought = isAlive(mention.subject) && expected.verb?.phrase === "打";
    if (isFought) for (const one of this.group) one.action = "kung-fu";
    const isReadTo = isAlive(mention.subject) && /^read/i.test(expected.verb?.phrase ?? "");
    const action = isReadTo ? "reading" : actionWith(mention.subject, expected.verb, kind);
    // 吃年夜饭放鞭炮: what they are seen doing is not only to hold something.
    const isBusy = ({ action: own }: ReadMention) =>
      still.test(action ?? "") && own && !still.test(own) && own !== expected.verb?.action;
    if (action && !isFought) for (const one of this.group) if (!isBusy(one)) one.action = action;
    if (action === "hugging" && isAlive(mention.subject)) mention.action ??= action;
    this.lately = { expected, object: mention };
    this.expected = undefined;
  }

  private placeBetween(mention: ReadMention): void {
    this.between.push(mention);
    if (this.between.length < 2 && mention.count < 2) return;
    this.relate("between", this.group, this.between);
    this.expected = undefined;
  }

  private takeVerb(verb: Said, index: number): void {
    const before = this.tokens[index - 1];
    const next = this.tokens[index + 1];
    this.giveProp();
    if (this.isAdjective(verb, before, next)) {
      this.modifiers.verb = verb;
      return;
    }
    this.expected = { verb };
    this.turnToCompanion(before);
    this.turnToTaught();
    this.turnToSeen(before);
    // 骑自行车的猫, "riding a bike": the object comes before the one who does it is named.
    const bathed = this.lately?.expected.isCoverb ? this.lately.object : undefined;
    const isForOther = bathed && (verb.prop === "bathtub" || verb.action === "sleeping");
    if (isForOther && !this.isJoined) this.act(verb, [bathed]);
    if (this.group.length > 0 && !(this.isJoined && this.describesLater(index)) && !isForOther)
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

  /** "Teaching his sister to skate", 教弟弟骑车: it is she who does it. */
  private turnToTaught(): void {
    const { expected, object } = this.lately ?? {};
    const how = expected?.phrase ?? expected?.verb?.phrase ?? "";
    if (!object || !isAlive(object.subject) || !/^(教|teach)/i.test(how)) return;
    this.group = [object];
    this.lately = undefined;
  }

  /** 小兔子看见小刺猬躲在树下: whoever is seen does it. */
  private turnToSeen(before: Token | undefined): void {
    const { expected, object } = this.lately ?? {};
    const isSeen =
      expected?.verb?.object !== "riding" &&
      /pointing|standing|reading/.test(expected?.verb?.action ?? "");
    if (!object || !isSeen || !isHan(before) || !isAlive(object.subject)) return;
    if (before?.type !== "subject" || before.subject !== object.subject) return;
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

  private act(verb: Said, by: readonly ReadMention[]): void {
    const alive = by.filter(({ subject }) => isAlive(subject));
    const isStill = still.test(verb.action ?? "");
    for (const one of alive)
      if (verb.action && !(isStill && one.action && !still.test(one.action)))
        one.action = verb.action;
    if (verb.action === "crying") for (const one of alive) one.mood ??= "sad";
    this.doings.push({ phrase: verb.phrase, verb, by: alive });
    if (verb.prop || verb.action === "eating") this.propless = { verb, by };
  }

  /**
   * The rod of who is fishing, the book of who is reading, the rabbit's carrot, where nothing else was
   * named.
   */
  private giveProp(): void {
    const { verb, by = [] } = this.propless ?? {};
    this.propless = undefined;
    if (verb?.prop && verb.object === "beside") {
      // One chess table, one picnic for all of them.
      const prop = this.add(verb.prop, "", 1, false);
      this.relate("beside", by, [prop]);
      return;
    }
    for (const one of by) {
      // Birds sing without a microphone.
      const isBird = verb?.prop === "microphone" && isPartOf("beak", one.subject);
      const given = isBird ? undefined : (verb?.prop ?? favouriteFood[one.subject]);
      if (!given || !isSubject(given) || !isAlive(one.subject) || this.isHolding(one)) continue;
      // Nobody takes a tub to the river.
      if (given === "bathtub" && this.tokens.some(isWater)) {
        one.action = "swimming";
        continue;
      }
      const prop = this.add(given, "", one.count, false);
      this.relate(
        /^(in|riding)$/.test(verb?.object ?? "") ? verb!.object! : "holding",
        [one],
        [prop],
      );
    }
  }

  private isAtBuilding({ id }: Mention): boolean {
    const isBuilding = (other: ReadMention) => subjectById(other.subject).kind === "building";
    const at = this.relations.filter(({ from }) => from === id).flatMap(({ to }) => to);
    return this.mentions.some((other) => at.includes(other.id) && isBuilding(other));
  }

  private isHolding({ id }: Mention): boolean {
    return this.relations.some(({ kind, from }) => kind === "holding" && from === id);
  }

  /** "Dressed as a witch", 穿旗袍的阿姨: it is she who is the witch. */
  private dressUp(token: Extract<Token, { type: "subject" }>, next: Token | undefined): boolean {
    const isPerson = subjectById(token.subject).kind === "person";
    const isWorn =
      this.expected?.verb?.object === "wearing" ||
      (/^in$/.test(this.expected?.kind ?? "") && this.group.length > 0);
    if (!isWorn || !isPerson) return false;
    const people = this.group.filter(({ subject }) => subjectById(subject).kind === "person");
    if (people.length > 0) for (const one of people) one.subject = token.subject;
    else if (next?.type === "of") this.dress = token;
    else if (this.group.length > 0) this.wearLater(costumeOf(token.subject, "cat") ?? "", token);
    this.expected = undefined;
    const isDone = people.length > 0 || next?.type === "of" || this.group.length > 0;
    if (isDone) this.modifiers = {};
    return isDone;
  }

  /** "Seven apples in a basket and two on the table": two more of what was counted. */
  private repeatLast(before: Token | undefined): void {
    const { count } = this.modifiers;
    const [last] = this.group;
    if (before?.type !== "number" || count === undefined || count < 2 || !last) return;
    this.speakOf(this.add(last.subject, before.phrase, count, last.isNear), false, undefined);
    this.modifiers = {};
  }

  /** "Dad pushing his daughter on a swing", "candles on a cake": the object is there, not who acts. */
  private turnToMoved(): void {
    const { expected, object } = this.lately ?? {};
    if (!object || !expected?.verb?.moves) return;
    this.group = [object];
    this.lately = undefined;
  }

  /** …，小鸟站在它头上: the one that was spoken of before. */
  private placeUponIt(said: RelationKind, phrase: string): void {
    const { object, expected } = this.lately ?? {};
    const kind = /lap/.test(phrase) ? "beside" : said;
    if (object && (expected?.isWith || expected?.verb) && !this.group.includes(object)) {
      // "A tortoise carrying a snail on its back", "a camel with pyramids behind it".
      const ids = this.group.map(({ id }) => id);
      this.relations = this.relations.filter(
        ({ from, to }) => !(ids.includes(from) && to.includes(object.id)),
      );
      this.relate(kind, [object], this.group.slice(0, 1));
      this.lately = undefined;
      return;
    }
    const others = this.mentions.filter((one) => !this.group.includes(one) && isAlive(one.subject));
    const it = others.at(-1);
    const [own] = this.group;
    if (it && own) this.relate(kind, this.group, [it]);
    else if (own) {
      this.waiting.push({ kind, to: own });
      this.group = [];
    }
    this.expected = undefined;
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
    this.shared = [];
    this.container = undefined;
    this.isJoined = false;
    this.isNegated = false;
    this.modifiers = {};
  }

  private forget(): void {
    this.modifiers = {};
    this.expected = undefined;
  }

  private relate(kind: RelationKind, from: readonly Mention[], to: readonly Mention[]) {
    for (const one of from) {
      if (to.includes(one)) continue;
      this.relations.push({ kind, from: one.id, to: to.map(({ id }) => id) });
    }
  }

  /** The thing a word names: named before ("the tree", 树下 after 树上), or a new one. */
  private mention(token: Extract<Token, { type: "subject" }>, isObject: boolean): ReadMention {
    const { count, size, mood, colour, isDefinite } = this.modifiers;
    const isHanAgain = isHan(token) && count === undefined && !this.isJoined;
    const known =
      (isDefinite || isHanAgain || (isObject && count === undefined)) && !token.isPlural && !size
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

const isWater = (token: Token) =>
  token.type === "setting" && /^(river|sea|beach|underwater)$/.test(token.setting);

const containers = new Set([
  "wicker-basket",
  "bucket",
  "open-box",
  "shopping-bags",
  "rowing-boat",
  "santa-sleigh",
  "toy-wagon",
]);

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

/** A hat and a scarf go the same way; a hat and a dog do not. */
function isAlike(one: ReadMention, other: ReadMention): boolean {
  const { kind } = subjectById(one.subject);
  return kind === subjectById(other.subject).kind && !isAlive(one.subject);
}
