/**
 * What words mean beside the others of a description: a crane among bricks is a machine, a carrot nose
 * is no carrot, "grandmas house" is one house, and a tail belongs to whoever is in the picture.
 */

import { isBodyPart, isPartOf } from "../lexicon/body-parts.ts";
import { animalsOf, isAnyAnimals } from "../lexicon/companies.ts";
import { hasFace, isAlive, isOfAKind } from "../lexicon/living.ts";
import { isLook, isUnseenLook } from "../lexicon/looks.ts";
import { senses } from "../lexicon/senses.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { isUsedAs } from "../lexicon/uses.ts";
import type { SubjectId } from "../types.ts";
import { amongAnimals } from "./animal-family.ts";
import { doneByAll } from "./done-by-all.ts";
import { withoutFittings } from "./fittings.ts";
import { inRole } from "./in-role.ts";
import { parentOf } from "./kin.ts";
import { oneAndAnother } from "./one-and-another.ts";
import { singular } from "./singular.ts";
import { isDeterminer, isHan, isSubjectToken, type Token } from "./tokens.ts";
import { toldSingly } from "./told-singly.ts";

export function inContext(tokens: readonly Token[], text: string): Token[] {
  const meant = withoutHeading(withoutFittings(countedWhere(tokens.map(inOffice)))).map((token) =>
    inSense(token, text.toLowerCase()),
  );
  const looked = meant.map((token, index) =>
    withLook(token, meant[index - 1], meant.slice(index + 1)),
  );
  const plain = looked
    .filter((token, index) => !isPrint(token, looked[index + 1]))
    .map(animalOnCloth);
  const named = doneByAll(
    plain.filter((token, index) => !isOwner(token, plain[index + 1])).map(ofThePlace),
  );
  const own = withoutOwners(named).map((token, index) => withinNames(token, named.slice(0, index)));
  return oneAndAnother(
    toldSingly(
      withoutParts(
        amongAnimals(own.reduce(withParents, []))
          .reduce(inRole, [])
          .reduce(madeOf, [])
          .reduce(asOne, []),
      ),
    ),
  );
}

/** 小猴子当裁判: that is what it is, where 拿着荷叶当伞 has no umbrella. */
function inOffice(token: Token, at: number, tokens: readonly Token[]): Token {
  const who = tokens[at - 1];
  // "The cat is the doctor"
  const isAnimals = who?.type === "subject" && subjectById(who.subject).kind === "animal";
  const isSaidSo =
    /^当(?:作|成|做)?$/.test(token.phrase) ||
    (isAnimals && /^(?:is|was)$/i.test(token.phrase) && isArticle(tokens[at + 1]));
  if (!isSaidSo) return token;
  const role = tokens.slice(at + 1).find(({ type }) => !/^(?:number|ignored|definite)$/.test(type));
  const isOffice = role?.type === "subject" && subjectById(role.subject).kind === "person";
  return isOffice ? { type: "verb", phrase: token.phrase, verb: { object: "wearing" } } : token;
}

const isArticle = (token: Token | undefined) => /^(?:an?|the)$/i.test(token?.phrase ?? "");

/** 两只拿着沙球的螃蟹: there are two crabs, whatever they hold. */
function countedWhere(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ type }, index) =>
      type === "number" && opensDeed(tokens, index) && !isOneAmongOthers(tokens, index),
  );
  const of = tokens.findIndex(({ type }, index) => index > at && /^(?:of|break)$/.test(type));
  const noun = tokens.findIndex(
    ({ type }, index) => index > of && /^(?:subject|break)$/.test(type),
  );
  if (at < 0 || tokens[of]?.type !== "of" || tokens[noun]?.type !== "subject") return tokens;
  const isCounted = tokens.slice(of, noun).some(({ type }) => type === "number");
  const rest = tokens.toSpliced(at, 1);
  return isCounted ? rest : rest.toSpliced(noun - 1, 0, tokens[at]!);
}

