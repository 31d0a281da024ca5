/** That scenes are as everybody knows them: who is where, with what, and how many of it there are. */
import { describe, expect, it } from "vitest";
import { figureAnchors } from "../figure/anchors.ts";
import { drawPage } from "../index.ts";
import type { PlacedArtwork } from "../types.ts";
import { pointOn } from "./groups/cluster.ts";
import { artworksOf, only, sceneOf } from "./scene-of.ts";

const one = (items: readonly PlacedArtwork[], subject: string) => only(items, subject)[0]!;
const right = ({ box }: PlacedArtwork) => box.x + box.width;
const bottom = ({ box }: PlacedArtwork) => box.y + box.height;
const poseOf = ({ artwork }: PlacedArtwork) => artwork.name.split("/")[1];

describe("who looks through a telescope", () => {
  it.each([
    ["a girl looking through a telescope", "girl"],
    ["小男孩用望远镜看月亮", "boy"],
  ])("%s: has the eye at it, both on one ground", (description, who) => {
    const items = artworksOf(description);
    const [viewer, telescope] = [one(items, who), one(items, "telescope")];
    const eyes = pointOn(viewer, figureAnchors(viewer.artwork).eyes);
    expect(eyes.y).toBeCloseTo(telescope.box.y + 0.55 * telescope.box.height, 0);
    expect(telescope.box.x).toBeLessThan(right(viewer));
    expect(telescope.box.x).toBeGreaterThan(eyes.x);
    expect(bottom(telescope)).toBeCloseTo(bottom(viewer), 0);
  });

  it("爸爸和女儿用望远镜看星星: one does, the other waits", () => {
    const items = artworksOf("爸爸和女儿用望远镜看星星");
    expect(only(items, "telescope")).toHaveLength(1);
    expect(right(one(items, "girl"))).toBeLessThan(right(one(items, "man")));
  });
});

describe("at a slide", () => {
  it.each(["孩子们排队坐滑梯", "four kids on a slide"])(
    "%s: there is one, one goes down and the others wait before its steps",
    (description) => {
      const items = artworksOf(description);
      const kids = items.filter(({ artwork }) => artwork.set === "figure");
      const [slide, ...more] = only(items, "playground-slide") as [PlacedArtwork];
      expect(more).toEqual([]);
      const waiting = kids.filter((kid) => poseOf(kid) === "standing");
      expect(waiting).toHaveLength(kids.length - 1);
      for (const kid of waiting) {
        expect(kid.box.x).toBeLessThan(slide.box.x);
        expect(bottom(kid)).toBeCloseTo(bottom(slide), 0);
      }
    },
  );
});

describe("who is rescued from a tree", () => {
  it.each(["firefighter rescuing a cat from a tree", "a dad getting a kitten down from a tree"])(
    "%s: is up there, and who comes to the rescue is on a ladder",
    (description) => {
      const items = artworksOf(description);
      const [tree, cat, ladder] = [
        one(items, "deciduous-tree"),
        one(items, "cat"),
        one(items, "ladder"),
      ];
      expect(bottom(cat)).toBeLessThan(tree.box.y + 0.7 * tree.box.height);
      // It leans on the tree.
      expect(Math.abs(bottom(ladder) - bottom(tree))).toBeLessThan(0.01 * ladder.box.height);
      expect(ladder.rotation).toBeGreaterThan(0);
      expect(ladder.box.y).toBeLessThan(bottom(cat));
      expect(cat.box.height).toBeLessThan(0.5 * tree.box.height);
    },
  );
});

it("爸爸拉着雪橇，男孩坐在雪橇上: there is one, and he is on it", () => {
  const items = artworksOf("爸爸拉着雪橇，男孩坐在雪橇上");
  const [sled, ...more] = only(items, "sled") as [PlacedArtwork];
  expect(more).toEqual([]);
  const boy = one(items, "boy");
  expect(boy.box.x).toBeGreaterThan(sled.box.x);
  expect(right(boy)).toBeLessThan(right(sled));
});

