import { expect, it } from "vitest";
import { artworksOf, only } from "./scene-of.ts";

/** As they stand side by side, one sees who is a child. */
it.each([
  ["a woman and a girl", "girl", "woman", 0.8, 0.88],
  ["爸爸和小男孩", "boy", "man", 0.8, 0.88],
  ["a grandma and a toddler", "toddler", "grandmother", 0.6, 0.76],
])(
  "%s: the younger is smaller, and still large enough to color",
  (text, child, adult, least, most) => {
    const items = artworksOf(text);
    const share = only(items, child)[0]!.box.height / only(items, adult)[0]!.box.height;
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
  },
);
