/** That one sees what somebody does, and what they have on. */
import { describe, expect, it } from "vitest";
import { figureAnchors } from "../figure/anchors.ts";
import type { Box, PlacedArtwork } from "../types.ts";
import { pointOn } from "./groups/cluster.ts";
import { artworksOf, only, sceneOf } from "./scene-of.ts";

const itemsOf = (description: string) => artworksOf(description, { complexity: "simple" });
const find = (items: readonly PlacedArtwork[], subject: string) =>
  items.find((item) => item.subject === subject)!;
const right = ({ x, width }: Box) => x + width;
const bottom = ({ y, height }: Box) => y + height;

describe("who does something", () => {
  it.each([
    ["a boy climbing a tree", "boy/climbing"],
    ["小女孩滑滑梯", "girl/sliding"],
    ["a clown juggling", "clown/juggling"],
    ["奶奶织毛衣", "grandmother/knitting"],
    ["a boy brushing his teeth", "boy/brushing-teeth"],
    ["妈妈扫地", "woman/sweeping"],
    ["a girl skiing", "girl/skiing"],
    ["男孩吹泡泡", "boy/blowing-bubbles"],
    ["kids playing hide and seek", "boy/hiding"],
    ["a princess washing the dishes", "princess/washing-dishes"],
    ["a knight praying", "knight/praying"],
    ["a boy on a trampoline", "boy/jumping"],
    ["孩子们在充气城堡里", "boy/jumping"],
    ["警察抓小偷", "burglar/standing"],
    ["girl with hands on her hips", "girl/hands-on-hips"],
    ["双手抱胸的国王", "king/crossing-arms"],
    ["a mermaid on a rock", "mermaid/seated"],
    ["美人鱼坐在礁石上梳头", "mermaid/seated-brushing-hair"],
    ["a wolf howling at the moon", "wolf-howling"],
    ["狼在月亮下嚎叫", "wolf-howling"],
    ["一只狼对着月亮叫", "wolf-howling"],
    ["a gorilla beating its chest", "gorilla-beating-chest"],
    ["捶胸的大猩猩", "gorilla-beating-chest"],
    ["小熊洗手", "bear:boy/washing-hands"],
    ["爷爷写春联", "grandfather/calligraphy"],
    ["a cow grazing in a field", "cow-head-down"],
    ["小鹿在河边喝水", "fawn-head-down"],
    ["a horse eating hay", "horse-head-down"],
    ["a girl reading on a swing", "girl/seated-reading"],
    ["骑马", "girl/astride"],
    ["坐公交车", "bus-with-seats"],
    ["a kid making a snow angel", "snow-angel"],
  ])("%s is seen doing it, as who they are", (description, name) => {
    expect(itemsOf(description).map(({ artwork }) => artwork.name)).toContain(name);
  });

  it.each(["a boy washing the dishes", "女孩洗手", "写毛笔字"])(
    "%s: indoors, where it is done",
    (description) => {
      expect(sceneOf(description).items.map(({ id }) => id)).toContain("floor");
    },
  );

  it("has five birds on a wire side by side", () => {
    const items = artworksOf("five birds on a wire");
    const [wire] = only(items, "power-line");
    const birds = only(items, "bird");
    expect(birds).toHaveLength(5);
    const feet = birds.map(({ box }) => bottom(box));
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(0.05 * wire!.box.height);
  });

  it.each(["five little monkeys jumping on the bed", "小猴子在床上跳"])(
    "%s: on two legs, arms up",
    (description) => {
      const monkeys = only(artworksOf(description), "monkey");
      for (const { artwork } of monkeys) expect(artwork.name).toContain("/jumping");
    },
  );

  it("blows towards the house", () => {
    const items = artworksOf("the big bad wolf blowing down a straw house");
    const [wolf, gust, hut] = ["wolf", "wind-gust", "hut"].map((one) => find(items, one));
    const middle = ({ box }: PlacedArtwork) => box.x + box.width / 2;
    expect(middle(gust!) - middle(wolf!)).toBeGreaterThan(0);
    expect(middle(hut!) - middle(gust!)).toBeGreaterThan(0);
  });

  it("has bats flit about in the mouth of their cave, not lie at its foot", () => {
    const items = artworksOf("three bats in their cave");
    const [cave] = only(items, "cave");
    const bats = only(items, "bat");
    expect(bats).toHaveLength(3);
    for (const { box } of bats) {
      expect(bottom(box)).toBeLessThan(bottom(cave!.box) - 0.08 * cave!.box.height);
      expect(box.width).toBeGreaterThan(0.2 * cave!.box.width);
    }
  });

  it("climbs off the ground, before the trunk", () => {
    const items = itemsOf("a boy climbing a tree");
    const [boy, tree] = [find(items, "boy").box, find(items, "deciduous-tree").box];
    expect(bottom(boy)).toBeLessThan(bottom(tree) - 0.05 * tree.height);
    expect(boy.x).toBeGreaterThan(tree.x);
    expect(right(boy)).toBeLessThan(right(tree));
  });

  it.each(["a boy climbing a hill", "男孩爬山"])(
    "%s: the slope does not dwarf him",
    (description) => {
      const items = itemsOf(description);
      const [boy, hill] = [find(items, "boy").box, find(items, "hill").box];
      expect(boy.height).toBeGreaterThan(0.6 * hill.height);
      expect(bottom(boy)).toBeLessThan(bottom(hill) - 0.2 * hill.height);
    },
  );

  it.each(["a boy playing the drums", "小男孩打鼓"])("%s: he has one drum", (description) => {
    const names = itemsOf(description).map(({ artwork }) => artwork.name);
    expect(names).toContain("boy/playing-drum");
    expect(names).not.toContain("drum");
  });

  it("looks out of a hat that stands on its crown", () => {
    const items = itemsOf("a rabbit popping out of a magician's hat");
    const [rabbit, hat] = [find(items, "rabbit"), find(items, "top-hat")];
    expect(hat.rotation).toBe(180);
    expect(items.indexOf(hat)).toBeGreaterThan(items.indexOf(rabbit));
    expect(rabbit.box.y).toBeLessThan(hat.box.y);
  });

  it.each([
    ["a dragon breathing fire at a knight", "fire-breath", "knight", "dragon"],
    ["an elephant spraying water at a monkey", "water-spray", "monkey", "elephant"],
  ])("%s: it goes from the one to the other", (description, what, to, from) => {
    const items = itemsOf(description);
    const [jet, target, source] = [what, to, from].map((each) => find(items, each).box);
    expect(target!.x).toBeLessThan(jet!.x);
    expect(right(jet!)).toBeLessThan(right(source!));
  });

  it("holds in their arms whom they hug, and is looked at", () => {
    const items = itemsOf("mom hugging her daughter");
    const [mother, child] = [find(items, "woman"), find(items, "girl")];
    expect(right(mother.box)).toBeGreaterThan(child.box.x);
    expect(child.mirrored).not.toBe(mother.mirrored);
  });

  it.each([
    ["a giraffe running", "giraffe", "speed-lines"],
    ["一只孔雀跳舞", "peacock", "musical-notes"],
    ["a rabbit jumping", "rabbit", "bounce-lines"],
    ["小猪在天上飞", "pig", "cloud"],
  ])("%s: a sign by the animal says so", (description, who, sign) => {
    const items = itemsOf(description);
    const [animal, mark] = [find(items, who).box, find(items, sign).box];
    const near = 0.3 * Math.max(animal.width, animal.height);
    expect(mark.x).toBeLessThan(right(animal) + near);
    expect(right(mark)).toBeGreaterThan(animal.x - near);
  });

  it.each(["a butterfly flying", "an eagle flying"])("%s needs no sign of it", (description) => {
    expect(itemsOf(description).filter(({ mention }) => mention === "m1")).toHaveLength(1);
  });

  it.each(["a dog swimming", "小男孩游泳", "ducks swimming in a pond"])(
    "%s: there is water before the legs",
    (description) => {
      const { items } = sceneOf(description, { complexity: "simple" });
      const swimmer = items.find(({ mention }) => mention === "m1")!;
      const before = items.slice(items.indexOf(swimmer) + 1);
      const water = before.find(({ name }) => name.en === "wave")!;
      expect(water.box.y).toBeGreaterThan(swimmer.box.y + 0.3 * swimmer.box.height);
      expect(water.box.y).toBeLessThan(bottom(swimmer.box));
    },
  );
});

