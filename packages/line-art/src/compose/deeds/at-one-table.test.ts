/** One table for all who carve, pour and wait. */
import { describe, expect, it } from "vitest";
import { readDescription } from "../../read/read.ts";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only, posesIn } from "../scene-of.ts";

const foot = ({ box }: PlacedArtwork) => box.y + box.height;
const middle = ({ box }: PlacedArtwork) => box.x + box.width / 2;
const placed = (description: string) => artworksOf(description, { aspectRatio: "1:1" });
const feast =
  "On Thanksgiving, grandpa carves the turkey at the long table, mom pours the juice, two kids wait with forks in their hands, and the dog begs under the table.";
const moonFeast =
  "中秋节的晚上，爷爷在院子里给大家切月饼，奶奶倒茶，哥哥用望远镜看月亮，妹妹抱着一只玉兔玩偶，小狗趴在桌子底下。";

describe("a meal that is carved", () => {
  it.each([
    [feast, "roast-turkey", "woman", "grandfather"],
    [moonFeast, "mooncake", "grandmother", "grandfather"],
    ["爸爸切蛋糕，妈妈倒果汁，弟弟和妹妹拿着盘子等着", "shortcake", "woman", "man"],
    [
      "dad slices the pizza, mom pours lemonade and a girl waits at the table",
      "pizza",
      "woman",
      "man",
    ],
  ])(
    "%s: the dish is on the only table, between who pours and who carves",
    (said, dish, pours, carves) => {
      const items = placed(said);
      expect(only(items, "laid-table")).toHaveLength(1);
      expect(only(items, "stool")).toHaveLength(0);
      const [table, food] = [only(items, "laid-table")[0]!, only(items, dish)[0]!];
      expect(foot(food)).toBeGreaterThan(table.box.y);
      expect(foot(food)).toBeLessThan(table.box.y + 0.4 * table.box.height);
      const [host, carver] = [only(items, pours)[0]!, only(items, carves)[0]!];
      expect(middle(food)).toBeGreaterThan(middle(host));
      expect(middle(food)).toBeLessThan(middle(carver));
      // They look at it, from behind the table.
      expect(host.mirrored).toBe(false);
      expect(carver.mirrored).toBe(true);
      expect(items.indexOf(table)).toBeGreaterThan(items.indexOf(carver));
      const [cup] = only(items, "teacup");
      expect(foot(cup!)).toBeLessThan(table.box.y + 0.4 * table.box.height);
    },
  );

  it.each([feast, moonFeast])("%s: the dog is under it, and is seen", (said) => {
    const items = placed(said);
    const [table, dog] = [only(items, "laid-table")[0]!, only(items, "dog")[0]!];
    expect(table.artwork.name).toBe("bare-laid-table");
    expect(dog.box.x).toBeGreaterThan(table.box.x);
    expect(dog.box.x + dog.box.width).toBeLessThan(table.box.x + table.box.width);
    expect(dog.box.y).toBeGreaterThan(table.box.y);
    expect(items.indexOf(dog)).toBeGreaterThan(items.indexOf(table));
  });

  it("who waits stands at its ends", () => {
    const items = placed(feast);
    const [table] = only(items, "laid-table");
    const [girl, boy] = [only(items, "girl")[0]!, only(items, "boy")[0]!];
    expect(girl.box.x).toBeLessThan(table!.box.x);
    expect(boy.box.x + boy.box.width).toBeGreaterThan(table!.box.x + table!.box.width);
  });

  it.each(["妈妈切西瓜", "a girl cuts her birthday cake", "grandpa carves the turkey"])(
    "%s: with a knife in hand",
    (said) => {
      expect(posesIn(said)).toContain("carving");
      const items = placed(said);
      const [knife] = only(items, "cutting-knife");
      const dish = items.find(({ subject }) => /watermelon|cake|turkey/.test(subject))!;
      // Its end is in what is cut, and one sees it there.
      expect(items.indexOf(knife!)).toBeGreaterThan(items.indexOf(dish));
      expect(knife!.box.x + knife!.box.width).toBeGreaterThan(dish.box.x + 0.2 * dish.box.width);
      expect(knife!.box.y + knife!.box.height).toBeGreaterThan(dish.box.y);
      const read = readDescription(said);
      expect(read.ok && read.brief.reading.missing).toEqual([]);
    },
  );
});

it("among many a telescope is in the hand, no larger than who looks through it", () => {
  expect(posesIn(moonFeast)).toContain("spying");
  expect(only(placed(moonFeast), "telescope")).toHaveLength(0);
});
