import { describe, expect, it } from "vitest";
import type { Box } from "../types.ts";
import { sceneOf } from "./scene-of.ts";

const isIn = (one: Box, other: Box) =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.width <= other.x + other.width &&
  one.y + one.height <= other.y + other.height;

describe("whoever is at a window", () => {
  it.each([
    ["a girl looking out the window at the rain", "raindrop"],
    ["女孩在窗边看雨", "raindrop"],
    ["a boy at the window, it is snowing", "snowflake"],
    ["a girl by the window at night", "moon"],
    ["a boy playing in the bedroom on a rainy day", "raindrop"],
  ])("is in the room, the weather outside: %s", (description, seen) => {
    for (const aspectRatio of ["1:1", "16:9", "9:16"] as const) {
      const { items } = sceneOf(description, { aspectRatio });
      const windows = items.filter(({ name }) => name.en === "window");
      expect(windows).toHaveLength(1);
      for (const { box, name } of items.filter((item) => item.name.en === seen))
        expect(isIn(box, windows[0]!.box), `${name.en}, ${aspectRatio}`).toBe(true);
      expect(items.some(({ name }) => name.en === seen)).toBe(true);
    }
  });

  it("sees the moon that was asked for in front of the wall, not behind it", () => {
    const { items } = sceneOf("a cat looking through the window at the moon");
    const [wall, window, moon] = ["wall", "window", "crescent moon"].map((en) =>
      items.findIndex(({ name }) => name.en === en),
    );
    expect(moon).toBeGreaterThan(Math.max(wall!, window!));
    expect(isIn(items[moon!]!.box, items[window!]!.box)).toBe(true);
  });
});
