/** Work in house and garden, and what people do with their hands, knees and hearts. */
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

const kneelingLegs = { near: leg(12, -88, 168), far: leg(4, -90, 168) };

const knitting = {
  ...sidelong,
  head: { tilt: 6, yaw: 22 },
  arms: {
    near: arm(reach(0.2, 0.66, -1), { ...fist, layer: "over" }),
    far: arm(reach(0.86, 0.6, -1), { ...fist, thumb: "left", layer: "over" }),
  },
  legs: seatedLegs,
  prop: "knitting",
  mood: "happy",
} satisfies Pose;

const sweeping = {
  ...sidelong,
  lean: 8,
  arms: {
    near: arm(reach(0.34, 0.3, -1), fist),
    far: arm(reach(0.62, 0.74, 1), { ...fist, thumb: "left" }),
  },
  legs: standingLegs,
  mood: "happy",
} satisfies Pose;

const digging = {
  ...sidelong,
  lean: 14,
  arms: {
    near: arm(reach(0.36, 0.42, -1), fist),
    far: arm(reach(0.66, 0.78, 1), { ...fist, thumb: "left" }),
  },
  legs: { near: leg(-14, -10), far: leg(34, -6, -6) },
  prop: "spade",
  mood: "happy",
} satisfies Pose;

const washing = {
  ...front,
  lean: 0,
  head: { tilt: 4, yaw: 0 },
  arms: {
    near: arm(reach(-0.3, 0.8, -1)),
    far: arm(reach(0.3, 0.8, 1), { thumb: "left" }),
  },
  legs: standingLegs,
  mood: "laughing",
} satisfies Pose;

const writing = {
  ...side,
  yaw: 45,
  lean: 8,
  head: { tilt: 8, yaw: 30 },
  arms: {
    near: arm(reach(0.62, 0.62, -1)),
    far: arm(reach(0.86, 0.5, -1), { ...behind, ...fist }),
  },
  legs: seatedLegs,
  stool: true,
  mood: "happy",
} satisfies Pose;

