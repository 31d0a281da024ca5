import { describe, expect, it } from "vitest";
import { overlaps } from "../../artwork/box.ts";
import { artworksOf, only, sceneOf } from "../scene-of.ts";

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

describe("a clock", () => {
  const clockOf = (description: string) => {
    const { items } = sceneOf(description);
    const [clock] = only(artworksOf(description), "wall-clock");
    const floor = items.find(({ id }) => id === "floor")!.box;
    return { bottom: clock!.box.y + clock!.box.height, floor: floor.y };
  };

  it.each([
    "a clock and a cat",
    "the clock shows four and a boy is doing homework",
    "客厅里有一个大钟和沙发",
    "教室里有钟和黑板",
  ])("%s: hangs, though nobody says where it is", (description) => {
    const { bottom, floor } = clockOf(description);
    expect(bottom).toBeLessThan(floor);
  });

  it("stands where it is put, and an alarm clock stands anyway", () => {
    const [alarm] = only(artworksOf("闹钟响了，小男孩起床"), "alarm-clock");
    const boy = only(artworksOf("闹钟响了，小男孩起床"), "boy")[0]!;
    expect(alarm!.box.y).toBeGreaterThan(boy.box.y);
  });
});

it.each(["a cat on a sofa", "小女孩坐在沙发上看电视", "a girl in her bedroom"])(
  "%s: no hearts float in the room",
  (description) => {
    for (const complexity of ["simple", "medium", "complex"] as const)
      expect(sceneOf(description, { complexity }).items.map(({ name }) => name.en)).not.toContain(
        "heart",
      );
  },
);
