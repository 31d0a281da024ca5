/** What figures do, as angles of their bones. */
import type { Mood } from "../head.ts";
import type { PropName } from "../props.ts";
import type { Stance } from "../skeleton.ts";
import { posesAtOthers } from "./poses-at-others.ts";
import { posesAtTheFace } from "./poses-at-the-face.ts";
import { posesOfChores } from "./poses-of-chores.ts";
import { posesOfMusic } from "./poses-of-music.ts";
import { posesOfPlay } from "./poses-of-play.ts";
import { posesOfRiding } from "./poses-of-riding.ts";
import { posesOfTheBody } from "./poses-of-the-body.ts";
import { posesOnTheGround } from "./poses-on-the-ground.ts";
import { posesTogether } from "./poses-together.ts";
import {
  arm,
  armsDown,
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

export interface Pose extends Stance {
  mood: Mood;
  prop?: PropName;
  /** On a stool of its own; without one, whatever the scene gives is sat on. */
  stool?: boolean;
  /** The near hand is free for what a character carries: a staff, a wand. */
  carries?: boolean;
  /** Where what is in the far hand works, from that hand, in figure units; the hand itself where not said. */
  tip?: readonly [x: number, y: number];
}

const eating = {
  ...front,
  arms: { near: arm([-22, -12]), far: arm([44, 132], { ...fist, layer: "over" }) },
  legs: standingLegs,
  mood: "laughing",
} as const satisfies Pose;

/** A hand on either side of what is before the mouth. */
const biting = {
  ...front,
  arms: {
    near: arm({ toFace: "bite", bend: 1 }, { ...fist, layer: "over" }),
    far: arm({ toFace: "bite", bend: -1 }, { ...fist, layer: "over", thumb: "left" }),
  },
  legs: standingLegs,
  mood: "laughing",
} as const satisfies Pose;

/** One below it: cones, bananas and bamboo stand up. */
const licking = {
  ...front,
  arms: {
    near: arm([-26, -12]),
    far: arm({ toFace: "stick", bend: -1 }, { ...fist, layer: "over", thumb: "left" }),
  },
  legs: standingLegs,
  mood: "laughing",
} as const satisfies Pose;

/** A cup at the lips, the head back. */
const drinking = {
  ...sidelong,
  head: { tilt: -10, yaw: 18 },
  arms: {
    near: arm([-26, -12]),
    far: arm({ toFace: "cup", bend: -1 }, { ...fist, layer: "over", thumb: "left" }),
  },
  legs: standingLegs,
  mood: "sleepy",
} as const satisfies Pose;

const throwing = {
  ...side,
  yaw: 45,
  lean: -8,
  head: { tilt: 4, yaw: 25 },
  arms: { near: arm([-108, -178], { ...fist, layer: "over" }), far: arm([72, 92], behind) },
  legs: { near: leg(-18, -22), far: leg(36, 4, -8) },
  prop: "ballInHand",
  mood: "laughing",
} as const satisfies Pose;

const gliding = {
  ...side,
  lean: 14,
  head: { tilt: -8, yaw: 32 },
  arms: { near: arm([-66, -50]), far: arm([68, 88], behind) },
  legs: { near: leg(20, -14), far: leg(-36, -50, 34) },
  mood: "laughing",
} as const;

const readingTheNews = {
  ...sidelong,
  yaw: 15,
  head: { tilt: 6, yaw: 14 },
  arms: {
    near: arm(reach(-0.62, 0.34, -1), { ...fist, layer: "over" }),
    far: arm(reach(0.96, 0.34, 1), { ...fist, thumb: "left", layer: "over" }),
  },
  prop: "newspaper",
  mood: "happy",
} satisfies Omit<Pose, "legs">;

const singing = {
  ...front,
  head: { tilt: -4, yaw: 0 },
  arms: {
    near: arm([-74, -106]),
    far: arm([58, 160], { ...fist, layer: "over", thumb: "left" }),
  },
  legs: standingLegs,
  mood: "singing",
} satisfies Pose;

const table = {
  standing: { ...front, arms: armsDown, legs: standingLegs, carries: true, mood: "happy" },
  queueing: { ...side, yaw: 40, arms: armsDown, legs: standingLegs, mood: "happy" },
  waving: {
    ...front,
    head: { tilt: -5, yaw: 0 },
    arms: { near: arm([-34, -22]), far: arm([112, 136], { thumb: "left", layer: "over" }) },
    legs: standingLegs,
    carries: true,
    mood: "laughing",
  },
  /** The hand at the brow. */
  saluting: {
    ...front,
    arms: {
      near: arm(reach(-0.6, -0.52, 1), { layer: "over" }),
      far: arm([20, 10], { thumb: "left" }),
    },
    legs: standingLegs,
    mood: "happy",
  },
  "hands-on-hips": {
    ...front,
    arms: {
      near: arm([-62, 42], { ...fist, layer: "over" }),
      far: arm([62, -42], { ...fist, thumb: "left", layer: "over" }),
    },
    legs: { near: leg(-14, -8, 0, "left"), far: leg(14, 8) },
    mood: "happy",
  },
  "crossing-arms": {
    ...front,
    arms: {
      near: arm([-14, 84], { ...fist, layer: "over" }),
      far: arm([14, -80], { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    mood: "happy",
  },
  walking: {
    ...side,
    lean: 3,
    arms: { near: arm([-32, -8], fist), far: arm([28, 55], { ...behind, ...fist }) },
    legs: { near: leg(28, 12, -12), far: leg(-20, -42, 30) },
    mood: "happy",
  },
  running: {
    ...side,
    lean: 14,
    head: { tilt: -6, yaw: 35 },
    arms: { near: arm([-62, 30], fist), far: arm([50, 118], { ...behind, ...fist }) },
    legs: { near: leg(66, 8, -12), far: leg(-32, -92, 72) },
    mood: "laughing",
  },
  jumping: {
    ...front,
    arms: {
      near: arm([-112, -128], { layer: "over" }),
      far: arm([112, 128], { thumb: "left", layer: "over" }),
    },
    legs: { near: leg(-38, 14, 24, "left"), far: leg(38, -14, -24) },
    mood: "laughing",
  },
  "on-a-stool": {
    ...side,
    yaw: 50,
    lean: -4,
    head: { tilt: 3, yaw: 28 },
    arms: { near: arm([14, 66]), far: arm([26, 70], behind) },
    legs: seatedLegs,
    stool: true,
    mood: "happy",
  },
  "reading-on-a-stool": {
    ...sidelong,
    head: { tilt: 5, yaw: 22 },
    arms: {
      near: arm(reach(0.2, 0.6, -1), fist),
      far: arm(reach(0.92, 0.5, 1), { ...fist, thumb: "left" }),
    },
    legs: seatedLegs,
    prop: "book",
    stool: true,
    mood: "happy",
  },
  fishing: {
    ...side,
    lean: -3,
    head: { tilt: 3, yaw: 32 },
    arms: {
      near: arm(reach(0.72, 0.5, -1), fist),
      far: arm(reach(0.9, 0.44, -1), { ...behind, ...fist }),
    },
    legs: seatedLegs,
    prop: "fishingRod",
    stool: true,
    mood: "happy",
  },
  dancing: {
    ...front,
    lean: -5,
    head: { tilt: 10, yaw: 0 },
    arms: { near: arm([-92, -128]), far: arm([78, 50], { thumb: "left" }) },
    legs: { near: leg(-8, -2, 0, "left"), far: leg(42, -14, 20) },
    mood: "laughing",
  },
  sleeping: {
    ...front,
    arms: { near: arm([-20, 30]), far: arm([20, -30], { thumb: "left" }) },
    legs: { near: leg(-4, -1, 0, "left"), far: leg(4, 1) },
    prop: "bed",
    turn: -90,
    mood: "sleepy",
  },
  swimming: {
    ...side,
    yaw: 40,
    head: { tilt: -62, yaw: 25 },
    arms: { near: arm([140, 160]), far: arm([168, 176], behind) },
    legs: { near: leg(-4, -12, 70), far: leg(8, 2, 70) },
    turn: 76,
    mood: "laughing",
  },
  holding: {
    ...sidelong,
    arms: { near: arm([-18, -8]), far: arm([58, 84], fist) },
    legs: standingLegs,
    carries: true,
    mood: "happy",
  },
  throwing,
  "throwing-a-snowball": { ...throwing, prop: "snowballInHand" },
  kicking: {
    ...side,
    lean: -12,
    arms: { near: arm([-58, -36]), far: arm([62, 96], behind) },
    legs: { near: leg(68, 54, -28), far: leg(-8, -14) },
    prop: "ballAtFoot",
    mood: "laughing",
  },
  painting: {
    ...sidelong,
    arms: {
      near: arm(reach(-0.36, 0.62, -1), { ...fist }),
      far: arm([72, 122], fist),
    },
    legs: standingLegs,
    prop: "paintbrush",
    mood: "happy",
  },
  cooking: {
    ...sidelong,
    arms: { near: arm([-22, -10]), far: arm([42, 92], fist) },
    legs: standingLegs,
    prop: "pan",
    mood: "happy",
  },
  flying: {
    ...side,
    yaw: 45,
    head: { tilt: -52, yaw: 25 },
    arms: { near: arm([-14, -6], fist), far: arm([172, 178], { ...behind, ...fist }) },
    legs: { near: leg(-8, -22, 60), far: leg(6, -2, 60) },
    turn: 66,
    mood: "laughing",
  },
  /** For a ball, at full stretch. */
  diving: {
    ...side,
    yaw: 40,
    head: { tilt: -46, yaw: 30 },
    arms: { near: arm([146, 158]), far: arm([160, 170], behind) },
    legs: { near: leg(-18, -40, 50), far: leg(16, 6, 60) },
    turn: 62,
    mood: "laughing",
  },
  skating: { ...gliding, prop: "skates" },
  "roller-skating": { ...gliding, prop: "rollerSkates" },
  "flying-kite": {
    ...sidelong,
    head: { tilt: -8, yaw: 22 },
    arms: { near: arm([-20, -10]), far: arm([100, 138], { ...fist, layer: "over" }) },
    legs: standingLegs,
    prop: "kite",
    mood: "laughing",
  },
  /** The string only: whatever kite it is comes from the scene. */
  "flying-on-a-string": {
    ...sidelong,
    head: { tilt: -8, yaw: 22 },
    arms: { near: arm([-20, -10]), far: arm([100, 138], { ...fist, layer: "over" }) },
    legs: standingLegs,
    prop: "kiteString",
    tip: [22, -58],
    mood: "laughing",
  },
  /** What is eaten is before the mouth, or comes with `eating-snack` and `eating-meal`. */
  eating: biting,
  "seated-eating": { ...biting, legs: seatedLegs },
  licking,
  "seated-licking": { ...licking, legs: seatedLegs },
  drinking,
  "seated-drinking": { ...drinking, legs: seatedLegs },
  "eating-snack": { ...eating, prop: "sandwich" },
  "eating-meal": {
    ...front,
    arms: {
      near: arm(reach(-0.16, 0.62, -1), fist),
      far: arm(reach(0.86, 0.12, -1), { ...fist, thumb: "left" }),
    },
    legs: standingLegs,
    prop: "riceBowl",
    mood: "laughing",
  },
  gardening: {
    ...sidelong,
    arms: { near: arm([-24, -8]), far: arm([44, 74], fist) },
    legs: standingLegs,
    prop: "wateringCan",
    tip: [38, 20],
    mood: "happy",
  },
  spraying: {
    ...sidelong,
    arms: { near: arm([-24, -8]), far: arm([52, 80], fist) },
    legs: standingLegs,
    prop: "sprayingHose",
    mood: "happy",
  },
  pointing: {
    ...sidelong,
    arms: { near: arm([-34, -20]), far: arm([98, 102], { thumb: "left" }) },
    legs: standingLegs,
    carries: true,
    mood: "laughing",
  },
  "pointing-up": {
    ...sidelong,
    head: { tilt: -8, yaw: 30 },
    arms: { near: arm([-34, -20]), far: arm([132, 138], { thumb: "left" }) },
    legs: standingLegs,
    carries: true,
    mood: "laughing",
  },
  "pointing-down": {
    ...sidelong,
    head: { tilt: 8, yaw: 30 },
    arms: { near: arm([-34, -20]), far: arm([58, 62], { thumb: "left" }) },
    legs: standingLegs,
    carries: true,
    mood: "laughing",
  },
  watching: {
    ...sidelong,
    head: { tilt: 4, yaw: 34 },
    arms: { near: arm([-26, -12]), far: arm([30, 96], { layer: "over" }) },
    legs: standingLegs,
    carries: true,
    mood: "happy",
  },
  seated: {
    ...side,
    yaw: 50,
    lean: -4,
    head: { tilt: 3, yaw: 28 },
    arms: { near: arm([14, 66]), far: arm([26, 70], behind) },
    legs: seatedLegs,
    mood: "happy",
  },
  "seated-fishing": {
    ...side,
    lean: -3,
    head: { tilt: 3, yaw: 32 },
    arms: {
      near: arm(reach(0.72, 0.5, -1), fist),
      far: arm(reach(0.9, 0.44, -1), { ...behind, ...fist }),
    },
    legs: seatedLegs,
    prop: "fishingRod",
    mood: "happy",
  },
  "seated-reading": {
    ...sidelong,
    head: { tilt: 5, yaw: 22 },
    arms: {
      near: arm(reach(0.2, 0.6, -1), fist),
      far: arm(reach(0.92, 0.5, 1), { ...fist, thumb: "left" }),
    },
    legs: seatedLegs,
    prop: "book",
    mood: "happy",
  },
  /** Spread wide in both hands, the face above it. */
  "reading-the-news": { ...readingTheNews, legs: standingLegs },
  "seated-reading-the-news": { ...readingTheNews, legs: seatedLegs },
  singing: { ...singing, prop: "microphone" },
  "singing-alone": { ...singing, prop: "song" },
  playing: {
    ...front,
    lean: 3,
    head: { tilt: 6, yaw: 0 },
    arms: { near: arm([-64, -98]), far: arm([98, 128], { thumb: "left", layer: "over" }) },
    legs: { near: leg(-22, -12, 0, "left"), far: leg(28, -18, 20) },
    mood: "laughing",
  },
  ...posesAtTheFace,
  ...posesOfTheBody,
  ...posesOfPlay,
  ...posesOfMusic,
  ...posesOfChores,
  ...posesOfRiding,
  ...posesOnTheGround,
  ...posesTogether,
  ...posesAtOthers,
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof table;
export const poses = Object.keys(table) as readonly PoseName[];
export const poseTable: Readonly<Record<PoseName, Pose>> = table;

export function isPose(name: string): name is PoseName {
  return Object.hasOwn(table, name);
}
