import { describe, expect, it } from "vitest";
import type { PlacedArtwork } from "../types.ts";
import { artworksOf, only } from "./scene-of.ts";

const one = (items: readonly PlacedArtwork[], subject: string) => only(items, subject)[0]!;
const bottom = ({ box }: PlacedArtwork) => box.y + box.height;
const across = ({ box }: PlacedArtwork) => box.x + box.width / 2;
/** Where in a thing it is, from 0 to 1 across and down. */
const within = ({ box }: PlacedArtwork, whole: PlacedArtwork) => ({
  x: (box.x + box.width / 2 - whole.box.x) / whole.box.width,
  top: (box.y - whole.box.y) / whole.box.height,
  foot: (box.y + box.height - whole.box.y) / whole.box.height,
});

describe("a ship with her crew", () => {
  it.each([
    "At the pirate ship's wheel stands a parrot captain, a monkey climbs the mast, a pig scrubs the deck with a mop, and a shark follows behind the ship.",
    "海盗船上，鹦鹉船长在掌舵，猴子爬桅杆，小猪用拖把擦甲板，一条鲨鱼跟在船后面。",
  ])("%s: each at its place of one ship", (description) => {
    const items = artworksOf(description);
    const ship = one(items, "boarded-pirate-ship");
    expect(items.filter(({ subject }) => /ship|boat/.test(subject)).length).toBe(2);
    const [parrot, monkey, pig] = ["parrot", "monkey", "pig"].map((who) => one(items, who));
    expect(within(parrot!, ship).x).toBeGreaterThan(0.7);
    expect(within(monkey!, ship).x).toBeCloseTo(0.42, 1);
    expect(monkey!.artwork.name).toContain("/climbing");
    expect(within(monkey!, ship).foot).toBeLessThan(0.65);
    expect(pig!.artwork.name).toContain("/mopping");
    expect(within(pig!, ship).foot).toBeLessThan(0.85);
    expect(across(one(items, "shark"))).toBeGreaterThan(ship.box.x + ship.box.width);
  });

  it.each([
    ["two pirates on a pirate ship and a parrot in the crow's nest", "parrot"],
    ["海盗船上有两个海盗，小猴子在瞭望台上挥手", "monkey"],
  ])("%s: up there", (description, who) => {
    const items = artworksOf(description);
    const up = within(one(items, who), one(items, "boarded-pirate-ship"));
    expect(up.foot).toBeLessThan(0.3);
  });

  it("whoever is at the mast is on a ship", () => {
    const items = artworksOf("a monkey climbs the mast while a parrot watches");
    expect(only(items, "boarded-ship").length).toBeGreaterThan(0);
  });
});

describe("a house in a tree", () => {
  it.each([
    "In the treehouse, a girl looks through a telescope while her brother reads a comic book, and below them a fox sleeps beside the ladder and an owl sits on the roof.",
    "树屋里，女孩用望远镜看星星，男孩在看书，一只狐狸睡在梯子旁边，一只猫头鹰站在屋顶上。",
  ])("%s: one house, somebody in it, on it and below", (description) => {
    const items = artworksOf(description);
    const house = one(items, "peopled-treehouse");
    expect(items.some(({ subject }) => /^(house|ladder|eaves)$/.test(subject))).toBe(false);
    const at = (who: string) => within(one(items, who), house);
    for (const who of ["girl", "boy"]) {
      expect(at(who).top).toBeGreaterThan(0.25);
      expect(at(who).foot).toBeLessThan(0.75);
    }
    expect(at("owl").foot).toBeLessThan(0.25);
    expect(at("fox").foot).toBeGreaterThan(0.95);
  });

  it("who climbs up is on its ladder", () => {
    const items = artworksOf(
      "A boy climbs the ladder to the treehouse, his sister waves from inside, and a cat sleeps under the tree.",
    );
    const house = one(items, "peopled-treehouse");
    expect(one(items, "boy").artwork.name).toContain("/climbing");
    expect(within(one(items, "boy"), house).foot).toBeGreaterThan(0.8);
    expect(within(one(items, "girl"), house).foot).toBeLessThan(0.75);
  });
});

describe("a castle in a tale", () => {
  it.each([
    "城堡前，骑士骑着白马和一条喷火龙战斗，公主在塔楼的窗口挥手，小矮人躲在木桶里偷看。",
    "A knight on a horse fights a fire-breathing dragon in front of the castle and the princess waves from the tower.",
  ])("%s: the tower is the castle's, the fight before it", (description) => {
    const items = artworksOf(description);
    const castle = one(items, "peopled-castle");
    expect(items.some(({ subject }) => subject === "fairy-tower")).toBe(false);
    const princess = within(one(items, "princess"), castle);
    expect(princess.top).toBeLessThan(0.5);
    expect(princess.foot).toBeLessThan(0.85);
    const [horse, dragon] = [one(items, "horse"), one(items, "dragon")];
    expect(bottom(horse)).toBeGreaterThan(castle.box.y + castle.box.height);
    const fire = one(items, "fire-breath");
    expect(across(horse)).toBeLessThan(across(fire));
    expect(across(fire)).toBeLessThan(across(dragon));
  });
});

describe("what is rowed and drawn", () => {
  it.each([
    [
      "端午节，河面上小青蛙们划着龙舟，小鸡在船头敲鼓，岸上的小兔子挥着旗子加油。",
      "frog",
      "baby-chick",
    ],
    [
      "Four mice row a dragon boat, a hamster beats the drum at the bow, and a cat cheers on the shore.",
      "mouse",
      "hamster",
    ],
  ])("%s: an oar for each, the drummer before them", (description, rower, drummer) => {
    const items = artworksOf(description);
    const rowers = only(items, rower);
    expect(only(items, "oars").length).toBe(rowers.length);
    for (const { artwork } of rowers) expect(artwork.name).toContain("/rowing");
    const hasDrum =
      only(items, "drum").length > 0 || one(items, drummer).artwork.name.endsWith("/playing-drum");
    expect(hasDrum).toBe(true);
    expect(across(one(items, drummer))).toBeLessThan(Math.min(...rowers.map(across)));
  });

  it.each(["Papa bear rows a boat with his cubs in it.", "熊爸爸划着小船，船上坐着三只小熊。"])(
    "%s: all of them are in it",
    (description) => {
      const items = artworksOf(description);
      const boat = one(items, "rowed-boat");
      const bears = only(items, "bear");
      expect(bears.length).toBe(4);
      for (const bear of bears) {
        expect(within(bear, boat).x).toBeGreaterThan(0);
        expect(within(bear, boat).x).toBeLessThan(1);
      }
      expect(only(items, "oars").length).toBe(1);
    },
  );

  it.each([
    ["A unicorn pulls a sleigh with a princess and a gnome through the snow.", "unicorn", 1],
    ["Four reindeer pull a sleigh with Santa in it.", "reindeer", 4],
    ["圣诞老人坐在雪橇上，两只驯鹿拉着雪橇。", "reindeer", 2],
  ])("%s: on their four legs before it, harnessed", (description, animal, count) => {
    const items = artworksOf(description);
    const sleigh = one(items, "drawn-sleigh");
    const team = only(items, animal);
    expect(team.length).toBe(count);
    for (const one of team) {
      expect(one.artwork.set).not.toBe("figure");
      expect(across(one)).toBeLessThan(sleigh.box.x);
    }
    expect(only(items, "lead").length).toBe(count);
  });
});
