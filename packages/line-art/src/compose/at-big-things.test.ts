/** That whoever is at a ladder, a tree, a machine or a ship is large enough, and where the doing is. */
import { describe, expect, it } from "vitest";
import { figureAnchors } from "../figure/anchors.ts";
import type { PlacedArtwork } from "../types.ts";
import { pointOn } from "./groups/cluster.ts";
import { artworksOf, only, sceneOf } from "./scene-of.ts";

const one = (items: readonly PlacedArtwork[], subject: string) => only(items, subject)[0]!;
const right = ({ box }: PlacedArtwork) => box.x + box.width;
const bottom = ({ box }: PlacedArtwork) => box.y + box.height;
const across = ({ box }: PlacedArtwork) => box.x + box.width / 2;

describe("who is on a ladder", () => {
  it.each([
    ["a vet on a ladder", "vet"],
    ["爸爸站在梯子上摘苹果", "man"],
    ["a bear climbing a ladder", "bear"],
  ])("%s: is seen whole on its rungs, which are less than twice as high", (description, who) => {
    const items = artworksOf(description);
    const [person, ladder] = [one(items, who), one(items, "ladder")];
    expect(ladder.box.height).toBeLessThan(1.8 * person.box.height);
    expect(bottom(person)).toBeLessThan(bottom(ladder) - 0.1 * ladder.box.height);
    expect(person.box.y).toBeGreaterThan(ladder.box.y - 0.25 * person.box.height);
    expect(Math.abs(across(person) - across(ladder))).toBeLessThan(0.5 * ladder.box.width);
    expect(items.indexOf(person)).toBeGreaterThan(items.indexOf(ladder));
  });

  it.each(["dad stands on a ladder picking apples", "爸爸站在梯子上摘苹果"])(
    "%s: has a hand in the crown, the basket on the ground",
    (description) => {
      const items = artworksOf(description);
      const [dad, tree, basket] = [
        one(items, "man"),
        one(items, "apple-tree"),
        one(items, "wicker-basket"),
      ];
      const hand = pointOn(dad, figureAnchors(dad.artwork).hand);
      expect(hand.x).toBeGreaterThan(tree.box.x);
      expect(hand.y).toBeGreaterThan(tree.box.y);
      expect(hand.y).toBeLessThan(tree.box.y + 0.5 * tree.box.height);
      expect(bottom(basket)).toBeCloseTo(bottom(tree), 0);
    },
  );

  it.each(["a painter on a ladder painting a house", "工人爬梯子修屋顶"])(
    "%s: leans the ladder on the house",
    (description) => {
      const items = artworksOf(description);
      const [ladder, house] = [one(items, "ladder"), one(items, "house")];
      expect(ladder.rotation).toBeGreaterThan(0);
      expect(ladder.box.x).toBeLessThan(house.box.x);
      expect(right(ladder)).toBeGreaterThan(house.box.x);
    },
  );
});

describe("who hides behind a tree", () => {
  it.each([
    ["a fox hides behind a tree", "fox"],
    ["大灰狼躲在树后面", "wolf"],
    ["a boy hides behind a tree", "boy"],
    ["小女孩躲在树后", "girl"],
    ["a dinosaur hides behind a tree", "sauropod"],
  ])("%s: is partly behind the trunk, below the crown", (description, who) => {
    const items = artworksOf(description);
    const [hider, tree] = [one(items, who), one(items, "deciduous-tree")];
    const trunk = tree.box.x + 0.64 * tree.box.width;
    expect(hider.box.x).toBeLessThan(trunk);
    expect(right(hider)).toBeGreaterThan(trunk + 0.4 * hider.box.width);
    expect(hider.box.y).toBeGreaterThan(tree.box.y + 0.4 * tree.box.height);
    expect(items.indexOf(hider)).toBeLessThan(items.indexOf(tree));
    expect(tree.box.height).toBeLessThan(2.6 * hider.box.height);
  });

  it.each([
    ["two kids hiding behind a tree", "deciduous-tree"],
    ["two kids hide behind an apple tree", "apple-tree"],
  ])("%s: look out on either side", (description, what) => {
    const items = artworksOf(description);
    const tree = across(one(items, what));
    const heads = [...only(items, "boy"), ...only(items, "girl")].map(
      (kid) => pointOn(kid, figureAnchors(kid.artwork).head).x,
    );
    expect(heads).toHaveLength(2);
    expect(Math.min(...heads)).toBeLessThan(tree);
    expect(Math.max(...heads)).toBeGreaterThan(tree);
  });
});

