import { describe, expect, it } from "vitest";
import { figureArtwork } from "./figure.ts";
import { characters } from "./people/characters.ts";

const areasOf = (name: string, plain: boolean) =>
  figureArtwork(name, plain).shapes.filter(({ kind }) => kind === "area");
const partsOf = (name: string) => areasOf(name, true).map(({ part }) => part?.en);

describe("people for the smallest children", () => {
  it.each(characters.map(({ id }) => id))("%s has fewer areas, doing anything", (id) => {
    for (const pose of ["standing", "running", "reading", "dancing"]) {
      const name = `${id}/${pose}`;
      expect(areasOf(name, true).length, name).toBeLessThan(areasOf(name, false).length);
      expect(areasOf(name, true).length, name).toBeGreaterThan(4);
    }
  });

  it("wear coat and sleeves of one piece, and both trouser legs", () => {
    const named = partsOf("man/standing");
    expect(named).not.toContain("sleeve");
    expect(named).not.toContain("belt");
    expect(named).not.toContain("ear");
    expect(named.filter((part) => part === "trousers")).toHaveLength(1);
  });

  it("keep what tells who they are", () => {
    expect(partsOf("princess/standing")).toEqual(expect.arrayContaining(["crown", "gown", "hair"]));
    expect(partsOf("knight/standing")).toEqual(expect.arrayContaining(["helmet", "shield"]));
    expect(partsOf("firefighter/standing")).toEqual(expect.arrayContaining(["helmet", "hose"]));
  });

  it("have a face without holes: eyes and mouth are drawn on it", () => {
    const face = areasOf("boy/running", true).find(({ part }) => part?.en === "face");
    expect(face?.path.filter(([command]) => command === "M")).toHaveLength(1);
  });

  it("stand where the others stand", () => {
    const [plain, full] = [figureArtwork("girl/standing", true), figureArtwork("girl/standing")];
    expect(plain.box.height).toBeCloseTo(full.box.height, 0);
    expect(plain.box.width).toBeCloseTo(full.box.width, 0);
  });
});
