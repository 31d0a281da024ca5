/** The sun on the left, the eight planets on their orbits, larger and smaller as they are. */
import type { Localised } from "@colorleaf/domain";
import type { PlacedShapes, SceneItem, SubjectId } from "../../types.ts";
import { placedShapes } from "../place.ts";
import { ellipse, inessential, line } from "../shapes.ts";
import { innerBox, type Stage } from "../stage.ts";
import { cellAt, drawingIn, telling } from "./arrange.ts";

interface Planet {
  name: Localised;
  /** Of the page's width and of its shorter side. */
  orbit: number;
  size: number;
  degrees: number;
  colour: string;
  drawing?: SubjectId;
}

const planet = (
  [en, zh]: [string, string],
  [orbit, size, degrees]: [number, number, number],
  colour: string,
  drawing?: SubjectId,
): Planet => ({ name: { en, zh }, orbit, size, degrees, colour, ...(drawing && { drawing }) });

const planets: readonly Planet[] = [
  planet(["Mercury", "水星"], [0.21, 0.055, -52], "#c9b8a8"),
  planet(["Venus", "金星"], [0.28, 0.08, 46], "#f2c879"),
  planet(["Earth", "地球"], [0.37, 0.1, -40], "#7cc4e8", "globe-showing-europe-africa"),
  planet(["Mars", "火星"], [0.45, 0.07, 34], "#e08a5c"),
  planet(["Jupiter", "木星"], [0.54, 0.18, -4], "#e8c9a0", "jupiter"),
  planet(["Saturn", "土星"], [0.66, 0.2, -30], "#f0d890", "ringed-planet"),
  planet(["Uranus", "天王星"], [0.75, 0.11, 24], "#a8dce0"),
  planet(["Neptune", "海王星"], [0.82, 0.1, -7], "#6f9be0"),
];

export function composeSolarSystem(stage: Stage): SceneItem[] {
  const { width, height, unit, richness } = stage;
  const centre = { x: width * 0.05, y: height / 2 };
  const at = (orbit: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return {
      x: centre.x + orbit * width * Math.cos(angle),
      y: centre.y + orbit * height * Math.sin(angle),
    };
  };
  const inner = innerBox(stage);
  const orbits = planets.map(({ orbit, name }, index): PlacedShapes => {
    const points = Array.from({ length: 61 }, (_, i) => at(orbit, -90 + i * 3)).filter(
      ({ x, y }) =>
        x > inner.x && x < inner.x + inner.width && y > inner.y && y < inner.y + inner.height,
    );
    const data = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
    const path = inessential(line(`M${data}`));
    const title = { en: `orbit of ${name.en}`, zh: `${name.zh}的轨道` };
    return placedShapes(`orbit-${index + 1}`, title, [path]);
  });
  const bodies = planets.map(({ name, orbit, size, degrees, colour, drawing }): SceneItem => {
    const { x, y } = at(orbit, degrees);
    if (drawing) return { ...drawingIn(drawing, cellAt(x, y, size * unit), richness === 0), name };
    const radius = (size * unit) / 2;
    return placedShapes(
      name.en.toLowerCase(),
      name,
      [telling(ellipse(x, y, radius, radius, colour))],
      "hero",
    );
  });
  const sun = drawingIn("sun", cellAt(width * 0.165, centre.y, unit * 0.22), richness === 0);
  return [...(richness > 0 ? orbits : []), sun, ...bodies];
}
