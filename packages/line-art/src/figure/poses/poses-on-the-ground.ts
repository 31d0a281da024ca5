/** Down on the grass, the floor or a blanket. */
import type { Pose } from "./poses.ts";
import { arm, behind, fist, front, leg, reach, side, sidelong } from "./stances.ts";

/** Knees out, each foot under the other knee. */
const crossedLegs = { near: leg(-76, 74, 20, "right"), far: leg(76, -74, -20, "left") };
/** Stretched out on the ground, the near knee a little up. */
const outstretched = { near: leg(112, 70, -58), far: leg(94, 84, -62) };

export const posesOnTheGround = {
  sitting: {
    ...side,
    yaw: 50,
    lean: -8,
    head: { tilt: 5, yaw: 28 },
    arms: { near: arm([22, 58]), far: arm([44, 76], behind) },
    legs: outstretched,
    mood: "happy",
  },
  /** A marshmallow on a stick, held to a fire that the scene gives. */
  roasting: {
    ...side,
    yaw: 50,
    lean: -4,
    head: { tilt: 5, yaw: 28 },
    arms: { near: arm([22, 58]), far: arm([52, 84], { ...behind, ...fist }) },
    legs: outstretched,
    prop: "marshmallow",
    mood: "happy",
  },
  /** On the back, a hand under the head, a knee up: whoever lies straight is a fallen doll. */
  lying: {
    ...side,
    yaw: 50,
    head: { tilt: 14, yaw: 30 },
    arms: {
      near: arm([-150, -236], { layer: "behind" }),
      far: arm([2, 26], { layer: "behind" }),
    },
    legs: { near: leg(58, -34, 14), far: leg(8, 2, -12) },
    turn: -90,
    mood: "happy",
  },
  /** On the belly, up on the elbows, the feet in the air. */
  "lying-flat": {
    ...side,
    yaw: 40,
    head: { tilt: -70, yaw: 25 },
    arms: { near: arm([76, 164]), far: arm([104, 170], behind) },
    legs: { near: leg(-4, -84, 70), far: leg(8, -112, 70) },
    turn: 74,
    mood: "happy",
  },
  "cross-legged": {
    ...front,
    arms: {
      near: arm(reach(-0.42, 0.86, -1)),
      far: arm(reach(0.42, 0.86, 1), { thumb: "left" }),
    },
    legs: crossedLegs,
    mood: "laughing",
  },
  reading: {
    ...sidelong,
    yaw: 20,
    head: { tilt: 5, yaw: 16 },
    arms: {
      near: arm(reach(-0.1, 0.62, -1), fist),
      far: arm(reach(0.72, 0.56, 1), { ...fist, thumb: "left" }),
    },
    legs: crossedLegs,
    prop: "book",
    mood: "happy",
  },
  "cross-legged-eating": {
    ...front,
    arms: {
      near: arm({ toFace: "bite", bend: 1 }, { ...fist, layer: "over" }),
      far: arm({ toFace: "bite", bend: -1 }, { ...fist, layer: "over", thumb: "left" }),
    },
    legs: crossedLegs,
    mood: "laughing",
  },
  "eating-on-the-ground": {
    ...front,
    arms: {
      near: arm(reach(-0.42, 0.86, -1)),
      far: arm([44, 132], { ...fist, layer: "over" }),
    },
    legs: crossedLegs,
    prop: "sandwich",
    mood: "laughing",
  },
  meditating: {
    ...front,
    arms: {
      near: arm(reach(-0.72, 0.84, -1)),
      far: arm(reach(0.72, 0.84, 1), { thumb: "left" }),
    },
    legs: crossedLegs,
    mood: "sleepy",
  },
} as const satisfies Record<string, Pose>;
