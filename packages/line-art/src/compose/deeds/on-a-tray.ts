/** What is served: on a tray in the hands, or on the plate that it is drawn with. */
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Relation } from "../../types.ts";
import { anchorsOf } from "../groups/anchors.ts";
import { type Cluster, clusterOf, moved, type Part, pointOn, scaled } from "../groups/cluster.ts";

/** A tray brings nothing of its own where it is said what is on it. */
export function onTheTray(brief: Brief): Brief {
  const trays = brief.mentions
    .filter(({ subject }) => subject === "serving-tray")
    .map(({ id }) => id);
  const isOn = ({ kind, to }: Relation) => /^(in|on)$/.test(kind) && trays.includes(to[0]!);
  const full = new Set(brief.relations.filter(isOn).map(({ to }) => to[0]));
  return {
    ...brief,
    relations: brief.relations.map((one) => (isOn(one) ? { ...one, kind: "on" } : one)),
    mentions: brief.mentions.map((one) =>
      full.has(one.id) ? { ...one, subject: "bare-tray" } : one,
    ),
  };
}

/** Pancakes are drawn on their plate. */
export function onItsOwnPlate(brief: Brief): Brief {
  const isServed = ({ kind, from, to }: Relation) => {
    const [food, plate] = [from, to[0]].map((id) => brief.mentions.find((one) => one.id === id));
    return (
      /^(in|on)$/.test(kind) &&
      (isUsedAs("served", food?.subject ?? "") || food?.subject === "pancakes") &&
      /^(plate|round-bowl)$/.test(plate?.subject ?? "")
    );
  };
  const plates = new Set(brief.relations.filter(isServed).map(({ to }) => to[0]!));
  return {
    ...brief,
    relations: brief.relations.filter((one) => !isServed(one)),
    mentions: brief.mentions.filter(({ id }) => !plates.has(id)),
  };
}

/** Before whoever carries it, its edge in the hand. */
export function onATray(
  holder: Cluster,
  thing: Cluster,
  [bearer]: readonly Part[],
): Cluster | undefined {
  const tray = thing.parts.find(({ mention }) => mention.subject === "bare-tray");
  if (!tray || bearer?.artwork.set !== "figure") return undefined;
  const { hand } = anchorsOf(bearer.mention.subject, bearer.artwork);
  const { x, y } = pointOn(bearer, hand);
  const sized = scaled(thing, (0.5 * bearer.box.height) / tray.box.width);
  const placed = sized.parts.find(({ mention }) => mention.id === tray.mention.id)!.box;
  const ahead = bearer.mirrored ? -1 : 1;
  const across = x + ahead * 0.42 * placed.width - (placed.x + placed.width / 2);
  const at = moved(sized, across, y - (placed.y + 0.6 * placed.height));
  return clusterOf(holder.root, [...holder.parts, ...at.parts]);
}