export const posesOfChores = {
  /** Both hands down at what is on a table before the belly. */
  kneading: {
    ...front,
    head: { tilt: 3, yaw: 0 },
    arms: {
      near: arm(reach(-0.24, 0.78, -1), { ...fist, layer: "over" }),
      far: arm(reach(0.24, 0.78, 1), { ...fist, layer: "over", thumb: "left" }),
    },
    legs: standingLegs,
    mood: "happy",
  },
  /** A hand at either end of the rolling pin. */
  "rolling-dough": {
    ...front,
    head: { tilt: 3, yaw: 0 },
    arms: {
      near: arm(reach(-0.72, 0.72, -1), { ...fist, layer: "over" }),
      far: arm(reach(0.72, 0.72, 1), { ...fist, layer: "over", thumb: "left" }),
    },
    legs: standingLegs,
    mood: "happy",
  },
  /** Cream from a bag, onto a cake at the right. */
  icing: {
    ...sidelong,
    head: { tilt: 6, yaw: 26 },
    arms: {
      near: arm(reach(0.24, 0.66, -1), fist),
      far: arm(reach(0.96, 0.06, 1), { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    prop: "pipingBag",
    mood: "happy",
  },
  /** Something small in the near hand, the brush at it. */
  "painting-in-hand": {
    ...front,
    head: { tilt: 6, yaw: 0 },
    arms: {
      near: arm(reach(-0.34, 0.62, -1), { ...fist, layer: "over" }),
      far: arm(reach(0.9, 0.3, 1), { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    prop: "fineBrushInHand",
    mood: "happy",
  },
  /** With the edge of the hand, in two. */
  "breaking-a-board": {
    ...side,
    yaw: 45,
    lean: 20,
    head: { tilt: -4, yaw: 30 },
    arms: {
      near: arm([-74, 26], fist),
      far: arm([50, 44], { layer: "over", thumb: "left" }),
    },
    legs: { near: leg(-44, -30, 10), far: leg(52, -6) },
    prop: "brokenBoard",
    mood: "singing",
  },
  grilling: {
    ...sidelong,
    arms: { near: arm([-22, -10]), far: arm([34, 66], fist) },
    legs: standingLegs,
    prop: "tongs",
    mood: "happy",
  },
  sweeping: { ...sweeping, prop: "sweptBroom" },
  mopping: { ...sweeping, prop: "floorMop" },
  raking: { ...sweeping, prop: "leafRake" },
  vacuuming: { ...sweeping, prop: "vacuumCleaner" },
  ironing: {
    ...front,
    head: { tilt: 4, yaw: 0 },
    arms: {
      near: arm(reach(-0.62, 0.7, -1), { layer: "over" }),
      far: arm(reach(0.62, 0.62, 1), { ...fist, layer: "over", thumb: "left" }),
    },
    legs: standingLegs,
    prop: "ironingBoard",
    mood: "happy",
  },
  /** A ribbon drawn tight from either side. */
  "wrapping-a-gift": {
    ...front,
    head: { tilt: 4, yaw: 0 },
    arms: {
      near: arm(reach(-0.78, 0.42, -1), { ...fist, layer: "over" }),
      far: arm(reach(0.78, 0.42, 1), { ...fist, layer: "over", thumb: "left" }),
    },
    legs: standingLegs,
    prop: "wrappedGift",
    mood: "happy",
  },
  "cutting-paper": {
    ...front,
    head: { tilt: 5, yaw: 0 },
    arms: {
      near: arm(reach(-0.4, 0.74, -1), { ...fist, layer: "over" }),
      far: arm(reach(0.84, 0.5, 1), { ...fist, layer: "over", thumb: "left" }),
    },
    legs: standingLegs,
    prop: "paperAndScissors",
    mood: "happy",
  },
  sewing: {
    ...sidelong,
    head: { tilt: 6, yaw: 22 },
    arms: {
      near: arm(reach(0.2, 0.66, -1), { ...fist, layer: "over" }),
      far: arm(reach(1.02, 0.26, 1), { ...fist, thumb: "left" }),
    },
    legs: seatedLegs,
    prop: "needleAndCloth",
    stool: true,
    mood: "happy",
  },
  typing: { ...writing, prop: "laptopOnDesk" },
  digging,
  shovelling: digging,
  washing: { ...washing, prop: "washTub" },
  "washing-hands": { ...washing, prop: "handBasin" },
  "washing-dishes": { ...washing, prop: "dishes" },
  scrubbing: {
    ...sidelong,
    arms: { near: arm([-22, -10]), far: arm([62, 92], fist) },
    legs: standingLegs,
    prop: "sponge",
    mood: "happy",
  },
  "brushing-teeth": {
    ...front,
    arms: {
      near: arm([-30, -14]),
      far: arm(reach(0.9, -0.02, 1), { ...fist, layer: "over", thumb: "left" }),
    },
    legs: standingLegs,
    prop: "toothbrush",
    mood: "laughing",
  },
  "brushing-hair": {
    ...front,
    arms: {
      near: arm([-30, -14]),
      far: arm(reach(0.98, 0.02, 1), { ...fist, layer: "over", thumb: "left" }),
    },
    legs: standingLegs,
    prop: "hairbrush",
    mood: "happy",
  },
  "seated-brushing-hair": {
    ...sidelong,
    arms: {
      near: arm([-14, 40]),
      far: arm(reach(0.98, 0.02, 1), { ...fist, layer: "over", thumb: "left" }),
    },
    legs: seatedLegs,
    prop: "hairbrush",
    mood: "happy",
  },
  knitting: { ...knitting, stool: true },
  "seated-knitting": knitting,
  writing: { ...writing, prop: "writingDesk" },
  /** At a desk for two. */
  "writing-together": { ...writing, prop: "writingPaper" },
  stirring: {
    ...sidelong,
    lean: 6,
    arms: {
      near: arm([-22, -10]),
      far: arm(reach(0.92, 0.3, 1), { ...fist, thumb: "left" }),
    },
    legs: standingLegs,
    prop: "stirringSpoon",
    mood: "happy",
  },
  calligraphy: { ...writing, prop: "calligraphy" },
  "grinding-ink": { ...writing, prop: "inkOnStone" },
  /** A wet shirt by both shoulders, up to the line. */
  "hanging-up": {
    ...sidelong,
    head: { tilt: -4, yaw: 26 },
    arms: {
      near: arm(reach(0.46, -0.02, -1), { ...fist, layer: "over" }),
      far: arm(reach(1, -0.06, 1), { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    prop: "wetShirt",
    mood: "happy",
  },
  knocking: {
    ...sidelong,
    arms: { near: arm([-22, -10]), far: arm([70, 128], { ...fist, thumb: "left" }) },
    legs: standingLegs,
    mood: "happy",
  },
  pushing: {
    ...side,
    lean: 24,
    head: { tilt: -12, yaw: 35 },
    arms: { near: arm([72, 92]), far: arm([80, 98], behind) },
    legs: { near: leg(34, -6), far: leg(-24, -40, 24) },
    mood: "happy",
  },
  pulling: {
    ...side,
    lean: -22,
    head: { tilt: 10, yaw: 35 },
    arms: { near: arm([64, 84], fist), far: arm([72, 88], { ...behind, ...fist }) },
    legs: { near: leg(36, 16), far: leg(10, -14) },
    prop: "pulledRope",
    mood: "happy",
  },
  /** At a rope that the scene gives. */
  "tug-of-war": {
    ...side,
    lean: -22,
    head: { tilt: 10, yaw: 35 },
    arms: { near: arm([64, 84], fist), far: arm([72, 88], { ...behind, ...fist }) },
    legs: { near: leg(36, 16), far: leg(10, -14) },
    mood: "happy",
  },
  feeding: {
    ...sidelong,
    arms: { near: arm([-30, -16]), far: arm([64, 84]) },
    legs: standingLegs,
    prop: "feedBowl",
    mood: "happy",
  },
  /** Out of a wheelchair. */
  "seated-feeding": {
    ...sidelong,
    arms: { near: arm([-14, 40]), far: arm([64, 88]) },
    legs: seatedLegs,
    prop: "feedBowl",
    mood: "happy",
  },
  petting: {
    ...sidelong,
    lean: 10,
    arms: { near: arm([-30, -16]), far: arm([62, 76], { thumb: "left" }) },
    legs: standingLegs,
    mood: "happy",
  },
  milking: {
    ...side,
    lean: 12,
    head: { tilt: 6, yaw: 32 },
    arms: { near: arm([48, 62], fist), far: arm([58, 72], { ...behind, ...fist }) },
    legs: seatedLegs,
    stool: true,
    mood: "happy",
  },
  /** At the hair of who sits before. */
  braiding: {
    ...sidelong,
    arms: { near: arm([62, 82], fist), far: arm([70, 92], fist) },
    legs: standingLegs,
    mood: "happy",
  },
  /** At the shoulders of who sits before. */
  massaging: {
    ...sidelong,
    lean: 6,
    arms: { near: arm([40, 78], fist), far: arm([54, 92], fist) },
    legs: standingLegs,
    mood: "happy",
  },
  kneeling: {
    ...side,
    yaw: 50,
    arms: { near: arm([20, 44]), far: arm([30, 50], behind) },
    legs: kneelingLegs,
    mood: "happy",
  },
  praying: {
    ...side,
    yaw: 45,
    head: { tilt: 10, yaw: 26 },
    arms: { near: arm(reach(0.5, 0.1, -1)), far: arm(reach(0.6, 0.1, -1), behind) },
    legs: kneelingLegs,
    mood: "sleepy",
  },
  /** On the knees before whatever is being made. */
  making: {
    ...side,
    yaw: 45,
    lean: 14,
    head: { tilt: 4, yaw: 30 },
    arms: { near: arm([52, 84]), far: arm([66, 92], behind) },
    legs: kneelingLegs,
    mood: "laughing",
  },
  /** On the knees, both hands at the soil. */
  planting: {
    ...side,
    yaw: 45,
    lean: 30,
    head: { tilt: -4, yaw: 30 },
    arms: { near: arm([24, 40]), far: arm([38, 52], behind) },
    legs: kneelingLegs,
    mood: "happy",
  },
  fixing: {
    ...sidelong,
    lean: 6,
    arms: { near: arm([-26, -12]), far: arm([58, 100], fist) },
    legs: standingLegs,
    prop: "wrench",
    mood: "happy",
  },
  crawling: {
    ...side,
    yaw: 60,
    lean: 76,
    head: { tilt: -26, yaw: 30 },
    arms: { near: arm([4, 2]), far: arm([26, 8], behind) },
    legs: { near: leg(4, -84, 70), far: leg(-16, -86, 70) },
    mood: "laughing",
  },
  crying: {
    ...front,
    head: { tilt: 4, yaw: 0 },
    arms: {
      near: arm([-40, -164], { ...fist, layer: "over" }),
      far: arm([40, 164], { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    prop: "tears",
    mood: "sad",
  },
  /** On something that the scene gives to sit on. */
  "seated-crying": {
    ...front,
    head: { tilt: 4, yaw: 0 },
    arms: {
      near: arm([-40, -164], { ...fist, layer: "over" }),
      far: arm([40, 164], { ...fist, thumb: "left", layer: "over" }),
    },
    legs: seatedLegs,
    prop: "tears",
    mood: "sad",
  },
  thinking: {
    ...sidelong,
    head: { tilt: -4, yaw: 20 },
    arms: {
      near: arm(reach(0.36, 0.46, -1), fist),
      far: arm(reach(0.5, -0.08, 1), { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    prop: "thought",
    mood: "happy",
  },
  greeting: {
    ...front,
    lean: 0,
    head: { tilt: 3, yaw: 0 },
    arms: {
      near: arm(reach(-0.1, 0.14, -1), { ...fist, layer: "over" }),
      far: arm(reach(0.1, 0.14, 1), { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    mood: "laughing",
  },
} as const satisfies Record<string, Pose>;
