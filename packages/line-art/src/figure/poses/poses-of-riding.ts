/** On animals, wheels and boards, which the scene gives. */
import type { Pose } from "./poses.ts";
import { arm, behind, fist, leg, side } from "./stances.ts";

const rein = { near: arm([34, 66], fist), far: arm([42, 72], { ...behind, ...fist }) };

export const posesOfRiding = {
  riding: {
    ...side,
    lean: 6,
    head: { tilt: -3, yaw: 32 },
    arms: rein,
    legs: { near: leg(66, 6), far: leg(72, 14) },
    mood: "laughing",
  },
  /** Seated, both hands at an oar. */
  rowing: {
    ...side,
    lean: 10,
    head: { tilt: -4, yaw: 32 },
    arms: { near: arm([40, 80], fist), far: arm([48, 86], { ...behind, ...fist }) },
    legs: { near: leg(72, 40), far: leg(76, 46) },
    mood: "laughing",
  },
  /** A leg on either side: the far one is behind what is ridden. */
  astride: {
    ...side,
    lean: 4,
    head: { tilt: -3, yaw: 32 },
    arms: { near: arm([14, 46], fist), far: arm([22, 52], { ...behind, ...fist }) },
    legs: { near: leg(48, -4), far: leg(48, -4) },
    mood: "laughing",
  },
  cycling: {
    ...side,
    lean: 18,
    head: { tilt: -12, yaw: 32 },
    arms: { near: arm([44, 60], fist), far: arm([52, 66], { ...behind, ...fist }) },
    legs: { near: leg(46, -10), far: leg(78, 10) },
    mood: "laughing",
  },
  scootering: {
    ...side,
    lean: 10,
    head: { tilt: -6, yaw: 32 },
    arms: { near: arm([58, 92], fist), far: arm([66, 96], { ...behind, ...fist }) },
    legs: { near: leg(10, -10), far: leg(-30, -62, 40) },
    mood: "laughing",
  },
  balancing: {
    ...side,
    yaw: 40,
    lean: 8,
    head: { tilt: -4, yaw: 28 },
    arms: { near: arm([-78, -92]), far: arm([78, 96], behind) },
    legs: { near: leg(-14, -26), far: leg(44, 6) },
    mood: "laughing",
  },
} as const satisfies Record<string, Pose>;
