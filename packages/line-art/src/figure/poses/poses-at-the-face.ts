/** Hands before the eyes, the mouth and the ears: who is shy, giggles, or will not hear of it. */

import type { FacePlace } from "../skeleton.ts";
import type { Pose } from "./poses.ts";
import { arm, front, standingLegs } from "./stances.ts";

/** A hand on either side of it, the elbows out. */
const bothHandsAt = (place: FacePlace) => ({
  near: arm({ toFace: place, bend: 1 }, { layer: "over" }),
  far: arm({ toFace: place, bend: -1 }, { layer: "over", thumb: "left" }),
});

export const posesAtTheFace = {
  /** The one who seeks does not peep. */
  counting: {
    ...front,
    head: { tilt: 4, yaw: 0 },
    arms: bothHandsAt("eyes"),
    legs: standingLegs,
    mood: "laughing",
  },
  "covering-face": {
    ...front,
    head: { tilt: 6, yaw: 0 },
    arms: bothHandsAt("eyes"),
    legs: standingLegs,
    mood: "happy",
  },
  "covering-mouth": {
    ...front,
    head: { tilt: 5, yaw: 0 },
    arms: bothHandsAt("mouth"),
    legs: standingLegs,
    mood: "laughing",
  },
  /** Paws limp before the chest, as dogs do. */
  begging: {
    ...front,
    head: { tilt: -4, yaw: 0 },
    arms: {
      near: arm([-16, 112], { layer: "over" }),
      far: arm([16, -112], { thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    mood: "happy",
  },
  "covering-ears": {
    ...front,
    arms: bothHandsAt("ears"),
    legs: standingLegs,
    mood: "surprised",
  },
} as const satisfies Record<string, Pose>;
