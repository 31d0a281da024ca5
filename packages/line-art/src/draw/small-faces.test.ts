import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { pathBounds } from "../artwork/path.ts";
import { sceneOf } from "../compose/scene-of.ts";
import { type Part, parts } from "../lexicon/parts.ts";
import { measurePage } from "../quality/measure-page.ts";
import type { Box, SourceShape } from "../types.ts";
import { writeLineArt } from "../write/write-svg.ts";
import { drawScene } from "./draw-scene.ts";
import { fitDifficulty } from "./fit-difficulty.ts";
import { thinnestLine } from "./line-width.ts";
import { withDarkHair } from "./small-faces.ts";

const facesOf = (description: string) =>
  drawScene(sceneOf(description, { complexity: "simple" })).shapes.filter(({ part }) =>
    /^(mouth|nose)$/.test(part?.en ?? ""),
  );
const mouthsOf = (description: string) =>
  facesOf(description).filter(({ part }) => part?.en === "mouth");

/** Whether between the top of a head and its eyes there is more than skin: a line, or black hair. */
function isBald(face: Box, dark: (x: number, y: number) => boolean, line: number): boolean {
  const columns = [0.3, 0.4, 0.5, 0.6, 0.7].map((share) => face.x + share * face.width);
  return columns.every((x) => {
    let y = face.y - 0.2 * face.width;
    while (!dark(x, y) && y < face.y + 0.3 * face.width) y++;
    const rest = Array.from(
      { length: Math.round(face.y + 0.3 * face.width - (y + 1.4 * line)) },
      (_, step) => dark(x, y + 1.4 * line + step),
    );
    return !rest.includes(true);
  });
}

describe("small heads", () => {
  it.each([
    "a family of four having a picnic under a big tree by the lake",
    "a family of five walking in the park",
    "three women and two men at a table",
    "六个小朋友围成一圈跳舞",
  ])("%s: nobody is bald for want of room", (description) => {
    for (const complexity of ["simple", "medium"] as const) {
      const scene = sceneOf(description, { complexity });
      const { drawing } = fitDifficulty(scene);
      const { pixels, width } = new Resvg(writeLineArt(drawing), {
        fitTo: { mode: "width", value: scene.width },
      }).render();
      const dark = (x: number, y: number) =>
        pixels[4 * (Math.round(y) * width + Math.round(x))]! < 128;
      const adults = scene.items.flatMap((item) =>
        item.kind === "artwork" && /^(woman|man)\//.test(item.artwork.name) ? [item] : [],
      );
      for (const item of adults) {
        const { shapes } = drawScene({ ...scene, items: [item] });
        const face = pathBounds(shapes.find(({ part }) => part === parts.face)!.path);
        expect(isBald(face, dark, thinnestLine(scene)), `${item.id}, ${complexity}`).toBe(false);
      }
    }
  });
});

describe("hair behind a head", () => {
  it.each([
    "a king and a queen in the castle",
    "a princess and a pirate with a jack-o-lantern",
    "爸爸妈妈和孩子在海边放风筝",
  ])("%s: does not blacken the face before it", (description) => {
    const scene = sceneOf(description, { complexity: "medium" });
    const { drawing } = fitDifficulty(scene);
    const { pixels, width, height } = new Resvg(writeLineArt(drawing), {
      fitTo: { mode: "width", value: scene.width },
    }).render();
    expect(measurePage({ data: pixels, width, height }).largestSolid).toBeLessThan(0.008);
  });
});

describe("hair without room for a crayon", () => {
  const square = (size: number, part: Part): SourceShape => ({
    kind: "area",
    part,
    colour: "#f0d080",
    path: [["M", 0, 0], ["L", size, 0], ["L", size, size], ["L", 0, size], ["Z"]],
  });
  const colours = (head: number, hair: number) =>
    withDarkHair([square(head, parts.face), square(hair, parts.hair)], 20, 6000).map(
      ({ colour }) => colour,
    );

  it("is black, and nothing else is", () => {
    expect(colours(50, 40)).toEqual(["#f0d080", "#000000"]);
  });

  it("stays as it is where there is room, and where it would be a blot", () => {
    expect(colours(90, 40)).toEqual(["#f0d080", "#f0d080"]);
    expect(colours(50, 95)).toEqual(["#f0d080", "#f0d080"]);
  });
});

describe("what is written", () => {
  const strokes = (description: string) =>
    fitDifficulty(sceneOf(description, { complexity: "medium" })).drawing.shapes.filter(
      ({ part }) => part === parts.character,
    );

  it("is ink where it is small, and to color where it is large", () => {
    const [small, large] = [strokes("门上贴着福字"), strokes("福字")];
    expect(small.length).toBeGreaterThan(3);
    expect(small.every(({ fill }) => fill === "ink")).toBe(true);
    expect(large.some(({ fill }) => fill === "paper")).toBe(true);
  });
});

