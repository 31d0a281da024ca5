import { describe, expect, it } from "vitest";
import { drawPage } from "../index.ts";
import type { DrawnShape, DrawOptions } from "../types.ts";
import { namesOfParts } from "./part-names.ts";

const plain: DrawOptions = { aspectRatio: "1:1", complexity: "medium", style: "cartoon", seed: 1 };

function drawn(description: string, options: Partial<DrawOptions> = {}) {
  const page = drawPage(description, { ...plain, ...options });
  if (!page.ok) throw new Error(`${description}: ${page.reason}`);
  return page;
}

/** English and Chinese names of what can be colored, in painter's order. */
function namesOf(description: string, options: Partial<DrawOptions> = {}): string[] {
  const { drawing } = drawn(description, options);
  return [...namesOfParts(drawing.shapes).values()].map(({ en, zh }) => `${en} ${zh}`);
}

const middle = ({ path }: DrawnShape) => {
  const xs = path.flatMap((command) => command.slice(1).filter((_, i) => i % 2 === 0) as number[]);
  return (Math.min(...xs) + Math.max(...xs)) / 2;
};

describe("the parts of things", () => {
  it("a cat has a left ear and a right one, and one tail", () => {
    const names = namesOf("a cat");
    expect(names).toContain("left ear 左耳朵");
    expect(names).toContain("right ear 右耳朵");
    expect(names.filter((name) => name === "tail 尾巴")).toHaveLength(1);
  });

  it.each(["a cat", "a horse", "a princess", "a school bus", "a butterfly"])(
    "%s: left is left as the viewer sees it",
    (description) => {
      for (const seed of [1, 2]) {
        const { drawing } = drawn(description, { seed, complexity: "simple" });
        const names = namesOfParts(drawing.shapes);
        for (const [shape, { en }] of names) {
          if (!en.startsWith("left ")) continue;
          for (const [other, { en: otherName }] of names) {
            if (otherName !== en.replace("left", "right") || other.item !== shape.item) continue;
            expect(middle(shape), en).toBeLessThan(middle(other));
          }
        }
      }
    },
  );

  it("more than two are counted from left to right", () => {
    const { drawing } = drawn("a sheep", { complexity: "simple" });
    const legs = [...namesOfParts(drawing.shapes)].filter(([, { en }]) => /^leg \d$/.test(en));
    const inOrder = legs.sort(([one], [other]) => middle(one) - middle(other));
    expect(inOrder.map(([, { en }]) => en)).toEqual(["leg 1", "leg 2", "leg 3", "leg 4"]);
    expect(inOrder[2]![1].zh).toBe("第3条腿");
  });

  it("what people wear is known, and what stands in the garden", () => {
    expect(namesOf("a princess")).toEqual(expect.arrayContaining(["gown 长裙", "hair 头发"]));
    expect(namesOf("a cat in a garden")).toContain("petal 花瓣");
    const rich = namesOf("a cat in a garden", { complexity: "complex" });
    expect(rich).toContain("lower rail 下面的横杆");
  });

  it("petals of a mandala are known by ring and angle", () => {
    const { drawing } = drawn("an 8-fold mandala", { complexity: "complex" });
    const petals = [...namesOfParts(drawing.shapes).values()].filter(({ round }) => round);
    expect(petals.length).toBeGreaterThan(5);
    for (const { en, zh, round } of petals) {
      expect(en).toMatch(/^(ring \d+, )?[a-z ]+ #$/);
      expect(zh).toMatch(/^(第\d+圈，)?第#\p{Script=Han}+$/u);
      expect(round!.count).toBeGreaterThan(3);
    }
  });

  it("has nothing to say of emoji artwork", () => {
    const { drawing, scene } = drawn("a ram", { complexity: "simple" });
    const hero = scene.items.find(({ role }) => role === "hero")!;
    expect(hero.kind === "artwork" && hero.artwork.set).toBe("noto");
    const shapes = drawing.shapes.filter(({ item }) => item === hero.id);
    expect(namesOfParts(shapes).size).toBe(0);
  });
});

describe("naming parts in the line art", () => {
  it("changes nothing that is seen", () => {
    const { svg, drawing, scene } = drawn("a cat and a princess in a garden");
    expect(svg).toContain('<g data-en="left ear" data-zh="左耳朵">');
    expect(svg.match(/<g\b/g)).toHaveLength(svg.match(/<\/g>/g)!.length);
    expect(svg.match(/<path\b/g)).toHaveLength(drawing.shapes.length);
    expect(scene.items.length).toBeGreaterThan(1);
  });
});
