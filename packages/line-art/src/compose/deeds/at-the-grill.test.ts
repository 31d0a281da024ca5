import { expect, it } from "vitest";
import { artworksOf, only, sceneOf } from "../scene-of.ts";

it.each(["a dad grilling", "爸爸在院子里烧烤", "a bear having a barbecue"])(
  "%s: at a grill no higher than the hand, out of doors",
  (description) => {
    const items = artworksOf(description);
    const grill = only(items, "barbecue-grill")[0]!;
    const cook = items.find(({ artwork }) => artwork.name.includes("/grilling"))!;
    expect(grill.box.y).toBeGreaterThan(cook.box.y + 0.3 * cook.box.height);
    expect(grill.box.x).toBeLessThan(cook.box.x + cook.box.width);
    expect(sceneOf(description).items.some(({ id }) => id === "wall")).toBe(false);
  },
);

it("who is at the zoo sees an animal, and is no smaller for it than half as high", () => {
  const items = artworksOf("a girl at the zoo");
  const [girl, elephant] = [only(items, "girl")[0]!, only(items, "elephant")[0]!];
  expect(girl.box.height).toBeGreaterThan(0.5 * elephant.box.height);
});
