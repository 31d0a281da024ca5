/** What a thing can be to another: worn, held, ridden, or only there too. */
import { isHorn } from "../compose/deeds/blown.ts";
import { hasHandle } from "../compose/deeds/by-the-handle.ts";
import { hasHeadToDress } from "../figure/heads/animal-heads.ts";
import { canWear, wornOn } from "../lexicon/clothes.ts";
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { isUsedAs } from "../lexicon/uses.ts";
import { isLooking, type Verb } from "../lexicon/verbs.ts";
import type { Mention, RelationKind, SubjectId } from "../types.ts";

/** Both hands are at the tool: what is dug up or swept is not held. */
const toolUse =
  /^(sweeping|mopping|raking|vacuuming|shovelling|digging|knitting|brushing-teeth|blowing-bubbles|jumping-rope)$/;

/** What stands for a role on an animal; an empty string has nothing to wear. */
const costumes: Readonly<Record<SubjectId, SubjectId | "">> = {
  princess: "crown",
  prince: "crown",
  king: "crown",
  queen: "crown",
  cowboy: "cowboy-hat",
  wizard: "wizard-hat",
  witch: "witch-hat",
  pirate: "pirate-hat",
  chef: "chef-hat",
  "santa-claus": "santa-hat",
  "police-officer": "police-cap",
  astronaut: "space-helmet",
  clown: "party-hat",
  firefighter: "rescue-workers-helmet",
  builder: "rescue-workers-helmet",
  "football-player": "running-shirt",
  superhero: "cape",
  ballerina: "tutu",
};

const isKite = (id: SubjectId) => /(?:^|-)kite$/.test(id);
const isFlown = (id: SubjectId) => isKite(id) || id === "balloon";

export const isRideable = (id: SubjectId) => isUsedAs("mount", id) || isUsedAs("ride", id);

const tiny = /^(?:caterpillar|snail|slug|ant|worm)$/;

/** "A cowboy on a horse" rides it; a bird on an elephant only sits there. */
function isAstride(who: SubjectId | undefined, mount: SubjectId): boolean {
  if (who === undefined || !isPerson(who)) return false;
  const { kind, height } = subjectById(mount);
  return kind === "vehicle" || (isAlive(mount) && !isPerson(mount) && height >= 0.6);
}

/** What flies or swims appears beside what it comes with. */
function hasHands(id: SubjectId): boolean {
  const { kind, habitat } = subjectById(id);
  return kind !== "animal" || !/air|water/.test(habitat);
}

const isAnybody = /^(?:girl|boy|man|woman|toddler|baby)$/;

/** What an animal wears as "princess cat" or "pirate dog"; undefined where that is not meant. */
export function costumeOf(role: SubjectId, who: SubjectId): SubjectId | "" | undefined {
  // 机器人妈妈, "a thief cat": nobody is dressed up as a mother.
  if (subjectById(role).kind !== "person" || isPerson(who) || isAnybody.test(role))
    return undefined;
  if (hasHeadToDress(who) && subjectById(role).artwork.set === "figure") return role;
  return subjectById(who).kind === "animal" ? (costumes[role] ?? "") : undefined;
}

/** Nobody stands on a swing: what "on", "in" and "over" it mean. */
export function relationTo(kind: RelationKind, object: SubjectId): RelationKind {
  if (kind === "above" && isUsedAs("bridge", object)) return "on";
  // Who roasts something over it sits by it.
  if (kind === "above" && isUsedAs("hearth", object)) return "around";
  if (kind === "in" && isUsedAs("wheelchair", object)) return "riding";
  if (kind === "in" && isUsedAs("pane", object)) return "in-front-of";
  if (/^(on|in)$/.test(kind) && object === "picnic") return "beside";
  if (kind !== "on") return kind;
  if (isUsedAs("mount", object)) return "riding";
  if (isUsedAs("deck", object)) return "in";
  if (isUsedAs("pane", object)) return "in-front-of";
  return isUsedAs("board", object) ? "beside" : kind;
}

/**
 * How the one who acts stands to the thing named, or "kite" for a thing flown on a string; undefined
 * where the two merely appear together ("a unicorn with a rainbow").
 */