describe("a small face", () => {
  it("smiles with a line where an open mouth would be a black spot", () => {
    const mouths = mouthsOf("a father, a mother and a boy flying kites at the beach");
    expect(mouths).toHaveLength(3);
    for (const { fill, path } of mouths) {
      expect(fill).toBe("none");
      expect(path.some(([command]) => command === "Z")).toBe(false);
    }
  });

  it("has no nose where it would be a blot, and a large one has", () => {
    const isNose = ({ part }: { part?: { en: string } }) => part?.en === "nose";
    expect(facesOf("爸爸妈妈和孩子在海边放风筝").some(isNose)).toBe(false);
    expect(facesOf("a girl running").some(isNose)).toBe(true);
  });

  it.each(["a teacher with glasses", "grandma and grandpa in the park", "a scientist", "爷爷"])(
    "%s: wears both of the glasses, each open at its foot, and complete ones on a rich page",
    (description) => {
      const rims = (complexity: "simple" | "medium" | "complex") =>
        fitDifficulty(sceneOf(description, { complexity })).drawing.shapes.filter(
          ({ part }) => part === parts.glasses,
        );
      for (const complexity of ["simple", "medium"] as const) {
        const all = rims(complexity);
        expect(all.length).toBeGreaterThan(0);
        expect(all.length % 2).toBe(0);
        for (const { path } of all) {
          const [[, x1, y1], [, x2, y2]] = [path[0], path.at(-1)] as [
            ["M", number, number],
            ["L", number, number],
          ];
          expect(Math.hypot(x2 - x1, y2 - y1)).toBeGreaterThan(0.1 * pathBounds(path).height);
        }
      }
      expect(rims("complex")).toHaveLength(rims("medium").length);
    },
  );

  it.each([
    "in the laundromat an old man folds towels, a boy sleeps on a pile of books, twins ride in a laundry basket and a sock lies by the door",
    "on a frozen pond two girls race for the puck, a boy falls down, grandma sells cocoa from a wagon and a raven sits on the goal",
  ])("%s: wears no glasses that are black", (description) => {
    const { shapes } = fitDifficulty(sceneOf(description, { complexity: "medium" })).drawing;
    const lenses = shapes.filter(({ part }) => part === parts.glasses).map(({ path }) => path);
    const filled = shapes.filter(({ isFilling }) => isFilling).map(({ path }) => pathBounds(path));
    const dark = lenses
      .map((path) => pathBounds(path))
      .filter(({ x, y, width, height }) => {
        const isIn = (at: Box) =>
          at.x >= x && at.y >= y && at.x + at.width <= x + width && at.y + at.height <= y + height;
        const black = filled.filter(isIn).reduce((sum, at) => sum + at.width * at.height, 0);
        return black > 0.25 * width * height;
      });
    expect(dark).toHaveLength(0);
  });

  it("that is large enough laughs with an open mouth to color", () => {
    expect(mouthsOf("a girl running").map(({ fill }) => fill)).toEqual(["paper"]);
  });
});

describe("two eyes", () => {
  /** White on an eye, by the eyes that it is in. */
  const lightsOf = (description: string, complexity: "simple" | "medium" | "complex") => {
    const { shapes } = drawScene(sceneOf(description, { complexity }));
    const eyes = shapes.filter(({ part, fill }) => part?.en === "eye" && fill === "ink");
    return eyes.map((eye) => {
      const { x, y, width, height } = pathBounds(eye.path);
      return shapes.slice(shapes.indexOf(eye) + 1).filter(({ path, fill }) => {
        const light = pathBounds(path);
        const isIn = light.x > x && light.x + light.width < x + width && light.y > y;
        return fill === "paper" && isIn && light.y + light.height < y + height;
      }).length;
    });
  };

  it.each(["a tiger", "a jellyfish", "a spider", "小鹿", "a tiger next to a very big elephant"])(
    "%s: both have a light, or none",
    (description) => {
      for (const complexity of ["simple", "medium", "complex"] as const) {
        const [left, right] = lightsOf(description, complexity);
        expect(left).toBeDefined();
        expect(right).toBe(left);
      }
    },
  );

  it("of a frog have both a ring, or none", () => {
    const { shapes } = drawScene(sceneOf("a princess and a frog", { complexity: "medium" }));
    const frog = shapes.filter(({ item }) => item.startsWith("m2"));
    const rings = frog.filter(({ fill, colour }) => fill === "paper" && colour === "#ffffff");
    expect(rings.length % 2).toBe(0);
  });
});