/** 一个托住掉下来的大桥，一个喷水: so do those of whom the clauses tell. */
function isOneAmongOthers(tokens: readonly Token[], at: number): boolean {
  const opens = tokens.flatMap(({ type, phrase }, index) => {
    const isOpening = (tokens[index - 1]?.type ?? "break") === "break";
    return type === "number" && phrase === tokens[at]!.phrase && isOpening ? [index] : [];
  });
  return opens.length > 1 && opens.includes(at) && opens.every((one) => opensDeed(tokens, one));
}

/** A number that a verb comes after, perhaps with a measure word between. */
function opensDeed(tokens: readonly Token[], index: number): boolean {
  const next = tokens.slice(index + 1).find(({ type }) => type !== "ignored");
  return next !== undefined && next.type === "verb" && isHan(next);
}

/** "A spotted cat": our cats have no spots, and giraffes have them anyway. */
function withLook(token: Token, before: Token | undefined, rest: readonly Token[]): Token {
  if (!/ignored|unknown/.test(token.type) || token.phrase === "") return token;
  // "A dress with polka dots"
  if (before?.type === "with" && /^polka/i.test(token.phrase))
    return { type: "unknown", phrase: token.phrase };
  const next = rest.find(({ type }) => !/ignored|unknown|of|size|build|colour|mood/.test(type));
  if (next?.type !== "subject") return token;
  if (isUnseenLook(token.phrase, next.subject)) return { type: "unknown", phrase: token.phrase };
  return isLook(token.phrase) ? ignored(token) : token;
}

/** "A rainbow scarf", "a flower dress": on the cloth, if anywhere. */
function isPrint(token: Token, next: Token | undefined): boolean {
  return (
    token.type === "subject" &&
    /^(rainbow|flower|heart|star)$/i.test(token.phrase) &&
    next?.type === "subject" &&
    subjectById(next.subject).kind === "clothing"
  );
}

/** "A dinosaur backpack", 戴着兔子帽子: there is no animal but on the cloth, where none is drawn. */
function animalOnCloth(token: Token, at: number, tokens: readonly Token[]): Token {
  const next = tokens[at + 1];
  // 城堡形状的蛋糕
  if (token.type === "subject" && /^形状?$/.test(next?.phrase ?? ""))
    return { type: "unknown", phrase: token.phrase + next!.phrase };
  if (token.type !== "subject" || next?.type !== "subject" || token.isPlural) return token;
  const before = tokens.slice(0, at).findLast(({ type }) => type !== "ignored");
  const { kind } = subjectById(next.subject);
  const isCloth =
    kind === "clothing" ||
    /bag|luggage|backpack|briefcase/.test(next.subject) ||
    isUsedAs("umbrella", next.subject);
  const isAnimal = isAlive(token.subject) && subjectById(token.subject).kind !== "person";
  // 小猫帽子掉了: the cat's own.
  const isNamed = isHan(token)
    ? before?.type === "verb" || (at === 0 && tokens.length === 2)
    : !isHan(next);
  return isCloth && isAnimal && isNamed ? { type: "unknown", phrase: token.phrase } : token;
}

/** "Transportation vehicles: car, bus, train": the list says what they are. */
function withoutHeading(tokens: readonly Token[]): readonly Token[] {
  const listed = listOfThem(tokens);
  if (listed > 0) return [...tokens.slice(0, listed).map(ignored), ...tokens.slice(listed)];
  const end = tokens.findIndex(({ type, phrase }) => type === "break" && /[:：]/.test(phrase));
  const heading = tokens.slice(0, Math.max(0, end));
  const isHeading =
    heading.length > 0 &&
    heading.every(({ type }) => /^(?:company|unknown|ignored|number|and)$/.test(type)) &&
    tokens.slice(end).some(isSubjectToken);
  if (!isHeading && isToldAgain(heading, tokens.slice(end)))
    return [
      ...heading.map((token) =>
        /subject|verb|unknown|number/.test(token.type) ? ignored(token) : token,
      ),
      ...tokens.slice(end),
    ];
  return isHeading ? [...heading.map(ignored), ...tokens.slice(end)] : tokens;
}

