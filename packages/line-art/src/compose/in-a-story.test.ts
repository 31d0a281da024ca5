import { describe, expect, it } from "vitest";
import { artworksOf, only } from "./scene-of.ts";

describe("in a story", () => {
  it.each([
    "妈妈在湖上划船，爸爸搭帐篷，妹妹拿着手电筒",
    "dad putting up a tent by a lake, mom paddling a canoe, a girl holding a flashlight",
  ])("who stays ashore is no dwarf beside who rows: %s", (description) => {
    const items = artworksOf(description);
    const [mom, dad] = ["woman", "man"].map((one) => only(items, one)[0]!.box);
    expect(dad!.height).toBeGreaterThan(0.4 * mom!.height);
    expect(dad!.y).toBeGreaterThan(mom!.y);
  });

  it("a bird that brings something flies above the others", () => {
    const items = artworksOf("a bear, a rabbit and a bird flying up with a present in its beak");
    const [bird, bear, gift] = ["bird", "bear", "wrapped-gift"].map(
      (one) => only(items, one)[0]!.box,
    );
    expect(bird!.y + bird!.height).toBeLessThan(bear!.y + 0.6 * bear!.height);
    expect(gift!.x).toBeLessThan(bird!.x + bird!.width / 2);
  });

  it("a whale far off under the sea is not behind the others", () => {
    const items = artworksOf(
      "a mermaid on a big shell, a crab with a crown, far away a whale, under the sea",
    );
    const [whale] = only(items, "whale");
    const others = items.filter((one) => one !== whale).map(({ box }) => box);
    const shared = others.reduce((sum, box) => {
      const wide =
        Math.min(box.x + box.width, whale!.box.x + whale!.box.width) -
        Math.max(box.x, whale!.box.x);
      const high =
        Math.min(box.y + box.height, whale!.box.y + whale!.box.height) -
        Math.max(box.y, whale!.box.y);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
    expect(shared).toBeLessThan(0.3 * whale!.box.width * whale!.box.height);
  });

  it("a monkey digs with a shovel in its hands", () => {
    const items = artworksOf("a monkey digging, a turtle and a parrot");
    expect(only(items, "monkey")[0]!.artwork.name).toMatch(/\/(digging|shovelling)$/);
  });
});

it.each(["a bear blowing out candles", "小熊吹蜡烛"])(
  "a bear leans over a cake as large as its head: %s",
  (description) => {
    const items = artworksOf(description);
    const [bear, cake] = ["bear", "birthday-cake"].map((one) => only(items, one)[0]!);
    expect(bear!.artwork.name).toMatch(/\/blowing/);
    expect(cake!.box.height).toBeGreaterThan(0.4 * bear!.box.height);
  },
);

it("those on the bleachers are above its lowest row", () => {
  const items = artworksOf("三只小熊坐在看台上，小兔子在跑步");
  const [stand] = only(items, "bleachers");
  for (const { box } of only(items, "bear"))
    expect(box.y + box.height).toBeLessThan(stand!.box.y + 0.6 * stand!.box.height);
});

it("a bird that is told of first flies above the others, too, its letter in the beak", () => {
  const items = artworksOf("一只小鸟叼着信飞过来，小熊在睡觉，小狗在跑");
  const [bird, bear, letter] = ["bird", "bear", "envelope"].map((one) => only(items, one)[0]!.box);
  expect(bird!.y + bird!.height).toBeLessThan(bear!.y + 0.6 * bear!.height);
  expect(letter!.y + letter!.height).toBeLessThan(bird!.y + 1.4 * bird!.height);
});
