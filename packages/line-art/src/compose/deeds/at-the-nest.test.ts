import { expect, it } from "vitest";
import { artworksOf, only } from "../scene-of.ts";

it.each(["a mother bird feeding her babies in the nest", "鸟妈妈喂小鸟"])(
  "%s: she is beside the young on their branch",
  (description) => {
    const items = artworksOf(description);
    const boxOf = (subject: string) => only(items, subject)[0]!.box;
    const [bird, nest, branch] = [
      boxOf("bird"),
      boxOf("nest-with-chicks"),
      boxOf("tree-branch"),
    ] as const;
    const gap = nest.x - bird.x - bird.width;
    expect(Math.abs(gap)).toBeLessThan(0.15 * bird.width);
    expect(bird.y).toBeLessThan(nest.y + 0.5 * nest.height);
    expect(bird.y + bird.height).toBeGreaterThan(branch.y);
    expect(bird.y + bird.height).toBeLessThan(branch.y + 0.6 * branch.height);
  },
);