/** 小猫钓鱼：猫妈妈在钓鱼，小猫追蝴蝶, "Daniel and the lions: four lions lie…": a title, and then all of it is told. */
function isToldAgain(heading: readonly Token[], story: readonly Token[]): boolean {
  const named = heading.filter(({ type }) => type === "subject");
  const counted = heading.find((token) => token.type === "number");
  const told = (token: Token) =>
    story.filter(
      (one) => one.type === "subject" && token.type === "subject" && one.subject === token.subject,
    ).length;
  // 三个和尚没水喝：胖和尚…，高和尚…，小和尚…
  const least = counted?.type === "number" ? counted.count : 1;
  const isTitle = heading.length < 8 && story.length > 8 && (!counted || named.length === 1);
  return isTitle && named.length > 0 && named.every((token) => told(token) >= least);
}

/** "Community helpers with a doctor and a mail carrier", "pets like a cat and a fish": where the list begins. */
function listOfThem(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ type }) => !/^(?:ignored|number|definite|unknown)$/.test(type));
  const [company, such] = tokens.slice(at);
  if (
    company?.type !== "company" ||
    company.subjects.some((one) => /^(?:girl|boy|woman|man)$/.test(one))
  )
    return 0;
  if (!/^(?:with|like|such as|including|such|has|have|有|包括)$/i.test(such?.phrase ?? ""))
    return 0;
  const end = tokens.findIndex(({ type }, place) => place > at && type === "break");
  const named = tokens
    .slice(at, end < 0 ? undefined : end)
    .filter(({ type }) => type === "subject");
  const kindOf = (id: SubjectId) => subjectById(id).kind;
  const areThey = named.every(
    (one) => one.type === "subject" && kindOf(one.subject) === kindOf(company.subjects[0]!),
  );
  return named.length > 1 && areThey ? at + 2 : 0;
}

/**
 * "A farmers market stall" is one thing by two names, and so is a nest with its eggs; "Elsa from
 * Frozen" is one person.
 */
function withinNames(token: Token, before: readonly Token[]): Token {
  const things = before.filter(({ type }) => type === "subject");
  const last = things.at(-1);
  if (last?.type !== "subject") return token;
  const { name } = subjectById(last.subject);
  const isWordOf = before.at(-1) === last && token.type === "unknown";
  if (isWordOf && name.en.split(" ").includes(token.phrase)) return ignored(token);
  if (token.type !== "subject") return token;
  const [, content = ""] = /-with-(.+?)s?$/.exec(last.subject) ?? [];
  if (content && token.subject.endsWith(content)) return ignored(token);
  const isTitle = token.isNear && last.isNear && before.at(-1)?.phrase === "from";
  return isTitle ? ignored(token) : token;
}

/** "A farm with animals" */
function ofThePlace(token: Token, _: number, tokens: readonly Token[]): Token {
  if (token.type !== "company" || !isAnyAnimals.test(token.phrase)) return token;
  const place = tokens.find(({ type }) => type === "setting");
  const subjects = place?.type === "setting" ? animalsOf[place.setting] : undefined;
  return subjects ? { ...token, subjects } : token;
}

const ignored = ({ phrase }: Token): Token => ({ type: "ignored", phrase });

function withParents(read: Token[], token: Token): Token[] {
  const young = read.at(-1);
  if (young?.type !== "subject" || token.type !== "subject") return [...read, token];
  // "Dad penguin": one, and a large one.
  if (parentOf(token.subject, young.phrase) === token.subject && !isHan(token)) {
    const big = { type: "size", size: "big", phrase: "" } as const;
    return [...read.slice(0, -1), big, { ...token, phrase: `${young.phrase} ${token.phrase}` }];
  }
  // "His brother dinosaur": no boy.
  const isSibling = /^(?:brother|sister|friend|cousin)$/i.test(young.phrase);
  if (isSibling && subjectById(token.subject).kind === "animal" && isOfAKind(token.subject))
    return [...read.slice(0, -1), token];
  // 长颈鹿宝宝: a small one, no child.
  if (/^(?:宝宝|宝贝|幼崽)$/.test(token.phrase) && isOfAKind(young.subject)) {
    const small = { type: "size", size: "small", phrase: "" } as const;
    return [...read.slice(0, -1), small, { ...young, phrase: young.phrase + token.phrase }];
  }
  const parent = parentOf(young.subject, token.phrase);
  if (!parent) return [...read, token];
  const phrase = [young.phrase, token.phrase].join(isHan(token) ? "" : " ");
  return [...read.slice(0, -1), { ...young, subject: parent, phrase }];
}

