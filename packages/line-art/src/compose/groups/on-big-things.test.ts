import { describe, expect, it } from "vitest";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";

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
    expect(only(items, "harness-pole").length).toBe(1);
  });
});

describe("others that several are in and at", () => {
  it.each([
    "火车站的站台上，列车员吹着哨子，一位老爷爷拖着行李箱，妈妈和儿子隔着车窗挥手告别。",
    "On the platform a conductor blows a whistle, a boy waves from the train window and grandfather pulls his suitcase.",
  ])("%s: one train, somebody at its window, the others before it", (description) => {
    const items = artworksOf(description);
    const train = one(items, "standing-train");
    expect(items.some(({ subject }) => /station|train-window/.test(subject))).toBe(false);
    expect(within(one(items, "boy"), train).foot).toBeLessThan(0.8);
    expect(bottom(one(items, "grandfather"))).toBeGreaterThan(train.box.y + train.box.height);
  });

  it.each([
    "An elephant carries a tower on its back with a prince in it.",
    "大象背上驮着一座小塔，塔里坐着王子。",
  ])("%s: in the tower on its back", (description) => {
    const items = artworksOf(description);
    const elephant = one(items, "towered-elephant");
    expect(items.some(({ subject }) => /^(elephant|fairy-tower)$/.test(subject))).toBe(false);
    expect(within(one(items, "prince"), elephant).foot).toBeLessThan(0.62);
  });

  it("two guards are on either side of a gate, nobody stands before it", () => {
    const items = artworksOf(
      "Two knights stand guard at the castle gate, a king waves from the wall and a jester juggles in front.",
    );
    const castle = one(items, "peopled-castle");
    const [left, right] = only(items, "knight").map((knight) => within(knight, castle).x);
    expect(left).toBeLessThan(0.4);
    expect(right).toBeGreaterThan(0.6);
    expect(within(one(items, "king"), castle).foot).toBeLessThan(0.8);
  });

  it.each(["A duck drives the dump truck.", "小鸭开着翻斗车。"])(
    "%s: looks out of its cab",
    (description) => {
      const items = artworksOf(description);
      const truck = one(items, "dump-truck-with-seats");
      expect(within(one(items, "duck"), truck).x).toBeLessThan(0.45);
    },
  );

  it.each([
    "a school bus waits at a crossing while children cross",
    "斑马线前停着一辆公交车，小朋友们正在过马路。",
  ])("%s: the bus is beyond the stripes", (description) => {
    const items = artworksOf(description);
    const bus = items.find(({ subject }) => /bus$/.test(subject))!;
    for (const child of items.filter(({ artwork }) => artwork.set === "figure"))
      expect(bottom(bus)).toBeLessThan(bottom(child));
  });

  it.each(["a mole digs a hole with a shovel", "小鼹鼠用铲子挖洞"])(
    "%s: upright, with a shovel",
    (description) => {
      expect(one(artworksOf(description), "mole").artwork.name).toContain("/shovelling");
    },
  );

  it.each(["a beaver in a hard hat reads the plans", "小河狸看图纸"])(
    "%s: has them in hand",
    (description) => {
      expect(only(artworksOf(description), "blueprint").length).toBe(1);
    },
  );
});
