/** What small animals who stand upright are known by from afar: wings, wing cases, stripes. */
import { parts } from "../lexicon/parts.ts";
import type { SubjectId } from "../types.ts";
import type { Character } from "./character.ts";
import { type Knot, place } from "./geometry.ts";
import { area, asDetail, type Body } from "./layers.ts";
import { outline } from "./outline.ts";

interface Wing {
  colour: string;
  /** To the left of the hips, which are at 0, 0; the right one is its mirror. */
  left: readonly Knot[];
  spots?: readonly (readonly Knot[])[];
}

const clear = "#dcf0fa";
const feathered = outline(
  "-4 -24, -16 -30, -30 -28, -38 -18, -34 -10!, -29 -12, -27 -3!, -21 -6, -17 2!, -4 -6",
);

const wings: Readonly<Partial<Record<SubjectId, readonly Wing[]>>> = {
  bee: [
    { colour: clear, left: outline("-4 -22, -16 -14, -30 -6, -36 -12, -32 -20, -18 -24") },
    { colour: clear, left: outline("-4 -24, -14 -36, -30 -46, -40 -40, -38 -28, -22 -20") },
  ],
  ladybug: [
    {
      colour: "#f28a7a",
      left: outline("0 -32, -16 -32, -29 -20, -31 -4, -22 8, -8 12, 0 12"),
      spots: [
        outline("-26 -16, -22 -20, -18 -16, -22 -12"),
        outline("-25 -2, -21 -6, -17 -2, -21 2"),
      ],
    },
  ],
  butterfly: [
    { colour: "#ffd0a0", left: outline("-4 -14, -18 -10, -32 -2, -30 12, -18 14, -8 2") },
    {
      colour: "#ffb870",
      left: outline("-4 -24, -16 -42, -36 -50, -46 -38, -40 -20, -22 -10, -4 -12"),
      spots: [outline("-34 -42, -28 -36, -32 -28, -40 -34")],
    },
  ],
  bat: [
    {
      colour: "#a99cc4",
      left: outline(
        "-4 -26, -16 -36, -30 -44!, -36 -34, -46 -26!, -38 -20, -36 -8!, -26 -12, -20 -2!, -14 -8, -4 -6",
      ),
    },
  ],
  // Two legs more on each side, and the hind part.
  ant: [
    { colour: "#d08058", left: outline("0 -6, -14 -4, -19 6, -13 16, 0 18") },
    { colour: "#e0926a", left: outline("-5 -12, -18 -18, -31 -6, -35 -9, -20 -25, -5 -18") },
  ],
  dragon: [
    {
      colour: "#f2b060",
      left: outline(
        "-4 -24, -14 -38, -30 -50!, -34 -38, -46 -34!, -40 -24, -44 -14!, -34 -14, -30 -4!, -20 -8, -4 -6",
      ),
    },
  ],
  eagle: [{ colour: "#b9855a", left: feathered }],
  bird: [{ colour: "#8fc0e8", left: feathered }],
};

/** Behind the body, whatever it has on. */
export function drawWings({ skeleton, layers }: Body, animal: SubjectId) {
  for (const { colour, left, spots = [] } of wings[animal] ?? []) {
    for (const side of [1, -1]) {
      const put = (knots: readonly Knot[]) =>
        place(
          knots.map(([x, y, corner]): Knot => [x * side, y, corner]),
          skeleton.torso,
        );
      layers.back.push(area(put(left), colour, parts.wing));
      for (const spot of spots) layers.back.push(area(put(spot), "#5a5468", parts.spot));
    }
  }
}

/** Around the trunk of a bee in nothing but its fur; from both sides of a zebra's and a tiger's. */
export function drawStripes({ build, skeleton, layers }: Body, { animal, top }: Character) {
  if (top.kind !== "fur") return;
  const put = (knots: Knot[], colour: string) =>
    area(place(knots, skeleton.torso), colour, parts.stripe);
  const x = build.waist * 0.96;
  if (animal === "bee")
    for (const share of [0.56, 0.2]) {
      const y = -build.torso * share;
      const band: Knot[] = [
        [-x, y - 2.6, 1],
        [0, y - 0.6],
        [x, y - 2.6, 1],
        [x, y + 2.6, 1],
        [0, y + 4.6],
        [-x, y + 2.6, 1],
      ];
      layers.top.push(asDetail(put(band, "#8a6a4a")));
    }
  if (animal === "zebra" || animal === "tiger")
    for (const share of [0.66, 0.4, 0.14])
      for (const side of [-1, 1]) {
        const y = -build.torso * share;
        const wedge: Knot[] = [
          [side * x * 1.04, y - 2.6, 1],
          [side * x * 0.3, y + 1, 1],
          [side * x * 1.04, y + 2.4, 1],
        ];
        layers.top.push({ ...put(wedge, "#2a2440"), telling: true });
      }
}
