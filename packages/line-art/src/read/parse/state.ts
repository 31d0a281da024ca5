/** What has been read so far, and what the words that come next will be to it. */

import { firstNamesEn } from "../../lexicon/first-names-en.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Verb } from "../../lexicon/verbs.ts";
import type { Mention, Relation, RelationKind, SubjectId } from "../../types.ts";
import type { Doing } from "../doings.ts";
import { isHan, type SubjectToken, type Token } from "../tokens.ts";
import type { Split } from "./parts-of-groups.ts";

export interface ReadMention extends Mention {
  /** It stands in for what the phrase names. */
  isNear: boolean;
  /** "Flags": how many is left open. */
  isSome?: true;
  /** It is said how many there are. */
  isCounted?: true;
}

/** A verb in the visitor's words. */
export type Said = Verb & { phrase: string };

/** How the next thing stands to the group: by a relation, a verb, or "with". */
export type Expected = {
  kind?: RelationKind;
  verb?: Said;
  isWith?: boolean;
  /** "On a farm with two cows": a place was named before. */
  isThere?: boolean;
  isCoverb?: boolean;
  /** 骑马的将军: done by who comes next. */
  isOfNext?: boolean;
  /** "To": who gets what the clause spoke of before. */
  isFor?: boolean;
  phrase?: string;
};

/** A thing to which the next one named stands so. */
type Waiting = { kind: RelationKind; to: ReadMention };

interface Modifiers
  extends Partial<Pick<Mention, "count" | "size" | "mood" | "build" | "colour" | "isFar">> {
  verb?: Said;
  isDefinite?: boolean;
  /** 各种各样的伞: one each, or some. */
  isVarious?: boolean;
}

/** Called so as if by name. */
const isKin = /^(?:mom|mum|mommy|mummy|mama|dad|daddy|papa|grandma|granny|nana|grandpa|santa)$/i;

/** "Cats" are so many. */
export const pluralCount = 3;
const maxCount = 12;

export class ReadingState {
  readonly mentions: ReadMention[] = [];
  readonly dropped: string[] = [];
  readonly doings: Doing[] = [];
  relations: Relation[] = [];
  /** The mentions that the clause speaks of. */
  group: ReadMention[] = [];
  modifiers: Modifiers = {};
  expected: Expected | undefined;
  /** What the last thing was to the group, for "a hat and a scarf". */
  lately: { expected: Expected; object: ReadMention; company?: readonly ReadMention[] } | undefined;
  between: ReadMention[] = [];
  waiting: Waiting[] = [];
  /** Where a list is said to be: 桌子上有苹果和香蕉. */
  shared: readonly Waiting[] = [];
  /** What the clause before placed things by: 房子左边有…，右边有…. */
  landmark: ReadMention | undefined;
  /** What "it" was in this clause: "with birds on it and flowers beside it". */
  it: ReadMention | undefined;
  /** 穿旗袍的阿姨: as whom the next one is dressed. */
  dress: { subject: SubjectId; phrase: string } | undefined;
  /** The verb that gets its usual prop if no object comes. */
  propless: { verb: Said; by: readonly ReadMention[] } | undefined;
  /** "A basket of" waits for what is in it. */
  container: ReadMention | undefined;
  /** Those named by one word: "a family". */
  readonly companies: ReadMention[][] = [];
  /** Those among them who were named alone since: "dad". */
  readonly named = new Set<string>();
  /** A group of which one does this, another that. */
  split: Split | undefined;
  /** What later clauses go on telling of, where they do. */
  topic: string | undefined;
  /** 妈妈牵着抱西瓜的男孩: what she does waits until it is said whom it is done to. */
  outer: Expected | undefined;
  isJoined = false;
  isNegated = false;
  isTold = false;
  readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  relate(kind: RelationKind, from: readonly Mention[], to: readonly Mention[]): void {
    // A group names somebody as often as the text does.
    for (const one of new Set(from)) {
      const isSaid = this.relations.some(
        (other) => other.kind === kind && other.from === one.id && other.to[0] === to[0]?.id,
      );
      if (to.includes(one) || (isSaid && to.length === 1)) continue;
      this.relations.push({ kind, from: one.id, to: to.map(({ id }) => id) });
    }
  }

  /** Whose place is settled after the others': carrots, once it is known to whom they are fed. */
  putLast({ id }: Mention): void {
    const isOf = ({ to }: Relation) => to.includes(id);
    this.relations = [
      ...this.relations.filter((one) => !isOf(one)),
      ...this.relations.filter(isOf),
    ];
  }

