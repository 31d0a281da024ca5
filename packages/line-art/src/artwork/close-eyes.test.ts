import { describe, expect, it } from "vitest";
import { lightness } from "./colour.ts";
import { loadArtwork } from "./load-artwork.ts";

const darkAreas = (name: string, set: "own" | "noto", variant?: "asleep") =>
  loadArtwork({ set, name, ...(variant && { variant }) }).shapes.filter(
    ({ kind, colour }) => kind === "area" && lightness(colour) < 0.42,
  ).length;

describe("closed eyes", () => {
  it.each([
    ["own", "fox"],
    ["own", "bear"],
    ["own", "unicorn"],
    ["noto", "cat"],
    ["noto", "dog"],
    ["noto", "rabbit"],
  ] as const)("%s/%s: eyes become lids, the rest stays", (set, name) => {
    const awake = loadArtwork({ set, name }).shapes;
    const asleep = loadArtwork({ set, name, variant: "asleep" }).shapes;
    expect(darkAreas(name, set, "asleep")).toBeLessThan(darkAreas(name, set));
    const lids = asleep.filter((shape) => !awake.some(({ path }) => path === shape.path));
    expect(lids.some(({ kind }) => kind === "line")).toBe(true);
    expect(asleep.length).toBeGreaterThan(0.6 * awake.length);
  });

  it("what has no eyes is as it was", () => {
    const awake = loadArtwork({ set: "own", name: "rocket" });
    expect(loadArtwork({ set: "own", name: "rocket", variant: "asleep" })).toEqual(awake);
  });
});