describe("clothes", () => {
  it("are put on people, and lie nowhere else", () => {
    const items = itemsOf("a girl wearing a raincoat and rain boots");
    expect(items.map(({ artwork }) => artwork.name)).toContain("girl+raincoat+rain-boots/standing");
    expect(items.filter(({ subject }) => /rain/.test(subject))).toHaveLength(0);
  });

  it.each([
    ["a cat wearing glasses", "cat", "glasses"],
    ["戴墨镜的狗", "dog", "sunglasses"],
    ["a pineapple wearing sunglasses", "pineapple", "sunglasses"],
  ])("%s: they are before the eyes", (description, who, what) => {
    const items = itemsOf(description);
    const [wearer, glasses] = [find(items, who), find(items, what)];
    expect(items.indexOf(glasses)).toBeGreaterThan(items.indexOf(wearer));
    expect(glasses.box.x).toBeGreaterThan(wearer.box.x);
    expect(right(glasses.box)).toBeLessThan(right(wearer.box));
    expect(bottom(glasses.box)).toBeLessThan(wearer.box.y + 0.7 * wearer.box.height);
  });

  it("a cape hangs behind its hero", () => {
    const items = itemsOf("a dog wearing a cape");
    const [dog, cape] = [find(items, "dog"), find(items, "cape")];
    expect(items.indexOf(cape)).toBeLessThan(items.indexOf(dog));
    expect(cape.box.x).toBeLessThan(dog.box.x);
  });
});