it.each(["小马拉车", "毛驴拉着大车"])("%s: who draws it is before it", (description) => {
  const items = artworksOf(description);
  const beast = items.find(({ subject }) => /horse|donkey/.test(subject))!;
  expect(right(beast)).toBeLessThan(one(items, "carriage").box.x + 0.2 * beast.box.width);
});

it.each(["a crocodile at the dentist", "小熊看牙医"])("%s: somebody looks at it", (description) => {
  const items = artworksOf(description);
  expect(only(items, "dentist")).toHaveLength(1);
  expect(items.find(({ subject }) => /crocodile|bear/.test(subject))).toBeDefined();
});

it("the three wise men go one way by night", () => {
  const { items } = sceneOf("the three wise men following a star");
  const kings = items.filter((item) => item.kind === "artwork" && item.subject === "wise-man");
  expect(new Set(kings.map((king) => king.kind === "artwork" && king.mirrored)).size).toBe(1);
  expect(items.map(({ name }) => name.en)).not.toContain("sun");
});

it("five flowers in the hand hide no face", () => {
  const items = artworksOf("a girl holding five flowers");
  const girl = one(items, "girl");
  const face = pointOn(girl, figureAnchors(girl.artwork).head);
  for (const { box } of only(items, "flower"))
    expect(box.x + box.width / 2).toBeGreaterThan(face.x + 0.1 * girl.box.height);
});

it("three balloons are in one hand", () => {
  const items = artworksOf("a boy holding three balloons");
  const strung = only(items, "balloon").filter(({ artwork }) =>
    artwork.name.endsWith("on-a-string"),
  );
  expect(strung).toHaveLength(3);
});

it("both horses of a carriage go one way", () => {
  const horses = only(artworksOf("two horses pulling a carriage"), "horse");
  expect(new Set(horses.map(({ mirrored }) => mirrored)).size).toBe(1);
});

it("of acorns that are gathered one is in the hand", () => {
  const items = artworksOf("a squirrel gathering acorns");
  const squirrel = one(items, "chipmunk");
  const { x, y } = pointOn(squirrel, figureAnchors(squirrel.artwork).hand);
  const isHeld = ({ box }: PlacedArtwork) =>
    Math.abs(box.x + box.width / 2 - x) < box.width &&
    Math.abs(box.y + box.height / 2 - y) < box.height;
  expect(only(items, "acorn").filter(isHeld)).toHaveLength(1);
});

it.each(["mom and dad with their two kids building a snowman"])(
  "%s: all are at it, the grown-ups the taller",
  (description) => {
    const items = artworksOf(description);
    const [dad, boy] = [one(items, "man"), one(items, "boy")];
    expect(dad.box.height).toBeGreaterThan(boy.box.height);
  },
);

it("a family on a picnic is in two rows on an upright page, with something to eat", () => {
  const items = artworksOf("a family on a picnic", { aspectRatio: "9:16", complexity: "simple" });
  const family = items.filter(({ artwork }) => artwork.set === "figure");
  const feet = family.map(bottom);
  expect(Math.max(...feet) - Math.min(...feet)).toBeGreaterThan(0.2 * family[0]!.box.height);
  expect(only(items, "picnic-food")).toHaveLength(1);
});

describe("who holds hands", () => {
  it.each(["两只企鹅手拉手在冰上散步", "a bear and a rabbit holding hands"])(
    "%s: animals do so upright",
    (description) => {
      const friends = artworksOf(description).filter(({ artwork }) => artwork.set === "figure");
      expect(friends).toHaveLength(2);
      for (const friend of friends) expect(poseOf(friend)).toMatch(/^hand-in-hand/);
    },
  );

  it("a child has its parents at either hand", () => {
    const items = artworksOf("爸爸妈妈牵着孩子的手过马路");
    const [dad, mom, boy] = [one(items, "man"), one(items, "woman"), one(items, "boy")];
    const [left, far] = [dad.box.x, mom.box.x].toSorted((a, b) => a - b) as [number, number];
    expect(boy.box.x).toBeGreaterThan(left);
    expect(boy.box.x).toBeLessThan(far);
  });
});

