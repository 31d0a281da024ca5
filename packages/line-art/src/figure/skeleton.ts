/**
 * Joints of a figure: bones of given lengths, hung from the hips by the angles of a pose. A pose is
 * the same for all builds; arms may instead be told where the hand goes and find their own bend.
 */
import {
  alongBone,
  boneAngle,
  distance,
  type Frame,
  type Point,
  point,
  radians,
  toFrame,
} from "./geometry.ts";

/** Bone lengths and half widths, in figure units. */
export interface Build {
  headRadius: number;
  neck: number;
  torso: number;
  shoulder: number;
  waist: number;
  hip: number;
  upperArm: number;
  forearm: number;
  thigh: number;
  shin: number;
  /** Radius of the arm at shoulder, elbow and wrist. */
  arm: readonly [number, number, number];
  /** Radius of the leg at hip, knee and ankle. */
  leg: readonly [number, number, number];
  /** Scale of hands and shoes. */
  extremity: number;
}

/** Bone angles in degrees: 0 hangs down, 90 points right, 180 up. */
export type BoneAngles = readonly [upper: number, lower: number];

/** Where a hand goes, in arm lengths from the middle of the shoulders, upright. */
export interface Reach {
  to: readonly [x: number, y: number];
  /** Which way round the elbow bends. */
  bend: 1 | -1;
}

/** The hand itself goes to a place of the face, wherever that head has it. */
export interface ReachForFace {
  toFace: FacePlace;
  bend: 1 | -1;
}

/** What is bitten has a hand on either side, a cone and a cup one below. */
export type FacePlace = "eyes" | "mouth" | "ears" | "cheek" | "bite" | "stick" | "cup";

/** Where hands go to cover it, in head radii from the middle of the head: near and far. */
export type FacePlaces = Readonly<Record<FacePlace, { near: Point; far: Point }>>;

/** As far out on one side as on the other. */
export const bothSides = (x: number, y: number) => ({ near: point(-x, y), far: point(x, y) });

export const facePlaces: FacePlaces = {
  eyes: bothSides(0.36, 0.12),
  mouth: bothSides(0.2, 0.62),
  ears: bothSides(1, 0.1),
  cheek: bothSides(1.06, 0.7),
  bite: bothSides(0.8, 1),
  stick: bothSides(0.1, 2.1),
  cup: bothSides(0.86, 1.06),
};

export interface ArmPose {
  bones: BoneAngles | Reach | ReachForFace;
  /** Painted behind the body, before it, or over head and all. */
  layer: "behind" | "before" | "over";
  hand: "open" | "fist";
  /** Which side of the hand the thumb is on, seen along the arm. */
  thumb: "left" | "right";
}

export interface LegPose {
  bones: BoneAngles;
  /** Turn of the sole in degrees; 0 is flat on the ground. */
  foot: number;
  toes: "left" | "right";
}

/** `near` is the side towards the viewer, at the left of the picture when seen from the front. */
export interface Stance {
  /** 0 seen from the front, 90 from the side, looking right. */
  yaw: number;
  /** Of the upper body, in degrees to the right. */
  lean: number;
  head: { tilt: number; yaw: number };
  arms: { near: ArmPose; far: ArmPose };
  legs: { near: LegPose; far: LegPose };
  /** Of the whole figure, in degrees to the right: who flies is on the belly. */
  turn?: number;
}

export interface Limb {
  /** Shoulder, elbow, hand or hip, knee, ankle. */
  joints: readonly [Point, Point, Point];
  radii: readonly [number, number, number];
  /** Direction of the last bone, as a bone angle. */
  angle: number;
}

export interface Skeleton {
  hips: Point;
  neck: Point;
  head: Frame & { scale: number };
  arms: { near: Limb; far: Limb };
  legs: { near: Limb; far: Limb };
  /** Upper body: origin at the hips, y upwards negative, no scale. */
  torso: Frame & { angle: number };
}