describe("where somebody is", () => {
  it.each(["a boy in a cave", "帐篷里的小女孩", "a goalkeeper in the goal"])(
    "%s: stands before its dark",
    (description) => {
      const [who] = artworksOf(description).filter(({ artwork }) => artwork.set === "figure");
      expect(who!.artwork.name).toContain("/standing");
    },
  );

  it.each([
    ["a train going through a tunnel", "steam-train"],
    ["火车穿过隧道", "steam-train"],
    ["a car driving out of a tunnel", "automobile"],
  ])("%s: it sticks out of the portal, its rear behind the hill", (description, subject) => {
    const items = itemsOf(description);
    const [tunnel, hill] = only(items, "tunnel") as [PlacedArtwork, PlacedArtwork];
    const vehicle = find(items, subject);
    expect(hill.artwork.variant).toBe("front");
    expect(items.indexOf(vehicle)).toBeGreaterThan(items.indexOf(tunnel));
    expect(items.indexOf(vehicle)).toBeLessThan(items.indexOf(hill));
    expect(vehicle.box.x).toBeLessThan(tunnel.box.x);
    expect(right(vehicle.box)).toBeGreaterThan(hill.box.x + 0.2 * hill.box.width);
    expect(right(vehicle.box)).toBeLessThan(right(hill.box));
    expect(tunnel.box.height).toBeGreaterThan(1.25 * vehicle.box.height);
  });

  it("a cat in a tunnel is before its dark", () => {
    const items = artworksOf("a cat in a tunnel");
    const [cat, tunnel] = [find(items, "cat"), find(items, "tunnel")];
    expect(items.indexOf(tunnel)).toBeLessThan(items.indexOf(cat));
    expect(cat.box.height).toBeLessThan(0.6 * tunnel.box.height);
  });

  it.each([
    ["a fairy in a tulip", "fairy", "tulip"],
    ["a bee in a sunflower", "bee", "sunflower"],
  ])("%s: on its head", (description, tiny, flower) => {
    const items = artworksOf(description);
    const [who, blossom] = [only(items, tiny)[0]!.box, only(items, flower)[0]!.box];
    expect(blossom.width).toBeGreaterThan(who.width);
    expect(who.y + who.height).toBeLessThan(blossom.y + 0.5 * blossom.height);
  });

  it.each(["a mom pushing a stroller", "妈妈推着婴儿车"])(
    "%s: the handle is on her side",
    (description) => {
      const items = artworksOf(description);
      const [mother, stroller] = [only(items, "woman")[0]!, only(items, "stroller")[0]!];
      expect(mother.box.x).toBeLessThan(stroller.box.x);
      expect(stroller.mirrored).toBe(true);
    },
  );

  it("who knits in a rocking chair sits in it, not on a stool", () => {
    const [grandmother] = only(artworksOf("grandma knitting in a rocking chair"), "grandmother");
    expect(grandmother!.artwork.name).toContain("/seated-knitting");
  });
});