  /** The thing a word names: named before ("the tree", 树下 after 树上), or a new one. */
  mention(token: SubjectToken, isObject: boolean): ReadMention {
    const { count, size, mood, build, colour, isFar, isDefinite, isVarious } = this.modifiers;
    const isSeveral = token.isPlural || (isVarious && count === undefined);
    const isHanAgain = isHan(token) && count === undefined && !this.isJoined;
    const known =
      (isDefinite || isHanAgain || (isObject && count === undefined)) && !token.isPlural && !size
        ? this.mentions.find(
            (one) =>
              one.subject === token.subject &&
              // 小熊吹蜡烛，小兔子端着蛋糕: that is another cake.
              !(one.phrase === "" && isUsedAs("feast", one.subject) && this.isHeldNow()) &&
              // 爸爸拉着雪橇，男孩坐在雪橇上: what goes with the verb is named once.
              (one.phrase.endsWith(token.phrase) ||
                // "The teddy's paw": of the teddy bear.
                (isDefinite && /['’]s /.test(token.phrase)) ||
                (one.phrase === "" && (isHan(token) || isDefinite))),
          )
        : undefined;
    if (known && (isDefinite || isHan(token))) return known;
    const kindOf = isDefinite || (isHanAgain && !size) ? this.oneOfThatKind(token) : undefined;
    if (kindOf) return kindOf;
    // "Mia swims and Mia waves", "with his grandpa, grandpa fishes"
    const isCalled = firstNamesEn.has(token.phrase.toLowerCase()) || isKin.test(token.phrase);
    const same = isCalled && count === undefined && !token.isPlural && !isDefinite;
    const person = same ? this.mentions.find(({ phrase }) => phrase === token.phrase) : undefined;
    if (person) return person;
    // 公主坐在马车里，老鼠拉车: the same carriage.
    const vehicle =
      isHanAgain && token.phrase === "车"
        ? this.mentions.findLast(
            ({ subject, id }) =>
              subjectById(subject).kind === "vehicle" ||
              this.relations.some(({ kind, to }) => kind === "riding" && to[0] === id),
          )
        : undefined;
    if (vehicle) return vehicle;
    const some = isUsedAs("pair", token.subject) ? 2 : pluralCount;
    const many = Math.max(2, count ?? some);
    const mention = this.add(
      token.subject,
      token.phrase,
      isSeveral ? many : (count ?? 1),
      token.isNear,
    );
    if (token.person) mention.person = token.person;
    if (count === 1) mention.isOne = true;
    if (count !== undefined) mention.isCounted = true;
    if (isSeveral && count === undefined) mention.isSome = true;
    if (size) mention.size = size;
    if (mood) mention.mood = mood;
    if (isFar) mention.isFar = isFar;
    if (build) mention.build = build;
    if (colour) mention.colour = colour;
    return mention;
  }

  /** "A rowing boat …, beside the boat", 戴着博士帽，扔帽子: no other boat, no other hat. */
  private oneOfThatKind({ phrase, isPlural }: SubjectToken): ReadMention | undefined {
    const word = phrase.toLowerCase();
    if (
      isPlural ||
      !/^(?:boat|ship|train|car|truck|bus|plane|rocket|house|castle|tree|table|chair|tent|cake|bike|[船树桥山球桶伞床]|[桌椅帽箱篮盒杯瓶盆笼][子里]?|火车|飞机|灯笼|城堡)$/.test(
        word,
      )
    )
      return undefined;
    const isOne = (one: ReadMention) => {
      const said = one.phrase.toLowerCase().replace(/(?<=\p{Script=Han})子$/u, "");
      return (
        one.phrase.toLowerCase() !== word &&
        (said === `${word}s` ||
          said.endsWith(` ${word}`) ||
          one.subject === `chess-${word}` ||
          (/\p{Script=Han}/u.test(word) &&
            [word, word.replace(/子$/, "")].some((name) => said.endsWith(name))))
      );
    };
    return this.mentions.findLast(isOne);
  }

  private isHeldNow(): boolean {
    return this.expected?.verb?.object === "holding";
  }

  add(subject: SubjectId, phrase: string, count: number, isNear: boolean): ReadMention {
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

  /** What was put behind its place word goes to those the clause turned out to be about. */
  settleWaiting(): void {
    if (this.group.length === 0) return;
    for (const { kind, to } of this.waiting) this.relate(kind, this.group, [to]);
    this.waiting = [];
  }

  /** "Without a hat": it was not there. */
  forget(): void {
    this.modifiers = {};
    this.expected = undefined;
  }
}
