import type { ArtworkRef } from "../types.ts";
import { builds } from "./body.ts";
import { figureArtwork, parseFigureName } from "./figure.ts";
import type { Point } from "./geometry.ts";
import { toFrame } from "./geometry.ts";
import { grip } from "./grip.ts";
import { turned } from "./head.ts";
import { topOfEyes } from "./heads/animal-heads.ts";

/** Places on a figure where something can be put, as fractions of its tight box (0 to 1 across and down). */
export interface FigureAnchors {
  /** The hand that holds: the far one, ahead of the body. */
  hand: Point;
  nearHand: Point;
  /** Where what is in that hand works: the end of a needle; the hand where there is nothing in it. */
  tip: Point;
  /** Middle of the head. */
  head: Point;
  /** Top of the head, where a hat or a bird would sit. */
  crown: Point;
  /** Below the chin. */
  neck: Point;
  eyes: Point;
  mouth: Point;
  /** Middle of the chest, and where somebody sits on the back and on the shoulders. */
  chest: Point;
  back: Point;
  shoulders: Point;
  /** What the figure sits on touches it here. */
  seat: Point;
  /** Middle between the soles. */
  feet: Point;
  /** Where the near foot kicks. */
  toe: Point;
}

type Figure = Pick<ArtworkRef, "name" | "variant">;

/** @throws RangeError when the name of the figure is not known */
export function figureAnchors({ name, variant }: Figure): FigureAnchors {
  const plain = variant === "plain";
  const { character, pose, skeleton } = parseFigureName(name);
  const { box } = figureArtwork(name, plain);
  const build = builds[character.build];
  const { animal } = character;
  const body = { build, stance: pose, skeleton };
  const { near, far } = skeleton.legs;
  // A llama's neck is part of its head.
  const lift = animal ? Math.min(0, topOfEyes(animal) + 0.95) : 0;
  const sole = 4.8 * build.extremity;
  const fraction = (point: Point): Point => {
    const placed = toFrame({ x: 0, y: 0, angle: pose.turn ?? 0 }, point.x, point.y);
    return { x: (placed.x - box.x) / box.width, y: (placed.y - box.y) / box.height };
  };
  const hand = grip(body, "far");
  const [x, y] = pose.tip ?? [0, 0];
  return {
    hand: fraction(hand),
    tip: fraction({ x: hand.x + x, y: hand.y + y }),
    nearHand: fraction(grip(body, "near")),
    head: fraction(skeleton.head),
    crown: fraction(toFrame(skeleton.head, 0, animal ? topOfEyes(animal) - 0.78 : -1.05)),
    neck: fraction(toFrame(skeleton.head, 0, 0.945)),
    mouth: fraction(toFrame(skeleton.head, turned(0, pose.head.yaw).x, 0.55 + lift)),
    eyes: fraction(toFrame(skeleton.head, 0, 0.1 + lift)),
    chest: fraction(toFrame(skeleton.torso, 0, -build.torso * 0.5)),
    back: fraction(toFrame(skeleton.torso, -build.waist * 1.3, -build.torso * 0.4)),
    shoulders: fraction(toFrame(skeleton.torso, -build.shoulder * 0.75, -build.torso * 1.06)),
    seat: fraction({ x: skeleton.hips.x, y: skeleton.hips.y + build.leg[0] + 1.4 }),
    toe: fraction({ x: near.joints[2].x + 2 * sole, y: near.joints[2].y }),
    feet: fraction({
      x: (near.joints[2].x + far.joints[2].x) / 2,
      y: Math.max(near.joints[2].y, far.joints[2].y) + sole,
    }),
  };
}