it.each([
  ["three monkeys picking peaches in a tree", "monkey"],
  ["three cats in a tree", "cat"],
  ["树上有三只猴子", "monkey"],
  ["three owls in a tree", "owl"],
])("%s: each is a sixth of the page's height, and on one branch", (description, who) => {
  const { height } = sceneOf(description);
  const animals = only(artworksOf(description), who);
  expect(animals).toHaveLength(3);
  for (const animal of animals) {
    expect(animal.box.height).toBeGreaterThan(height / 6.5);
    expect(bottom(animal)).toBeCloseTo(bottom(animals[0]!), 0);
  }
});

it("五只小鸟在树上唱歌: they are no specks in its crown", () => {
  const said = "五只小鸟在树上唱歌";
  const birds = only(artworksOf(said), "bird");
  expect(birds).toHaveLength(5);
  for (const bird of birds) expect(bird.box.height).toBeGreaterThan(0.15 * sceneOf(said).height);
});

it.each(["a leopard in a tree", "树上的豹子"])("%s: lies on a long branch", (description) => {
  const items = artworksOf(description);
  const leopard = one(items, "leopard");
  const tree = one(items, "deciduous-tree");
  expect(leopard.artwork.name).toBe("leopard-lying");
  expect(tree.artwork.name).toBe("spreading-tree");
  expect(bottom(leopard)).toBeLessThan(bottom(tree) - 0.2 * tree.box.height);
});

describe("who hangs upside down", () => {
  it.each([
    ["小猴子倒挂在树上", "monkey"],
    ["a monkey hanging by its tail from a branch", "monkey"],
    ["a girl hanging upside down from a tree", "girl"],
    ["two monkeys hanging upside down", "monkey"],
  ])("%s: has the feet at a branch, the head below", (description, who) => {
    const items = artworksOf(description);
    const branch = one(items, "tree-branch");
    for (const one of only(items, who)) {
      const { feet, head } = figureAnchors(one.artwork);
      expect(pointOn(one, feet).y).toBeLessThan(bottom(branch));
      expect(pointOn(one, head).y).toBeGreaterThan(pointOn(one, feet).y);
    }
  });

  it.each([
    ["倒挂在树枝上的小蝙蝠", "hanging-bat"],
    ["a sloth hanging upside down from a branch", "sloth"],
    ["a possum hanging upside down", "opossum"],
  ])("%s: has the branch of its drawing", (description, who) => {
    const items = artworksOf(description);
    expect(only(items, who)).toHaveLength(1);
    expect(only(items, "tree-branch")).toEqual([]);
  });
});

describe("machines at work", () => {
  it.each(["An excavator digging a hole", "挖掘机在挖坑", "a digger digging dirt"])(
    "%s: the hole is under the bucket",
    (description) => {
      const items = artworksOf(description);
      const [digger, hole] = [one(items, "excavator"), one(items, "dug-hole")];
      const bucket = pointOn(digger, { x: 0.12, y: 0.75 });
      expect(bucket.x).toBeGreaterThan(hole.box.x);
      expect(bucket.x).toBeLessThan(right(hole));
      expect(bucket.y).toBeGreaterThan(hole.box.y);
    },
  );

  it.each([
    ["A crane lifting a beam", "tower-crane-bare", "steel-beams"],
    ["a crane lifts a house", "tower-crane-bare", "house"],
    ["吊车吊着钢筋", "crane-truck-bare", "steel-beams"],
    ["塔吊吊起集装箱", "tower-crane-bare", "shipping-container"],
  ])("%s: the load hangs under the boom, above the ground", (description, machine, what) => {
    const items = artworksOf(description);
    const [crane, load] = [one(items, machine), one(items, what)];
    expect(across(load)).toBeLessThan(crane.box.x + 0.3 * crane.box.width);
    expect(load.box.y).toBeGreaterThan(crane.box.y + 0.2 * crane.box.height);
    expect(bottom(load)).toBeLessThan(bottom(crane) - 0.1 * crane.box.height);
  });
});