export function roleOf(
  {
    kind,
    verb,
    isWith,
    phrase,
  }: { kind?: RelationKind; verb?: Said; isWith?: boolean; phrase?: string },
  object: SubjectId,
  doer: Pick<Mention, "subject" | "action"> | undefined,
): RelationKind | "kite" | undefined {
  const who = doer?.subject;
  const { kind: what, habitat, height } = subjectById(object);
  const canHold = who === undefined || isAlive(who) || isUsedAs("doll", who);
  const isWorn = what === "clothing" && !isUsedAs("bag", object);
  const isHandy =
    isUsedAs("bag", object) ||
    isUsedAs("umbrella", object) ||
    isUsedAs("placard", object) ||
    (["object", "food", "plant"].includes(what) &&
      !isUsedAs("hearth", object) &&
      (habitat === "held" || height <= 0.8 || isUsedAs("bunch", object)));
  if (isWith) {
    // "A pineapple with sunglasses"
    const place = who !== undefined && !isAlive(who) ? wornOn(object) : undefined;
    if (
      place === "eyes" ||
      (place === "head" && isWorn && /food|plant|sky/.test(subjectById(who!).kind))
    )
      return "wearing";
    if (!canHold || who === undefined) return undefined;
    const isOnIt = isWorn || object === "ribbon";
    if (isOnIt && (hasHands(who) || canWear(who, object))) return "wearing";
    if (object === "backpack" && canWear(who, object)) return "wearing";
    if (!hasHands(who)) return undefined;
    if (/helmet$/.test(object) && canWear(who, object)) return "wearing";
    if (isKite(object) && isPerson(who)) return "kite";
    return isHandy || isFlown(object) ? "holding" : undefined;
  }
  if (verb && isUsedAs("remote", object)) return undefined;
  const isLiving = who !== undefined && isAlive(who);
  // "A corgi in a sweater" wears it; a kitten in a boot is in it.
  const isRoomy =
    (phrase === "out of" || /shoe$|boot$|stocking$/.test(object)) &&
    subjectById(who ?? object).kind !== "person";
  const isPutOn = what === "clothing" || /helmet$/.test(object);
  if (kind === "in" && isPutOn && (isLiving || hasHeadToDress(who ?? "")) && !isRoomy)
    return "wearing";
  // Over a fence one looks and reaches, unless one jumps or flies.
  const isCrossed = /^(jumping|flying|running|climbing)$/.test(doer?.action ?? "");
  if (kind === "above" && isUsedAs("barrier", object) && isLiving && !isCrossed) return "behind";
  if (!verb)
    return kind === "on" && isAstride(who, object) ? "riding" : kind && relationTo(kind, object);
  // Who looks at fireworks has them overhead.
  const isOverhead = habitat === "sky" || object === "fireworks";
  if (isOverhead && (verb.action === "reading" || isLooking(verb.action))) return undefined;
  if (verb.action === "reading" && !isUsedAs("text", object)) return "beside";
  if (verb.action === "sitting" && !verb.object && (what === "vehicle" || isRideable(object)))
    return "riding";
  if (verb.action === "sitting" && kind === "on" && isAstride(who, object)) return "riding";
  const done = isLiving ? toSomebody(object, verb)?.role : undefined;
  if (done) return done;
  // A caterpillar is on the cabbage that it eats: one in its mouth would be a crumb.
  if (verb.action === "eating" && tiny.test(who ?? "") && /^(food|plant)$/.test(what)) return "on";
  if (/^(lifting|in-mouth)$/.test(verb.action ?? "")) return "holding";
  // "Holds on to his umbrella"
  if (verb.action === "clinging" && isHandy) return "holding";
  if (verb.object === "in") return "in";
  // All are under one umbrella and round one cake.
  const isAllRound = isUsedAs("umbrella", object) || isUsedAs("feast", object);
  if (isAllRound && /^(shar|分)/i.test(verb.phrase)) return "holding";
  if (toolUse.test(verb.action ?? "") && object !== verb.prop) return "beside";
  if (isFlown(object) && /^flying(?:-kite)?$/.test(verb.action ?? "")) return "kite";
  // 放燕子风筝
  if (isKite(object) && /^放/.test(verb.phrase)) return "kite";
  // 打领带: nobody plays it.
  if (verb.action === "playing" && what === "clothing") return "wearing";
  switch (verb.object) {
    case "riding":
      if (isUsedAs("slope", object)) return "on";
      if (what === "vehicle" || isAlive(object) || isRideable(object)) return "riding";
      if (verb.action === "sliding") return "on";
      return isHandy ? "holding" : "beside";
    case "wearing":
      return what === "clothing" || isHandy ? "wearing" : "beside";
    case "holding": {
      if (!canHold) return undefined;
      // 背书包
      if (object === "backpack" && (!who || canWear(who, object))) return "wearing";
      const isPet = who !== undefined && isAlive(object) && subjectById(who).height > 2 * height;
      return isHandy || what === "clothing" || what === "symbol" || object === "umbrella" || isPet
        ? "holding"
        : "beside";
    }
    default:
      // "Howling at the moon": it stays in the sky.
      return habitat === "sky" &&
        verb.action !== "hugging" &&
        (verb.object ?? "beside") === "beside"
        ? undefined
        : (verb.object ?? "beside");
  }
}

