/** What stands, and who sits, around where there is sport. */
import { area, ellipse, polygon, rectangle } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

/** Seen from the front, on its post; `size` is its height. */
export const basketballHoop: Thing = (x, y, size) => {
  const [board, tall] = [0.46 * size, 0.32 * size];
  const top = y - size;
  const rim = top + 0.86 * tall;
  const ring = 0.12 * size;
  return [
    rectangle(
      { x: x - 0.03 * size, y: top + tall, width: 0.06 * size, height: y - top - tall },
      "#c2c7ce",
    ),
    {
      ...rectangle({ x: x - board / 2, y: top, width: board, height: tall }, "#ffffff"),
      telling: true,
    },
    rectangle(
      { x: x - 0.09 * size, y: top + 0.42 * tall, width: 0.18 * size, height: 0.4 * tall },
      "#f7e3a2",
    ),
    {
      ...polygon(
        [
          [x - ring, rim],
          [x + ring, rim],
          [x + 0.6 * ring, rim + 1.7 * ring],
          [x - 0.6 * ring, rim + 1.7 * ring],
        ],
        "#eef3f7",
      ),
      telling: true,
    },
    { ...ellipse(x, rim, 1.1 * ring, 0.32 * ring, "#e8753a"), telling: true },
  ];
};

/** The head and shoulders of who watches, from the front, each second one in a hat; `size` is the height. */
export const spectator: Thing = (x, y, size, variant) => {
  const r = 0.3 * size;
  const head = y - 0.62 * size;
  const colour = ["#8cc7e8", "#ee8a8a", "#9fd07c", "#f6c945"][variant % 4]!;
  const hat = area(
    `M${x - 1.5 * r} ${head - 0.35 * r}Q${x} ${head - 0.75 * r} ${x + 1.5 * r} ${head - 0.35 * r}L${x + 0.8 * r} ${head - 0.55 * r}L${x + 0.6 * r} ${head - 1.35 * r}H${x - 0.6 * r}L${x - 0.8 * r} ${head - 0.55 * r}Z`,
    "#d9b384",
  );
  return [
    area(
      `M${x - 0.5 * size} ${y}C${x - 0.5 * size} ${y - 0.42 * size} ${x + 0.5 * size} ${y - 0.42 * size} ${x + 0.5 * size} ${y}Z`,
      colour,
    ),
    ellipse(x, head, r, r, "#f7d7b5"),
    ...(variant % 2 === 0 ? [{ ...hat, telling: true as const }] : []),
  ];
};
