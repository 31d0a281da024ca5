/** What the body does by itself: who stretches, yawns, sneezes, laughs aloud, falls and floats. */
import type { Pose } from "./poses.ts";
import { arm, behind, fist, front, leg, reach, side, sidelong, standingLegs } from "./stances.ts";

export const posesOfTheBody = {
  /** On waking: both fists up in the air. */
  stretching: {
    ...front,
    head: { tilt: -8, yaw: 0 },
    arms: {
      near: arm([-146, -172], { ...fist, layer: "over" }),
      far: arm([146, 172], { ...fist, layer: "over", thumb: "left" }),
    },
    legs: { near: leg(-10, -6, 0, "left"), far: leg(10, 6) },
    prop: "tension",
    mood: "yawning",
  },
  yawning: {
    ...front,
    head: { tilt: -10, yaw: 0 },
    arms: {
      near: arm([-34, -22]),
      far: arm(reach(0.58, 0.04, 1), { thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    prop: "sleepSigns",
    mood: "yawning",
  },
  /** Thrown forward by it. */
  sneezing: {
    ...side,
    yaw: 45,
    lean: 22,
    head: { tilt: 12, yaw: 35 },
    arms: { near: arm([-52, -34]), far: arm([-12, 46], behind) },
    legs: { near: leg(-2, -8), far: leg(20, -8) },
    prop: "sneeze",
    mood: "sneezing",
  },
  /** Holding the belly. */
  "laughing-aloud": {
    ...front,
    lean: -4,
    head: { tilt: -12, yaw: 0 },
    arms: {
      near: arm(reach(-0.16, 0.62, -1)),
      far: arm(reach(0.16, 0.62, 1), { thumb: "left" }),
    },
    legs: { near: leg(-16, -2, 0, "left"), far: leg(16, 2) },
    prop: "shakes",
    mood: "roaring",
  },
  /** On the bottom, arms and legs up. */
  falling: {
    ...side,
    yaw: 40,
    lean: -36,
    head: { tilt: 18, yaw: 26 },
    arms: { near: arm([-112, -142]), far: arm([118, 150], behind) },
    legs: { near: leg(128, 104, -70), far: leg(108, 132, -60) },
    prop: "bump",
    mood: "surprised",
  },
  talking: {
    ...sidelong,
    arms: { near: arm([-24, -10]), far: arm([42, 112], { thumb: "left" }) },
    legs: standingLegs,
    prop: "speechBubble",
    mood: "laughing",
  },
  /** Where nothing weighs anything. */
  floating: {
    ...front,
    head: { tilt: 6, yaw: 12 },
    arms: {
      near: arm([-104, -126], { layer: "over" }),
      far: arm([74, 104], { thumb: "left" }),
    },
    legs: { near: leg(-34, -76, 40, "left"), far: leg(38, 4, -10) },
    turn: 24,
    mood: "laughing",
  },
  /** Knees apart over bent legs, a fist ahead: the horse stance. */
  "horse-stance": {
    ...front,
    arms: {
      near: arm([-62, 34], fist),
      far: arm([76, 88], { ...fist, thumb: "left" }),
    },
    legs: { near: leg(-72, 4, 0, "left"), far: leg(72, -4) },
    mood: "happy",
  },
  /** Pinched or stung, on one foot. */
  hopping: {
    ...sidelong,
    lean: -6,
    head: { tilt: -8, yaw: 20 },
    arms: {
      near: arm([-112, -140], { layer: "over" }),
      far: arm([112, 144], { thumb: "left", layer: "over" }),
    },
    legs: { near: leg(24, -6, -10), far: leg(-6, -6) },
    mood: "scared",
  },
} as const satisfies Record<string, Pose>;