/** What it comes to where somebody does it: ladders are climbed, and nobody swims in a puddle. */
export function actionUpon(
  action: string | undefined,
  kind: RelationKind | "kite" | undefined,
  place: SubjectId,
): string | undefined {
  // One stands at a blackboard.
  if (isUsedAs("board", place) && action === "writing") return "pointing";
  const isThere = kind === "on" || kind === "in";
  if (isThere && place === "puddle" && /^(?:swimming|jumping)$/.test(action ?? ""))
    return "splashing";
  if (isThere && isUsedAs("floor", place) && action === "swimming") return "jumping";
  const isIdle = action === undefined || action === "standing";
  return isThere && isUsedAs("steep", place) && isIdle ? "climbing" : action;
}

/** A verb in the visitor's words. */
type Said = Verb & { phrase: string };

interface ToSomebody {
  verb: RegExp;
  action: string;
  /** How the one who does it stands to whom it is done to, where that is not as with things. */
  role?: RelationKind;
  to?: (id: SubjectId) => boolean;
}

const isPerson = (id: SubjectId) => subjectById(id).kind === "person";
/** Taken in the arms: whoever is alive, and the dolls and teddies that children take for it. */
const isCuddled = (id: SubjectId) => isAlive(id) || isUsedAs("doll", id) || isUsedAs("armful", id);
const isSmall = (id: SubjectId) =>
  isCuddled(id) && subjectById(id).height <= (isPerson(id) ? 0.8 : 0.6);

/** Before the belly in both arms; flowers and strings are in one hand. */
const isCandle = (id: SubjectId) => /candle|^menorah$|^kinara$|^diya-lamp$/.test(id);

const isEmbraced = (id: SubjectId) =>
  !isAlive(id) &&
  /^(object|food|symbol|sky)$/.test(subjectById(id).kind) &&
  !hasHandle(id) &&
  !isUsedAs("bunch", id) &&
  !isUsedAs("blossom", id) &&
  !isUsedAs("played-across", id);

/** Too large for one hand, and without a handle. */
const isArmful = (id: SubjectId) => isWithoutHandle(id) && subjectById(id).height >= 0.2;

const isWithoutHandle = (id: SubjectId) =>
  isEmbraced(id) &&
  !isUsedAs("doll", id) &&
  !isUsedAs("bag", id) &&
  !isUsedAs("hanging", id) &&
  !isUsedAs("umbrella", id) &&
  !isUsedAs("pole", id) &&
  !/bucket|basket|suitcase|balloon|kite|flag|sign$|torch|lamp|pail|can$|sword|shield|tray/.test(id);