describe("what is carried or shared", () => {
  it.each([
    ["小猴子和小熊抬西瓜", "watermelon"],
    ["a cat and a dog fighting over a bone", "bone"],
  ])("%s: one, between the two", (description, subject) => {
    const items = artworksOf(description);
    const [thing, ...more] = items.filter((item) => item.subject === subject) as [PlacedArtwork];
    expect(more).toEqual([]);
    const bearers = items.filter(({ artwork }) => artwork.set === "figure");
    const middles = bearers.map(({ box }) => box.x + box.width / 2);
    const middle = thing.box.x + thing.box.width / 2;
    expect(middle).toBeGreaterThan(Math.min(...middles));
    expect(middle).toBeLessThan(Math.max(...middles));
  });

  it("a boy and a dog sharing an ice cream: he holds it out to the dog", () => {
    const items = artworksOf("a boy and a dog sharing an ice cream");
    const [boy, ice] = [one(items, "boy"), one(items, "soft-ice-cream")];
    const hand = pointOn(boy, figureAnchors(boy.artwork).hand);
    expect(Math.abs(hand.y - (ice.box.y + ice.box.height / 2))).toBeLessThan(ice.box.height);
    expect(bottom(ice)).toBeLessThan(bottom(boy) - 0.1 * boy.box.height);
  });

  it("a full basket is no higher than the hips of who filled it", () => {
    const items = artworksOf("小姑娘采蘑菇，篮子里装满了蘑菇");
    expect(one(items, "wicker-basket").box.height).toBeLessThan(
      0.56 * one(items, "girl").box.height,
    );
  });
});

it("the elephant is down on the seesaw, the mouse up", () => {
  const items = artworksOf("a mouse and an elephant on a seesaw");
  expect(bottom(one(items, "elephant"))).toBeGreaterThan(bottom(one(items, "mouse")));
});

it("there is one tub for who bathes in a tub", () => {
  expect(only(artworksOf("妈妈和宝宝在浴缸里洗澡"), "bathtub")).toHaveLength(1);
});

it("who milks a cow in a barn has a hand at her, the barn behind both", () => {
  const items = artworksOf("a farmer milking a cow in the barn");
  const [farmer, cow, barn] = [one(items, "farmer"), one(items, "cow"), one(items, "barn")];
  const hand = pointOn(farmer, figureAnchors(farmer.artwork).hand);
  expect(hand.x).toBeGreaterThan(cow.box.x);
  expect(hand.x).toBeLessThan(right(cow));
  expect(items.indexOf(barn)).toBeLessThan(items.indexOf(cow));
});

it("an elephant sprays the flowers it waters with its trunk", () => {
  const items = artworksOf("小象用鼻子给小花浇水");
  const [elephant, flower] = [one(items, "baby-elephant"), one(items, "flower")];
  expect(flower.box.x).toBeLessThan(elephant.box.x);
});

it("a robot and a child play at one table", () => {
  const items = artworksOf("机器人和小朋友下棋");
  const [robot, table, boy] = [one(items, "robot"), one(items, "chess-table"), one(items, "boy")];
  const order = [robot, table, boy].map(({ box }) => box.x + box.width / 2);
  expect(order[1]).toBeGreaterThan(Math.min(order[0]!, order[2]!));
  expect(order[1]).toBeLessThan(Math.max(order[0]!, order[2]!));
  expect(Math.abs(bottom(robot) - bottom(boy))).toBeLessThan(0.1 * boy.box.height);
});

it.each(["a nurse pushing an old man in a wheelchair", "小姐姐推着轮椅上的奶奶晒太阳"])(
  "%s: from behind, both looking ahead",
  (description) => {
    const items = artworksOf(description);
    const [pusher, chair] = [
      items.find(({ subject }) => /nurse|girl/.test(subject))!,
      one(items, "manual-wheelchair"),
    ];
    const rider = items.find(({ subject }) => /^grand/.test(subject))!;
    expect(pusher.box.x).toBeLessThan(chair.box.x);
    expect(rider.mirrored).toBe(pusher.mirrored);
    expect(chair.mirrored).toBe(true);
  },
);

