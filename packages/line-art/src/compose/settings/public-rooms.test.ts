import { describe, expect, it } from "vitest";
import { artworksOf, only, sceneOf } from "../scene-of.ts";

const isThere = (description: string, id: RegExp) =>
  sceneOf(description, { complexity: "medium" }).items.some((item) => id.test(item.id));

describe("rooms outside one's home, and the one with the bath", () => {
  it.each([
    ["a girl brushing her teeth", /^mirror$/],
    ["在浴室洗澡", /^mirror$/],
    ["children reading in the library", /^bookcase-/],
    ["小朋友在图书馆看书", /^bookcase-/],
    ["mom shopping", /^shelves-/],
    ["妈妈逛超市", /^shelves-/],
    ["a robot in a cafe", /^lamp-/],
    ["小熊在餐厅吃饭", /^lamp-/],
    ["a sick boy in the hospital", /^sign$/],
    ["医院里的医生", /^sign$/],
  ])("%s: told by what is on the wall", (description, what) => {
    expect(isThere(description, what)).toBe(true);
  });

  it.each(["a hospital", "图书馆"])("%s alone is the building", (description) => {
    expect(isThere(description, /^(sign|bookcase-)/)).toBe(false);
    expect(artworksOf(description)).toHaveLength(1);
  });

  it("who dines in a restaurant is at a table; who eats something there has it in hand", () => {
    expect(only(artworksOf("a family eating in a restaurant"), "laid-table")).toHaveLength(1);
    expect(only(artworksOf("a girl eating an ice cream in a cafe"), "laid-table")).toEqual([]);
  });

  it("a cart is pushed by its handle, which is nearer than its basket", () => {
    const [cart] = only(artworksOf("mom shopping"), "shopping-cart");
    const [mother] = only(artworksOf("mom shopping"), "woman");
    // The drawing has its handle on the left.
    expect(cart!.mirrored).toBe(cart!.box.x < mother!.box.x);
  });
});