/** What verbs mean where they are done to somebody rather than to a thing. */
const actionsToSomebody: readonly ToSomebody[] = [
  { verb: /^打$/, action: "kung-fu" },
  { verb: /^(?:read|tell)/i, action: "reading", to: (id) => isAlive(id) || isUsedAs("doll", id) },
  { verb: /^(carr|haul|lug)/i, action: "carrying", role: "holding", to: isArmful },
  { verb: /^搬/, action: "carrying", role: "holding", to: isWithoutHandle },
  {
    verb: /^(抱|搂|hold(?!\w* hands)|held|carr|cradl|rock)/i,
    action: "cradling",
    role: "holding",
    to: isCuddled,
  },
  {
    verb: /^(抱|搂|拥抱|依偎|亲|hug|cuddl|snuggl|kiss)/i,
    action: "cradling",
    role: "holding",
    to: isSmall,
  },
  {
    verb: /^(抱|搂|拥抱|hug|cuddl|snuggl|embrac|squeez)/i,
    action: "embracing",
    role: "holding",
    to: isEmbraced,
  },
  { verb: /^(light|点)/i, action: "lighting", role: "beside", to: isCandle },
  // A face is no food.
  { verb: /^(舔|lick)/i, action: "licking", role: "beside" },
  { verb: /^(背|驮|piggyback)/i, action: "piggyback", role: "holding" },
  { verb: /^(举|托|lift)/i, action: "lifting", role: "holding" },
  { verb: /^(扛|shoulder)/i, action: "shouldering", role: "holding" },
  { verb: /^(牵|拉着|[带领]着|带领)/, action: "hand-in-hand", role: "beside", to: isPerson },
  { verb: /^([带领]着|带领)/, action: "walking", role: "beside" },
];

function toSomebody(object: SubjectId, verb: Said | undefined): ToSomebody | undefined {
  if (!verb) return undefined;
  return actionsToSomebody.find(({ verb: of, to = isAlive }) => of.test(verb.phrase) && to(object));
}

/** What is done to food at a table, and to paper and hair in ways that no picture shows. */
export function isKitchenWork(phrase: string): boolean {
  return /^(cut|chop|slic|peel|mix|icing|frost|decorat|knead|切|剥|揉|搅)/i.test(phrase);
}

/** Not so what is caught. */
const isOutOfHand = /^(?:thr[oe]w|toss|扔|丢|抛|撒|投)/i;

/** Of cakes and cookies. */
const isIcing = /^(?:icing|ices|iced|frost|decorat|抹|裱|装饰)/i;

/** "Playing" a guitar is a pose of its own, and so is holding a kite's string. */
export function actionWith(
  object: SubjectId,
  verb: Said | undefined,
  kind: RelationKind | "kite" | undefined,
): string | undefined {
  const done = kind === "riding" ? undefined : toSomebody(object, verb);
  if (done) return done.action;
  if (kind === "kite") return "flying-kite";
  if (verb?.action === "clinging" && kind === "holding") return "holding";
  if (verb && isUsedAs("remote", object)) return "pointing";
  // One looks at a tree, and reads at a desk.
  const isDesk = isUsedAs("sat-at", object) && /^read/i.test(verb?.phrase ?? "");
  if (verb?.action === "reading" && !isDesk && !isUsedAs("text", object)) return "watching";
  if (!verb || !kind) return undefined;
  const isMade = isKitchenWork(verb.phrase) && verb.action !== "carving";
  const isFood = subjectById(object).kind === "food" || isUsedAs("feast", object);
  if (isFood && isIcing.test(verb.phrase)) return "icing";
  if (isMade && isFood) return "making";
  // "Throwing a snowball at a crow": that is thrown already.
  const isThrown = /^(throwing|catching)$/.test(verb.action ?? "") && verb.object === "holding";
  if (isThrown && !isUsedAs("missile", object))
    return isOutOfHand.test(verb.phrase) && !isAlive(object) ? "hurling" : "holding";
  if (verb.phrase.startsWith("拉") && subjectById(object).kind === "vehicle") return "pulling";
  if (/^blow/i.test(verb.phrase) && isHorn(object)) return "playing";
  if (verb.action === "gardening" && /flag|book|hat|gift/.test(object)) return "holding";
  if (verb.action === "playing") {
    if (isAlive(object)) return "standing";
    if (["guitar", "banjo"].includes(object)) return "playing-guitar";
    if (["drum", "long-drum"].includes(object)) return "playing-drum";
    if (isUsedAs("piano", object)) return "playing-piano";
    if (object === "soccer-ball") return "kicking";
  }
  return kind === "riding" ? "riding" : verb.action;
}