it.each(["two bears rowing on the lake", "a boy and his dad sailing"])(
  "%s: both are in one boat",
  (description) => {
    const items = artworksOf(description);
    const boats = items.filter(({ subject }) => /^(?:rowing-boat|open-sailboat)$/.test(subject));
    expect(new Set(boats.map(({ box }) => box.x)).size).toBe(1);
    for (const { box } of items.filter(({ artwork }) => artwork.set === "figure"))
      expect(box.x + box.width / 2).toBeGreaterThan(boats[0]!.box.x);
  },
);

it("kites of a family are over the heads, each held by a hand", () => {
  const family = artworksOf("a family flying kites").filter(
    ({ artwork }) => artwork.set === "figure",
  );
  const heights = family.toSorted((a, b) => a.box.x - b.box.x).map(({ box }) => box.height);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(Math.max(...heights)).toBeGreaterThan(0.6 * 1000);
});

it("who sleeps in a hammock is between its trees", () => {
  const items = artworksOf("a boy sleeping in a hammock");
  const [boy, hammock] = [one(items, "boy"), one(items, "hammock")];
  expect(boy.box.x).toBeGreaterThan(hammock.box.x);
  expect(right(boy)).toBeLessThan(right(hammock));
});

it("students are as large as each other, whatever their teacher has in hand", () => {
  const kids = artworksOf("a teacher handing out books to her students").filter(({ subject }) =>
    /^(girl|boy)$/.test(subject),
  );
  const heights = kids.map(({ box }) => box.height);
  expect(Math.min(...heights)).toBeGreaterThan(0.8 * Math.max(...heights));
});

describe("at a table", () => {
  it.each([
    ["a boy and a girl playing cards at a table", "playing-cards"],
    ["kids doing a puzzle at the table", "puzzle-piece"],
    ["a family at the dinner table", "bowl-with-spoon"],
  ])("%s: people are behind it, and it is on top", (description, what) => {
    const items = artworksOf(description);
    const table = one(items, "laid-table");
    const people = items.filter(({ artwork }) => artwork.set === "figure");
    expect(people.length).toBeGreaterThan(1);
    for (const person of people) {
      expect(items.indexOf(person)).toBeLessThan(items.indexOf(table));
      expect(person.box.y).toBeLessThan(table.box.y);
    }
    for (const thing of only(items, what)) {
      expect(items.indexOf(thing)).toBeGreaterThan(items.indexOf(table));
      expect(bottom(thing)).toBeGreaterThan(table.box.y);
      expect(bottom(thing)).toBeLessThan(bottom(table));
    }
    expect(only(items, what).length).toBeGreaterThan(0);
  });

  it("who plays chess has the table of the game, who writes a desk of one's own, and no other", () => {
    const subjects = (description: string) => artworksOf(description).map(({ subject }) => subject);
    expect(subjects("two boys playing chess at a table")).not.toContain("dining-table");
    expect(subjects("a boy doing homework at his desk")).not.toContain("desk");
    expect(subjects("a teacher at her desk")).toContain("desk");
  });
});

it.each([
  ["a mom pushing a stroller", "woman", "stroller"],
  ["a boy pushing a shopping cart", "boy", "shopping-cart"],
  ["爷爷推着割草机", "grandfather", "lawn-mower"],
])("%s: hands are at the handle", (description, who, what) => {
  const items = artworksOf(description);
  const [pusher, cart] = [one(items, who), one(items, what)];
  const hand = pointOn(pusher, figureAnchors(pusher.artwork).hand);
  expect(Math.abs(hand.x - cart.box.x)).toBeLessThan(0.15 * cart.box.width);
  expect(bottom(cart)).toBeCloseTo(bottom(pusher), 0);
});

it.each(["a hedgehog pushing a shopping cart full of apples", "小刺猬推着装满苹果的购物车"])(
  "%s: the hand is at the handle, the apples are in the cart",
  (description) => {
    const items = artworksOf(description);
    const [hedgehog, cart] = [one(items, "hedgehog"), one(items, "shopping-cart")];
    const hand = pointOn(hedgehog, figureAnchors(hedgehog.artwork).hand);
    expect(Math.abs(hand.x - cart.box.x)).toBeLessThan(0.15 * cart.box.width);
    expect(Math.abs(hand.y - cart.box.y)).toBeLessThan(0.3 * cart.box.height);
    for (const apple of only(items, "red-apple")) {
      expect(apple.box.x).toBeGreaterThan(cart.box.x);
      expect(right(apple)).toBeLessThan(right(cart));
      expect(bottom(apple)).toBeLessThan(cart.box.y + 0.6 * cart.box.height);
    }
  },
);

