/** What shows that an animal sleeps, runs or sings; people have poses for what they do. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { type SignPlace, signs } from "../../lexicon/signs.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Mention } from "../../types.ts";
import { mouthOf } from "../deeds/in-the-mouth.ts";
import { anchorsOf } from "./anchors.ts";
import { across, facingOf, type Part, pointOn } from "./cluster.ts";

/** How high a sign is, as a share of the animal; those under it are as wide as it is. */
const heights: Readonly<Record<Exclude<SignPlace, "below" | "feet">, number>> = {
  head: 0.3,
  mouth: 0.5,
  voice: 0.4,
  above: 0.34,
  behind: 0.5,
  trail: 0.15,
  bite: 0.24,
};

/** @param isCarried it is on or in something */
export function signOf(animal: Part, isCarried: boolean): Part[] {
  const { mention, artwork, box, mirrored } = animal;
  const sign = artwork.set === "figure" ? undefined : signs[mention.action ?? ""];
  if (!sign || (isCarried && /^(?:below|trail)$/.test(sign.place)) || isAtHome(mention)) return [];
  const own = subjectById(sign.subject).artwork;
  const source = loadArtwork(own).box;
  // Seen from the side it sings ahead.
  const place = mention.action === "singing" && facingOf(animal) !== "front" ? "voice" : sign.place;
  const width =
    place === "feet" || place === "below"
      ? box.width * (place === "feet" ? 1.4 : 0.8)
      : (box.height * heights[place] * source.width) / source.height;
  const height = (width * source.height) / source.width;
  const { hat } = anchorsOf(mention.subject, artwork);
  const head = across(animal, hat.x);
  const { colour: _, ...bare } = mention;
  // Seen from the front it runs to where other things are.
  const isAhead = place === "behind" && facingOf(animal) === "front";
  const side = mirrored !== isAhead ? -1 : 1;
  const at = { width, height, ...placeOf(place, { animal, head, side, width, height }) };
  const part = { mention: { ...bare, subject: sign.subject }, artwork: own, box: at, rotation: 0 };
  return [{ ...part, mirrored: side < 0 && /^(?:mouth|voice|behind)$/.test(place) }];
}

/** Who has wings needs no cloud to fly, who stretches its legs no streaks to run. */
function isAtHome({ subject, action, count }: Mention): boolean {
  const { doing, habitat } = subjectById(subject);
  if (action === "running") return doing?.running !== undefined;
  // Only who has its head down has grass at the mouth.
  if (action === "grazing") return doing?.["head-down"] === undefined;
  // Before the faces of several there is no room.
  if (action === "roaring") return count > 1;
  // No feet are seen of who has none, and several go one behind the other.
  if (action === "walking") return /water|air|sky/.test(habitat) || count > 1;
  // Nor who leaps out of the water any ground to bounce on.
  if (action === "jumping") return habitat === "water";
  return action === "flying" && (doing?.flying !== undefined || /air|sky/.test(habitat));
}

interface Around {
  animal: Part;
  /** Where the head's middle is. */
  head: number;
  /** 1 where the drawing looks as it is, -1 where it is mirrored. */
  side: 1 | -1;
  width: number;
  height: number;
}

/** Drawings look to the left: what is behind them is on the right. */
function placeOf(
  place: SignPlace,
  { animal, head, side, width, height }: Around,
): { x: number; y: number } {
  const { box, artwork } = animal;
  const middle = box.x + box.width / 2;
  const aside = (away: number) => middle + side * away - (side < 0 ? width : 0);
  switch (place) {
    case "head":
      return {
        x: head + side * box.width * 0.24 - (side < 0 ? width : 0),
        y: box.y - height * 0.72,
      };
    case "mouth":
      return {
        x: side < 0 ? box.x + box.width * 0.95 : box.x + box.width * 0.05 - width,
        y: box.y + box.height * 0.3,
      };
    case "voice":
      return {
        x: side < 0 ? box.x + 1.02 * box.width : box.x - 0.02 * box.width - width,
        y: pointOn(animal, mouthOf(artwork)).y - 0.5 * height,
      };
    case "bite": {
      const mouth = pointOn(animal, mouthOf(artwork));
      return { x: mouth.x - width / 2, y: box.y + box.height - 0.92 * height };
    }
    case "above":
      return { x: head - width / 2, y: box.y - height * 1.06 };
    case "behind":
      return { x: aside(box.width * 0.52), y: box.y + box.height * 0.4 };
    case "trail":
      return { x: aside(box.width * 0.54), y: box.y + box.height - height * 0.9 };
    case "below":
      return { x: middle - width / 2, y: box.y + box.height * 1.04 };
    case "feet":
      return { x: middle - width / 2, y: box.y + box.height - height * 0.72 };
  }
}
