import { describe, expect, it } from "vitest";
import { sceneOf } from "../compose/scene-of.ts";
import { drawScene } from "./draw-scene.ts";

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

  it("that is large enough laughs with an open mouth to color", () => {
    expect(mouthsOf("a girl running").map(({ fill }) => fill)).toEqual(["paper"]);
  });
});
