/** Where a thing is whose holder has a pan in hand, or lies in bed. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Mention } from "../../types.ts";
import { type Part, pointOn } from "./cluster.ts";
import { isFigure } from "./upright-animals.ts";

/** A swallow or a dragon that is flown is up there as it is, in place of the plain kite of the pose. */
export function kitesOnStrings(brief: Brief): Brief {
  const fliesOther = ({ id, action }: Mention) =>
    action === "flying-kite" &&
    brief.relations.some(
      ({ kind, from, to }) =>
        kind === "holding" &&
        from === id &&
        brief.mentions.some((one) => one.id === to[0] && /-kite$/.test(one.subject)),
    );
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      fliesOther(one) && isFigure(one) ? { ...one, action: "flying-on-a-string" } : one,
    ),
  };
}

/** Undefined where it is in the hand. */
export function atHand(holder: Part, thing: Part): Part | undefined {
  if (holder.artwork.set !== "figure") return undefined;
  const [, pose = ""] = holder.artwork.name.split("/");
  if (pose === "cooking" && subjectById(thing.mention.subject).kind === "food")
    return inThePan(holder, thing);
  if (pose === "flying-on-a-string") return onItsString(holder, thing);
  return pose === "sleeping" ? inTheArm(holder, thing) : undefined;
}

/** The middle of the pan from the hand, and how wide it is, as shares of the height of the cook. */
const pan = { x: 0.185, y: -0.035, width: 0.19 };

function inThePan(cook: Part, food: Part): Part {
  const hand = pointOn(cook, figureAnchors(cook.artwork).hand);
  const { height: whole } = cook.box;
  const width = pan.width * whole;
  const height = (width * food.box.height) / food.box.width;
  const x = hand.x + (cook.mirrored ? -pan.x : pan.x) * whole - width / 2;
  return { ...food, box: { x, y: hand.y + pan.y * whole - height, width, height } };
}

/** How high and wide it is at the most, as a share of who flies it. */
const kite = 0.62;

/** Its middle at the end of the string. */
function onItsString(flyer: Part, thing: Part): Part {
  const { box: source } = loadArtwork(thing.artwork);
  const scale = (kite * flyer.box.height) / Math.max(source.width, source.height);
  const [width, height] = [scale * source.width, scale * source.height];
  const end = pointOn(flyer, figureAnchors(flyer.artwork).tip);
  return { ...thing, box: { x: end.x - 0.4 * width, y: end.y - 0.7 * height, width, height } };
}

/** How long it is, as a share of the height of the bed, and where it lies along it, from the neck. */
const cuddled = { length: 0.62, down: 0.16 };

/** On the blanket, the head beside the sleeper's. */
function inTheArm(sleeper: Part, thing: Part): Part {
  const { neck } = figureAnchors(sleeper.artwork);
  const { box } = sleeper;
  const { box: source } = loadArtwork(thing.artwork);
  const height =
    (cuddled.length * box.height * source.height) / Math.max(source.height, source.width);
  const width = (height * source.width) / source.height;
  const centre = pointOn(sleeper, { x: neck.x + cuddled.down * (box.height / box.width), y: 0.6 });
  return {
    ...thing,
    box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height },
    rotation: sleeper.mirrored ? 90 : -90,
  };
}
