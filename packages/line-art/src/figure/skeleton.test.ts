import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builds } from "./body.ts";
import { alongBone, boneAngle, bounds, contour, distance, ellipse, point } from "./geometry.ts";
import { poseTable } from "./poses/poses.ts";
import { bonesTowards, poseSkeleton } from "./skeleton.ts";
import { tube } from "./tube.ts";

const coordinate = fc.double({ min: -60, max: 60, noNaN: true });

describe("a bone", () => {
  it("hangs down at 0°, points right at 90° and up at 180°", () => {
    expect(alongBone(point(0, 0), 0, 10).y).toBeCloseTo(10);
    expect(alongBone(point(0, 0), 90, 10).x).toBeCloseTo(10);
    expect(alongBone(point(0, 0), 180, 10).y).toBeCloseTo(-10);
  });

  it("has the angle it was laid at", () => {
    expect(boneAngle(point(3, 4), alongBone(point(3, 4), 37, 12))).toBeCloseTo(37);
  });
});

describe("an arm that reaches", () => {
  const build = { upperArm: 19, forearm: 17 };

  it("puts the hand on any target within reach, and points at the others", () => {
    fc.assert(
      fc.property(
        coordinate,
        coordinate,
        fc.constantFrom(1 as const, -1 as const),
        (x, y, bend) => {
          const target = point(x, y);
          const span = distance(point(0, 0), target);
          fc.pre(span > 2.5);
          const [upper, lower] = bonesTowards(point(0, 0), target, bend, build);
          const hand = alongBone(alongBone(point(0, 0), upper, 19), lower, 17);
          expect(distance(hand, target)).toBeCloseTo(Math.max(0, span - 36), 3);
        },
      ),
    );
  });

  it("bends its elbow to the side it is told", () => {
    const elbow = (bend: 1 | -1) =>
      alongBone(point(0, 0), bonesTowards(point(0, 0), point(0, 20), bend, build)[0], 19);
    expect(elbow(1).x).toBeGreaterThan(5);
    expect(elbow(-1).x).toBeLessThan(-5);
  });
});

it.each(Object.keys(builds) as (keyof typeof builds)[])(
  "keeps the bone lengths of a %s",
  (name) => {
    const build = builds[name];
    for (const pose of Object.values(poseTable)) {
      const { arms, legs } = poseSkeleton(build, pose);
      for (const side of ["near", "far"] as const) {
        const { joints } = arms[side];
        // Arms that go to a face reach it, both bones longer by the same share.
        const longer = distance(joints[0], joints[1]) / build.upperArm;
        const most = "toFace" in pose.arms[side].bones ? 1.4 : 1;
        expect(longer).toBeGreaterThan(0.999);
        expect(longer).toBeLessThan(most + 0.001);
        expect(distance(joints[1], joints[2])).toBeCloseTo(longer * build.forearm);
      }
      for (const { joints } of Object.values(legs)) {
        expect(distance(joints[0], joints[1])).toBeCloseTo(build.thigh);
      }
    }
  },
);

describe("a contour", () => {
  it("stays close to the circle its knots lie on", () => {
    const box = bounds([contour(ellipse(0, 0, 10))]);
    expect(box.width).toBeCloseTo(20, 0);
    expect(box.height).toBeCloseTo(20, 0);
  });

  it("measures curves, not their control points", () => {
    const box = bounds([
      [
        ["M", 0, 0],
        ["C", 0, 40, 10, 40, 10, 0],
      ],
    ]);
    expect(box.height).toBeCloseTo(30);
  });
});

it("never lets a bent limb fold over itself", () => {
  fc.assert(
    fc.property(fc.integer({ min: -135, max: 135 }), (bend) => {
      const elbow = point(0, 14);
      const knots = tube([point(0, 0), elbow, alongBone(elbow, bend, 14)], [3.7, 3.5, 3.2]);
      const turns = knots.map((b, i) => {
        const a = knots.at(i - 1) as (typeof knots)[0];
        const c = knots[(i + 1) % knots.length] as (typeof knots)[0];
        return Math.atan2(
          (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]),
          (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]),
        );
      });
      // A simple closed polygon turns once around, and nowhere doubles back.
      expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI, 1);
      expect(Math.max(...turns.map(Math.abs))).toBeLessThan(2.2);
    }),
  );
});
