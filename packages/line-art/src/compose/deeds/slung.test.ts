import { describe, expect, it } from "vitest";
import { artworksOf, only } from "../scene-of.ts";

describe("an instrument on the back", () => {
  it.each([
    ["一个叔叔背着大提琴", "man", "cello"],
    ["a man carrying a cello on his back", "man", "cello"],
    ["a girl with a guitar on her back", "girl", "guitar"],
    ["小男孩背着小提琴", "boy", "violin"],
  ])("%s: looks out behind the shoulder, beside the face", (description, who, what) => {
    const all = artworksOf(description);
    const [bearer] = only(all, who);
    const [load] = only(all, what);
    expect(all.indexOf(load!)).toBeLessThan(all.indexOf(bearer!));
    expect(load!.box.x).toBeLessThan(bearer!.box.x);
    expect(load!.box.x + load!.box.width).toBeGreaterThan(bearer!.box.x);
    expect(load!.box.height).toBeGreaterThan(0.4 * bearer!.box.height);
  });
});
