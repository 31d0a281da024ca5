/** What a thing can be to another: worn, held, ridden, or only there too. */
import { subjectById } from "../lexicon/subjects.ts";
import type { Verb } from "../lexicon/verbs.ts";
import type { RelationKind, SubjectId } from "../types.ts";

const rideable = new Set(
  "broom magic-carpet carousel-horse sled playground-slide skateboard kick-scooter surfboard garden-swing seesaw rocking-horse cloud crescent-moon skis roller-skate shooting-star swing-set spring-rider".split(
    " ",
  ),
);

/** Who is on it rides it. */
const mounts = /^(broom|magic-carpet|sled|skateboard|kick-scooter|rocking-horse|carousel-horse)$/;

/** What is looked into; everything else is looked at. */
export const readable = new Set(
  "open-book closed-book books newspaper scroll notebook-with-decorative-cover envelope love-letter world-map musical-score calendar clipboard mobile-phone laptop".split(
    " ",
  ),
);

/** Both hands are at the tool: what is dug up or swept is not held. */
const toolUse = /^(sweeping|digging|knitting|brushing-teeth|blowing-bubbles|jumping-rope)$/;

const flown = new Set(["kite", "balloon"]);

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

export function isAlive(id: SubjectId): boolean {
  return ["animal", "person", "creature"].includes(subjectById(id).kind);
}

/** What flies or swims appears beside what it comes with. */
function hasHands(id: SubjectId): boolean {
  const { kind, habitat } = subjectById(id);
  return kind !== "animal" || !/air|water/.test(habitat);
}

/** What an animal wears as "princess cat" or "pirate dog"; undefined where that is not meant. */
export function costumeOf(role: SubjectId, who: SubjectId): SubjectId | "" | undefined {
  if (subjectById(role).kind !== "person" || subjectById(who).kind !== "animal") return undefined;
  return costumes[role] ?? "";
}

/** Nobody stands on a swing. */
export function relationTo(kind: RelationKind, object: SubjectId): RelationKind {
  // "Over a bridge" is on it.
  if (kind === "above" && /bridge/.test(object)) return "on";
  // Who roasts something over it sits by it.
  if (kind === "above" && /fire$/.test(object)) return "around";
  if (kind === "in" && /wheelchair/.test(object)) return "riding";
  if (kind === "on" && mounts.test(object)) return "riding";
  // One is on deck, and yet in the boat.
  if (kind === "on" && /^(sailboat|canoe|rowing-boat)$/.test(object)) return "in";
  // Who writes on it stands before it.
  if (kind === "on" && /^(blackboard|easel)$/.test(object)) return "beside";
  return kind === "on" && /swing|seesaw/.test(object) ? "riding" : kind;
}

/**
 * How the one who acts stands to the thing named, or "kite" for a thing flown on a string; undefined
 * where the two merely appear together ("a unicorn with a rainbow").
 */
export function roleOf(
  { kind, verb, isWith }: { kind?: RelationKind; verb?: Verb; isWith?: boolean },
  object: SubjectId,
  who: SubjectId | undefined,
): RelationKind | "kite" | undefined {
  const { kind: what, habitat, height } = subjectById(object);
  const canHold = who === undefined || isAlive(who);
  const isHandy =
    ["object", "food", "plant"].includes(what) &&
    (habitat === "held" || height <= 0.8 || object === "balloon" || object === "umbrella");
  if (isWith) {
    if (!canHold || who === undefined || !hasHands(who)) return undefined;
    if (what === "clothing" || object === "ribbon") return "wearing";
    return isHandy || flown.has(object) || object === "umbrella" ? "holding" : undefined;
  }
  const isLiving = who !== undefined && isAlive(who);
  // "A corgi in a sweater" wears it; a kitten in a boot is in it.
  const isRoomy =
    /shoe$|boot$|stocking$/.test(object) && subjectById(who ?? object).kind !== "person";
  if (kind === "in" && what === "clothing" && isLiving && !isRoomy) return "wearing";
  if (!verb) return kind && relationTo(kind, object);
  // Who looks at fireworks has them overhead.
  const isOverhead = habitat === "sky" || object === "fireworks";
  if (isOverhead && /^(reading|pointing)$/.test(verb.action ?? "")) return undefined;
  if (verb.action === "reading" && !readable.has(object)) return "beside";
  if (verb.action === "sitting" && !verb.object && (what === "vehicle" || rideable.has(object)))
    return "riding";
  if (verb.object === "in") return "in";
  if (toolUse.test(verb.action ?? "") && object !== verb.prop) return "beside";
  if (flown.has(object) && verb.action === "flying") return "kite";
  // 打领带: nobody plays it.
  if (verb.action === "playing" && what === "clothing") return "wearing";
  switch (verb.object) {
    case "riding":
      if (what === "vehicle" || isAlive(object) || rideable.has(object)) return "riding";
      if (verb.action === "sliding") return "on";
      return isHandy ? "holding" : "beside";
    case "wearing":
      return what === "clothing" || isHandy ? "wearing" : "beside";
    case "holding": {
      if (!canHold) return undefined;
      const isPet = who !== undefined && isAlive(object) && subjectById(who).height > 2 * height;
      return isHandy || what === "clothing" || object === "umbrella" || isPet
        ? "holding"
        : "beside";
    }
    default:
      // "Howling at the moon": it stays in the sky.
      return habitat === "sky" && (verb.object ?? "beside") === "beside"
        ? undefined
        : (verb.object ?? "beside");
  }
}

/** "Playing" a guitar is a pose of its own, and so is holding a kite's string. */
export function actionWith(
  object: SubjectId,
  verb: Verb | undefined,
  kind: RelationKind | "kite" | undefined,
): string | undefined {
  if (kind === "kite") return "flying-kite";
  if (verb?.action === "reading" && !readable.has(object)) return "pointing";
  if (!verb || !kind) return undefined;
  if (verb.action === "throwing" && !/ball|disc|boomerang|dart/.test(object)) return "holding";
  if (verb.action === "gardening" && /flag|book|hat|gift/.test(object)) return "holding";
  if (verb.action === "playing") {
    if (isAlive(object)) return "standing";
    if (["guitar", "banjo"].includes(object)) return "playing-guitar";
    if (["drum", "long-drum"].includes(object)) return "playing-drum";
    if (object === "soccer-ball") return "kicking";
  }
  return kind === "riding" ? "riding" : verb.action;
}