describe("in bed", () => {
  it.each(["a wolf in grandma's bed", "a bear in bed"])(
    "%s: the blanket is over all but the head",
    (description) => {
      const items = artworksOf(description);
      const [bed] = only(items, "made-bed");
      const who = items.find(({ subject }) => /wolf|bear/.test(subject))!;
      const blanket = items.findLast(({ artwork }) => artwork.name === "made-bed")!;
      expect(items.indexOf(blanket)).toBeGreaterThan(items.indexOf(who));
      expect(blanket.box.y).toBeGreaterThan(who.box.y + 0.4 * who.box.height);
      expect(who.box.y + who.box.height).toBeLessThan(bed!.box.y + bed!.box.height);
    },
  );
});

it.each(["a dolphin jumping out of the water", "鲸鱼跃出水面"])(
  "%s: above the waves, not on the bottom of the sea",
  (description) => {
    const { items } = sceneOf(description);
    expect(items.some(({ name }) => /wave|sea/.test(name.en))).toBe(true);
    expect(items.some(({ name }) => /bubble|coral/.test(name.en))).toBe(false);
  },
);

it("a sandcastle is built on the beach, bucket or not", () => {
  const { items } = sceneOf("a boy building a sandcastle with a bucket");
  expect(items.some(({ name }) => /sand/.test(name.en))).toBe(true);
  expect(items.some(({ name }) => /window/.test(name.en))).toBe(false);
});

describe("what is done to whom", () => {
  it.each(["a boy washing his dog in a tub", "a girl giving a dog a bath"])(
    "%s: the dog is in the tub",
    (description) => {
      const items = itemsOf(description);
      const [dog, tub] = [find(items, "dog").box, find(items, "bathtub").box];
      expect(dog.x + dog.width / 2).toBeGreaterThan(tub.x + 0.25 * tub.width);
      expect(dog.x + dog.width / 2).toBeLessThan(right(tub) - 0.25 * tub.width);
    },
  );

  it("both who bake are at one table", () => {
    const items = itemsOf("a girl baking cookies with grandma");
    const table = find(items, "laid-table").box;
    for (const who of ["girl", "grandmother"]) {
      const { box } = find(items, who);
      expect(box.x + box.width / 2).toBeGreaterThan(table.x);
      expect(box.x + box.width / 2).toBeLessThan(right(table));
    }
  });

  it.each(["妹妹给小兔子喂胡萝卜", "a girl feeding a carrot to a rabbit"])(
    "%s: it is in her hand",
    (description) => {
      const items = itemsOf(description);
      const [girl, carrot] = [find(items, "girl"), find(items, "carrot").box];
      expect(girl.artwork.name).toMatch(/^girl\/reaching/);
      expect(bottom(carrot)).toBeLessThan(bottom(girl.box));
      expect(carrot.x).toBeLessThan(right(girl.box) + 0.2 * girl.box.width);
    },
  );

  it("a pumpkin is carried in both arms", () => {
    const items = itemsOf("a boy carrying a big pumpkin");
    const [boy, pumpkin] = [find(items, "boy"), find(items, "pumpkin").box];
    expect(boy.artwork.name).toBe("boy/carrying");
    expect(bottom(pumpkin)).toBeLessThan(boy.box.y + 0.9 * boy.box.height);
  });

  it("one can waters the flowers", () => {
    expect(only(itemsOf("a girl watering sunflowers with a watering can"), "watering-can")).toEqual(
      [],
    );
  });

  it("apples are picked into the basket, in which no tree stands", () => {
    const items = itemsOf("a girl picking apples from a tree into a basket");
    const [basket, tree] = [find(items, "wicker-basket").box, find(items, "apple-tree").box];
    expect(tree.height).toBeGreaterThan(basket.height);
    for (const { box } of only(items, "red-apple"))
      expect(bottom(box)).toBeLessThan(bottom(basket));
  });

  it("nobody rides a drone", () => {
    const items = itemsOf("a boy flying a drone");
    expect(bottom(find(items, "drone").box)).toBeLessThan(bottom(find(items, "boy").box));
    expect(find(items, "boy").artwork.name).toMatch(/^boy\/pointing/);
  });

  it("a goalkeeper catches one ball", () => {
    expect(only(itemsOf("a goalkeeper catching the ball"), "soccer-ball")).toEqual([]);
  });

  it("a cat stands by the vase that it knocks over", () => {
    const items = itemsOf("a cat knocking over a vase");
    const [cat, vase] = [find(items, "cat").box, find(items, "vase").box];
    expect(Math.abs(bottom(cat) - bottom(vase))).toBeLessThan(0.1 * cat.height);
  });

  it("who slides down a hill needs no slide", () => {
    const subjects = itemsOf("penguins sliding down an ice hill").map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(new Set(["hill", "penguin"]));
  });
});

