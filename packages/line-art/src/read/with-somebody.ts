/** Who does what is said without saying of whom. */
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { Verb } from "../lexicon/verbs.ts";
import { isHan, isLaid, isSubjectToken, type Token } from "./tokens.ts";

/** 跳绳, "riding a bike": where nobody is named who does it, a child does. */
export function withSomebody(tokens: Token[]): Token[] {
  const verbs = tokens.flatMap((token, place) => (token.type === "verb" ? [{ token, place }] : []));
  // 爬山看菊花: the one that has a thing to do it with.
  const at =
    (verbs.find(({ token }) => token.verb.prop ?? token.verb.object) ?? verbs[0])?.place ?? -1;
  const does = tokens[at];
  if (does?.type !== "verb" || !does.verb.action || idle.has(does.verb.action)) return tokens;
  if (isLaid(does.phrase) && /^(?:place|setting)$/.test(tokens[at - 1]?.type ?? "")) return tokens;
  const others = tokens.filter(
    (_, place) => tokens[place - 1]?.type !== "coverb" && !isWhere(tokens, place),
  );
  const isAlone = !others.some(isSubjectToken);
  const { prop, object, action } = does.verb;
  const hasObject = prop !== undefined || (object !== undefined && action !== "flying");
  const isNamed =
    others.some(
      (token) => tokens.indexOf(token) < at && (canDo(token, does.verb) || isUnknownWho(token)),
    ) || others.some((token) => token.type === "company" || isLiving(token));
  const isSaidOfNobody = isDoneBySomebody(tokens, at) || isDoneWithKin(tokens, at);
  if (!isSaidOfNobody && (isNamed || !(isAlone || hasObject))) return tokens;
  const child = { subject: "girl", isNear: false, isPlural: false, phrase: "" } as const;
  // 给奶奶拜年: before it is said to whom; 和妈妈一起种花: before it is said with whom.
  const opening = tokens.findIndex((token) => !saysWhen(token));
  const isTogether = tokens[opening]?.type === "and";
  const start = isTogether ? opening : tokens[at - 2]?.type === "coverb" ? at - 2 : at;
  return [...tokens.slice(0, start), { type: "subject", ...child }, ...tokens.slice(start)];
}

/** 大树下看书, "sleeping on a sofa": the thing says where, and does nothing. */
function isWhere(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.type !== "subject" || isAlive(token.subject)) return false;
  const said = tokens
    .slice(0, at)
    .findLast(({ type }) => !/definite|number|size|colour/.test(type));
  return tokens[at + 1]?.type === "place" || said?.type === "relation";
}

/** "Feeding ducks", 喂鸭子: not the ducks do it, and nobody else is there who could. */
function isDoneBySomebody(tokens: readonly Token[], at: number): boolean {
  const does = tokens[at];
  const isAround = ({ type }: Token) =>
    /^(ignored|setting|place|at|season|weather|festival|night|morning)$/.test(type);
  if (does?.type !== "verb" || !tokens.slice(0, at).every(isAround)) return false;
  // 骑自行车的小熊: whoever it is said of. "Skateboarding frog": it has what it rides.
  const saidOf = tokens.slice(tokens.findIndex(({ type }, place) => type === "of" && place > at));
  const isSaidOf = saidOf[0]?.type === "of" && saidOf.some(isLiving);
  const { action = "", prop } = does.verb;
  const ridesItsOwn = action === "riding" && prop !== undefined;
  // "Walking the dog", 遛狗; a walking dog walks by itself.
  const next = tokens.slice(at + 1).findIndex(isLiving);
  const isLed = action === "walking" && (does.phrase === "遛" || next === 1);
  return (
    (isLed || /^(feeding|petting|scrubbing|netting|fishing|riding)$/.test(action)) &&
    !(isSaidOf || ridesItsOwn || tokens.some(isPerson))
  );
}

/** 清明节和舅舅一起放风筝: the day does nothing. */
const saysWhen = ({ type }: Token) =>
  /^(ignored|festival|season|weather|night|morning)$/.test(type);

/** "Baking cookies with grandma", 和妈妈一起种花: their child does. */
function isDoneWithKin(tokens: readonly Token[], at: number): boolean {
  const people = tokens.flatMap((token, place) => (isPerson(token) ? [place] : []));
  const [one, ...others] = people;
  const kin = one === undefined ? undefined : tokens[one];
  if (one === undefined || others.length > 0 || kin?.type !== "subject") return false;
  if (!/^(woman|man|grandmother|grandfather)$/.test(kin.subject)) return false;
  const before = tokens.slice(0, one).filter((token) => !saysWhen(token));
  const isWith = before.at(-1)?.type === "with" && before[0] === tokens[at];
  return isWith || (isHan(kin) && before.length === 1 && before[0]?.type === "and");
}

const isPerson = (token: Token) =>
  token.type === "company" ||
  (token.type === "subject" && subjectById(token.subject).kind === "person");

/** 天安门升国旗: the gate raises none; fireworks over a tower need nobody. */
function canDo(token: Token, { prop }: Verb): boolean {
  if (token.type !== "subject") return isSubjectToken(token);
  return prop === undefined || subjectById(token.subject).kind !== "building";
}

/** "A zxqv eating a banana"; Pip, who rides a bike, is a child. */
function isUnknownWho({ type, phrase }: Token): boolean {
  return type === "unknown" && /^(?:\p{Ll}|\p{Script=Han}{2})/u.test(phrase);
}

/** What anything may be said to do. */
const idle = new Set(["standing", "pointing", "watching", "waving"]);

export function isLiving(token: Token): boolean {
  return token.type === "subject" && isAlive(token.subject);
}
