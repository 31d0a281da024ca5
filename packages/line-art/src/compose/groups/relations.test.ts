import { describe, expect, it } from "vitest";
import { sharedArea } from "../../artwork/box.ts";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";

describe("things that go together", () => {
  it("sit where a closed carriage has a seat, not on its roof", () => {
    const items = artworksOf("a princess in a carriage");
    const [carriage] = only(items, "carriage");
    const [princess] = only(items, "princess");
    const roof = carriage!.box.y + 0.3 * carriage!.box.height;
    expect(princess!.box.y + princess!.box.height).toBeGreaterThan(roof);
    expect(items.indexOf(princess!)).toBeGreaterThan(items.indexOf(carriage!));
  });

  it("sit on the bench of a porch swing, under its roof", () => {
    const items = artworksOf("two kids sitting on a porch swing");
    const [swing] = only(items, "porch-swing");
    const [girl] = only(items, "girl");
    expect(girl!.box.y + 0.5 * girl!.box.height).toBeGreaterThan(
      swing!.box.y + 0.3 * swing!.box.height,
    );
  });

  it.each([
    ["a cat in a hot air balloon", "cat", "balloon-with-basket"],
    ["一只小猫坐在篮子里", "cat", "wicker-basket"],
    ["a bear in a rowing boat", "bear", "rowing-boat"],
    ["a bear in a boat", "bear", "open-sailboat"],
    ["a dinosaur in an egg", "sauropod", "egg-shell"],
  ])("%s: looks out over the rim, its feet behind the front", (description, who, container) => {
    const items = artworksOf(description);
    const [whole, front] = only(items, container);
    const [rider] = only(items, who);
    expect(front?.artwork.variant).toBe("front");
    expect(items.indexOf(whole!)).toBeLessThan(items.indexOf(rider!));
    expect(items.indexOf(rider!)).toBeLessThan(items.indexOf(front!));
    // Most of it is above the front, and it fits in sideways.
    expect(front!.box.y - rider!.box.y).toBeGreaterThan(0.5 * rider!.box.height);
    expect(rider!.box.y + rider!.box.height).toBeGreaterThan(front!.box.y);
    expect(rider!.box.width).toBeLessThan(whole!.box.width);
  });

  it.each(["a birthday cake with five candles", "生日蛋糕，上面有五根蜡烛"])(
    "%s: they stand on it, in one row",
    (description) => {
      const items = artworksOf(description);
      const candles = only(items, "cake-candle");
      const [cake] = only(items, "layer-cake");
      expect(candles).toHaveLength(5);
      for (const { box } of candles) {
        expect(box.y + box.height).toBeLessThan(cake!.box.y + 0.2 * cake!.box.height);
        expect(box.y + box.height).toBeGreaterThan(cake!.box.y - 0.1 * cake!.box.height);
        expect(box.x).toBeGreaterThan(cake!.box.x);
        expect(box.x + box.width).toBeLessThan(cake!.box.x + cake!.box.width);
      }
    },
  );

  it("a full basket is one thing", () => {
    const items = artworksOf("a rabbit with a basket of eggs");
    const [basket] = only(items, "wicker-basket");
    const eggs = only(items, "egg");
    expect(eggs).toHaveLength(3);
    for (const { box } of eggs) {
      expect(box.x).toBeGreaterThan(basket!.box.x);
      expect(box.x + box.width).toBeLessThan(basket!.box.x + basket!.box.width);
    }
  });

  it("one kite for a family: the child has it", () => {
    const items = artworksOf("dad and his son flying a kite on the beach");
    const poses = items.flatMap(({ artwork }) =>
      artwork.set === "figure" ? [artwork.name.split("/")[1]] : [],
    );
    expect(poses.filter((pose) => pose === "flying-kite")).toHaveLength(1);
    expect(only(items, "kite")).toHaveLength(0);
  });

  it("who kicks a ball has one ball", () => {
    expect(only(artworksOf("a girl kicking a soccer ball"), "soccer-ball")).toHaveLength(0);
    expect(only(artworksOf("a girl and a soccer ball"), "soccer-ball")).toHaveLength(1);
  });

  it.each(["a girl on a swing", "小女孩荡秋千", "坐在秋千上的小女孩"])(
    "%s: sits on it",
    (description) => {
      const items = artworksOf(description);
      const [swing] = only(items, "garden-swing");
      const [girl] = only(items, "girl");
      expect(girl!.artwork.name).toBe("girl/riding");
      const seat = swing!.box.y + 0.66 * swing!.box.height;
      expect(girl!.box.y).toBeLessThan(seat);
      expect(girl!.box.y + girl!.box.height).toBeGreaterThan(seat);
    },
  );

  it.each([
    ["a girl on a tyre swing", "tyre-swing"],
    ["小女孩坐在轮胎秋千上", "tyre-swing"],
    ["a girl on a zip line", "zip-line"],
  ])("%s: hangs on its rope, not on top of it", (description, ride) => {
    const items = artworksOf(description);
    const [hanging] = only(items, ride);
    const [girl] = only(items, "girl");
    expect(girl!.artwork.name).toBe("girl/riding");
    expect(girl!.box.y + girl!.box.height).toBeGreaterThan(
      hanging!.box.y + 0.6 * hanging!.box.height,
    );
  });

  it("a rocket does not dwarf the cat beside it", () => {
    const items = artworksOf("a cat next to a rocket");
    const [cat] = only(items, "cat");
    const [rocket] = only(items, "rocket");
    expect(rocket!.box.height / cat!.box.height).toBeLessThan(1.8);
  });

  it("animals sleep with closed eyes, and it can be read", () => {
    const items = artworksOf("a sleeping fox");
    expect(only(items, "fox")[0]?.artwork.variant).toBe("asleep");
    expect(only(items, "sleep-letters")).toHaveLength(1);
  });
});

