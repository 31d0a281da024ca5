/** Those who swim and float: waves hide of each row what is under water. */
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { ArtworkRef, SceneItem } from "../../types.ts";
import { type Cluster, clusterOf, type Part } from "../groups/cluster.ts";
import { bankInFront, ripples, waterInFront } from "../settings/waters.ts";
import { placedArtworks } from "./place.ts";
import { leapsFromWater } from "./setting-of.ts";
import type { Stage } from "./stage.ts";

/** Boats, ducks and whatever else is in the water rather than beside it. */
export function isAfloat({ parts }: Cluster): boolean {
  // Ducks and swans come ashore to whoever feeds them.
  const areFed = parts.some(({ mention }) => mention.action === "feeding");
  return parts.some(({ mention: { subject, action }, artwork }) => {
    if (/^(swimming|surfing|wading)$/.test(action ?? "")) return true;
    const isOfWater = subjectById(subject).habitat === "water";
    const staysDry = areFed || isUpright(artwork);
    if (isUsedAs("bridge", subject)) return true;
    if (isUsedAs("floating", subject)) return isOfWater && !staysDry;
    return isOfWater || (isUsedAs("wading", subject) && !staysDry);
  });
}

/** A duck with an apron on two legs stands on the bank. */
const isUpright = ({ set }: ArtworkRef) => set === "figure";

/** The waves behind keep clear of those in front. */
export function withRoomForWaves(swimmers: Cluster, stage: Stage): Stage {
  const rows = rowsOf(swimmers);
  const highest = Math.min(...rows.filter(isAfloat).map(waterlineOf));
  const feet = rows.filter((row) => !isAfloat(row)).map(({ box }) => box.y + box.height);
  const bank = Math.min(...feet) - 0.16 * stage.unit;
  return { ...stage, horizonY: Math.min(stage.horizonY, highest - 0.24 * stage.unit, bank) };
}

/** Row by row, each with the water before it. */
export function inWater(swimmers: Cluster, stage: Stage): SceneItem[] {
  const items = placedArtworks(swimmers, "hero");
  const rows = rowsOf(swimmers);
  const ashore = rows.length > 1 && !isAfloat(rows.at(-1)!) ? rows.at(-1) : undefined;
  const afloat = rows.filter((row) => row !== ashore);
  return [
    ...afloat.flatMap((row, index) => {
      const those = items.splice(0, row.parts.length);
      // On the bank nobody is in the water.
      return isAfloat(row) ? [...those, waterInFront(stage, waterlineOf(row), index)] : those;
    }),
    ...(ashore ? [] : ripples(stage, waterlineOf(rows.at(-1)!))),
    ...(ashore ? [bankInFront(stage, ashore.box.y + 0.72 * ashore.box.height), ...items] : []),
  ];
}

/** Those behind first. */
function rowsOf(group: Cluster): Cluster[] {
  const { root, parts, rear } = group;
  if (!rear) return [group];
  const [behind, before] = [parts.slice(0, rear.count), parts.slice(rear.count)];
  return [...inLevels(behind), before].map((row) => clusterOf(root, row));
}

/** Three swimmers one behind the other are in three rows. */
function inLevels(parts: readonly Part[]): Part[][] {
  const levels: Part[][] = [];
  const foot = ({ box }: Part) => box.y + box.height;
  for (const part of parts) {
    const last = levels.at(-1)?.[0];
    const isFurther = last && foot(part) > foot(last) + 0.5 * last.box.height;
    if (!last || (isFurther && part.mention.action === "swimming")) levels.push([part]);
    else levels.at(-1)!.push(part);
  }
  return levels;
}

/** Boats and ducks float on the water; of others who swim it hides the legs, who wades is in it to the knees, and who leaps is above it. */
function waterlineOf({ root, parts, box }: Cluster): number {
  // Under a bridge there is water of its own.
  if (parts.some(({ mention }) => isUsedAs("bridge", mention.subject)))
    return box.y + 0.985 * box.height;
  if (leapsFromWater(root)) return box.y + 1.06 * box.height;
  // Up to the knees.
  if (root.action === "wading") return box.y + 0.84 * box.height;
  const floats = root.action !== "swimming" || isUsedAs("floating", root.subject);
  return box.y + (floats ? 0.88 : 0.66) * box.height;
}
