/** Trees and bushes, standing on their foot. */
import { parts } from "../../lexicon/parts.ts";
import { area, blob, line, named, rectangle } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

/** Crowns of a tree of height 1, whose foot is the origin, half a crown being 0.42 wide. */
const crowns = {
  pointed: [-0.4, 0.55, -0.315, 0.8, 0, 1, 0.315, 0.8, 0.4, 0.55, 0, 0.36],
  round: [-0.37, 0.68, -0.26, 0.92, 0, 1, 0.26, 0.92, 0.37, 0.68, 0.26, 0.44, 0, 0.35, -0.26, 0.44],
  slender: [
    -0.27, 0.56, -0.22, 0.84, 0, 1, 0.22, 0.84, 0.27, 0.56, 0.18, 0.36, 0, 0.31, -0.18, 0.36,
  ],
};

export const tree: Thing = (x, y, size, variant) => {
  const w = size * 0.42;
  const top = y - size;
  const trunk = area(
    `M${x - w * 0.22} ${y}C${x - w * 0.12} ${y - size * 0.2} ${x - w * 0.14} ${y - size * 0.4} ${x - w * 0.14} ${y - size * 0.5}H${x + w * 0.14}C${x + w * 0.14} ${y - size * 0.4} ${x + w * 0.12} ${y - size * 0.2} ${x + w * 0.22} ${y}Z`,
    "#9a6b45",
  );
  const smooth = (crown: readonly number[]) =>
    blob(
      Array.from({ length: crown.length / 2 }, (_, i) => [
        x + size * crown[2 * i]!,
        y - size * crown[2 * i + 1]!,
      ]),
      "#7cb95c",
    );
  const lobed = () =>
    area(
      `M${x - w * 0.5} ${y - size * 0.38}C${x - w * 1.3} ${y - size * 0.4} ${x - w * 1.2} ${y - size * 0.72} ${x - w * 0.72} ${y - size * 0.7}C${x - w * 0.75} ${top} ${x + w * 0.75} ${top} ${x + w * 0.72} ${y - size * 0.7}C${x + w * 1.2} ${y - size * 0.72} ${x + w * 1.3} ${y - size * 0.4} ${x + w * 0.5} ${y - size * 0.38}C${x + w * 0.2} ${y - size * 0.32} ${x - w * 0.2} ${y - size * 0.32} ${x - w * 0.5} ${y - size * 0.38}Z`,
      "#6fae55",
    );
  const leaves = [
    () => smooth(crowns.pointed),
    lobed,
    () => smooth(crowns.round),
    () => smooth(crowns.slender),
  ][variant % 4]!;
  return [named(parts.treeTrunk, trunk), named(parts.leaves, leaves())];
};

export const pine: Thing = (x, y, size) => {
  const w = size * 0.34;
  const tier = (from: number, to: number, half: number) =>
    named(
      parts.tier,
      area(
        `M${x} ${y - size * to}L${x + half} ${y - size * from}Q${x} ${y - size * (from - 0.06)} ${x - half} ${y - size * from}Z`,
        "#4f9461",
      ),
    );
  return [
    named(
      parts.treeTrunk,
      rectangle(
        { x: x - w * 0.16, y: y - size * 0.18, width: w * 0.32, height: size * 0.18 },
        "#8a5d3b",
      ),
    ),
    tier(0.14, 0.58, w),
    tier(0.4, 0.8, w * 0.8),
    tier(0.62, 1, w * 0.58),
  ];
};

export const palm: Thing = (x, y, size) => {
  const top = y - size * 0.72;
  const leaf = (dx: number, dy: number, bend: number) =>
    named(
      parts.leaf,
      area(
        `M${x + size * 0.06} ${top}Q${x + size * (0.06 + dx * 0.5)} ${top + size * (dy - bend)} ${x + size * (0.06 + dx)} ${top + size * dy}Q${x + size * (0.06 + dx * 0.45)} ${top + size * (dy - bend * 0.25)} ${x + size * 0.06} ${top}Z`,
        "#6bb258",
      ),
    );
  return [
    named(
      parts.treeTrunk,
      area(
        `M${x - size * 0.05} ${y}Q${x - size * 0.06} ${y - size * 0.4} ${x + size * 0.03} ${top}H${x + size * 0.09}Q${x + size * 0.03} ${y - size * 0.4} ${x + size * 0.06} ${y}Z`,
        "#b78a5a",
      ),
    ),
    leaf(-0.42, 0.1, 0.3),
    leaf(0.42, 0.1, 0.3),
    leaf(-0.3, -0.22, 0.16),
    leaf(0.3, -0.22, 0.16),
  ];
};

/** A stalk with its joints, leaves left and right of one of them. */
export const bamboo: Thing = (x, y, size, variant) => {
  const [left, right] = [x - 0.045 * size, x + 0.045 * size];
  const sprout = [0.62, 0.42, 0.8][variant % 3]!;
  const leaf = (across: number, up: number) => {
    const [footX, footY] = [across < 0 ? left : right, y - size * sprout];
    const [tipX, tipY] = [footX + size * across, footY - size * up];
    const [middleX, middleY] = [(footX + tipX) / 2, (footY + tipY) / 2];
    const [wideX, wideY] = [0.4 * (tipY - footY), 0.4 * (tipX - footX)];
    return named(
      parts.leaf,
      area(
        `M${footX} ${footY}Q${middleX + wideX} ${middleY - wideY} ${tipX} ${tipY}Q${middleX - wideX} ${middleY + wideY} ${footX} ${footY}Z`,
        "#6bb258",
      ),
    );
  };
  return [
    leaf(-0.17, 0.1),
    leaf(0.17, 0.07),
    area(`M${left} ${y}V${y - size}H${right}V${y}Z`, "#9ccf6c"),
    ...[0.2, 0.4, 0.6, 0.8].map((up) => line(`M${left} ${y - size * up}H${x + 0.02 * size}`)),
  ];
};

/** A mound of leaves; without them it would be a cloud that lies on the ground. */
export const bush: Thing = (x, y, size) => {
  const leaves = (across: number, up: number) =>
    line(
      `M${x + size * (across - 0.14)} ${y - size * up}q${size * 0.14} ${size * 0.12} ${size * 0.28} 0`,
      "#5a9a4a",
    );
  return [
    area(
      `M${x - size * 0.86} ${y}C${x - size * 1.15} ${y - size * 0.25} ${x - size * 1} ${y - size * 0.62} ${x - size * 0.68} ${y - size * 0.6}C${x - size * 0.62} ${y - size * 0.95} ${x - size * 0.2} ${y - size * 1.1} ${x} ${y - size * 0.88}C${x + size * 0.2} ${y - size * 1.1} ${x + size * 0.62} ${y - size * 0.95} ${x + size * 0.68} ${y - size * 0.6}C${x + size * 1} ${y - size * 0.62} ${x + size * 1.15} ${y - size * 0.25} ${x + size * 0.86} ${y}Z`,
      "#86c06a",
    ),
    leaves(-0.4, 0.4),
    leaves(0.1, 0.62),
    leaves(0.42, 0.3),
  ];
};
