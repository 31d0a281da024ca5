import { describe, expect, it } from "vitest";
import { overlaps } from "../artwork/box.ts";
import { artworksOf, only, sceneOf } from "./scene-of.ts";

describe("what is on a wall", () => {
  it.each(["a picture on the wall", "墙上挂着一幅画", "a clock on the wall"])(
    "hangs on the wall of a room: %s",
    (description) => {
      const { items } = sceneOf(description);
      expect(items.map(({ id }) => id)).toContain("floor");
      expect(only(artworksOf(description), "brick-wall")).toEqual([]);
      const [hung] = items.filter((item) => item.kind === "artwork" && item.role === "hero");
      const floor = items.find(({ id }) => id === "floor")!.box;
      expect(hung!.box.y + hung!.box.height).toBeLessThan(floor.y);
    },
  );

  it("hangs above who looks at it, beside the window", () => {
    const { items } = sceneOf("a cat looking at a painting on the wall");
    const [picture, cat] = ["framed-picture", "cat"].map(
      (subject) => items.find((item) => item.kind === "artwork" && item.subject === subject)!.box,
    );
    const window = items.find(({ id }) => id === "window")!.box;
    expect(picture!.y + picture!.height).toBeLessThan(cat!.y + cat!.height / 2);
    expect(overlaps(picture!, window)).toBe(false);
    expect(overlaps(picture!, cat!)).toBe(false);
  });
});