it.each(["a mother watching her sleeping baby", "the tooth fairy visiting a sleeping child"])(
  "%s: it is the child that sleeps, in a room, no longer than others are high",
  (description) => {
    const { items } = sceneOf(description);
    const people = items.filter((item) => item.kind === "artwork" && item.mention);
    const [who, child] = [people[0], people.at(-1)] as [PlacedArtwork, PlacedArtwork];
    expect(child.artwork.name).toMatch(/^(baby|boy)\/sleeping/);
    expect(child.box.width).toBeLessThan(1.3 * who.box.height);
    expect(items.map(({ name }) => name.en)).toContain("window");
  },
);

it("a mother has one of her twins at either hand", () => {
  const family = artworksOf("妈妈牵着双胞胎散步").toSorted((a, b) => a.box.x - b.box.x);
  expect(family.map(({ subject }) => subject)).toEqual(["girl", "woman", "boy"]);
});

it.each([
  ["a girl wearing a hat", "girl+womans-hat/"],
  ["一个戴帽子的男孩", "boy+womans-hat/"],
  ["a boy wearing a cap", "boy+billed-cap/"],
  ["a man in a top hat", "man+top-hat/"],
])("%s: it is on the head, in place of a bow", (description, name) => {
  const items = artworksOf(description);
  expect(items).toHaveLength(1);
  expect(items[0]!.artwork.name).toContain(name);
});

it.each(["a girl talking on the phone", "妈妈打电话", "a bear talking on the phone"])(
  "%s: a phone at the ear, and no other that one stands on",
  (description) => {
    const items = artworksOf(description);
    expect(items).toHaveLength(1);
    expect(items[0]!.artwork.name).toContain("/phoning");
  },
);

it.each(["a cat catching butterflies", "小女孩捉蝴蝶"])(
  "%s: with a net, and the butterfly in the air",
  (description) => {
    const items = artworksOf(description);
    const [catcher] = items.filter(({ artwork }) => artwork.name.includes("/netting"));
    const [butterfly] = only(items, "butterfly");
    expect(bottom(butterfly!.box)).toBeLessThan(bottom(catcher!.box) - 0.2 * catcher!.box.height);
  },
);

it.each(["a boy pulling a sled", "小男孩拉着雪橇"])(
  "%s: by its rope, and the sled is the smaller",
  (description) => {
    const items = artworksOf(description);
    const [boy, sled] = [find(items, "boy").box, find(items, "sled").box];
    const gap = Math.max(boy.x, sled.x) - Math.min(right(boy), right(sled));
    expect(gap).toBeLessThan(0);
    expect(gap).toBeGreaterThan(-0.2 * sled.width);
    expect(sled.height).toBeLessThan(0.6 * boy.height);
  },
);