it.each([
  ["a bulldog wearing sunglasses on a skateboard", "bulldog", "sunglasses"],
  ["a cat in a hat on a bicycle", "cat", "hat"],
])("%s: it is worn on the head while riding", (description, who, what) => {
  const items = artworksOf(description);
  const [rider, worn] = [one(items, who), items.find(({ subject }) => subject.includes(what))!];
  expect(worn.box.y + worn.box.height / 2).toBeLessThan(rider.box.y + 0.45 * rider.box.height);
  expect(worn.box.x + worn.box.width / 2).toBeGreaterThan(rider.box.x);
  expect(worn.box.x + worn.box.width / 2).toBeLessThan(right(rider));
});

it("an owl sits with the others on its branch, not in the sky", () => {
  const items = artworksOf("an old wizard reading a spell book with an owl");
  const [wizard, owl] = [one(items, "wizard"), one(items, "owl")];
  expect(bottom(owl)).toBeGreaterThan(wizard.box.y + 0.5 * wizard.box.height);
});

it("a fire engine sprays at the fire", () => {
  const items = artworksOf("a fire truck putting out a fire");
  const [fire, spray, engine] = ["fire", "water-spray", "fire-truck"].map((id) => one(items, id));
  expect(fire!.box.x).toBeLessThan(spray!.box.x);
  expect(spray!.box.x).toBeLessThan(engine!.box.x);
});

it.each(["a koala hugging its baby in a tree", "树上的考拉妈妈抱着小考拉"])(
  "%s: both are up in it",
  (description) => {
    const items = artworksOf(description);
    const tree = items.find(({ subject }) => subject.includes("tree"))!;
    const koalas = only(items, "koala");
    expect(koalas.length).toBeGreaterThan(0);
    for (const koala of koalas)
      expect(bottom(koala)).toBeLessThan(bottom(tree) - 0.2 * tree.box.height);
  },
);

it.each(["a lighthouse in a storm with big waves", "a boat in a storm with huge waves"])(
  "%s: there is the sea",
  (description) => {
    expect(only(artworksOf(description), "ocean-wave")).toEqual([]);
    expect(sceneOf(description).items.some(({ name }) => name.en === "wave")).toBe(true);
  },
);

it.each([
  ["two children hugging on a sofa", "girl", "seated"],
  ["a girl in a tutu", "girl", "dancing"],
  ["two ballerinas", "ballerina", "dancing"],
  ["小朋友们在上课", "girl", "writing-together"],
  ["students learning in a classroom", "girl", "writing-together"],
  ["老师给小朋友们上课", "teacher", "standing"],
  ["孙悟空拿着金箍棒", "monkey-king", "standing"],
  ["a hedgehog wearing a scarf", "hedgehog", "standing"],
])("%s: the %s is %s", (description, who, pose) => {
  expect(poseOf(one(artworksOf(description), who))).toBe(pose);
});

it("the Monkey King has his cudgel in hand, and not another one beside him", () => {
  expect(only(artworksOf("孙悟空大闹天宫"), "golden-cudgel")).toEqual([]);
});

it.each(["three firefighters with a hose", "three boys with a ball"])(
  "%s: are in two rows, and large enough to be colored",
  (description) => {
    const scene = sceneOf(description);
    const people = scene.items.filter(({ kind, id }) => kind === "artwork" && /^m1-/.test(id));
    expect(people.length).toBe(3);
    const feet = people.map(({ box }) => box.y + box.height);
    expect(Math.max(...feet) - Math.min(...feet)).toBeGreaterThan(0.05 * scene.height);
    for (const { box } of people) expect(box.height).toBeGreaterThan(0.22 * scene.height);
  },
);

