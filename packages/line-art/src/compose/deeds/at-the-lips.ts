/** What somebody eats is before the mouth, between both hands; what is drunk is at the lips. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { ArtworkRef, Brief, Mention, SubjectId } from "../../types.ts";
import { type Part, pointOn } from "../groups/cluster.ts";
import { frontOf } from "../groups/front-of.ts";
import { isFigure } from "../groups/upright-animals.ts";
import { hasHandle } from "./by-the-handle.ts";
import { lieOf } from "./in-the-mouth.ts";

interface Vessel {
  /** What of it is at the lips, as fractions of its drawing. */
  lip: { x: number; y: number };
  /** How far it is tilted, in degrees; its foot goes away from who drinks. */
  tilt?: number;
  /** Its drawing, where it stands on a saucer otherwise. */
  artwork?: ArtworkRef;
}

const mug: Vessel = { lip: { x: 0.04, y: 0.42 }, artwork: { set: "own", name: "tilted-mug" } };

/** Straws are sucked, bottles and glasses tilted. */
const vessels: Readonly<Record<SubjectId, Vessel>> = {
  "hot-beverage": mug,
  teacup: mug,
  "coffee-cup": mug,
  "cocoa-with-marshmallows": mug,
  "soy-milk": mug,
  "cup-with-straw": { lip: { x: 0.98, y: 0.04 } },
  "bubble-tea": { lip: { x: 0.78, y: 0.02 } },
  "beverage-box": { lip: { x: 0.97, y: 0.04 } },
  "baby-bottle": { lip: { x: 0.96, y: 0.06 } },
  "glass-of-milk": { lip: { x: 0.08, y: 0.1 }, tilt: 38 },
  "drinking-glass": { lip: { x: 0.06, y: 0.06 }, tilt: 38 },
  lemonade: { lip: { x: 0.44, y: 0.02 } },
  smoothie: { lip: { x: 0.94, y: 0.02 } },
  milkshake: { lip: { x: 0.84, y: 0.03 } },
  juice: { lip: { x: 0.74, y: 0.02 } },
  "soda-can": { lip: { x: 0.3, y: 0.06 }, tilt: 42 },
  "water-bottle": { lip: { x: 0.5, y: 0.02 }, tilt: 58 },
};

/** Who eats what is drunk drinks; what is narrow and upright is held from below. */
export function sipping(brief: Brief): Brief {
  const how = (one: Mention) => {
    if (one.action !== "eating" || !isFigure(one)) return one.action;
    const held = brief.relations.find(({ kind, from }) => kind === "holding" && from === one.id);
    const what = brief.mentions.find(({ id }) => id === held?.to[0]);
    if (!what) return one.action;
    if (Object.hasOwn(vessels, what.subject)) return "drinking";
    return isBitten(what.subject) && isNarrow(what.subject) ? "licking" : one.action;
  };
  const mentions = brief.mentions.map((one): Mention => {
    const action = how(one);
    return action === one.action ? one : { ...one, action: action! };
  });
  return { ...brief, mentions };
}

export const isBitten = (id: SubjectId) =>
  subjectById(id).kind === "food" && !isUsedAs("served", id);

/** Corn on the cob and carrots are bitten from the side. */
function isNarrow(id: SubjectId): boolean {
  const { artwork } = subjectById(id);
  const { width, height } = loadArtwork(artwork).box;
  return (width < 0.78 * height || hasHandle(id)) && !lieOf(artwork).isLong;
}

/** Sizes in head radii. */
const most = { bite: 1.8, stick: 2.1, long: 2.8, vessel: 2.1 };

/** The thing and the hands that are before it; undefined for whatever else is done with it. */
export function atTheLips(eater: Part, thing: Part): Part[] | undefined {
  const pose = eater.artwork.set === "figure" ? poseOfFigure(eater.artwork) : undefined;
  const { subject } = thing.mention;
  const vessel = vessels[subject];
  if (vessel && /^(?:seated-)?drinking$/.test(pose ?? ""))
    return [drunk(eater, thing, vessel), frontOf(eater)];
  if (!/^(?:seated-|cross-legged-)?(?:eating|licking)$/.test(pose ?? "") || !isBitten(subject))
    return undefined;
  return [bitten(eater, thing), frontOf(eater)];
}

/** In the units of the page. */
function faceOf(eater: Part): { mouth: { x: number; y: number }; radius: number } {
  const { mouth, head, neck } = figureAnchors(eater.artwork);
  const { width, height } = eater.box;
  const radius = Math.hypot((neck.x - head.x) * width, (neck.y - head.y) * height) / 0.945;
  return { mouth: pointOn(eater, mouth), radius };
}

function bitten(eater: Part, food: Part): Part {
  const { mouth, radius } = faceOf(eater);
  const { box: source } = loadArtwork(food.artwork);
  const { angle, isLong } = lieOf(food.artwork);
  const room = isLong ? most.long : isNarrow(food.mention.subject) ? most.stick : most.bite;
  const scale = (room * radius) / (isLong ? Math.hypot : Math.max)(source.width, source.height);
  const [width, height] = [scale * source.width, scale * source.height];
  // The upper lip is seen over it.
  const top = isLong ? mouth.y + 0.16 * radius - height / 2 : mouth.y + 0.06 * radius;
  return {
    ...food,
    box: { x: mouth.x - width / 2, y: top, width, height },
    rotation: isLong ? -angle : 0,
    mirrored: false,
  };
}

function drunk(drinker: Part, { mention, artwork: own }: Part, vessel: Vessel): Part {
  const artwork = vessel.artwork ?? own;
  const { lip, tilt = 0 } = vessel;
  const { mouth, radius } = faceOf(drinker);
  const { box: source } = loadArtwork(artwork);
  const scale = (most.vessel * radius) / Math.max(source.width, source.height);
  const [width, height] = [scale * source.width, scale * source.height];
  // The hand is on the right of who is drawn as drawn.
  const away = drinker.mirrored ? -1 : 1;
  const mirrored = lip.x > 0.5 !== drinker.mirrored;
  const rotation = -away * tilt;
  const turn = (rotation * Math.PI) / 180;
  const from = {
    x: ((mirrored ? 1 - lip.x : lip.x) - 0.5) * width,
    y: (lip.y - 0.5) * height,
  };
  const x = mouth.x - (from.x * Math.cos(turn) - from.y * Math.sin(turn));
  const y = mouth.y - (from.x * Math.sin(turn) + from.y * Math.cos(turn));
  return {
    mention,
    artwork,
    box: { x: x - width / 2, y: y - height / 2, width, height },
    mirrored,
    rotation,
  };
}
