import { describe, expect, it } from "vitest";
import { loadArtwork } from "./load-artwork.ts";
import { shapesOfSvg } from "./shapes-of-svg.ts";

describe("loadArtwork", () => {
  it("reads an icon into areas in painter's order with a tight box", () => {
    const { shapes, box } = loadArtwork({ set: "noto", name: "cat" });
    expect(shapes.length).toBeGreaterThan(8);
    expect(shapes.every(({ colour }) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
    expect(box.x).toBeGreaterThan(0);
    expect(box.width).toBeLessThan(128);
    expect(box.height).toBeGreaterThan(100);
  });

  it("follows aliases and gives the same object again", () => {
    expect(loadArtwork({ set: "noto", name: "adult" }).shapes).toEqual(
      loadArtwork({ set: "noto", name: "person" }).shapes,
    );
    expect(loadArtwork({ set: "own", name: "lion" })).toBe(
      loadArtwork({ set: "own", name: "lion" }),
    );
  });

  it("leaves out spare copies outside the canvas", () => {
    const { box } = loadArtwork({ set: "noto", name: "gorilla" });
    expect(box.height).toBeLessThanOrEqual(128);
  });

  it("says which artwork does not exist", () => {
    expect(() => loadArtwork({ set: "noto", name: "no-such-thing" })).toThrow("noto/no-such-thing");
  });
});

describe("shapesOfSvg", () => {
  const box = '<rect width="10" height="10" x="5" y="5" fill="#f00"/>';

  it("inherits paint, applies transforms, follows use", () => {
    const [moved] = shapesOfSvg(
      `<defs><g id="a"><path d="M0 0h10v10z"/></g></defs><g fill="#0f0"><use href="#a" x="20" transform="scale(2)"/></g>`,
      128,
    );
    expect(moved).toMatchObject({ kind: "area", colour: "#00ff00" });
    expect(moved?.path[0]).toEqual(["M", 40, 0]);
    expect(moved?.path[1]).toEqual(["L", 60, 0]);
  });

  it("takes a gradient's mean colour and drops what fades or barely shows", () => {
    const gradient = (opacity: number) =>
      `<linearGradient id="g"><stop stop-color="#000000"/><stop stop-color="#ffffff" stop-opacity="${opacity}"/></linearGradient><path fill="url(#g)" d="M0 0h10v10z"/>`;
    expect(shapesOfSvg(gradient(1), 128)).toMatchObject([{ colour: "#808080" }]);
    expect(shapesOfSvg(gradient(0), 128)).toEqual([]);
    expect(shapesOfSvg(`<g opacity=".3">${box}</g>`, 128)).toEqual([]);
  });

  it("cuts to clip paths", () => {
    const [cut] = shapesOfSvg(
      `<clipPath id="c"><circle cx="5" cy="5" r="4"/></clipPath><g clip-path="url(#c)">${box}</g>`,
      128,
    );
    const xs = cut!.path.flatMap((command) => (command[0] === "Z" ? [] : [command[1]]));
    expect(Math.max(...xs)).toBeCloseTo(9, 1);
    expect(Math.min(...xs)).toBeCloseTo(5, 1);
  });

  it("keeps the hole of an even-odd ring and parts islands that lie apart", () => {
    const ring = "M0 0h20v20h-20zM5 5h10v10h-10z";
    const [shape, ...others] = shapesOfSvg(`<path fill-rule="evenodd" d="${ring}"/>`, 128);
    expect(others).toEqual([]);
    expect(shape!.path.filter(([kind]) => kind === "M")).toHaveLength(2);
    expect(shapesOfSvg('<path d="M0 0h5v5zm50 50h5v5z"/>', 128)).toHaveLength(2);
  });

  it("makes bars of wide strokes and lines of thin ones", () => {
    const stroke = (width: number) =>
      `<path fill="none" stroke="#336699" stroke-width="${width}" d="M10 10L50 50"/>`;
    expect(shapesOfSvg(stroke(8), 128)).toMatchObject([{ kind: "area", colour: "#336699" }]);
    expect(shapesOfSvg(stroke(1), 128)).toMatchObject([{ kind: "line", strokeWidth: 1 }]);
  });
});
