/** What poses are put together from: limbs, and how somebody stands, sits and turns. */
import type { ArmPose, BoneAngles, LegPose, Reach, ReachForFace } from "../skeleton.ts";

export const arm = (
  bones: BoneAngles | Reach | ReachForFace,
  options: Partial<Omit<ArmPose, "bones">> = {},
): ArmPose => ({ bones, layer: "before", hand: "open", thumb: "right", ...options });
export const leg = (
  thigh: number,
  shin: number,
  foot = 0,
  toes: LegPose["toes"] = "right",
): LegPose => ({
  bones: [thigh, shin],
  foot,
  toes,
});
export const reach = (x: number, y: number, bend: 1 | -1): Reach => ({ to: [x, y], bend });

export const behind = { layer: "behind", thumb: "left" } as const;
export const fist = { hand: "fist" } as const;
export const armsDown = { near: arm([-34, -22]), far: arm([34, 22], { thumb: "left" }) };
export const standingLegs = { near: leg(-6, -4, 0, "left"), far: leg(6, 4) };
export const front = { yaw: 0, lean: 0, head: { tilt: 0, yaw: 0 } };
export const seatedLegs = { near: leg(86, 4), far: leg(80, 8) };
export const side = { yaw: 60, lean: 0, head: { tilt: 0, yaw: 35 } };
export const sidelong = { yaw: 30, lean: 0, head: { tilt: 2, yaw: 22 } };
