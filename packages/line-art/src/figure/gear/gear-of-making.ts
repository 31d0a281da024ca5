/** What is iced, painted, cut, sewn, ironed and wrapped, and broken by hand. */
import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, type Point, roundedBox } from "../geometry.ts";
import { at, bar, desk, floorOf, grip } from "../grip.ts";
import { area, type Body, stroke } from "../layers.ts";
import { blue, dark, metal, paper, red, violet, white, wood, yellow } from "../prop-colours.ts";

export const gearOfMaking = {
  /** A cone of cloth, its tip down. */
  pipingBag(body: Body) {
    const { x, y } = grip(body, "far");
    body.layers.held.push(
      area(
        [
          [x - 9, y - 15],
          [x, y - 19],
          [x + 9, y - 15],
          [x + 9, y + 2],
          [x + 2.6, y + 19, 1],
          [x - 2.6, y + 19, 1],
          [x - 9, y + 2],
        ],
        paper,
        parts.bag,
      ),
      area(
        [
          [x - 2.6, y + 18, 1],
          [x + 2.6, y + 18, 1],
          [x, y + 25, 1],
        ],
        metal,
        parts.needle,
      ),
    );
  },
  /** From the far hand down to what is in the near one. */
  fineBrushInHand(body: Body) {
    const hand = grip(body, "far");
    body.layers.heldBehind.push(
      area(bar(at(hand, 7, -9), at(hand, -13, 10), 1.5), wood, parts.brush),
      area(bar(at(hand, -12, 9), at(hand, -20, 17), 3.4, 1.4), red, parts.brush),
    );
  },
  /** Its halves fall between two blocks, under the hand. */
  brokenBoard(body: Body) {
    const { x } = grip(body, "far");
    const floor = floorOf(body);
    const top = Math.min(grip(body, "far").y + 16, floor - 16);
    const half = (way: 1 | -1): Knot[] => [
      [x + way * 27, top - 9, 1],
      [x + way * 27, top - 3, 1],
      [x + way * 1.5, top + 11, 1],
      [x + way * 6, top + 6, 1],
      [x + way * 2, top + 3, 1],
    ];
    for (const way of [-1, 1] as const)
      body.layers.held.push(
        area(roundedBox(x + way * 24 - 7, top - 3, 14, floor - top + 3, 1.6), metal, parts.rock),
        area(half(way), wood, parts.board),
        stroke(
          [
            [x + way * 9, top - 8],
            [x + way * 14, top - 16],
          ],
          dark,
          2.2,
        ),
      );
  },
  /** A board before the belly, a shirt over it, and the iron under the far hand. */
  ironingBoard(body: Body) {
    const hand = grip(body, "far");
    const top = hand.y + 9;
    const floor = floorOf(body);
    const { x } = body.skeleton.hips;
    const hem = Math.min(top + 31, floor - 8);
    body.layers.cover.push(
      area(bar({ x: x - 18, y: top + 4 }, { x: x + 20, y: floor }, 2.2), metal, parts.leg),
      area(bar({ x: x + 18, y: top + 4 }, { x: x - 20, y: floor }, 2.2), metal, parts.leg),
      area(
        [
          [x - 40, top, 1],
          [x + 34, top, 1],
          [x + 48, top + 3],
          [x + 34, top + 7, 1],
          [x - 40, top + 7, 1],
        ],
        blue,
        parts.board,
      ),
      area(
        [
          [x - 34, top - 3, 1],
          [x + 4, top - 3, 1],
          [x + 5, hem - 5, 1],
          [x - 5, hem - 5, 1],
          [x - 8, hem - 15, 1],
          [x - 11, hem, 1],
          [x - 32, hem, 1],
        ],
        yellow,
        parts.shirt,
      ),
    );
    body.layers.overArms.push(
      area(
        [
          [hand.x - 15, top - 1, 1],
          [hand.x - 13, hand.y - 1],
          [hand.x + 2, hand.y - 3],
          [hand.x + 19, top - 1, 1],
        ],
        red,
        parts.body,
      ),
      area(roundedBox(hand.x - 12, hand.y - 8, 19, 5, 2.4), metal, parts.handle),
      area(ellipse(hand.x - 1, hand.y - 6, 5), body.hands, parts.hand),
    );
  },
  /** The ends of its ribbon are in the hands. */
  wrappedGift(body: Body) {
    const [left, right] = [grip(body, "near"), grip(body, "far")];
    const x = (left.x + right.x) / 2;
    const top = Math.max(left.y, right.y) + 9;
    const floor = floorOf(body);
    const foot = Math.min(top + 30, floor - 22);
    body.layers.cover.push(
      ...[-1, 1].map((way) =>
        area(
          bar({ x: x + way * 30, y: foot + 3 }, { x: x + way * 33, y: floor }, 2.6),
          wood,
          parts.leg,
        ),
      ),
      area(roundedBox(x - 42, foot, 84, 6, 2), wood, parts.tabletop),
      area(roundedBox(x - 21, top, 42, foot - top, 1.4), blue, parts.box),
      area(roundedBox(x - 4, top, 8, foot - top, 0), red, parts.ribbon),
    );
    const loop = (way: 1 | -1): Knot[] => [
      [x, top, 1],
      [x + way * 7, top - 11],
      [x + way * 14, top - 8],
      [x + way * 10, top - 1],
    ];
    body.layers.overArms.push(
      ...[left, right].map((hand, at) =>
        area(
          bar({ x, y: top }, { x: hand.x + (at ? 3 : -3), y: hand.y - 2 }, 2),
          red,
          parts.ribbon,
        ),
      ),
      area(loop(-1), red, parts.ribbon),
      area(loop(1), red, parts.ribbon),
      area(ellipse(x, top - 1, 3.6), yellow, parts.ribbon),
      ...[left, right].map(({ x, y }) => area(ellipse(x, y, 4.6), body.hands, parts.hand)),
    );
  },
  /** A sheet in the near hand, half its pattern cut, and the scissors open at its edge. */
  paperAndScissors(body: Body) {
    const near = grip(body, "near");
    const far = grip(body, "far");
    const sheet = at(near, -3, -8);
    const flower = (r: number): Knot[] =>
      Array.from({ length: 12 }, (_, i): Knot => {
        const [turn, out] = [(i * Math.PI) / 6, i % 2 ? 0.78 * r : r];
        return [sheet.x + out * Math.sin(turn), sheet.y - out * Math.cos(turn)];
      });
    const tip = at(sheet, 13, 3);
    const [dx, dy] = [far.x - tip.x, far.y - tip.y];
    const along = (share: number, off: number): Point => ({
      x: tip.x + share * dx - (off * dy) / Math.hypot(dx, dy),
      y: tip.y + share * dy + (off * dx) / Math.hypot(dx, dy),
    });
    body.layers.overArms.push(
      area(flower(19), red, parts.paper),
      ...[0, 1, 2, 3].map((i) => {
        const turn = (i * Math.PI) / 2;
        return area(
          ellipse(sheet.x + 10 * Math.sin(turn), sheet.y - 10 * Math.cos(turn), 3.4),
          white,
          parts.flower,
        );
      }),
      area(ellipse(sheet.x, sheet.y, 3.6), white, parts.flower),
      area(ellipse(near.x - 5, near.y + 7, 4.6), body.hands, parts.hand),
      area(bar(along(0, -7), along(0.72, 3), 1, 2), metal, parts.blade),
      area(bar(along(0, 7), along(0.72, -3), 1, 2), metal, parts.blade),
      area(ellipse(along(0.94, -6).x, along(0.94, -6).y, 5.4), yellow, parts.handle),
      area(ellipse(along(0.94, 6).x, along(0.94, 6).y, 5.4), yellow, parts.handle),
      area(ellipse(far.x + 0.1 * dx, far.y + 0.1 * dy, 4), body.hands, parts.hand),
    );
  },
  /** Cloth on the lap, and a needle drawn up from it by its thread. */
  needleAndCloth(body: Body) {
    const near = grip(body, "near");
    const far = grip(body, "far");
    const { x, y } = at(near, 7, 3);
    body.layers.held.push(
      area(
        [
          [x - 16, y - 7, 1],
          [x + 19, y - 9, 1],
          [x + 22, y + 22, 1],
          [x + 8, y + 26],
          [x - 4, y + 22],
          [x - 17, y + 26, 1],
        ],
        blue,
        parts.shirt,
      ),
      area(
        [
          [x - 6, y + 3, 1],
          [x + 10, y + 2, 1],
          [x + 11, y + 16, 1],
          [x - 5, y + 17, 1],
        ],
        yellow,
        parts.patch,
      ),
      stroke(
        [
          [x + 10, y + 2],
          [x + 26, y - 4],
          [far.x - 6, far.y + 14],
          [far.x - 5, far.y - 12],
        ],
        dark,
        1.4,
      ),
    );
    body.layers.overArms.push(
      area(bar(at(far, -9, 8), at(far, 6, -15), 1.3), metal, parts.needle),
      area(ellipse(far.x, far.y, 4.4), body.hands, parts.hand),
    );
  },
  /** Between the hands, dripping. */
  wetShirt(body: Body) {
    const [left, right] = [grip(body, "near"), grip(body, "far")];
    const [x, y] = [(left.x + right.x) / 2 + 6, Math.min(left.y, right.y)];
    body.layers.held.push(
      area(
        [
          [x - 12, y, 1],
          [x - 5, y + 3],
          [x + 5, y + 3],
          [x + 12, y, 1],
          [x + 24, y + 12, 1],
          [x + 17, y + 20, 1],
          [x + 12, y + 15, 1],
          [x + 12, y + 42, 1],
          [x - 12, y + 42, 1],
          [x - 12, y + 15, 1],
          [x - 17, y + 20, 1],
          [x - 24, y + 12, 1],
        ],
        blue,
        parts.shirt,
      ),
      ...[-7, 5].map((dx, at) =>
        area(
          [
            [x + dx, y + 46 + 4 * at, 1],
            [x + dx + 3, y + 53 + 4 * at],
            [x + dx, y + 56 + 4 * at],
            [x + dx - 3, y + 53 + 4 * at],
          ],
          white,
          parts.water,
        ),
      ),
    );
    body.layers.overArms.push(
      ...[left, right].map(({ x, y }) => area(ellipse(x, y, 4.4), body.hands, parts.hand)),
    );
  },
  /** A stick of ink, upright on its stone, which is wet; a brush beside. */
  inkOnStone(body: Body) {
    const hand = grip(body, "far");
    const top = hand.y + 14;
    const right = hand.x + 40;
    body.layers.ground.push(
      ...desk(body, top, hand.x - 20, right),
      area(roundedBox(hand.x - 15, top - 8, 32, 8, 2), violet, parts.inkstone),
      area(ellipse(hand.x + 1, top - 8, 11, 2.6), dark, parts.inkstone),
      area(bar(at(hand, 26, 6), at(hand, 34, -20), 1.6), wood, parts.brush),
      area(roundedBox(hand.x + 20, top - 14, 12, 14, 2), white, parts.pot),
    );
    body.layers.held.push(
      area(roundedBox(hand.x - 2.6, hand.y - 9, 6.4, 15, 1), metal, parts.inkstone),
      stroke(
        [
          [hand.x - 10, top - 11],
          [hand.x - 13, top - 15],
          [hand.x - 8, top - 19],
        ],
        dark,
      ),
      stroke(
        [
          [hand.x + 12, top - 11],
          [hand.x + 15, top - 15],
          [hand.x + 10, top - 19],
        ],
        dark,
      ),
    );
  },
  /** Open on a desk, both hands at its keys. */
  laptopOnDesk(body: Body) {
    const hand = grip(body, "far");
    const top = hand.y + 6;
    const screen = (inset: number): Knot[] => [
      [hand.x + 13 + inset, top - 5 - inset, 1],
      [hand.x + 37 - inset, top - 5 - inset, 1],
      [hand.x + 46 - inset, top - 37 + inset, 1],
      [hand.x + 22 + inset, top - 37 + inset, 1],
    ];
    body.layers.ground.push(
      ...desk(body, top, hand.x - 18, hand.x + 52),
      area(screen(0), metal, parts.panel),
      area(screen(3.6), white, parts.panel),
      area(
        [
          [hand.x - 14, top, 1],
          [hand.x + 12, top - 5, 1],
          [hand.x + 38, top - 5, 1],
          [hand.x + 30, top, 1],
        ],
        blue,
        parts.panel,
      ),
    );
  },
} as const;