it.each(["a bunny pulling a wagon full of easter eggs", "兔子拉着一车胡萝卜回家"])(
  "%s: whoever pulls is the larger, and the rope ends at the wagon",
  (description) => {
    const items = artworksOf(description);
    const [rabbit, wagon] = [find(items, "rabbit").box, find(items, "toy-wagon").box];
    expect(rabbit.height).toBeGreaterThan(wagon.height);
    expect(right(rabbit)).toBeGreaterThan(wagon.x + 0.1 * wagon.width);
  },
);

it.each(["a bear cooking soup", "妈妈煮面条", "a chef cooking rice"])(
  "%s: what is cooked is on a table, not over a pan in the hand",
  (description) => {
    const items = artworksOf(description);
    expect(items.map(({ artwork }) => artwork.name.split("/")[1])).not.toContain("cooking");
    expect(items.length).toBeGreaterThan(1);
  },
);

it.each([
  ["a monkey hanging from a branch", "monkey", "tree-branch"],
  ["小猴子在藤蔓上荡来荡去", "monkey", "hanging-vines"],
  ["a monkey swinging from vine to vine", "monkey", "hanging-vines"],
  ["a boy hanging from a tree branch", "boy", "tree-branch"],
])("%s: has both hands on it, feet in the air", (description, who, what) => {
  const scene = sceneOf(description);
  const items = artworksOf(description);
  const [[hanging], [branch]] = [only(items, who), only(items, what)];
  expect(hanging!.artwork.name).toMatch(/\/dangling$/);
  const hand = pointOn(hanging!, figureAnchors(hanging!.artwork).hand);
  expect(hand.y).toBeGreaterThan(branch!.box.y);
  expect(hand.y).toBeLessThan(branch!.box.y + branch!.box.height);
  expect(hanging!.box.y + hanging!.box.height).toBeLessThan(0.9 * scene.height);
});

it("teddy bears have their picnic outdoors", () => {
  const names = sceneOf("teddy bears picnic").items.map(({ name }) => name.en);
  expect(names).not.toContain("wall");
});

it.each([
  "a farmer milking a cow",
  "cow getting milked",
  "奶奶给奶牛挤奶",
  "grandma milking a goat",
])("%s: from a stool at her flank, a pail under the hands", (description) => {
  const items = artworksOf(description);
  const [animal, pail] = [
    items.find(({ subject }) => /cow|goat/.test(subject))!,
    find(items, "milk-pail"),
  ];
  const who = items.find(({ artwork }) => /milking/.test(artwork.name))!;
  const hand = pointOn(who, figureAnchors(who.artwork).hand);
  expect(hand.x).toBeGreaterThan(pail.box.x);
  expect(hand.x).toBeLessThan(right(pail.box));
  expect(pail.box.y).toBeGreaterThan(hand.y);
  expect(hand.x).toBeGreaterThan(animal.box.x);
  expect(hand.x).toBeLessThan(animal.box.x + 0.5 * animal.box.width);
});

it("小猪跳泥坑: into it, not beside it", () => {
  const items = artworksOf("小猪跳泥坑");
  const [pig, puddle] = [find(items, "pig"), find(items, "puddle")];
  const middle = pig.box.x + pig.box.width / 2;
  expect(middle).toBeGreaterThan(puddle.box.x);
  expect(middle).toBeLessThan(right(puddle.box));
});

it.each(["a t-rex roaring", "狮子吼叫", "a long neck dinosaur roaring"])(
  "%s: one sees it before the mouth",
  (description) => {
    const items = itemsOf(description);
    const waves = find(items, "sound-waves");
    const who = items.find(({ subject }) => subject !== "sound-waves")!;
    expect(right(waves.box)).toBeLessThan(who.box.x);
    expect(waves.box.y + waves.box.height / 2).toBeLessThan(who.box.y + 0.6 * who.box.height);
  },
);
