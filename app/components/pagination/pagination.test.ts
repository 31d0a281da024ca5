import fc from "fast-check";
import { expect, it } from "vitest";
import { shownPages } from "./pagination.tsx";

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [7, 12, [1, null, 6, 7, 8, null, 12]],
  [12, 12, [1, null, 11, 12]],
])("page %i of %i", (page, count, shown) => {
  expect(shownPages(page, count)).toEqual(shown);
});

it("always shows where one is, both ends, and never the same page twice", () => {
  const pages = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(pages, pages, (a, b) => {
      const [page, count] = [Math.min(a, b), Math.max(a, b)];
      const shown = shownPages(page, count).filter((one) => one !== null);
      expect(shown).toEqual([...new Set(shown)].sort((x, y) => x - y));
      for (const one of [1, page, count]) expect(shown).toContain(one);
      expect(shown.length).toBeLessThanOrEqual(7);
    }),
  );
});
