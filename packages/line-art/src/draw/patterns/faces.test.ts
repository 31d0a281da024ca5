import { expect, it } from "vitest";
import { drawPage } from "../../index.ts";
import { paintRegions } from "../find-regions.ts";

function areasOf(description: string, name: string, seed = 1): number {
  const page = drawPage(description, {
    aspectRatio: "1:1",
    complexity: "complex",
    style: "cartoon",
    seed,
  });
  if (!page.ok) throw new Error(page.reason);
  const items = page.drawing.shapes.filter(({ item }) => item.startsWith(name));
  return paintRegions({ ...page.drawing, shapes: items }).areas.length;
}

// A band along the brow and motifs on the back: stripes are no eyes.
it.each([1, 2, 3, 4])("leaves no body bare because of its stripes: seed %i", (seed) => {
  expect(areasOf("a tiger", "m1-", seed)).toBeGreaterThan(70);
});

it.each(["Emma", "LEO"])("patterns each letter of a name on a complex page: %s", (name) => {
  for (let place = 1; place <= name.length; place++)
    expect(areasOf(`the name ${name} in bubble letters`, `letter-${place}`)).toBeGreaterThan(5);
});

it.each(["a wolf face", "a cat face", "熊猫头像"])(
  "patterns a face that is all there is: %s",
  (description) => {
    expect(areasOf(description, "m1-")).toBeGreaterThan(40);
  },
);
