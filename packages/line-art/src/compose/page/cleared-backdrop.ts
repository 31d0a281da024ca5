/** What stands in a place makes way for what was asked for. */
import { overlaps, sharedArea } from "../../artwork/box.ts";
import type { Box, Brief, PlacedArtwork, PlacedShapes, SceneItem } from "../../types.ts";
import { kindOf } from "../groups/kind-of.ts";
import type { Stage } from "./stage.ts";

/** What is on the page already. */
interface There {
  letters: readonly SceneItem[];
  heroItems: readonly PlacedArtwork[];
  skyItems: readonly PlacedArtwork[];
  furniture: readonly PlacedArtwork[];
  /** Somebody waits for a bus or at a van. */
  hasQueue: boolean;
  hasBoats: boolean;
}

export function clearedBackdrop(
  backdrop: readonly PlacedShapes[],
  { mentions }: Brief,
  stage: Stage,
  { letters, heroItems, skyItems, furniture, hasQueue, hasBoats }: There,
): PlacedShapes[] {
  const subjects = mentions.map(({ subject }) => subject);
  const counted = subjects.map(kindOf);
  const stays = ({ id, name, box, role }: PlacedShapes): boolean => {
    // Letters hang where the flags would.
    if (id === "bunting") return letters.length === 0;
    // Of a window behind a fridge nothing is seen but an edge.
    if (id === "window" && role === "scenery" && isBehind(box, furniture)) return false;
    if (id === "christmas-tree" && subjects.includes(id)) return false;
    // Two would stand in one place.
    if (id === "car" && hasQueue) return false;
    // They lie where the boats are that are asked for.
    if (/^(ship$|bollard)/.test(id) && hasBoats) return false;
    // In the window there is what was asked for.
    if (/^(earth|fish-1)$/.test(id) && skyItems.length > 0) return false;
    if (/tree$/.test(name.en) && isInTheWay(box, heroItems, skyItems, stage)) return false;
    return !isAskedFor(name.en, counted);
  };
  return backdrop.filter(stays);
}

/** A blackboard that is asked for stands before no other, a train before none, and outside there is one earth. */
function isAskedFor(name: string, counted: readonly string[]): boolean {
  return (
    /^(board|stall|earth|fish|train|hoop|goal|fireplace|barrel)$/.test(name) &&
    counted.some((kind) => kind.endsWith(name))
  );
}

/** A tree before a moon that was asked for; a palm of which a few leaves look out from behind a crab. */
function isInTheWay(
  tree: Box,
  heroItems: readonly PlacedArtwork[],
  skyItems: readonly PlacedArtwork[],
  { richness }: Stage,
): boolean {
  if (skyItems.some(({ box }) => overlaps(box, tree))) return true;
  const hidden = Math.max(0, ...heroItems.map(({ box }) => sharedArea(tree, box)));
  return richness < 2 && hidden > 0.55 * tree.width * tree.height;
}

function isBehind(box: Box, furniture: readonly PlacedArtwork[]): boolean {
  return furniture.some((one) => sharedArea(box, one.box) > 0.25 * box.width * box.height);
}
