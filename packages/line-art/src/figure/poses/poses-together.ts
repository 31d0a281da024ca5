/** Two who have their arms about each other, and one who carries the other. */
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

/** Both arms this far out from the body, a hand in each neighbour's. */
const inAChain = (angle: number) =>
  ({
    ...front,
    arms: {
      near: arm([-angle, -angle + 4], fist),
      far: arm([angle, angle - 4], { ...fist, thumb: "left" }),
    },
    legs: standingLegs,
    mood: "laughing",
  }) as const satisfies Pose;

/** Face to face, one hand of each at the other's, a foot in a step. */
const waltzing = (upperArm: number, foreArm: number) =>
  ({
    ...sidelong,
    lean: 3,
    arms: {
      near: arm([40, 78], { layer: "over" }),
      far: arm([upperArm, foreArm], { thumb: "left" }),
    },
    legs: { near: leg(-22, -40, 14), far: leg(8, 2) },
    mood: "laughing",
  }) as const satisfies Pose;

/** Both arms up, with whatever they hold above the head. */
const lifting = {
  ...front,
  arms: {
    near: arm([-150, -172], { layer: "over" }),
    far: arm([150, 172], { thumb: "left", layer: "over" }),
  },
  legs: { near: leg(-12, -6, 0, "left"), far: leg(12, 6) },
  mood: "laughing",
} as const satisfies Pose;

export const posesTogether = {
  hugging: {
    ...sidelong,
    lean: 6,
    arms: { near: arm([58, 88]), far: arm([68, 96], behind) },
    legs: { near: leg(-4, -4), far: leg(8, 2) },
    mood: "happy",
  },
  /** Somebody smaller. */
  "hugging-down": {
    ...sidelong,
    lean: 12,
    head: { tilt: 8, yaw: 22 },
    arms: { near: arm([26, 58]), far: arm([38, 66], behind) },
    legs: { near: leg(-4, -4), far: leg(8, 2) },
    mood: "happy",
  },
  /** In the arms before the chest, which are drawn once more over who is in them. */
  cradling: {
    ...sidelong,
    yaw: 18,
    head: { tilt: 6, yaw: 16 },
    arms: {
      near: arm([-16, 80]),
      far: arm([16, -80], { thumb: "left" }),
    },
    legs: standingLegs,
    mood: "happy",
  },
  /** A large thing before the belly, the forearms around it, which are drawn once more over it. */
  embracing: {
    ...front,
    head: { tilt: 4, yaw: 0 },
    arms: {
      near: arm([-64, 52]),
      far: arm([64, -52], { thumb: "left" }),
    },
    legs: standingLegs,
    mood: "laughing",
  },
  /** A load before the chest, a hand at either side of it. */
  carrying: {
    ...front,
    lean: 0,
    head: { tilt: 0, yaw: 0 },
    arms: {
      near: arm(reach(-0.62, 0.62, -1), fist),
      far: arm(reach(0.62, 0.62, 1), { ...fist, thumb: "left" }),
    },
    legs: { near: leg(-16, -4, 0, "left"), far: leg(14, -8, -6) },
    mood: "happy",
  },
  /** Of a load that somebody else has at its other end. */
  "carrying-an-end": {
    ...sidelong,
    lean: -4,
    arms: { near: arm([30, 62], fist), far: arm([44, 74], { ...behind, ...fist }) },
    legs: { near: leg(-14, -8), far: leg(22, 2) },
    mood: "happy",
  },
  /** The same on something that the scene gives to sit on. */
  "seated-cradling": {
    ...sidelong,
    yaw: 18,
    head: { tilt: 6, yaw: 16 },
    arms: { near: arm([-16, 80]), far: arm([16, -80], { thumb: "left" }) },
    legs: seatedLegs,
    mood: "happy",
  },
  /** Lies back in somebody's arms. */
  carried: {
    ...side,
    yaw: 40,
    lean: -58,
    head: { tilt: 34, yaw: 20 },
    arms: { near: arm([30, 70]), far: arm([44, 84], behind) },
    legs: { near: leg(104, 40), far: leg(94, 30) },
    mood: "happy",
  },
  /** Bent under who is on the back. */
  piggyback: {
    ...side,
    yaw: 55,
    lean: 30,
    head: { tilt: -16, yaw: 34 },
    arms: { near: arm([-34, 40], fist), far: arm([-20, 44], { ...behind, ...fist }) },
    legs: { near: leg(14, 0, 0), far: leg(-4, -14, 10) },
    mood: "laughing",
  },
  clinging: {
    ...side,
    yaw: 55,
    lean: 6,
    head: { tilt: -4, yaw: 30 },
    arms: { near: arm([42, 56]), far: arm([52, 64], behind) },
    legs: { near: leg(74, 34), far: leg(78, 40) },
    mood: "laughing",
  },
  /** With somebody on the shoulders, holding the shins. */
  shouldering: {
    ...side,
    yaw: 45,
    head: { tilt: 0, yaw: 26 },
    arms: { near: arm([-24, -8], fist), far: arm(reach(0.56, 0.34, 1), { ...behind, ...fist }) },
    legs: { near: leg(-4, -4), far: leg(8, 2) },
    mood: "laughing",
  },
  "on-shoulders": {
    ...side,
    yaw: 45,
    lean: 4,
    head: { tilt: -2, yaw: 26 },
    arms: { near: arm([-112, -132], { layer: "over" }), far: arm([116, 136], behind) },
    legs: { near: leg(62, 2), far: leg(68, 8) },
    mood: "laughing",
  },
  lifting,
  /** One load over the heads of all. */
  "carrying-together": lifting,
  "high-five": {
    ...sidelong,
    arms: { near: arm([-40, -24]), far: arm([96, 146], { thumb: "left", layer: "over" }) },
    legs: standingLegs,
    mood: "laughing",
  },
  waltzing: waltzing(78, 112),
  /** With somebody smaller, with somebody taller. */
  "waltzing-down": waltzing(48, 74),
  "waltzing-up": waltzing(96, 150),
  "hand-in-hand": inAChain(48),
  /** As a grown-up and a child are. */
  "hand-in-hand-down": inAChain(32),
  "hand-in-hand-up": inAChain(84),
} as const satisfies Record<string, Pose>;