/** 铃兰花做的路灯, "a seashell microphone": no drawing of the thing shows what it is made of. */
function madeOf(read: Token[], token: Token): Token[] {
  if (token.type !== "subject" || isAlive(token.subject)) return [...read, token];
  const [stuff, made, of] = read.slice(-3);
  const isStuff = stuff?.type === "subject" && !isAlive(stuff.subject);
  if (isStuff && of?.type === "of" && made && isMade.test(made.phrase))
    return [...read.slice(0, -3), { type: "unknown", phrase: stuff.phrase }, token];
  const last = read.at(-1);
  const isNamedAfter =
    last?.type === "subject" &&
    !last.isPlural &&
    materials.test(last.phrase) &&
    /^(?:object|vehicle|clothing|building)$/.test(subjectById(token.subject).kind);
  return isNamedAfter
    ? [...read.slice(0, -1), { type: "unknown", phrase: last.phrase }, token]
    : [...read, token];
}

const isMade = /^(?:做|做成|制成|编|编成|搭|搭成|拼|拼成|堆|堆成|变成?)$/;
const materials =
  /^(?:iron|stone|brick|sea ?shell|shell|leaf|petal|flower|walnut|acorn|candy|chocolate|paper|cardboard|ice|lace|wool|花瓣|树叶|贝壳|核桃|蕾丝|羊毛)$/i;

/** "A bouquet of peonies", "a plate of spaghetti": one drawing shows both. */
function asOne(read: Token[], token: Token): Token[] {
  const [holder, of] = read.slice(-2);
  // "Two balls of yarn": a ball of it is what is drawn.
  const isSame =
    holder?.type === "subject" && token.type === "subject" && holder.subject === token.subject;
  if (isSame && /^(?:of|containing)$/.test(of?.type ?? "")) return read.slice(0, -1);
  if (holder?.type !== "subject" || of?.type !== "containing" || token.type !== "subject")
    return [...read, token];
  const before = read.slice(0, -2);
  if (holder.subject === "bouquet" && subjectById(token.subject).kind === "plant")
    return [...before, { ...holder, phrase: `${holder.phrase} of ${token.phrase}` }];
  const isServed = isUsedAs("served", token.subject) && /^(plate|round-bowl)$/.test(holder.subject);
  return isServed ? [...before, { ...token, isPlural: false }] : [...read, token];
}

function inSense(token: Token, text: string): Token {
  if (token.type !== "subject") return token;
  const phrase = token.phrase.toLowerCase();
  const sense = senses.find(
    ({ word, beside }) => (word === phrase || word === singular(phrase)) && beside.test(text),
  );
  return sense ? { ...token, subject: sense.subject, isNear: false } : token;
}

/** "Grandmas house", "dads car": a possessive without its apostrophe. */
function isOwner(token: Token, next: Token | undefined): boolean {
  return (
    token.type === "subject" &&
    token.isPlural &&
    /[a-z]s$/i.test(token.phrase) &&
    subjectById(token.subject).kind === "person" &&
    next?.type === "subject" &&
    !isAlive(next.subject)
  );
}

/** 穿着妈妈的高跟鞋: she is not there, only her shoes are. */
function withoutOwners(tokens: readonly Token[]): Token[] {
  return tokens.filter((_, at) => !isOwnerAt(tokens, at) && !isOwnerAt(tokens, at - 1));
}

