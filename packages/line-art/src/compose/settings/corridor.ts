/** A corridor: it runs away from whoever looks, with doors on both sides. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { line, polygon, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";
import { many, type Scenery } from "./scenery.ts";

export const corridor = {
  corridor: {
    backdrop: (stage) => [passage(stage), doors(stage), lamps(stage)],
    decorate: () => {},
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** The far end, and how its corners run to those of the page. */
function endOf({ width, height, horizonY, groundY }: Stage) {
  const bottom = horizonY + 0.2 * (groundY - horizonY);
  return { left: 0.36 * width, right: 0.64 * width, top: 0.24 * height, bottom };
}

function passage(stage: Stage): PlacedShapes {
  const { width, height } = stage;
  const { left, right, top, bottom } = endOf(stage);
  const [low, high] = [height + 10, -10];
  return {
    ...placedShapes("corridor", names.wall, [
      ...[
        polygon(
          [
            [-10, high],
            [width + 10, high],
            [right, top],
            [left, top],
          ],
          "#fbf4e2",
        ),
        polygon(
          [
            [-10, high],
            [left, top],
            [left, bottom],
            [-10, low],
          ],
          "#dcebd9",
        ),
        polygon(
          [
            [width + 10, high],
            [right, top],
            [right, bottom],
            [width + 10, low],
          ],
          "#c9dfe8",
        ),
        polygon(
          [
            [-10, low],
            [left, bottom],
            [right, bottom],
            [width + 10, low],
          ],
          "#e6cfa5",
        ),
      ].map((side) => ({ ...side, telling: true as const })),
      rectangle({ x: left, y: top, width: right - left, height: bottom - top }, "#eef3f7"),
      rectangle(
        {
          x: (left + right) / 2 - 0.22 * (right - left),
          y: top + 0.14 * (bottom - top),
          width: 0.44 * (right - left),
          height: 0.42 * (bottom - top),
        },
        "#cfe9f7",
      ),
    ]),
    role: "support",
  };
}

/** On the side walls, smaller the farther they are. */
function doors(stage: Stage): PlacedShapes {
  const { width, height } = stage;
  const { left, right, top, bottom } = endOf(stage);
  const door = (side: "left" | "right", from: number, to: number) => {
    const x = (share: number) =>
      side === "left" ? left * (1 - share) : right + (width - right) * share;
    const floor = (share: number) => bottom + (height - bottom) * share;
    const lintel = (share: number) => {
      const ceiling = top * (1 - share);
      return ceiling + 0.3 * (floor(share) - ceiling);
    };
    const knob = from + 0.8 * (to - from);
    const middle = lintel(knob) + 0.56 * (floor(knob) - lintel(knob));
    return [
      {
        ...polygon(
          [
            [x(from), lintel(from)],
            [x(to), lintel(to)],
            [x(to), floor(to)],
            [x(from), floor(from)],
          ],
          "#c99a66",
        ),
        telling: true as const,
      },
      line(`M${x(knob)} ${middle}v${0.03 * height}`),
    ];
  };
  const places =
    many(stage, [1, 2, 2, 2]) === 1
      ? [[0.42, 0.78]]
      : [
          [0.14, 0.36],
          [0.5, 0.86],
        ];
  const all = places.flatMap(([from, to]) => [
    ...door("left", from!, to!),
    ...door("right", from!, to!),
  ]);
  return { ...placedShapes("doors", names.door, all), role: "support" };
}

/** In a line along the ceiling. */
function lamps(stage: Stage): PlacedShapes {
  const { width } = stage;
  const { top } = endOf(stage);
  const lamp = (share: number) => {
    const [y, half] = [top * (1 - share), (0.05 + 0.07 * share) * width];
    const deep = 0.14 * top * (0.6 + share);
    return polygon(
      [
        [width / 2 - half, y],
        [width / 2 + half, y],
        [width / 2 + 0.8 * half, y + deep],
        [width / 2 - 0.8 * half, y + deep],
      ].map(([x, lampY]) => [x!, lampY! - 0.02 * top] as const),
      "#fdf3c4",
    );
  };
  const places = many(stage, [1, 2, 2, 2]) === 1 ? [0.4] : [0.66, 0.28];
  return placedShapes("lamps", names.lamp, places.map(lamp));
}
