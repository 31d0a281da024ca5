import { expect, it } from "vitest";
import { composeScene } from "../compose/compose.ts";
import { readDescription } from "../read/read.ts";
import { SceneDrawer } from "./draw-scene.ts";
import { FittedPage } from "./fitted-page.ts";

it("is one page, counted once, however often the same things are left out", () => {
  const read = readDescription("a cat and a dog on a farm");
  if (!read.ok) throw new Error(read.reason);
  const scene = composeScene(read.brief, {
    aspectRatio: "1:1",
    complexity: "medium",
    style: "cartoon",
    seed: 1,
  });
  const page = new FittedPage(scene, new SceneDrawer(scene).draw(scene.items));
  const [first, second, ...rest] = scene.items;
  const less = page.without([first!, second!]);
  expect(less.scene.items).toEqual(rest);
  expect(page.without([first!, second!])).toBe(less);
  expect(page.without([second!]).scene.items).toEqual([first, ...rest]);
});