it("who looks out of a window has one on the plainest page, too", () => {
  const page = drawPage("a cat looking out of the window at the rain", {
    aspectRatio: "1:1",
    complexity: "simple",
    style: "cartoon",
    seed: 1,
  });
  if (!page.ok) throw new Error(page.reason);
  expect(page.scene.items.map(({ id }) => id)).toContain("window");
});

it.each([
  ["a monster under the bed", "furry-monster"],
  ["小猫在床底下", "cat"],
  ["a boy hiding under the bed", "boy"],
])("%s: there is room below the bed, between its legs", (description, who) => {
  const items = artworksOf(description);
  const [hider, bed] = [one(items, who), one(items, "high-bed")];
  expect(hider.box.y).toBeGreaterThan(bed.box.y + 0.45 * bed.box.height);
  expect(bottom(hider)).toBeCloseTo(bottom(bed), 0);
  expect(hider.box.x).toBeGreaterThan(bed.box.x + 0.1 * bed.box.width);
  expect(right(hider)).toBeLessThan(right(bed) - 0.1 * bed.box.width);
});

it.each(["a rabbit in a vegetable garden", "小女孩在菜园里浇水"])(
  "%s: vegetables grow there",
  (description) => {
    const names = sceneOf(description, { complexity: "medium" }).items.map(({ name }) => name.en);
    expect(names).toContain("cabbage");
  },
);

it.each([
  ["a soldier saluting", "soldier"],
  ["少先队员向国旗敬礼", "boy"],
])("%s: the hand is at the brow", (description, who) => {
  const person = one(artworksOf(description), who);
  expect(poseOf(person)).toBe("saluting");
});

it.each(["a giraffe wearing a scarf", "长颈鹿围着围巾"])(
  "%s: has it round the long neck, on its own four legs",
  (description) => {
    const items = artworksOf(description);
    const [giraffe, scarf] = [one(items, "giraffe"), one(items, "scarf")];
    expect(giraffe.artwork.set).toBe("own");
    const middle = (scarf.box.y + bottom(scarf)) / 2;
    expect(middle).toBeGreaterThan(giraffe.box.y + 0.32 * giraffe.box.height);
    expect(middle).toBeLessThan(giraffe.box.y + 0.55 * giraffe.box.height);
  },
);

it.each(["kids in a pumpkin patch", "南瓜地里的稻草人"])("%s: pumpkins in rows", (description) => {
  const rows = sceneOf(description).items.filter(({ id }) => id.startsWith("row-"));
  expect(rows.length).toBeGreaterThan(1);
  const shapes = rows.flatMap((row) => (row.kind === "shapes" ? row.shapes : []));
  // Three ribs and a stalk each.
  expect(shapes.length / 4).toBeGreaterThan(5);
});

it.each([
  ["a puppy with wings", "dog", "angel-wings"],
  ["长着翅膀的小狗", "dog", "angel-wings"],
  ["a pig with butterfly wings", "pig", "fairy-wings"],
])("%s: they are behind it, and seen on both sides of its back", (description, who, what) => {
  const items = artworksOf(description);
  const [animal, wings] = [one(items, who), one(items, what)];
  expect(items.indexOf(wings)).toBeLessThan(items.indexOf(animal));
  expect(wings.box.width).toBeGreaterThan(0.9 * animal.box.width);
  expect(wings.box.y).toBeLessThan(animal.box.y + 0.1 * animal.box.height);
  expect(bottom(wings)).toBeLessThan(bottom(animal));
});

it("people wear wings of their own, and birds have theirs", () => {
  expect(one(artworksOf("a girl with fairy wings"), "girl").artwork.name).toContain("+fairy-wings");
  expect(artworksOf("a bird with big wings")).toHaveLength(1);
});

it.each(["a woman with a flower in her hair", "a girl wearing a rose", "a cow wearing flowers"])(
  "%s: it is a blossom beside the brow, without a stem",
  (description) => {
    const { items } = sceneOf(description);
    const [wearer, flower] = items.filter((item) => item.kind === "artwork");
    const { x, y, width, height } = flower!.box;
    expect(height).toBeLessThan(1.2 * width);
    expect(x + width).toBeLessThan(wearer!.box.x + 0.6 * wearer!.box.width);
    expect(y + height).toBeLessThan(wearer!.box.y + 0.25 * wearer!.box.height);
  },
);

