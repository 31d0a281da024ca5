/** Who is under a roof, a tree or a rainbow, and who is above something. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { ArtworkRef, SubjectId } from "../../types.ts";
import { underOneUmbrella } from "../deeds/under-one-umbrella.ts";
import {
  type Cluster,
  clusterOf,
  facingOf,
  isAtARun,
  middle,
  moved,
  noHigherThan,
  type Part,
  scaled,
  stoodAt,
} from "./cluster.ts";
import { overhead } from "./next-to.ts";
import { on } from "./upon.ts";

/** How much of a table's height is free below it; of a bed it is less. */
const tableTop = 0.74;
const lowRoof = 0.48;

/** Drawn with room beneath for whoever shelters there, the stem to the right. */
const shelters: Readonly<Record<SubjectId, string>> = {
  mushroom: "tall-mushroom",
  "green-leaf": "sheltering-leaf",
  "lily-pad": "sheltering-leaf",
  lotus: "sheltering-leaf",
};

export const isShelter = (id: SubjectId) => Object.hasOwn(shelters, id);

/** How high the cap is above the ground, and from where to where there is room, as shares of the drawing. */
const room = { high: 0.55, left: 0.08, right: 0.64 };

/** Beside the stem, all of them under the cap. */
function sheltered(subject: Cluster, roof: Part): Cluster {
  const artwork: ArtworkRef = { set: "own", name: shelters[roof.mention.subject]! };
  const source = loadArtwork(artwork).box;
  const height = Math.max(
    (1.06 * subject.box.height) / room.high,
    ((subject.box.width / (room.right - room.left)) * source.height) / source.width,
  );
  const width = (height * source.width) / source.height;
  const foot = subject.box.y + subject.box.height;
  const x = middle(subject) - ((room.left + room.right) / 2) * width;
  const box = { x, y: foot - height, width, height };
  const whole: Part = { ...roof, artwork, box, mirrored: false, rotation: 0 };
  return clusterOf(subject.root, [whole, ...subject.parts]);
}

export function under(subject: Cluster, roof: Cluster): Cluster {
  const [first] = roof.parts;
  if (isShelter(first!.mention.subject)) return sheltered(subject, first!);
  const { kind, habitat } = subjectById(first!.mention.subject);
  if (first!.mention.subject === "rainbow") {
    const wide = scaled(
      roof,
      Math.max(1.5 * subject.box.width, 1.35 * subject.box.height) / roof.box.width,
    );
    const placed = stoodAt(wide, middle(subject), subject.box.y + subject.box.height * 0.7);
    return clusterOf(subject.root, [...placed.parts, ...subject.parts]);
  }
  const isUmbrella = isUsedAs("umbrella", first!.mention.subject);
  const areTwo = isUmbrella && subject.parts.every((part) => isAlive(part.mention.subject));
  const shared = areTwo && underOneUmbrella(subject.parts, first!, subject);
  if (shared) return shared;
  if (kind === "plant" || isUmbrella) {
    // A whole family is not to be dwarfed by its tree.
    const wide = Math.min(1.2 * subject.box.width, 2.1 * subject.box.height);
    const tall = scaled(roof, Math.max(1.7 * subject.box.height, wide) / roof.box.height);
    // The trunk is beside them, the handle of an umbrella between them.
    const stem = kind === "plant" ? 0.1 * tall.box.width : 0.05 * subject.box.width;
    const isBetween = kind !== "plant" && subject.parts.length > 1;
    const aside = isBetween ? 0 : 0.5 * subject.box.width + stem;
    const placed = moved(tall, middle(subject) - middle(tall) + aside, 0);
    return clusterOf(subject.root, [...placed.parts, ...subject.parts]);
  }
  if (isUsedAs("table", first!.mention.subject)) {
    const clear = first!.mention.subject === "high-bed" ? lowRoof : tableTop;
    const factor = Math.max(
      subject.box.height / (clear * roof.box.height),
      (1.3 * subject.box.width) / roof.box.width,
    );
    const tall = scaled(roof, factor);
    const placed = moved(tall, middle(subject) - middle(tall), 0);
    return clusterOf(subject.root, [...placed.parts, ...subject.parts]);
  }
  if (habitat === "ground" || habitat === "indoor") return on(roof, subject);
  const light = habitat === "sky" ? noHigherThan(0.5 * subject.box.height, roof) : roof;
  const placed = stoodAt(light, middle(subject), subject.box.y - 0.12 * subject.box.height);
  return clusterOf(subject.root, [...placed.parts, ...subject.parts]);
}

/** So far in degrees the nose is up of who leaps and has no drawing of it. */
const leap = 14;

function leaping(part: Part): Part {
  const { artwork, mention } = part;
  const facing = facingOf(part);
  if (artwork.set === "figure" || isAtARun(mention.subject, artwork) || facing === "front")
    return part;
  return { ...part, rotation: facing === "left" ? leap : -leap };
}

/** Just clear of what is the lower of the two. */
export function jumpingOver(atRest: Cluster, whole: Cluster): Cluster {
  const jumper = clusterOf(atRest.root, atRest.parts.map(leaping));
  const low = noHigherThan(0.6 * jumper.box.height, whole);
  // As wide as those who jump it, up to where it is as high as they are.
  const wide = Math.min(
    (0.8 * jumper.box.width) / low.box.width,
    jumper.box.height / low.box.height,
  );
  const hurdle = jumper.parts.length > 1 ? scaled(low, Math.max(1, wide)) : low;
  const foot = jumper.box.y + jumper.box.height;
  const top = foot + 0.06 * hurdle.box.height;
  const placed = moved(hurdle, middle(jumper) - middle(hurdle), top - hurdle.box.y);
  return clusterOf(jumper.root, [...placed.parts, ...jumper.parts]);
}

export function above(subject: Cluster, whole: Cluster): Cluster {
  // A cow over the moon is the larger of the two.
  const { habitat } = subjectById(whole.root.subject);
  const base = noHigherThan((habitat === "sky" ? 0.8 : 1.2) * subject.box.height, whole);
  return { ...overhead(base, subject), root: subject.root };
}
