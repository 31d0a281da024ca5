import { expect, it } from "vitest";
import { artworksOf, only, sceneOf } from "../scene-of.ts";

it.each([
  ["an airplane above the clouds", "airplane"],
  ["飞机在云朵上面", "airplane"],
  ["a castle in the clouds above the clouds", "castle"],
  ["热气球飞在云海上", "hot-air-balloon"],
  ["a flying car", "automobile"],
  ["会飞的房子", "house"],
])("%s: the clouds are below, and no land", (description, who) => {
  for (const complexity of ["simple", "medium", "complex"] as const) {
    const { items, height } = sceneOf(description, { complexity });
    const [subject] = only(artworksOf(description, { complexity }), who);
    const clouds = items.filter(({ name }) => name.en === "sea of clouds");
    expect(clouds.length).toBeGreaterThan(0);
    for (const { box } of clouds) {
      expect(box.y).toBeGreaterThan(subject!.box.y + 0.4 * subject!.box.height);
      expect(box.y + box.height).toBeGreaterThanOrEqual(height);
    }
    expect(items.some(({ name }) => /hill|ground|tree/.test(name.en))).toBe(false);
  }
});
