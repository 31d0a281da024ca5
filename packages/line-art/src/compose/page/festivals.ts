import type { Box, Festival } from "../../types.ts";
import { names } from "../settings/names.ts";
import { foreground, many, sky, starredBunting, things } from "../settings/scenery.ts";
import { type Decorator, placedShapes } from "./place.ts";
import { line } from "./shapes.ts";
import type { Stage } from "./stage.ts";

type Festoon = (stage: Stage, decorator: Decorator) => void;

/** From one side of the page to the other, wherever nobody is in the way. */
export const lanternString: Festoon = (stage, decorator) => {
  const { width, unit } = stage;
  const size = many(stage, [0.2, 0.18, 0.17, 0.16]) * unit;
  const count = Math.max(3, Math.round(width / (many(stage, [0.3, 0.25, 0.22, 0.2]) * unit)));
  const sag = (x: number) => (0.03 + 0.05 * Math.sin((Math.PI * x) / width)) * unit;
  const rope = line(
    `M-10 ${sag(0)}Q${width / 2} ${sag(width / 2) + 0.05 * unit} ${width + 10} ${sag(width)}`,
  );
  const hung = Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) * width) / count;
    const shapes = things.lantern(x, sag(x), size, i);
    return decorator.put(placedShapes(`lantern-${i + 1}`, names.lantern, shapes, "support"));
  });
  if (hung.some(Boolean)) decorator.items.push(placedShapes("rope", names.rope, [rope], "support"));
};

/** Flags from side to side, each second one with a star, and the sky full of fireworks at night. */
const starsAndFlags: Festoon = (stage, decorator) => {
  decorator.items.push({ ...starredBunting(stage), role: "support" });
  if (!stage.isNight) return;
  const above = { ...sky(stage), y: 0.2 * stage.unit };
  const burst = (count: number, low: number, high: number) =>
    decorator.scatter(
      things.firework,
      names.firework,
      count,
      above,
      [low * stage.unit, high * stage.unit],
      "support",
    );
  burst(many(stage, [2, 3, 4, 5]), 0.2, 0.28);
  if (decorator.items.every(({ name }) => name !== names.firework)) burst(2, 0.12, 0.18);
};

/** Aloft, as many as the page has room for. @param sizes as shares of the page's shorter side */
const inTheSky =
  (
    thing: typeof things.gift,
    name: (typeof names)[keyof typeof names],
    counts: Parameters<typeof many>[1],
    [least, most]: readonly [number, number],
    area: (stage: Stage) => Box = sky,
  ): Festoon =>
  (stage, decorator) => {
    const sizes = [stage.unit * least, stage.unit * most] as const;
    decorator.scatter(thing, name, many(stage, counts), area(stage), sizes, "support");
  };

/** Rockets. */
const bursts = inTheSky(things.firework, names.firework, [2, 3, 4, 5], [0.2, 0.28]);

/** Two of them stay on the plainest page: they tell the festival. */
const hanging: Festoon = (stage, decorator) => {
  const above = { ...sky(stage), y: stage.unit * 0.05, height: stage.height * 0.12 };
  const sizes = [stage.unit * 0.2, stage.unit * 0.26] as const;
  decorator.scatter(things.lantern, names.lantern, 2, above, sizes, "support");
  decorator.scatter(things.lantern, names.lantern, many(stage, [0, 1, 3, 4]), above, sizes);
};

const onTheGround =
  (thing: typeof things.gift, name: (typeof names)[keyof typeof names]): Festoon =>
  (stage, decorator) =>
    decorator.scatter(thing, name, many(stage, [2, 3, 4, 6]), foreground(stage), [
      stage.unit * 0.12,
      stage.unit * 0.17,
    ]);

const hearts = inTheSky(things.heart, names.heart, [3, 5, 8, 12], [0.12, 0.17]);

const balloons = inTheSky(things.balloon, names.balloon, [2, 4, 5, 7], [0.24, 0.3], (stage) => ({
  ...sky(stage),
  y: stage.height * 0.35,
}));

const stars: Festoon = (stage, decorator) =>
  decorator.scatter(things.sixPointedStar, names.star, many(stage, [3, 5, 8, 12]), sky(stage), [
    stage.unit * 0.1,
    stage.unit * 0.14,
  ]);

/** What a festival adds to any setting; some are told by things alone (festive-things.ts). */
export const festivalScenery: Readonly<Partial<Record<Festival, Festoon>>> = {
  christmas: onTheGround(things.gift, names.gift),
  halloween: onTheGround(things.pumpkin, names.pumpkin),
  easter: onTheGround(things.egg, names.egg),
  thanksgiving: onTheGround(things.pumpkin, names.pumpkin),
  valentine: hearts,
  "mothers-day": hearts,
  "fathers-day": hearts,
  "spring-festival": hanging,
  "lantern-festival": lanternString,
  "independence-day": starsAndFlags,
  "mid-autumn": (stage, decorator) => {
    // Rather small than not to be seen.
    for (const [low, high] of [
      [0.36, 0.44],
      [0.28, 0.36],
      [0.22, 0.28],
      [0.16, 0.22],
      [0.11, 0.16],
    ] as const)
      if (decorator.items.every(({ name }) => name !== names.moon)) {
        const size = [low * stage.unit, high * stage.unit] as const;
        decorator.scatter(things.fullMoon, names.moon, 1, sky(stage), size, "support");
      }
    hanging(stage, decorator);
  },
  "national-day": (stage, decorator) => {
    hanging(stage, decorator);
    balloons(stage, decorator);
  },
  qixi: hearts,
  "childrens-day": balloons,
  "new-year": bursts,
  holi: inTheSky(things.powderCloud, names.powder, [3, 5, 7, 10], [0.2, 0.3]),
  graduation: inTheSky(things.mortarboard, names.mortarboard, [2, 4, 5, 7], [0.17, 0.22]),
  diwali: (stage, decorator) => {
    bursts(stage, decorator);
    onTheGround(things.oilLamp, names.oilLamp)(stage, decorator);
  },
  hanukkah: stars,
  birthday: (stage, decorator) => {
    balloons(stage, decorator);
    onTheGround(things.gift, names.gift)(stage, decorator);
  },
};