it("a horn is narrow, and sunglasses are on the eyes of a snowman", () => {
  const items = artworksOf("a cat with a unicorn horn");
  expect(one(items, "unicorn-horn").box.width).toBeLessThan(0.4 * one(items, "cat").box.width);
  expect(only(artworksOf("a snowman wearing sunglasses"), "sunglasses")).toHaveLength(1);
});

it.each([
  ["a boy, next to him a basket with a cat in it", "boy", "cat", "wicker-basket"],
  ["a dog next to a box with a kitten in it", "dog", "cat", "open-box"],
])(
  "%s: who is beside it is not in it, and nobody sits on anybody",
  (description, who, what, where) => {
    const items = artworksOf(description);
    const [beside, content, container] = [who, what, where].map((id) => one(items, id));
    const middle = content!.box.x + content!.box.width / 2;
    expect(middle).toBeGreaterThan(container!.box.x);
    expect(middle).toBeLessThan(right(container!));
    expect(bottom(beside!)).toBeCloseTo(bottom(container!), 0);
    expect(beside!.box.height).toBeGreaterThan(0.5 * content!.box.height);
  },
);

it.each(["a sheep jumping over a fence", "a cow jumping over the moon", "狐狸跳过木头"])(
  "%s: it is seen at a leap",
  (description) => {
    const [jumper] = artworksOf(description).filter(({ mention }) => mention === "m1");
    expect(jumper!.artwork.name).toMatch(/-running$/);
  },
);

it("who has no drawing at a leap has the nose up", () => {
  const [kangaroo] = only(artworksOf("a kangaroo jumping over a rock"), "kangaroo");
  expect(kangaroo!.rotation).toBeGreaterThan(0);
});

it.each([
  ["小兔子拔萝卜", "rabbit", "carrot"],
  ["小熊猫吃竹子", "red-panda", "bamboo-stalk"],
])("%s: it is in the paw", (description, who, what) => {
  const items = artworksOf(description);
  const [animal, held] = [one(items, who), one(items, what)];
  const hand = pointOn(animal, figureAnchors(animal.artwork).hand);
  expect(hand.x).toBeGreaterThan(held.box.x);
  expect(hand.x).toBeLessThan(right(held));
  expect(hand.y).toBeGreaterThan(held.box.y);
  expect(hand.y).toBeLessThan(bottom(held));
});

it.each(["a dolphin jumping through a hoop", "狮子钻火圈", "a dog jumping through a ring of fire"])(
  "%s: is halfway through it, one half of it before the tail",
  (description) => {
    const items = artworksOf(description);
    const jumper = items.findIndex(({ mention }) => mention === "m1");
    const [far, near, ...more] = only(items, "hula-hoop");
    expect(more).toEqual([]);
    expect(items.indexOf(far!)).toBeLessThan(jumper);
    expect(items.indexOf(near!)).toBeGreaterThan(jumper);
    expect(far!.box.y).toBeLessThan(items[jumper]!.box.y);
    expect(items[jumper]!.box.x).toBeLessThan(far!.box.x);
    expect(right(items[jumper]!)).toBeGreaterThan(right(near!));
  },
);

it.each([
  ["a girl catching a frisbee", "holding"],
  ["a boy throwing a paper airplane", "hurling"],
])("%s: is %s it, and has no ball besides", (description, pose) => {
  const [thrower] = artworksOf(description).filter(({ mention }) => mention === "m1");
  expect(poseOf(thrower!)).toBe(pose);
});

it("a snowball is thrown in the snow, a ball elsewhere", () => {
  const poses = (description: string) =>
    artworksOf(description)
      .filter(({ artwork }) => artwork.set === "figure")
      .map(poseOf);
  expect(poses("children having a snowball fight")).toContain("throwing-a-snowball");
  expect(poses("a girl playing basketball")).toEqual(["throwing"]);
});