describe("places that are told", () => {
  const middleOf = ({ box }: PlacedArtwork) => ({
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });

  it.each([["红色的房子左边有一棵树，右边有一口井", "deciduous-tree", "house", "water-well"]])(
    "stand left and right of the one they are told by: %s",
    (description, ...order) => {
      const items = artworksOf(description);
      const across = order.map((subject) => middleOf(only(items, subject)[0]!).x);
      expect(across).toEqual(across.toSorted((a, b) => a - b));
    },
  );

  it("are all around where several surround one", () => {
    const items = artworksOf("七颗星星围着月亮");
    const stars = only(items, "star");
    const moon = middleOf(only(items, "crescent-moon")[0]!);
    expect(stars).toHaveLength(7);
    const quarters = stars.map(middleOf).map(({ x, y }) => `${x > moon.x} ${y > moon.y}`);
    expect(new Set(quarters).size).toBe(4);
  });

  it.each([
    ["a tortoise carrying a snail on its back", "snail", "tortoise"],
    ["狮子睡在树下，小鸟站在它头上", "bird", "lion"],
  ])("are on the back of the one who carries, who is larger: %s", (description, who, bearer) => {
    const items = artworksOf(description);
    const [rider] = only(items, who);
    const [below] = only(items, bearer);
    expect(rider!.box.height).toBeLessThan(below!.box.height);
    const feet = rider!.box.y + rider!.box.height;
    expect(feet).toBeGreaterThan(below!.box.y);
    expect(feet).toBeLessThan(below!.box.y + 0.5 * below!.box.height);
  });

  it.each([
    ["小鸟站在河马的背上", "bird", "hippopotamus"],
    ["a bird on a cow", "bird", "cow"],
  ])("%s: behind the head of who looks to the left", (description, who, bearer) => {
    const items = artworksOf(description);
    const [rider] = only(items, who);
    const [below] = only(items, bearer);
    const middle = rider!.box.x + rider!.box.width / 2;
    expect(middle).toBeGreaterThan(below!.box.x + 0.55 * below!.box.width);
  });

  it.each([
    ["a bird on a girl's shoulder", "bird", "girl"],
    ["小鸟站在爷爷的肩上", "bird", "grandfather"],
  ])("%s: beside the face, off the ground", (description, who, bearer) => {
    const items = artworksOf(description);
    const [rider] = only(items, who);
    const [person] = only(items, bearer);
    const foot = rider!.box.y + rider!.box.height;
    expect(rider!.box.x + rider!.box.width).toBeLessThan(person!.box.x + 0.5 * person!.box.width);
    expect(foot).toBeLessThan(person!.box.y + 0.6 * person!.box.height);
    expect(foot).toBeGreaterThan(person!.box.y + 0.2 * person!.box.height);
  });

  it.each(["a horse behind a fence", "小马在栅栏后面"])("%s: looks over it", (description) => {
    const items = artworksOf(description);
    const [horse] = only(items, "horse");
    const [fence] = only(items, "picket-fence");
    expect(items.indexOf(fence!)).toBeGreaterThan(items.indexOf(horse!));
    expect(fence!.box.y - horse!.box.y).toBeGreaterThan(0.3 * horse!.box.height);
  });

  it("what is together on a table stands side by side", () => {
    const items = artworksOf("turkey and pumpkin pie on a table");
    const [turkey] = only(items, "roast-turkey");
    const [pie] = only(items, "pumpkin-pie");
    expect(turkey!.box.x + turkey!.box.width).toBeLessThan(pie!.box.x + 1);
  });

  it("share a table: one on it, the other under it", () => {
    const items = artworksOf("桌子下面有一只猫，桌子上面有一盘鱼");
    const [table] = only(items, "dining-table");
    const [fish] = only(items, "fish");
    const top = table!.box.y + 0.1 * table!.box.height;
    expect(only(items, "dining-table")).toHaveLength(1);
    expect(fish!.box.y + fish!.box.height).toBeLessThan(top);
    expect(fish!.box.x).toBeGreaterThan(table!.box.x);
  });

  it("behind something look out to where they are seen", () => {
    const [hedgehog] = only(artworksOf("小刺猬在树叶后面"), "hedgehog");
    expect(hedgehog!.mirrored).toBe(true);
  });

  it.each([
    ["a cat hiding behind a box", "cat", "open-box"],
    ["大熊躲在沙发后面", "bear", "sofa"],
  ])("%s: the face looks over it", (description, who, where) => {
    const items = artworksOf(description);
    const [hider] = only(items, who);
    const [cover] = only(items, where);
    expect(items.indexOf(hider!)).toBeLessThan(items.indexOf(cover!));
    const seen = (cover!.box.y - hider!.box.y) / hider!.box.height;
    expect(seen).toBeGreaterThan(0.3);
    expect(seen).toBeLessThan(0.6);
  });

  it("a mountain behind a house is farther away", () => {
    const items = artworksOf("房子后面有一座山");
    const [house] = only(items, "house");
    const [mountain] = only(items, "mountain");
    expect(items.indexOf(mountain!)).toBeLessThan(items.indexOf(house!));
    expect(mountain!.box.height).toBeGreaterThan(house!.box.height);
  });

  it.each([
    ["a castle on a hill", "castle"],
    ["a girl on a hill", "girl"],
    ["山坡上的小房子", "house"],
    ["three sheep on a hill", "ewe"],
  ])("%s: stands on its top, which is far wider", (description, who) => {
    const items = artworksOf(description);
    const [hill] = only(items, "hill");
    const standing = only(items, who);
    const left = Math.min(...standing.map(({ box }) => box.x));
    const right = Math.max(...standing.map(({ box }) => box.x + box.width));
    expect(hill!.box.width).toBeGreaterThanOrEqual(1.8 * (right - left));
    for (const { box } of standing) {
      const foot = box.y + box.height;
      expect(foot).toBeGreaterThan(hill!.box.y);
      expect(foot).toBeLessThan(hill!.box.y + 0.3 * hill!.box.height);
    }
  });

  it("a house on a mountain is on its slope, below the peaks", () => {
    const items = artworksOf("a house on a mountain");
    const [house] = only(items, "house");
    const [mountain] = only(items, "mountain");
    expect(mountain!.box.width).toBeGreaterThanOrEqual(1.8 * house!.box.width);
    expect(house!.box.y).toBeGreaterThan(mountain!.box.y);
    expect(house!.box.y + house!.box.height).toBeLessThan(mountain!.box.y + mountain!.box.height);
  });

  it.each([
    ["a kitten in a flower pot", "cat", "flower-pot"],
    ["a puppy in a backpack", "dog", "backpack"],
    ["书包里装着一个苹果", "red-apple", "backpack"],
  ])("%s: more than half of it is above the rim", (description, who, container) => {
    const items = artworksOf(description);
    const [inside] = only(items, who);
    const [whole] = only(items, container);
    const rim = whole!.box.y + 0.2 * whole!.box.height;
    expect(inside!.box.y + 0.5 * inside!.box.height).toBeLessThan(rim);
  });

  it("a tank shows the fish that were asked for and no others", () => {
    const items = artworksOf("三条金鱼在鱼缸里游");
    const [tank] = only(items, "empty-fish-tank");
    const fish = only(items, "goldfish");
    expect(fish).toHaveLength(3);
    for (const { box } of fish) {
      expect(box.x).toBeGreaterThan(tank!.box.x);
      expect(box.y + box.height).toBeLessThan(tank!.box.y + tank!.box.height);
    }
  });

  it("are in both hands, one on either side", () => {
    const items = artworksOf("a wizard with a wand and a crystal ball");
    const [wizard] = only(items, "wizard");
    const middleOf = ({ box }: PlacedArtwork) => box.x + box.width / 2;
    const [wand] = only(items, "magic-wand");
    const [ball] = only(items, "crystal-ball");
    expect(middleOf(wand!)).toBeGreaterThan(middleOf(wizard!));
    expect(middleOf(ball!)).toBeLessThan(middleOf(wizard!));
  });

  it("are between the legs of a table, in front of it", () => {
    const items = artworksOf("小猫在桌子下面");
    const [cat] = only(items, "cat");
    const [table] = only(items, "dining-table");
    expect(cat!.box.height).toBeLessThan(table!.box.height);
    expect(items.indexOf(cat!)).toBeGreaterThan(items.indexOf(table!));
  });

  it("are at the door of a house, not behind its roof", () => {
    const items = artworksOf("a rabbit in a mushroom house");
    const [rabbit] = only(items, "rabbit");
    expect(items.indexOf(rabbit!)).toBeGreaterThan(
      items.findIndex(({ subject }) => subject === "mushroom-house"),
    );
  });

  it("are on the crown of a head, where that is said", () => {
    const items = artworksOf("a bird on a girl's head");
    const [bird] = only(items, "bird");
    const [girl] = only(items, "girl");
    const off = bird!.box.x + bird!.box.width / 2 - (girl!.box.x + girl!.box.width / 2);
    expect(Math.abs(off)).toBeLessThan(0.15 * girl!.box.width);
    expect(bird!.box.y).toBeLessThan(girl!.box.y);
  });

  it("are a load that is seen above the side of its truck", () => {
    const items = artworksOf("a truck full of pumpkins");
    const [truck] = only(items, "pickup-truck");
    const pumpkins = only(items, "pumpkin");
    expect(pumpkins).toHaveLength(3);
    for (const { box } of pumpkins) {
      expect(box.y).toBeLessThan(truck!.box.y + 0.46 * truck!.box.height);
      expect(box.x).toBeGreaterThan(truck!.box.x + 0.4 * truck!.box.width);
    }
  });

  it("are both under the tree that both are said to be under", () => {
    const items = artworksOf("圣诞树下的礼物和小猫");
    const tree = only(items, "christmas-tree")[0]!.box;
    for (const subject of ["wrapped-gift", "cat"]) {
      const { box } = only(items, subject)[0]!;
      expect(box.x).toBeLessThan(tree.x + tree.width);
      expect(box.x + box.width).toBeGreaterThan(tree.x - box.width);
      expect(box.height).toBeLessThan(tree.height);
    }
  });

  it("are in one line, where they are coupled or on parade", () => {
    for (const [description, subject, count] of [
      ["a train with five carriages", "railway-car", 5],
      ["a parade of elephants", "elephant", 4],
    ] as const) {
      const line = only(artworksOf(description), subject);
      expect(line).toHaveLength(count);
      const feet = line.map(({ box }) => box.y + box.height);
      expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(1);
      expect(new Set(line.map(({ mirrored }) => mirrored)).size).toBe(1);
    }
  });

  it("are on the ground of a planet, not on a ball in the sky", () => {
    const items = artworksOf("a flag on mars").filter(({ role }) => role === "hero");
    expect(items.map(({ subject }) => subject)).toEqual(["waving-flag"]);
  });
});

describe("what is put up", () => {
  it.each([
    ["门上贴着福字", "fu", "door"],
    ["门上贴着福字，旁边有两个灯笼", "fu", "door"],
    ["a wreath on the door", "wreath", "door"],
    ["窗户上贴着窗花", "paper-cut", "window"],
  ])("%s: within it, and before it", (description, thing, panel) => {
    const items = artworksOf(description);
    const [one, whole] = [only(items, thing)[0]!, only(items, panel)[0]!];
    expect(sharedArea(one.box, whole.box)).toBeCloseTo(one.box.width * one.box.height, 3);
    expect(items.indexOf(one)).toBeGreaterThan(items.indexOf(whole));
  });
});
