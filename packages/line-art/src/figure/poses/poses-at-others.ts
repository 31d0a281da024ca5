/** What is done to somebody else with the far hand, or with what is in it: `tip` is where it works. */

import type { PropName } from "../props.ts";
import type { Pose } from "./poses.ts";
import { arm, behind, fist, front, leg, reach, side, sidelong, standingLegs } from "./stances.ts";

const kneelingLegs = { near: leg(12, -88, 168), far: leg(4, -90, 168) };

/** Bent a little towards who stands or sits there. */
const level = {
  ...sidelong,
  lean: 6,
  head: { tilt: 4, yaw: 24 },
  arms: { near: arm([-24, -8]), far: arm([60, 84], fist) },
  legs: standingLegs,
  mood: "happy",
} as const satisfies Pose;

const up = {
  ...level,
  lean: 0,
  head: { tilt: -6, yaw: 24 },
  arms: { near: arm([-24, -8]), far: arm([108, 148], fist) },
} as const satisfies Pose;

/** As low as one gets without kneeling. */
const down = {
  ...level,
  lean: 14,
  arms: { near: arm([-12, 0]), far: arm([36, 56], fist) },
} as const satisfies Pose;

/** On the knees, the hand near the ground. */
const below = {
  ...level,
  lean: 20,
  head: { tilt: -4, yaw: 30 },
  arms: { near: arm([10, 40]), far: arm([44, 66], { ...behind, ...fist }) },
  legs: kneelingLegs,
} as const satisfies Pose;

const pouringArms = {
  arms: { near: arm([-24, -8]), far: arm([96, 122], fist) },
} as const;

const tool = (prop: PropName, x: number, y = 0) => ({ prop, tip: [x, y] }) as const;

const syringe = tool("syringe", 38);
const stethoscope = tool("stethoscope", 6);
const mouthMirror = tool("mouthMirror", 28);
const comb = tool("comb", 14, 4);
const bandage = tool("bandageRoll", 24, 5);
const morsel = tool("morsel", 16);
const spoon = tool("spoon", 26);

export const posesAtOthers = {
  reaching: level,
  "reaching-up": up,
  "reaching-down": down,
  "reaching-below": below,
  "feeding-by-hand": { ...level, ...morsel },
  "feeding-by-hand-up": { ...up, ...morsel },
  "feeding-by-hand-down": { ...down, ...morsel },
  "feeding-by-hand-below": { ...below, ...morsel },
  spooning: { ...level, ...spoon },
  "spooning-down": { ...down, ...spoon },
  injecting: { ...level, ...syringe },
  "injecting-down": { ...down, ...syringe },
  examining: { ...level, ...stethoscope },
  "examining-down": { ...down, ...stethoscope },
  "examining-below": { ...below, ...stethoscope },
  "examining-teeth": { ...level, ...mouthMirror },
  "examining-teeth-down": { ...down, ...mouthMirror },
  bandaging: {
    ...level,
    arms: { near: arm([50, 82], fist), far: arm([60, 88], fist) },
    ...bandage,
  },
  "bandaging-down": {
    ...down,
    arms: { near: arm([26, 52], fist), far: arm([36, 58], fist) },
    ...bandage,
  },
  "bandaging-below": {
    ...below,
    arms: { near: arm([30, 56], fist), far: arm([44, 66], { ...behind, ...fist }) },
    ...bandage,
  },
  "painting-a-face": { ...level, ...tool("fineBrush", 26) },
  "painting-a-face-up": { ...up, ...tool("fineBrush", 26) },
  "cutting-hair": { ...level, ...tool("scissors", 24) },
  combing: { ...level, ...comb },
  "combing-up": { ...up, ...comb },
  "combing-down": { ...down, ...comb },
  "combing-below": { ...below, ...comb },
  /** The knife is the scene's: it is over what it cuts. */
  carving: { ...level, arms: { near: arm([-8, 40]), far: arm([76, 108], fist) } },
  /** The stream ends at the tip. */
  pouring: {
    ...level,
    ...pouringArms,
    ...tool("teapot", 31, 30),
  },
  "pouring-from-a-jug": { ...level, ...pouringArms, ...tool("jug", 27, 32) },
  /** A hand beside the mouth, which is at the other's ear. */
  whispering: {
    ...sidelong,
    lean: 10,
    arms: {
      near: arm([-24, -8]),
      far: arm(reach(0.6, -0.02, -1), { layer: "over" }),
    },
    legs: standingLegs,
    mood: "happy",
  },
  /** The ear at somebody's belly, the arms about them. */
  "listening-in": {
    ...sidelong,
    lean: 20,
    head: { tilt: 6, yaw: 30 },
    arms: { near: arm([52, 84]), far: arm([60, 92], behind) },
    legs: standingLegs,
    mood: "happy",
  },
  "listening-in-below": {
    ...sidelong,
    lean: 16,
    head: { tilt: 0, yaw: 30 },
    arms: { near: arm([60, 92]), far: arm([68, 98], behind) },
    legs: kneelingLegs,
    mood: "happy",
  },
  /** What was thrown has left the hand. */
  hurling: {
    ...side,
    yaw: 45,
    lean: 12,
    head: { tilt: 0, yaw: 26 },
    arms: { near: arm([-62, -40]), far: arm([88, 108], { thumb: "left" }) },
    legs: { near: leg(-26, -34, 20), far: leg(34, 2, -4) },
    mood: "laughing",
  },
  "tossing-up": {
    ...front,
    head: { tilt: -4, yaw: 0 },
    arms: {
      near: arm([-140, -164], { layer: "over" }),
      far: arm([140, 164], { thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    mood: "laughing",
  },
  /** Both hands after the ball, which is on its way to the hoop. */
  "shooting-hoops": {
    ...sidelong,
    lean: 4,
    head: { tilt: -10, yaw: 24 },
    arms: {
      near: arm([-150, -176], { layer: "over" }),
      far: arm([136, 158], { thumb: "left", layer: "over" }),
    },
    legs: { near: leg(-14, -22, 16), far: leg(12, 2) },
    mood: "laughing",
  },
  conducting: {
    ...front,
    arms: {
      near: arm([-96, -140], { layer: "over" }),
      far: arm([96, 140], { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    prop: "baton",
    mood: "laughing",
  },
  clapping: {
    ...sidelong,
    arms: { near: arm([34, 108]), far: arm([62, 132], { thumb: "left" }) },
    legs: standingLegs,
    prop: "clap",
    mood: "laughing",
  },
} as const satisfies Record<string, Pose>;
