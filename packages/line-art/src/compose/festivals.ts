import type { Festival } from "../types.ts";
import type { Decorator } from "./place.ts";
import { foreground, many, names, sky, things } from "./settings/scenery.ts";
import type { Stage } from "./stage.ts";

type Festoon = (stage: Stage, decorator: Decorator) => void;

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

const hearts: Festoon = (stage, decorator) =>
  decorator.scatter(things.heart, names.heart, many(stage, [3, 5, 8, 12]), sky(stage), [
    stage.unit * 0.09,
    stage.unit * 0.13,
  ]);

const balloons: Festoon = (stage, decorator) =>
  decorator.scatter(
    things.balloon,
    names.balloon,
    many(stage, [2, 4, 5, 7]),
    { ...sky(stage), y: stage.height * 0.35 },
    [stage.unit * 0.24, stage.unit * 0.3],
  );

const stars: Festoon = (stage, decorator) =>
  decorator.scatter(things.sixPointedStar, names.star, many(stage, [3, 5, 8, 12]), sky(stage), [
    stage.unit * 0.1,
    stage.unit * 0.14,
  ]);

/** What a festival adds to any setting. */
export const festivalScenery: Readonly<Record<Festival, Festoon>> = {
  christmas: (stage, decorator) => {
    onTheGround(things.gift, names.gift)(stage, decorator);
    decorator.scatter(things.pine, names.tree, 2, foreground(stage), [
      stage.unit * 0.3,
      stage.unit * 0.42,
    ]);
  },
  halloween: onTheGround(things.pumpkin, names.pumpkin),
  easter: onTheGround(things.egg, names.egg),
  thanksgiving: onTheGround(things.pumpkin, names.pumpkin),
  valentine: hearts,
  "spring-festival": hanging,
  "lantern-festival": hanging,
  "dragon-boat": () => {},
  "mid-autumn": (stage, decorator) => {
    const size = [stage.unit * 0.17, stage.unit * 0.28] as const;
    decorator.scatter(things.fullMoon, names.moon, 1, sky(stage), size, "support");
    hanging(stage, decorator);
  },
  "national-day": (stage, decorator) => {
    hanging(stage, decorator);
    balloons(stage, decorator);
  },
  diwali: onTheGround(things.oilLamp, names.oilLamp),
  hanukkah: stars,
  birthday: (stage, decorator) => {
    balloons(stage, decorator);
    onTheGround(things.gift, names.gift)(stage, decorator);
  },
};
