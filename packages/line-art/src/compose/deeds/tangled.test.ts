import { expect, it } from "vitest";
import { artworksOf, only } from "../scene-of.ts";

it.each([
  ["a kitten tangled in yarn", "cat", "yarn"],
  ["小猫被毛线缠住了", "cat", "yarn"],
  ["a puppy tangled up in ribbon", "dog", "ribbon"],
])("%s: it is wound about the body, below the eyes", (description, who, thing) => {
  const items = artworksOf(description);
  const [one, bands] = [only(items, who)[0]!, only(items, "tangle")[0]!];
  expect(only(items, thing)).toHaveLength(1);
  expect(items.indexOf(bands)).toBeGreaterThan(items.indexOf(one));
  expect(bands.box.y).toBeGreaterThan(one.box.y + 0.5 * one.box.height);
  expect(bands.box.y + bands.box.height).toBeLessThan(one.box.y + one.box.height);
});
