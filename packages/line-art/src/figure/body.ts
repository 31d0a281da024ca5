/** The builds of people: children about 3.3 heads high, adults about 4.4, as in picture books. */
import type { Build } from "./skeleton.ts";

const adult: Build = {
  headRadius: 14.6,
  neck: 2.6,
  torso: 36,
  shoulder: 13.5,
  waist: 9,
  hip: 10.5,
  upperArm: 19,
  forearm: 17,
  thigh: 25,
  shin: 24,
  arm: [4.6, 4.2, 3.6],
  leg: [5.8, 5, 4],
  extremity: 1.08,
};

const child: Build = {
  headRadius: 15,
  neck: 1,
  torso: 25,
  shoulder: 10.5,
  waist: 7.6,
  hip: 8.6,
  upperArm: 13.5,
  forearm: 12.5,
  thigh: 16.5,
  shin: 16.5,
  arm: [3.7, 3.5, 3.2],
  leg: [4.6, 4.3, 3.8],
  extremity: 0.95,
};

export const builds = {
  man: { ...adult, shoulder: 15.5, waist: 11, arm: [5, 4.6, 3.9], extremity: 1.15 },
  woman: adult,
  elder: { ...adult, torso: 34, waist: 12, hip: 12, thigh: 21, shin: 20, upperArm: 17 },
  stout: {
    ...adult,
    shoulder: 16,
    waist: 17,
    hip: 15.5,
    thigh: 21,
    shin: 20,
    leg: [6.4, 5.6, 4.8],
  },
  giant: {
    ...adult,
    headRadius: 13,
    torso: 40,
    shoulder: 19,
    waist: 17,
    hip: 15.5,
    upperArm: 22,
    forearm: 19,
    arm: [6.6, 6, 5],
    leg: [7.4, 6.6, 5.6],
    extremity: 1.3,
  },
  child,
  /** Limbs as thin as bones. */
  bony: { ...child, arm: [2.4, 2.1, 2.1], leg: [2.6, 2.3, 2.3], shoulder: 9, hip: 7.6 },
  toddler: {
    ...child,
    torso: 21,
    waist: 8.6,
    thigh: 10,
    shin: 9.5,
    upperArm: 10.5,
    forearm: 9.5,
    extremity: 0.85,
  },
  baby: {
    ...child,
    torso: 19,
    waist: 9,
    hip: 9.4,
    thigh: 7,
    shin: 6.5,
    upperArm: 9,
    forearm: 8,
    leg: [4.8, 4.6, 4.2],
    extremity: 0.8,
  },
} as const satisfies Record<string, Build>;
export type BuildName = keyof typeof builds;
