import { describe, expect, it } from "vitest";
import { sceneOf } from "../scene-of.ts";

const lasting = (description: string, complexity: "simple" | "medium" = "simple") =>
  sceneOf(description, { complexity })
    .items.filter(({ role }) => role !== "decoration")
    .map(({ name }) => name.en);

describe("the weather is told on the plainest page, too", () => {
  it.each([
    ["ducks in the rain", ["rain cloud", "raindrop"]],
    ["下雨天小男孩撑着伞", ["rain cloud", "raindrop"]],
    ["a girl in a thunderstorm", ["rain cloud", "raindrop"]],
    ["大雪中的小狐狸", ["snowflake", "snow"]],
    ["刮大风，小女孩的帽子飞了", ["wind", "leaf"]],
    ["a deer in the fog", ["mist"]],
    ["雾中的小船", ["mist"]],
  ])("%s: %j", (description, names) => {
    for (const complexity of ["simple", "medium"] as const)
      expect(lasting(description, complexity)).toEqual(expect.arrayContaining(names));
  });

  it("it lightens in a storm and not in the rain", () => {
    const cloudOf = (description: string) => {
      const cloud = sceneOf(description).items.find(({ name }) => name.en === "rain cloud");
      return cloud?.kind === "shapes" ? cloud.shapes.length : 0;
    };
    expect(cloudOf("雷雨中的小狗")).toBeGreaterThan(cloudOf("雨中的小狗"));
  });

  it("the sun does not shine in the fog", () => {
    expect(lasting("a deer in the fog")).not.toContain("sun");
  });
});