function isOwnerAt(tokens: readonly Token[], at: number): boolean {
  const [before, owner, of] = [-1, 0, 1].map((step) => tokens[at + step]);
  const isSomebodys =
    before?.type === "verb" &&
    before.verb.object === "wearing" &&
    owner?.type === "subject" &&
    subjectById(owner.subject).kind === "person" &&
    of?.type === "of";
  if (!isSomebodys) return false;
  const thing = tokens
    .slice(at + 2)
    .find((token) => !isDeterminer(token) && token.type !== "ignored");
  return thing?.type === "subject" && subjectById(thing.subject).kind === "clothing";
}

/** What is said of a part, and is seen on none. */
const isMarked = ({ type, phrase }: Token) =>
  /^(?:ignored|unknown)$/.test(type) &&
  /^(?:broken|injured|wounded|hurt|bandaged|missing|bleeding|crooked|wooden)$/i.test(phrase);

/** Of who has none as it is drawn, they are put on. */
const isWing = /^(?:wings?|大?翅膀)$/i;

/** "Holding a tooth", but "brushing her teeth": one that is out is a thing. */
function isMilkTooth(token: Token, before: readonly Token[]): boolean {
  if (token.type !== "subject" || token.subject !== "tooth") return false;
  const said = before.findLast(({ type }) => !/^(?:ignored|number|size)$/.test(type));
  const isOwned = /^(?:his|her|its|their|my)$/i.test(before.at(-1)?.phrase ?? "");
  return said?.type === "verb" && said.verb.object === "holding" && !isOwned;
}

function withoutParts(tokens: readonly Token[]): Token[] {
  const owners = tokens.flatMap((token): SubjectId[] => {
    if (token.type === "company") return [...token.subjects];
    if (token.type !== "subject" || isBodyPart(token.phrase)) return [];
    return hasFace(token.subject) ? [token.subject] : [];
  });
  if (owners.length === 0) return [...tokens];
  const belongs = ({ phrase }: Token) => owners.some((owner) => isPartOf(phrase, owner));
  const isPart = (token: Token | undefined) =>
    token !== undefined && /unknown|subject|ignored/.test(token.type) && isBodyPart(token.phrase);
  const read: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    const afterNext = tokens[i + 2];
    if (isMarked(token) && isPart(next) && belongs(next!)) {
      // "A broken arm": whole arms are what everybody has.
      read.push({ type: "unknown", phrase: `${token.phrase} ${next!.phrase}` });
      i += 1;
    } else if (token.type === "subject" && !isAlive(token.subject) && isPart(next)) {
      // Our snowman has a carrot for a nose; a rainbow mane is more than we can draw.
      const phrase = [token.phrase, next!.phrase].join(isHan(token) ? "" : " ");
      read.push({ type: owners.includes("snowman") ? "ignored" : "unknown", phrase });
      i += 1;
    } else if (isPart(token) && next?.type === "existential" && isSubjectToken(afterNext)) {
      // 鼻子是胡萝卜
      const phrase = `${token.phrase}${next.phrase}${afterNext!.phrase}`;
      read.push({ type: owners.includes("snowman") ? "ignored" : "unknown", phrase });
      i += 2;
    } else if (isPart(token) && belongs(token) && !isMilkTooth(token, read)) {
      // What was to become of it does not become of what comes next: 用鼻子喷水.
      // "Over his face", but "in the back seat".
      const isOwned = /^(?:his|her|its|their)$/i.test(read.at(-1)?.phrase ?? "");
      if (isOwned && /relation/.test(read.at(-2)?.type ?? "") && !isSubjectToken(next)) read.pop();
      if (/relation|coverb/.test(read.at(-1)?.type ?? "")) read.pop();
      read.push({ type: "ignored", phrase: token.phrase });
    } else if (isPart(token) && isWing.test(token.phrase))
      read.push({
        ...token,
        type: "subject",
        subject: "angel-wings",
        isNear: false,
        isPlural: false,
      });
    else read.push(token);
  }
  return read;
}
