/** Instruments are played in a pose of their own each. */
import type { Pose } from "./poses.ts";
import {
  arm,
  behind,
  fist,
  front,
  leg,
  reach,
  seatedLegs,
  side,
  sidelong,
  standingLegs,
} from "./stances.ts";

/** One hand over the belly of what is played, the other at its neck, so far from the shoulder down. */
const atTheStrings = (neck: number) =>
  ({
    ...front,
    head: { tilt: -5, yaw: 0 },
    arms: {
      near: arm(reach(-0.12, 0.86, -1), fist),
      far: arm(reach(0.72, neck, 1), { ...fist, thumb: "left" }),
    },
    legs: standingLegs,
    mood: "laughing",
  }) as const;

export const posesOfMusic = {
  /** The keys are the scene's. */
  "playing-piano": {
    ...side,
    lean: 4,
    head: { tilt: 6, yaw: 32 },
    arms: {
      near: arm(reach(0.98, 0.6, -1)),
      far: arm(reach(1.02, 0.54, -1), behind),
    },
    legs: seatedLegs,
    stool: true,
    mood: "laughing",
  },
  "playing-guitar": { ...atTheStrings(0.46), prop: "guitar" },
  /** The lute is the scene's. */
  plucking: atTheStrings(0.4),
  "playing-drum": {
    ...front,
    arms: {
      near: arm(reach(-0.6, 0.56, -1), fist),
      far: arm(reach(0.6, 0.56, 1), { ...fist, thumb: "left" }),
    },
    legs: standingLegs,
    prop: "drum",
    mood: "laughing",
  },
  "playing-violin": {
    ...sidelong,
    head: { tilt: 10, yaw: 22 },
    arms: {
      near: arm(reach(0.5, 0.84, -1), { ...fist, layer: "over" }),
      far: arm(reach(1.06, 0.12, 1), { ...fist, thumb: "left" }),
    },
    legs: standingLegs,
    prop: "violin",
    mood: "happy",
  },
  "playing-cello": {
    ...sidelong,
    head: { tilt: 2, yaw: 22 },
    arms: {
      near: arm(reach(0.5, 0.72, -1), { ...fist, layer: "over" }),
      far: arm(reach(0.78, 0.02, 1), { ...fist, layer: "over", thumb: "left" }),
    },
    legs: { near: leg(86, 4), far: leg(80, 8) },
    stool: true,
    prop: "cello",
    mood: "happy",
  },
  "playing-erhu": {
    ...sidelong,
    head: { tilt: 3, yaw: 22 },
    arms: {
      near: arm(reach(0.1, 0.84, -1), { ...fist, layer: "over" }),
      far: arm(reach(0.72, 0.1, 1), { ...fist, layer: "over", thumb: "left" }),
    },
    legs: seatedLegs,
    stool: true,
    prop: "erhu",
    mood: "happy",
  },
  "playing-harp": {
    ...sidelong,
    head: { tilt: 2, yaw: 22 },
    arms: {
      near: arm(reach(0.62, 0.36, -1), { layer: "over" }),
      far: arm(reach(0.92, 0.2, -1), behind),
    },
    legs: { near: leg(86, 4), far: leg(80, 8) },
    stool: true,
    prop: "harp",
    mood: "happy",
  },
  "playing-flute": {
    ...front,
    head: { tilt: 0, yaw: 0 },
    arms: {
      near: arm(reach(0.3, -0.16, -1), { ...fist, layer: "over" }),
      far: arm(reach(0.86, -0.2, 1), { ...fist, layer: "over", thumb: "left" }),
    },
    legs: standingLegs,
    prop: "flute",
    mood: "happy",
  },
  "playing-recorder": {
    ...sidelong,
    head: { tilt: 0, yaw: 20 },
    arms: {
      near: arm(reach(0.3, 0.2, -1), { ...fist, layer: "over" }),
      far: arm(reach(0.52, 0.5, 1), { ...fist, layer: "over", thumb: "left" }),
    },
    legs: standingLegs,
    prop: "recorder",
    mood: "happy",
  },
  /** At a horn that the scene puts to the mouth; both arms are drawn once more over it. */
  "playing-horn": {
    ...sidelong,
    head: { tilt: -2, yaw: 24 },
    arms: {
      near: arm(reach(0.5, 0.14, -1), { ...fist, layer: "over" }),
      far: arm(reach(0.86, 0.2, 1), { ...fist, layer: "over", thumb: "left" }),
    },
    legs: standingLegs,
    mood: "happy",
  },
  /** Both hands on what the scene puts before the player. */
  "playing-strings": {
    ...front,
    head: { tilt: 4, yaw: 0 },
    arms: {
      near: arm(reach(-0.34, 0.74, -1)),
      far: arm(reach(0.34, 0.74, 1), { thumb: "left" }),
    },
    legs: standingLegs,
    mood: "happy",
  },
} as const satisfies Record<string, Pose>;
