import { aspectRatios, complexities } from "@colorleaf/domain";
import { expect, it } from "vitest";
import { findRegions } from "../../draw/find-regions.ts";
import { drawPage, regionBand } from "../../index.ts";
import type { SceneItem } from "../../types.ts";

function sceneOf(description: string, options: Partial<Parameters<typeof drawPage>[1]> = {}) {
  const page = drawPage(description, {
    aspectRatio: "1:1",
    complexity: "medium",
    style: "cartoon",
    seed: 1,
    ...options,
  });
  if (!page.ok) throw new Error(`${description}: ${page.reason}`);
  return page.scene;
}

const isRound = ({ id }: SceneItem) => /^border-/.test(id);
const subjectsOf = (items: readonly SceneItem[]) =>
  new Set(items.flatMap((item) => (item.kind === "artwork" ? [item.subject] : [])));

it.each([
  ["a page border of butterflies", ["butterfly"]],
  ["Christmas border", ["christmas-tree"]],
  ["蝴蝶边框", ["butterfly"]],
  ["a flower border", []],
  ["花边框", []],
])("%s goes round an empty page", (description, subjects) => {
  const { items } = sceneOf(description);
  const round = items.filter(isRound);
  expect(round.length).toBeGreaterThan(15);
  expect(subjectsOf(items)).toEqual(new Set(subjects));
  expect(items.filter((item) => !isRound(item)).map(({ id }) => id)).toEqual(["border", "frame"]);
});

it.each(
  aspectRatios.flatMap((aspectRatio) =>
    complexities.map((complexity) => [aspectRatio, complexity] as const),
  ),
)("what is asked for stands inside it (%s, %s)", (aspectRatio, complexity) => {
  const { items } = sceneOf("a cat with a border of hearts", { aspectRatio, complexity });
  const inner = items.find(({ id }) => id === "border")!.box;
  const cat = items.find((item) => item.kind === "artwork" && item.subject === "cat")!.box;
  expect(cat.x).toBeGreaterThan(inner.x);
  expect(cat.y).toBeGreaterThan(inner.y);
  expect(cat.x + cat.width).toBeLessThan(inner.x + inner.width);
  expect(cat.y + cat.height).toBeLessThan(inner.y + inner.height);
  for (const { box } of items.filter(isRound)) {
    const isOutside =
      box.x + box.width <= inner.x ||
      box.x >= inner.x + inner.width ||
      box.y + box.height <= inner.y ||
      box.y >= inner.y + inner.height;
    expect(isOutside).toBe(true);
  }
});

it("holds letters and mandalas, too", () => {
  expect(sceneOf("the name MIA with a star border").items.map(({ id }) => id)).toContain(
    "letter-3",
  );
  expect(
    sceneOf("a mandala with a border", { complexity: "complex" }).items.map(({ id }) => id),
  ).toContain("mandala");
});

it("a border collie is a dog", () => {
  expect(sceneOf("a border collie in the park").items.filter(isRound)).toEqual([]);
});

it.each(
  ["a unicorn with a border of stars", "a page with a border of bones", "带爱心边框的小狗"].flatMap(
    (description) => aspectRatios.map((aspectRatio) => [description, aspectRatio] as const),
  ),
)(
  "leaves each of them white, and no more areas than a child colors: %s, %s",
  (description, aspectRatio) => {
    for (const complexity of ["simple", "medium"] as const) {
      const page = drawPage(description, { aspectRatio, complexity, style: "cartoon", seed: 1 });
      if (!page.ok) throw new Error(page.reason);
      const regions = findRegions(page.drawing);
      const [least, most] = regionBand[page.scene.difficulty];
      expect(regions.length).toBeGreaterThanOrEqual(least);
      expect(regions.length).toBeLessThanOrEqual(most);
      const colored = new Set(regions.map(({ item }) => item));
      for (const { id } of page.scene.items.filter(isRound)) expect(colored).toContain(id);
    }
  },
);
