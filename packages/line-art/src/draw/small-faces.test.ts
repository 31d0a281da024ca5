import { describe, expect, it } from "vitest";
import { pathBounds } from "../artwork/path.ts";
import { sceneOf } from "../compose/scene-of.ts";
import { parts } from "../lexicon/parts.ts";
import { drawScene } from "./draw-scene.ts";
import { fitDifficulty } from "./fit-difficulty.ts";

const facesOf = (description: string) =>
  drawScene(sceneOf(description, { complexity: "simple" })).shapes.filter(({ part }) =>
    /^(mouth|nose)$/.test(part?.en ?? ""),
  );
const mouthsOf = (description: string) =>
  facesOf(description).filter(({ part }) => part?.en === "mouth");

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
