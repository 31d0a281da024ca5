/** Several who do one thing, or one who does it to several. */
import { pageSizes } from "@colorleaf/domain";
import { describe, expect, it } from "vitest";
import { overlaps } from "../artwork/box.ts";
import { figureAnchors } from "../figure/anchors.ts";
import type { PlacedArtwork } from "../types.ts";
import { artworksOf, only } from "./scene-of.ts";

const simply = (description: string) => artworksOf(description, { complexity: "simple" });
const first = (items: readonly PlacedArtwork[], subject: string) => only(items, subject)[0]!;
const middle = ({ box }: PlacedArtwork) => box.x + box.width / 2;
const foot = ({ box }: PlacedArtwork) => box.y + box.height;
const people = (items: readonly PlacedArtwork[]) =>
  items.filter(({ artwork }) => artwork.set === "figure");

describe("several together", () => {
  it.each(["a family sitting on a sofa watching TV", "一家人坐在沙发上看电视"])(
    "%s: all sit there, and nothing stands between them",
    (description) => {
      const items = simply(description);
      const sofa = first(items, "sofa");
      const family = people(items);
      expect(family).toHaveLength(3);
      for (const one of family) {
        expect(one.artwork.name).toContain("/seated");
        expect(middle(one)).toBeGreaterThan(sofa.box.x);
        expect(middle(one)).toBeLessThan(sofa.box.x + sofa.box.width);
      }
      expect(overlaps(first(items, "television").box, sofa.box)).toBe(false);
    },
  );

  it.each(["two friends playing chess", "爷爷和孙子下象棋"])(
    "%s: face to face, the board between them",
    (description) => {
      const items = simply(description);
      const [left, right] = people(items).toSorted((a, b) => a.box.x - b.box.x);
      const board = items.find(({ subject }) => /chess/.test(subject))!;
      expect(middle(board)).toBeGreaterThan(middle(left!));
      expect(middle(board)).toBeLessThan(middle(right!));
      expect([left!.mirrored, right!.mirrored]).toEqual([false, true]);
    },
  );

  it.each([
    "a bride and groom dancing",
    "王子和公主在跳舞",
    "a dad dancing with his daughter",
    "a girl dancing with her dog",
  ])("%s: face to face, hand in hand", (description) => {
    const [left, right, ...more] = people(simply(description)).toSorted(
      (a, b) => a.box.x - b.box.x,
    );
    expect(more).toEqual([]);
    expect([left!.mirrored, right!.mirrored]).toEqual([false, true]);
    const hand = ({ artwork, box, mirrored }: PlacedArtwork) => {
      const { x, y } = figureAnchors(artwork).hand;
      return { x: box.x + (mirrored ? 1 - x : x) * box.width, y: box.y + y * box.height };
    };
    const [one, other] = [hand(left!), hand(right!)];
    expect(one.x).toBeCloseTo(other.x, 0);
    expect(Math.abs(one.y - other.y)).toBeLessThan(0.2 * left!.box.height);
  });

  it("animals who play chess have the board between them, too", () => {
    const items = simply("一只狐狸和一只兔子在下棋");
    const [fox, rabbit] = [first(items, "fox"), first(items, "rabbit")];
    const board = middle(items.find(({ subject }) => /chess/.test(subject))!);
    expect(Math.sign(middle(fox) - board)).toBe(-Math.sign(middle(rabbit) - board));
  });

  it("many who are fed stand before the feet of who feeds them, in one row", () => {
    const items = simply("a farmer feeding five chickens");
    const feet = foot(people(items)[0]!);
    const heights = only(items, "rooster").concat(only(items, "chicken")).map(foot);
    expect(heights).toHaveLength(5);
    for (const height of heights) expect(height).toBeGreaterThan(feet);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  });

  it("what flies ahead of them stays smaller than they are", () => {
    const items = simply("a boy chasing three butterflies");
    const boy = people(items)[0]!;
    for (const { box } of only(items, "butterfly")) {
      expect(box.height).toBeLessThan(0.5 * boy.box.height);
      expect(box.y + box.height).toBeLessThan(boy.box.y + 0.1 * boy.box.height);
    }
  });

  it("what is juggled is in the air, and nothing else is", () => {
    const items = simply("a monkey juggling bananas");
    const monkey = first(items, "monkey");
    expect(only(items, "juggled-balls")).toEqual([]);
    for (const banana of only(items, "banana"))
      expect(foot(banana)).toBeLessThan(monkey.box.y + 0.2 * monkey.box.height);
  });

  it("gulls that fly around a lighthouse are in the sky, a boy and his dragon side by side", () => {
    const gulls = only(simply("a lighthouse with seagulls flying around"), "seagull");
    expect(gulls).toHaveLength(3);
    for (const gull of gulls) expect(foot(gull)).toBeLessThan(0.6 * pageSizes["1:1"].height);
    const pair = simply("a boy and a dragon flying in the sky");
    const dragon = first(pair, "dragon");
    expect(dragon.box.height).toBeGreaterThan(0.6 * people(pair)[0]!.box.height);
  });

  it.each([
    ["a cat and a dog in a box", "cat", "dog"],
    ["two kids in a tent", "girl", "boy"],
  ])("%s: side by side", (description, one, other) => {
    const items = simply(description);
    const [left, right] = [first(items, one), first(items, other)];
    expect(left.box.y + left.box.height).toBeCloseTo(right.box.y + right.box.height, 0);
    const shared = left.box.x + left.box.width - right.box.x;
    expect(shared).toBeLessThan(0.4 * Math.min(left.box.width, right.box.width));
  });

  it.each(["a cat on the table and a dog under the table", "猫在桌子上，狗在桌子下"])(
    "%s: the dog is between the legs of the same table",
    (description) => {
      const items = simply(description);
      const [table, dog] = [first(items, "dining-table"), first(items, "dog")];
      expect(only(items, "dining-table")).toHaveLength(1);
      expect(middle(dog)).toBeCloseTo(middle(table), 0);
      expect(dog.box.y).toBeGreaterThan(table.box.y + 0.3 * table.box.height);
      expect(foot(dog)).toBeCloseTo(foot(table), 0);
    },
  );

  it("the moon over somebody is smaller than they are", () => {
    const items = simply("a panda under a full moon");
    const [panda, moon] = [first(items, "panda"), first(items, "full-moon")];
    expect(moon.box.height).toBeLessThan(0.6 * panda.box.height);
    expect(foot(moon)).toBeLessThan(panda.box.y);
  });
});

describe("occasions", () => {
  it.each(["a cat at a birthday party", "小动物们开生日派对", "my son's birthday with a dinosaur"])(
    "%s: there is a cake",
    (description) => {
      expect(only(simply(description), "birthday-cake")).toHaveLength(1);
    },
  );

  it.each(["two astronauts planting a flag on the moon", "a rover on the moon"])(
    "%s: on its ground, not on its crescent",
    (description) => {
      const items = simply(description);
      expect(items.some(({ subject }) => /moon$/.test(subject))).toBe(false);
    },
  );

  it("a cat sits on the crescent", () => {
    expect(only(simply("a cat sitting on the moon"), "crescent-moon")).toHaveLength(1);
  });
});