export function poseSkeleton(build: Build, stance: Stance, places = facePlaces): Skeleton {
  const hips = point(0, 0);
  const torso = { ...hips, angle: stance.lean };
  const neck = toFrame(torso, 0, -build.torso);
  const width = Math.max(Math.cos(radians(stance.yaw)), 0.2);
  const headTurn = stance.lean * 0.3 + stance.head.tilt;
  const headCentre = toFrame(
    { ...neck, angle: headTurn },
    Math.sin(radians(stance.yaw)) * build.headRadius * 0.12,
    -build.neck - build.headRadius * 0.88,
  );

  const headFrame = { ...headCentre, angle: headTurn, scale: build.headRadius };
  const armToFace = (start: Point, { toFace, bend }: ReachForFace, side: -1 | 1): Limb => {
    const { x, y } = places[toFace][side < 0 ? "near" : "far"];
    const to = toFrame(headFrame, x, y);
    const past = pastWrist * build.extremity;
    // Of whoever's eyes are high the arms are longer: straight ones would be before the mouth.
    const longer = Math.max(
      1,
      (bent * distance(start, to) - past) / (build.upperArm + build.forearm),
    );
    const [upperArm, forearm] = [longer * build.upperArm, longer * build.forearm];
    const bones = bonesTowards(start, to, bend, { upperArm, forearm: forearm + past });
    return limb(start, bones, [upperArm, forearm], build.arm);
  };
  const arm = (pose: ArmPose, side: -1 | 1): Limb => {
    const inset = build.arm[0] * 0.8;
    const shoulder = toFrame(
      torso,
      side * (build.shoulder * width - inset * width),
      -build.torso + build.arm[0] + 0.6,
    );
    const middle = toFrame(torso, 0, -build.torso + build.arm[0] + 0.6);
    if ("toFace" in pose.bones) return armToFace(shoulder, pose.bones, side);
    const bones = isReach(pose.bones)
      ? bonesTowards(shoulder, reachPoint(middle, pose.bones, build), pose.bones.bend, build)
      : pose.bones;
    return limb(shoulder, bones, [build.upperArm, build.forearm], build.arm);
  };
  const leg = (pose: LegPose, side: -1 | 1): Limb =>
    limb(
      toFrame(torso, side * Math.max(build.hip - build.leg[0], 1) * width, 0),
      pose.bones,
      [build.thigh, build.shin],
      build.leg,
    );

  return {
    hips,
    neck,
    torso,
    head: headFrame,
    arms: { near: arm(stance.arms.near, -1), far: arm(stance.arms.far, 1) },
    legs: { near: leg(stance.legs.near, -1), far: leg(stance.legs.far, 1) },
  };
}

/** How long an arm is at the least, by how far it has to reach. */
const bent = 1.24;

/** How far the middle of a hand is past the wrist. */
export const pastWrist = 4;

function isReach(bones: BoneAngles | Reach): bones is Reach {
  return "to" in bones;
}

function reachPoint(middle: Point, reach: Reach, build: Build): Point {
  const arm = build.upperArm + build.forearm;
  return point(middle.x + reach.to[0] * arm, middle.y + reach.to[1] * arm);
}

function limb(
  start: Point,
  [upper, lower]: BoneAngles,
  [upperLength, lowerLength]: readonly [number, number],
  radii: readonly [number, number, number],
): Limb {
  const middle = alongBone(start, upper, upperLength);
  return { joints: [start, middle, alongBone(middle, lower, lowerLength)], radii, angle: lower };
}

/**
 * Angles of two bones that bring the hand to a target, by the law of cosines; a target out of reach
 * is pointed at with a straight arm.
 */
export function bonesTowards(
  start: Point,
  target: Point,
  bend: 1 | -1,
  { upperArm, forearm }: Pick<Build, "upperArm" | "forearm">,
): BoneAngles {
  const straight = boneAngle(start, target);
  const span = Math.max(distance(start, target), Math.abs(upperArm - forearm) + 1e-6);
  if (span >= upperArm + forearm) return [straight, straight];
  const cosine = (upperArm ** 2 + span ** 2 - forearm ** 2) / (2 * upperArm * span);
  const upper = straight + (bend * (Math.acos(Math.min(Math.max(cosine, -1), 1)) * 180)) / Math.PI;
  const elbow = alongBone(start, upper, upperArm);
  const hand = alongBone(start, straight, span);
  return [upper, boneAngle(elbow, hand)];
}
