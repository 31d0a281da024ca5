import fc from "fast-check";
import { expect, it } from "vitest";
import { pagePoint, screenPoint } from "./points.ts";
import { panBy, toPage, toScreen, turnAt, type View, zoomAt } from "./view.ts";

const window = { width: 400, height: 600 };
const whole: View = { scale: 1, angle: 0, x: 0, y: 0 };
const place = fc.tuple(fc.nat(400), fc.nat(600)).map(([x, y]) => screenPoint(x, y));
const move = fc.oneof(
  fc.tuple(fc.constant("zoom" as const), fc.double({ min: 0.3, max: 3, noNaN: true }), place).map(
    ([, by, at]) =>
      (view: View) =>
        zoomAt(view, by, at, window, window),
  ),
  fc.tuple(fc.double({ min: -3, max: 3, noNaN: true }), place).map(
    ([by, at]) =>
      (view: View) =>
        turnAt(view, by, at, window, window),
  ),
  fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 })).map(
    ([dx, dy]) =>
      (view: View) =>
        panBy(view, dx, dy, window, window),
  ),
);

it("however the page is moved, a screen point is the page point that is seen there, and the middle of the window shows the page", () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), place, (moves, at) => {
      const view = moves.reduce((before, one) => one(before), whole);
      const back = toScreen(view, toPage(view, at));
      expect(back.x).toBeCloseTo(at.x, 5);
      expect(back.y).toBeCloseTo(at.y, 5);
      const middle = toPage(view, screenPoint(200, 300));
      expect(middle.x).toBeGreaterThan(-0.001);
      expect(middle.x).toBeLessThan(400.001);
      expect(middle.y).toBeGreaterThan(-0.001);
      expect(middle.y).toBeLessThan(600.001);
    }),
  );
});

it("the corners of a page on its tip do not leave an empty window", () => {
  const anchor = screenPoint(200, 300);
  const tip = zoomAt(turnAt(whole, Math.PI / 4, anchor, window, window), 6, anchor, window, window);
  for (const [dx, dy] of [
    [9000, 9000],
    [9000, -9000],
    [-9000, 9000],
    [-9000, -9000],
  ] as const) {
    const { x, y } = toPage(panBy(tip, dx, dy, window, window), anchor);
    expect(x > -0.001 && x < 400.001 && y > -0.001 && y < 600.001).toBe(true);
  }
});

it("turned and zoomed around a point, that point stays where it is", () => {
  const anchor = screenPoint(180, 320);
  const near = zoomAt(whole, 4, anchor, window, window);
  const before = toPage(near, anchor);
  const after = toPage(turnAt(near, 0.7, anchor, window, window), anchor);
  expect(after.x).toBeCloseTo(before.x, 5);
  expect(after.y).toBeCloseTo(before.y, 5);
});

it("a page turned back nearly upright lies upright", () => {
  const anchor = screenPoint(200, 300);
  const turned = turnAt(whole, 0.5, anchor, window, window);
  expect(turned.angle).toBeCloseTo(0.5);
  const back = turnAt(turned, -0.47, anchor, window, window);
  expect(back.angle).toBe(0);
  expect([back.x, back.y]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
});

it("a page laid on its side can be seen whole", () => {
  const anchor = screenPoint(200, 300);
  const side = turnAt(whole, Math.PI / 2, anchor, window, window);
  const seen = zoomAt(side, 0.01, anchor, window, window);
  for (const corner of [pagePoint(0, 0), pagePoint(400, 600), pagePoint(400, 0)]) {
    const { x, y } = toScreen(seen, corner);
    expect(x).toBeGreaterThan(-0.01);
    expect(x).toBeLessThan(400.01);
    expect(y).toBeGreaterThan(-0.01);
    expect(y).toBeLessThan(600.01);
  }
});
