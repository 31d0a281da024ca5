/** What is pushed over the floor or into the ground: a shaft through both hands, and its end. */
import { parts } from "../../lexicon/parts.ts";
import { between, ellipse, type Knot, type Point, roundedBox } from "../geometry.ts";
import { bar, floorOf, grip } from "../grip.ts";
import { area, type Body, stroke } from "../layers.ts";
import { blue, dark, green, metal, red, white, wood, yellow } from "../prop-colours.ts";

/** A shaft through both hands: where it begins, and where it meets the floor. */
function shaft(body: Body): { top: Point; foot: Point } {
  const [upper, lower] = [grip(body, "near"), grip(body, "far")];
  const share = (y: number) => (y - upper.y) / (lower.y - upper.y);
  const floor = floorOf(body);
  return {
    top: between(upper, lower, -0.5),
    foot: between(upper, lower, Math.min(share(floor - 6), 3)),
  };
}

export const gearWithAShaft = {
  sweptBroom(body: Body) {
    const { top, foot } = shaft(body);
    const { x, y } = foot;
    const floor = floorOf(body);
    body.layers.heldBehind.push(area(bar(top, foot, 1.8), wood, parts.handle));
    body.layers.held.push(
      area(
        [
          [x - 5, y - 9, 1],
          [x + 5, y - 11, 1],
          [x + 19, floor, 1],
          [x + 9, floor - 2],
          [x - 6, floor, 1],
        ],
        yellow,
        parts.brush,
      ),
    );
  },
  floorMop(body: Body) {
    const { top, foot } = shaft(body);
    const { x, y } = foot;
    const floor = floorOf(body);
    body.layers.heldBehind.push(area(bar(top, foot, 1.8), wood, parts.handle));
    const strand = (from: number, to: number, middle: number): Knot[] => [
      [x - 8, y - 9, 1],
      [x + 8, y - 9, 1],
      [x + to, floor - 1, 1],
      [x + middle, floor + 1],
      [x + from, floor - 1, 1],
    ];
    body.layers.held.push(
      area(strand(-20, 24, 2), white, parts.brush),
      ...[-10, 0, 11].map((to) =>
        stroke(
          [
            [x + to * 0.36, y - 7],
            [x + to, floor - 2],
          ],
          dark,
        ),
      ),
      area(roundedBox(x - 9, y - 14, 18, 6, 2.4), red, parts.brush),
    );
  },
  spade(body: Body) {
    const { top, foot } = shaft(body);
    const { x, y } = foot;
    const floor = floorOf(body);
    body.layers.heldBehind.push(
      area(bar(top, foot, 1.9), wood, parts.handle),
      area(roundedBox(top.x - 6, top.y - 4, 12, 5, 2), wood, parts.handle),
      area(
        [
          [x - 9, y - 8, 1],
          [x + 7, y - 11, 1],
          [x + 11, y + 4],
          [x + 5, floor + 2],
          [x - 5, y + 6],
        ],
        metal,
        parts.blade,
      ),
    );
    body.layers.held.push(
      area(
        [
          [x - 8, floor + 2, 1],
          [x + 4, floor - 7],
          [x + 14, floor - 11],
          [x + 26, floor - 6],
          [x + 33, floor + 2, 1],
        ],
        wood,
        parts.ground,
      ),
    );
  },
  /** Its tines spread over the leaves. */
  leafRake(body: Body) {
    const { top, foot } = shaft(body);
    const { x, y } = foot;
    const floor = floorOf(body);
    const tines = [-13, -7, -1, 5, 11, 17];
    body.layers.heldBehind.push(area(bar(top, foot, 1.8), wood, parts.handle));
    body.layers.held.push(
      ...tines.map((to) =>
        stroke(
          [
            [x + to, y - 6],
            [x + to + 2, floor],
          ],
          dark,
          2,
        ),
      ),
      area(
        [
          [x - 3, y - 18, 1],
          [x + 4, y - 18, 1],
          [x + 21, y - 4, 1],
          [x - 17, y - 4, 1],
        ],
        green,
        parts.brush,
      ),
    );
  },
  /** On wheels behind, its hose over to the tube in the hands. */
  vacuumCleaner(body: Body) {
    const { top, foot } = shaft(body);
    const { x } = foot;
    const floor = floorOf(body);
    const tank = { x: -body.build.hip - 34, y: floor - 17 };
    const hose: readonly Knot[] = [
      [tank.x + 12, tank.y - 8],
      [tank.x + 22, top.y + 6],
      [top.x - 12, top.y - 12],
      [top.x, top.y],
    ];
    body.layers.ground.push(stroke([...hose], dark, 3));
    body.layers.ground.push(
      area(
        [
          [tank.x - 20, floor - 5, 1],
          [tank.x - 19, tank.y - 7],
          [tank.x, tank.y - 14],
          [tank.x + 20, tank.y - 4],
          [tank.x + 22, floor - 5, 1],
        ],
        red,
        parts.body,
      ),
      area(ellipse(tank.x - 11, floor - 6, 7), white, parts.wheel),
      area(ellipse(tank.x + 14, floor - 4, 4.6), white, parts.wheel),
    );
    body.layers.heldBehind.push(area(bar(top, { x, y: floor - 8 }, 2.2), metal, parts.handle));
    body.layers.held.push(
      area(
        [
          [x - 6, floor - 11, 1],
          [x + 4, floor - 12, 1],
          [x + 22, floor - 4],
          [x + 22, floor + 1, 1],
          [x - 8, floor + 1, 1],
        ],
        blue,
        parts.brush,
      ),
    );
  },
} as const;
