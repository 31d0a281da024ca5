/** The parts of a big thing at which somebody is: each a place on that thing, and none of its own. */
import type { PlaceOnThing, SubjectId } from "../types.ts";

/** Big things that several are on, in and before, as they are named and as they are drawn with them. */
export const bigThings: Readonly<Record<SubjectId, SubjectId>> = {
  "pirate-ship": "boarded-pirate-ship",
  "passenger-ship": "boarded-ship",
  "sailing-ship": "boarded-ship",
  treehouse: "peopled-treehouse",
  castle: "peopled-castle",
  "dragon-boat": "manned-dragon-boat",
  "santa-sleigh": "drawn-sleigh",
  sled: "drawn-sleigh",
  carriage: "drawn-carriage",
  hayride: "drawn-cart",
  howdah: "towered-elephant",
  "rowing-boat": "rowed-boat",
  sailboat: "rowed-boat",
  canoe: "rowed-boat",
  "train-window": "standing-train",
};

const ship: Readonly<Record<SubjectId, PlaceOnThing>> = {
  "ships-wheel": "wheel",
  "ships-mast": "mast",
  "ships-deck": "deck",
  "crows-nest": "lookout",
  "ships-bow": "bow",
  "ships-stern": "stern",
};

/** What the parts of a thing are read as, by what it is drawn as. */
export const partsOfThings: Readonly<Record<SubjectId, Readonly<Record<SubjectId, PlaceOnThing>>>> =
  {
    "boarded-pirate-ship": ship,
    "boarded-ship": ship,
    "manned-dragon-boat": ship,
    "rowed-boat": ship,
    "peopled-treehouse": { ladder: "ladder", house: "roof", eaves: "roof", rooftop: "roof" },
    "peopled-castle": {
      "fairy-tower": "tower",
      "house-window": "tower",
      pagoda: "tower",
      "castle-wall": "wall",
      "castle-tower": "tower",
      "castle-gate": "gate",
      "brick-wall": "wall",
      balcony: "tower",
      window: "tower",
      "garden-gate": "gate",
    },
  };

/** Is it a part of a thing that is named besides, or that thing once more? */
export function isOfThing(part: SubjectId, things: readonly SubjectId[]): boolean {
  return things.some((thing) => {
    const drawn = bigThings[thing];
    return (
      drawn !== undefined &&
      (partsOfThings[drawn]?.[part] !== undefined || namesakes[drawn]?.includes(part) === true)
    );
  });
}

/** Other words for the same: "the ship" of a pirate ship that was named before. */
export const namesakes: Readonly<Record<SubjectId, readonly SubjectId[]>> = {
  "boarded-pirate-ship": ["passenger-ship", "sailboat"],
  "boarded-ship": ["passenger-ship", "sailboat"],
  "manned-dragon-boat": ["passenger-ship", "sailboat"],
  "peopled-treehouse": ["deciduous-tree"],
  "drawn-sleigh": ["sled", "santa-sleigh"],
  "towered-elephant": ["elephant"],
  "standing-train": [
    "train-station",
    "steam-train",
    "locomotive",
    "high-speed-train",
    "railway-car",
  ],
  "rowed-boat": ["sailboat", "passenger-ship", "rowing-boat"],
};