describe("who is aboard", () => {
  it.each(["a pirate ship and a treasure chest", "海盗船和宝箱"])(
    "%s: the chest stands on the deck",
    (description) => {
      const items = artworksOf(description);
      const chest = one(items, "treasure-chest");
      const ship = one(items, "pirate-ship-with-deck");
      expect(bottom(chest)).toBeGreaterThan(ship.box.y + 0.6 * ship.box.height);
      expect(chest.box.x).toBeGreaterThan(ship.box.x);
      expect(right(chest)).toBeLessThan(right(ship));
    },
  );

  it.each([
    ["a captain at the helm of a ship", "sea-captain", "ship-with-deck"],
    ["水手站在甲板上", "sailor", "ship-with-deck"],
    ["a pirate on the deck of his ship", "pirate", "pirate-ship-with-deck"],
    ["a cat sailor steering a ship", "cat", "ship-with-deck"],
  ])("%s: stands behind the bulwark, a sixth of the page or more", (description, who, what) => {
    const { height } = sceneOf(description);
    const items = artworksOf(description);
    const [sailor, ship] = [one(items, who), one(items, what)];
    const rim = ship.box.y + 0.7 * ship.box.height;
    expect(rim - sailor.box.y).toBeGreaterThan(height / 6);
    expect(sailor.box.x).toBeGreaterThan(ship.box.x);
    expect(right(sailor)).toBeLessThan(right(ship));
  });

  it.each([
    "a girl on a ship looking through a telescope",
    "a cat on a ship looking through a telescope",
    "a pirate looking through a telescope",
    "海盗用望远镜看大海",
  ])("%s: has it at the eye, and no other stands about", (description) => {
    const items = artworksOf(description);
    expect(items.some(({ artwork }) => artwork.name.endsWith("/spying"))).toBe(true);
    expect(only(items, "telescope")).toEqual([]);
  });

  it("has the telescope at the eye, and what is looked at behind", () => {
    const said =
      "A pirate captain with a parrot on his shoulder stands on the deck of his ship looking through a telescope at an island with a palm tree";
    const items = artworksOf(said);
    const pirate = one(items, "pirate");
    expect(pirate.artwork.name).toMatch(/\/spying$/);
    expect(only(items, "telescope")).toEqual([]);
    expect(items.indexOf(one(items, "desert-island"))).toBeLessThan(items.indexOf(pirate));
    expect(across(one(items, "desert-island"))).toBeGreaterThan(right(pirate));
  });
});

it.each([
  ["a man in the window of a house", "man", "house-window"],
  ["小女孩从房子的窗户里探出头", "girl", "house-window"],
  ["Rapunzel lets down her hair", "rapunzel", "fairy-tower"],
])("%s: is in it, large enough to have a face", (description, who, what) => {
  const { height } = sceneOf(description);
  const items = artworksOf(description);
  const [person, place] = [one(items, who), one(items, what)];
  expect(person.box.height).toBeGreaterThan(height / 6);
  expect(person.box.x).toBeGreaterThan(place.box.x);
  expect(right(person)).toBeLessThan(right(place));
  expect(items.indexOf(person)).toBeGreaterThan(items.indexOf(place));
});

it.each(["a frog in a well", "井底之蛙", "坐井观天"])("%s: it looks out of it", (description) => {
  const items = artworksOf(description);
  const frog = one(items, "frog");
  const well = items.find(({ subject }) => /well/.test(subject))!;
  expect(frog.box.x).toBeGreaterThan(well.box.x);
  expect(right(frog)).toBeLessThan(right(well));
  expect(bottom(frog)).toBeLessThan(bottom(well));
});

it.each([
  ["rabbits pulling a huge radish", "rabbit", 3, "root-vegetable"],
  ["三只小猪拔萝卜", "pig", 3, "carrot"],
])("%s: all in one line at one that is in the earth", (description, who, count, what) => {
  const items = artworksOf(description);
  const team = only(items, who).toSorted((a, b) => a.box.x - b.box.x);
  const [root, ...more] = only(items, what);
  expect(more).toEqual([]);
  expect(root!.artwork.name).toMatch(/-in-earth$/);
  expect(team).toHaveLength(count);
  const next = [...team.slice(1), root!];
  team.forEach((puller, place) => {
    expect(right(puller)).toBeGreaterThan(next[place]!.box.x);
    expect(right(puller)).toBeLessThan(right(next[place]!));
  });
});

it.each(["crows on each arm of a scarecrow", "稻草人的两只手臂上站着乌鸦"])(
  "%s: one on each",
  (description) => {
    const items = artworksOf(description);
    const { box } = one(items, "scarecrow");
    const crows = only(items, "crow").map(across);
    expect(crows).toHaveLength(2);
    expect(Math.min(...crows)).toBeLessThan(box.x + 0.25 * box.width);
    expect(Math.max(...crows)).toBeGreaterThan(box.x + 0.75 * box.width);
  },
);

it("a girl on a swing under a branch sits on it", () => {
  const items = artworksOf("A little girl on a swing hanging from a tree branch");
  expect(one(items, "girl").artwork.name).toBe("girl/riding");
});

it("a crane with a load leaves the ship beside it where it is", () => {
  const items = artworksOf("a crane loading containers onto a ship");
  const [crane, ship] = [one(items, "tower-crane-bare"), one(items, "passenger-ship")];
  expect(ship.box.x).toBeGreaterThan(right(crane));
  expect(only(items, "shipping-container")).toHaveLength(1);
});

it("a squirrel's nuts are no larger than its head", () => {
  const items = artworksOf("a squirrel with nuts");
  const squirrel = one(items, "chipmunk");
  for (const nut of only(items, "acorn"))
    expect(nut.box.height).toBeLessThan(0.45 * squirrel.box.height);
});
