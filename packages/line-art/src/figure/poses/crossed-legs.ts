/** Legs folded under each other: too sharp a bend for one tube, so thigh and shin are one each. */
import { parts } from "../../lexicon/parts.ts";
import { bareFoot, type Costume, shoe } from "../clothes.ts";
import { place } from "../geometry.ts";
import { area, type Body } from "../layers.ts";
import { tube } from "../tube.ts";

/** On the ground, knees to either side. */
export function isCrossLegged({ stance: { legs } }: Body): boolean {
  return legs.near.bones[0] < -45 && legs.far.bones[0] > 45;
}

export function drawCrossedLegs(body: Body, costume: Costume) {
  if (costume.bottom.kind === "tail") return;
  for (const side of ["far", "near"] as const) drawThigh(body, costume, side);
  for (const side of ["far", "near"] as const) drawShin(body, costume, side);
}

function drawThigh({ skeleton, layers }: Body, costume: Costume, side: "near" | "far") {
  const { joints, radii } = skeleton.legs[side];
  const thigh = [joints[0], joints[1]];
  const [hip, knee] = radii;
  layers.nearLeg.push(
    area(tube(thigh, [hip, knee]), costume.tights ?? costume.skin, parts.leg),
    ...(costume.bottom.kind === "shorts"
      ? [
          area(
            tube(thigh, [hip + 1.4, knee + 2.2], { to: 0.82, end: "cuff" }),
            costume.bottom.colour,
            parts.shorts,
          ),
        ]
      : []),
    ...(costume.bottom.kind === "trousers"
      ? [area(tube(thigh, [hip + 1.4, knee + 1.5]), costume.bottom.colour, parts.trousers)]
      : []),
  );
}

function drawShin(
  { skeleton, stance, build, layers }: Body,
  costume: Costume,
  side: "near" | "far",
) {
  const { joints, radii } = skeleton.legs[side];
  const shin = [joints[1], joints[2]];
  const [, knee, ankle] = radii;
  const { bottom, shoes } = costume;
  const skin = costume.tights ?? costume.skin;
  const sole = {
    ...joints[2],
    angle: stance.legs[side].foot,
    scale: build.extremity,
    mirrored: stance.legs[side].toes === "left",
  };
  const shod =
    shoes.kind === "bare"
      ? area(place(bareFoot(costume), sole), skin, parts.leg)
      : area(place(shoe, sole), shoes.colour, shoes.kind === "boot" ? parts.boot : parts.shoe);
  layers.nearLeg.push(shod, area(tube(shin, [knee, ankle], { end: "cuff" }), skin, parts.leg));
  if (bottom.kind === "trousers")
    layers.nearLeg.push(
      area(
        tube(shin, [knee + 1.5, ankle + 1.9], { to: 0.92, end: "cuff" }),
        bottom.colour,
        parts.trousers,
      ),
    );
  if (shoes.kind === "boot")
    layers.nearLeg.push(
      area(
        tube(shin, [knee + 1.6, ankle + 1.9], { from: 0.4, start: "cuff", end: "cuff" }),
        shoes.colour,
        parts.boot,
      ),
    );
}
