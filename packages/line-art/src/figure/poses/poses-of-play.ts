/** Games, sports and merrymaking. */
import type { Pose } from "./poses.ts";
import { arm, behind, fist, front, leg, reach, side, sidelong, standingLegs } from "./stances.ts";

const juggling = {
  ...front,
  head: { tilt: -3, yaw: 0 },
  arms: { near: arm([-26, -116]), far: arm([26, 116], { thumb: "left" }) },
  legs: standingLegs,
  mood: "laughing",
} as const satisfies Pose;

export const posesOfPlay = {
  climbing: {
    ...side,
    yaw: 50,
    lean: 6,
    head: { tilt: -16, yaw: 30 },
    arms: {
      near: arm([128, 168], fist),
      far: arm([142, 128], { ...behind, ...fist }),
    },
    legs: { near: leg(74, -34, -10), far: leg(24, -8, -10) },
    mood: "laughing",
  },
  /** On a slide, which the scene gives. */
  sliding: {
    ...side,
    yaw: 45,
    lean: -14,
    head: { tilt: 8, yaw: 26 },
    arms: { near: arm([-128, -142], { layer: "over" }), far: arm([116, 138], behind) },
    legs: { near: leg(74, 62, -20), far: leg(68, 56, -20) },
    mood: "laughing",
  },
  juggling: { ...juggling, prop: "juggledBalls" },
  /** What is in the air belongs to the scene. */
  "juggling-things": juggling,
  "jumping-rope": {
    ...front,
    arms: { near: arm([-46, -80], fist), far: arm([46, 80], { ...fist, thumb: "left" }) },
    legs: { near: leg(-12, 10, 16, "left"), far: leg(12, -10, -16) },
    prop: "skippingRope",
    mood: "laughing",
  },
  skiing: {
    ...side,
    yaw: 45,
    lean: 16,
    head: { tilt: -8, yaw: 30 },
    arms: { near: arm([10, 66], fist), far: arm([46, 86], { ...behind, ...fist }) },
    legs: { near: leg(42, -22), far: leg(34, -30) },
    prop: "skis",
    mood: "laughing",
  },
  surfing: {
    ...sidelong,
    lean: 8,
    arms: { near: arm([-84, -98]), far: arm([82, 98], { thumb: "left" }) },
    legs: { near: leg(-40, -2, 0, "left"), far: leg(40, 2) },
    prop: "surfboard",
    mood: "laughing",
  },
  snowboarding: {
    ...sidelong,
    lean: 10,
    arms: { near: arm([-76, -92]), far: arm([74, 92], { thumb: "left" }) },
    legs: { near: leg(-36, 2, 0, "left"), far: leg(36, -2) },
    prop: "snowboardUnderfoot",
    mood: "laughing",
  },
  "blowing-bubbles": {
    ...sidelong,
    arms: { near: arm([-24, -10]), far: arm([48, 138], { ...fist, layer: "over" }) },
    legs: standingLegs,
    prop: "soapBubbles",
    mood: "surprised",
  },
  /** Behind a bush of its own. */
  hiding: {
    ...front,
    head: { tilt: 6, yaw: 0 },
    arms: { near: arm([-34, -22]), far: arm([34, 22], { thumb: "left" }) },
    legs: standingLegs,
    prop: "bush",
    mood: "laughing",
  },
  /** An arm up among the fruit of a tree. */
  picking: {
    ...front,
    head: { tilt: -6, yaw: 0 },
    arms: {
      near: arm([-28, -16]),
      far: arm([148, 168], { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    mood: "laughing",
  },
  /** Both feet in a puddle. */
  splashing: {
    ...front,
    arms: {
      near: arm([-112, -128], { layer: "over" }),
      far: arm([112, 128], { thumb: "left", layer: "over" }),
    },
    legs: { near: leg(-34, 10, 12, "left"), far: leg(34, -10, -12) },
    prop: "splash",
    mood: "laughing",
  },
  /** A flat hand over the ball, which is on its way down and up again. */
  "bouncing-a-ball": {
    ...sidelong,
    lean: 8,
    head: { tilt: 10, yaw: 26 },
    arms: { near: arm([-40, -20]), far: arm([62, 48], { thumb: "left", layer: "over" }) },
    legs: { near: leg(-10, -6), far: leg(16, 2) },
    prop: "bouncingBall",
    mood: "laughing",
  },
  /** Something to hang up in the raised hand. */
  decorating: {
    ...front,
    head: { tilt: -6, yaw: 0 },
    arms: {
      near: arm([-28, -16]),
      far: arm([116, 138], { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    prop: "bauble",
    mood: "laughing",
  },
  "kung-fu": {
    ...sidelong,
    lean: -10,
    arms: {
      near: arm([-50, -128], fist),
      far: arm([60, 120], { ...fist, thumb: "left" }),
    },
    legs: { near: leg(-6, 2), far: leg(84, 76, -70) },
    mood: "happy",
  },
  /** Sunk on one leg, the other out, a palm pushing ahead and one drawn back. */
  "tai-chi": {
    ...sidelong,
    lean: 2,
    head: { tilt: 0, yaw: 24 },
    arms: {
      near: arm([-74, -112], { thumb: "left" }),
      far: arm([82, 104], { thumb: "left" }),
    },
    legs: { near: leg(-44, -26, 0, "left"), far: leg(58, -6) },
    mood: "happy",
  },
  /** What is kicked, the scene gives. */
  "kicking-up": {
    ...side,
    lean: -12,
    arms: { near: arm([-58, -36]), far: arm([62, 96], behind) },
    legs: { near: leg(68, 54, -28), far: leg(-8, -14) },
    mood: "laughing",
  },
  /** At a cake with its candles lit. */
  blowing: {
    ...sidelong,
    lean: 12,
    head: { tilt: 6, yaw: 30 },
    arms: { near: arm([-10, 30]), far: arm([20, 50], behind) },
    legs: standingLegs,
    mood: "surprised",
  },
  cheering: {
    ...front,
    head: { tilt: -4, yaw: 0 },
    arms: {
      near: arm([-138, -162], { ...fist, layer: "over" }),
      far: arm([138, 162], { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    mood: "laughing",
  },
  /** Off the ground, the ball over the ring. */
  dunking: {
    ...side,
    yaw: 45,
    lean: 8,
    head: { tilt: -14, yaw: 25 },
    arms: {
      near: arm([-58, -96], fist),
      far: arm([138, 156], { ...fist, thumb: "left" }),
    },
    legs: { near: leg(28, -58, 40), far: leg(62, -18, 30) },
    prop: "dunkedBall",
    tip: [3, -9],
    mood: "laughing",
  },
  /** By both hands from something overhead, the legs swinging. */
  dangling: {
    ...front,
    head: { tilt: 4, yaw: 0 },
    arms: {
      near: arm([-112, -170], { ...fist, layer: "over" }),
      far: arm([112, 170], { ...fist, thumb: "left", layer: "over" }),
    },
    legs: { near: leg(14, -8, 20, "left"), far: leg(26, 6, 20) },
    mood: "laughing",
  },
  /** Out from behind what the scene gives. */
  peeping: {
    ...front,
    lean: 24,
    head: { tilt: 4, yaw: 0 },
    arms: { near: arm([-24, -12]), far: arm([64, 96], { thumb: "left", layer: "over" }) },
    legs: standingLegs,
    mood: "laughing",
  },
  /** The feet at a branch, the hands hanging down. */
  "upside-down": {
    ...front,
    arms: {
      near: arm([-112, -142], { layer: "over" }),
      far: arm([112, 142], { thumb: "left", layer: "over" }),
    },
    legs: { near: leg(-12, 4, 0, "left"), far: leg(12, -4) },
    turn: 180,
    mood: "laughing",
  },
  /** At what is far away, through a glass in the hand. */
  spying: {
    ...sidelong,
    head: { tilt: 0, yaw: 30 },
    arms: {
      near: arm([-34, -14]),
      far: arm(reach(0.94, -0.64, 1), { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    prop: "spyglassAtEye",
    mood: "happy",
  },
  handstand: {
    ...front,
    arms: {
      near: arm([-150, -176], { layer: "over" }),
      far: arm([150, 176], { thumb: "left", layer: "over" }),
    },
    legs: { near: leg(-10, -4, 60, "left"), far: leg(10, 4, 60) },
    turn: 180,
    mood: "laughing",
  },
  /** On both hands, the legs wide in the air. */
  cartwheel: {
    ...front,
    arms: {
      near: arm([-146, -166], { layer: "over" }),
      far: arm([146, 166], { thumb: "left", layer: "over" }),
    },
    legs: { near: leg(-58, -58, 50, "left"), far: leg(58, 58, 50) },
    turn: 164,
    prop: "wheelMarks",
    mood: "laughing",
  },
  /** The bow drawn, the eye along the arrow. */
  archery: {
    ...side,
    yaw: 50,
    arms: {
      near: arm(reach(0.14, 0.06, -1), { ...fist, layer: "over" }),
      far: arm([90, 90], { ...fist, thumb: "left" }),
    },
    legs: { near: leg(-14, -8, 0, "left"), far: leg(20, 4) },
    prop: "drawnBow",
    mood: "happy",
  },
  /** 抖空竹: a stick in either hand, and what spins on the string between them. */
  "spinning-a-diabolo": {
    ...front,
    head: { tilt: 3, yaw: 0 },
    arms: {
      near: arm([-54, -84], { ...fist, layer: "over" }),
      far: arm([54, 84], { ...fist, thumb: "left", layer: "over" }),
    },
    legs: { near: leg(-16, -6, 0, "left"), far: leg(16, 6) },
    prop: "diaboloOnString",
    mood: "laughing",
  },
  netting: {
    ...front,
    lean: 4,
    head: { tilt: -4, yaw: 12 },
    arms: {
      near: arm([-70, -52]),
      far: arm([84, 118], { ...fist, thumb: "left", layer: "over" }),
    },
    legs: { near: leg(-20, -14, 0, "left"), far: leg(26, -16, 20) },
    prop: "butterflyNet",
    mood: "laughing",
  },
  phoning: {
    ...front,
    head: { tilt: 5, yaw: 0 },
    arms: {
      near: arm([-64, -40]),
      far: arm({ toFace: "cheek", bend: -1 }, { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    prop: "phone",
    mood: "laughing",
  },
  photographing: {
    ...front,
    arms: {
      near: arm(reach(-0.5, -0.36, -1), { ...fist, layer: "over" }),
      far: arm(reach(0.5, -0.36, 1), { ...fist, thumb: "left", layer: "over" }),
    },
    legs: standingLegs,
    prop: "cameraAtEyes",
    mood: "happy",
  },
} as const satisfies Record<string, Pose>;
