import { describe, expect, it } from "vitest";
import { readDescription } from "./read.ts";
import { relationsSaid } from "./relations-said.ts";

function read(description: string) {
  const result = readDescription(description);
  if (!result.ok) throw new Error(`${description}: ${result.reason}`);
  return result.brief;
}

const missingIn = (description: string) =>
  read(description).reading.missing.map(({ phrase }) => phrase);

describe("in a story", () => {
  it.each([
    ["a castle with a seahorse, a crab playing drums and a whale", ["crab holding drum"]],
    [
      "a garden with a scarecrow, a caterpillar eating cabbage, a rabbit and bees",
      ["caterpillar on cabbage"],
    ],
    [
      "a robot mopping the floor, a hamster in a space helmet and an alien",
      ["robot holding mop", "hamster wearing space-helmet"],
    ],
    ["卖糖葫芦的老爷爷、烤红薯的小推车", ["grandfather holding tanghulu"]],
    ["a fountain and a cat sleeping on a chair", ["cat on chair"]],
    ["grandparents, two cousins, a turkey and a dog under the table", ["dog under dining-table"]],
    ["妈妈牵着抱西瓜的小男孩", ["woman beside boy", "boy holding watermelon"]],
    ["小猫追着拿鱼的小狗", ["cat beside dog", "dog beside fish"]],
    ["爸爸抱着拿气球的小女孩", ["man holding girl", "girl holding balloon"]],
    [
      "松鼠在树上挂气球，还有一只小鸟叼着礼物飞过来",
      ["chipmunk beside deciduous-tree", "balloon on deciduous-tree", "bird holding wrapped-gift"],
    ],
    ["小熊吹蜡烛，小兔子端着蛋糕", ["bear beside birthday-cake", "rabbit holding shortcake"]],
    ["小精灵站在梯子上点亮铃兰花做的路灯", ["elf beside street-lamp", "elf on ladder"]],
    [
      "海盗船在大浪里航行，船长拿着望远镜，肩膀上站着一只鹦鹉",
      ["pirate in pirate-ship", "pirate beside telescope", "parrot on pirate"],
    ],
    ["胖猫盯着鱼桶", ["cat beside bucket", "fish in bucket"]],
  ])("everybody does what is said of them, and nobody else: %s", (description, relations) => {
    expect(relationsSaid(description).said).toEqual(relations.toSorted());
  });

  it.each([
    ["a beagle running off with somebody's mitten in its mouth", "running"],
    ["小狗叼着手套跑", "running"],
    ["a bird flying up with a present in its beak", "flying"],
  ])("who carries something in the mouth still runs and flies: %s", (description, action) => {
    expect(read(description).mentions[0]).toMatchObject({ action });
    expect(missingIn(description)).toEqual([]);
  });

  it("a squirrel does not fly because a bird does", () => {
    const { mentions } = read("a squirrel and a bird flying");
    expect(mentions.map(({ action }) => action)).toEqual([undefined, "flying"]);
  });

  it.each([
    ["an octopus holding a seashell microphone", "microphone", "seashell"],
    ["小精灵点亮铃兰花做的路灯", "street-lamp", "铃兰花"],
  ])(
    "what a thing is made of is said to be missing, not drawn beside it: %s",
    (description, thing, stuff) => {
      const { mentions } = read(description);
      expect(mentions.map(({ subject }) => subject)).toContain(thing);
      expect(mentions).toHaveLength(2);
      expect(missingIn(description)).toEqual([stuff]);
    },
  );

  it.each([
    ["a cozy bakery window with a cat sleeping between bread loaves", "bakery"],
    ["in a toy shop a tin soldier marches", "shop"],
    ["热闹的早餐店，师傅在吃油条", "restaurant"],
    ["深夜的玩具店，布娃娃在跳舞", "shop"],
    ["小山村里孩子们在堆雪人", "village"],
  ])("a shop with which it begins is where it goes on: %s", (description, setting) => {
    expect(read(description).setting).toBe(setting);
  });

  it("up to ten things that stand there are drawn", () => {
    const story =
      "safari picnic where a lion pours lemonade, a giraffe hangs up lanterns in the tree, a zebra cuts watermelon and a meerkat stands guard on a cooler";
    const subjects = read(story).mentions.map(({ subject }) => subject);
    expect(subjects).toContain("cool-box");
    expect(relationsSaid(story).said).toContain("lantern on deciduous-tree");
    expect(missingIn(story)).toEqual([]);
  });

  it.each([
    ["a mermaid queen", ["mermaid wearing crown"]],
    ["a tortoise referee with a whistle", ["tortoise holding whistle", "tortoise wearing referee"]],
  ])("is one who is two things: %s", (description, relations) => {
    expect(relationsSaid(description).said).toEqual(relations);
  });
});

describe("what families tell of", () => {
  it.each([
    [
      "santa claus is landing his sleigh on a snowy roof with two reindeer while a little boy peeks out the window and a snowman waves from the yard",
      ["boy in house-window", "reindeer beside santa-sleigh", "santa-claus in santa-sleigh"],
    ],
    [
      "圣诞老人的雪橇停在屋顶上，两只驯鹿，小男孩从窗户里往外看，雪人挥手",
      ["boy in house-window", "reindeer beside santa-sleigh", "santa-claus in santa-sleigh"],
    ],
    [
      "two kids building a snow fort, one rolling a big ball",
      ["boy beside snow-fort", "girl beside snowball"],
    ],
    ["师傅在炸油条，阿姨掀开蒸笼", ["man holding youtiao", "woman beside bamboo-steamer"]],
    ["看台上坐满了加油的小动物", ["bear on bleachers", "fox on bleachers", "rabbit on bleachers"]],
    ["people under polka dot umbrellas", ["man under umbrella", "woman under umbrella"]],
    ["小朋友们撑着各种各样的伞", ["boy holding umbrella", "girl holding umbrella"]],
  ])("is read: %s", (description, relations) => {
    expect(relationsSaid(description).said).toEqual(relations);
  });

  it("各种各样的伞: one each", () => {
    const { mentions } = read("小朋友们撑着各种各样的伞");
    expect(mentions.find(({ subject }) => subject === "umbrella")?.count).toBe(2);
  });

  it("a dinner table with grandparents and cousins: they sit at it, and no drop falls", () => {
    const { mentions } = read(
      "thanksgiving dinner table with grandparents, two cousins, a big roasted turkey and a dog under the table waiting for somebody to drop some food",
    );
    const eaters = mentions.filter(({ action }) => action === "eating-meal");
    expect(eaters.map(({ subject }) => subject)).toEqual([
      "grandmother",
      "grandfather",
      "girl",
      "boy",
    ]);
    expect(mentions.find(({ subject }) => subject === "dog")?.action).toBe("begging");
    expect(mentions.map(({ subject }) => subject)).not.toContain("droplet");
  });
});

it.each([
  ["冬天的小山村，孩子们堆雪人打雪仗", ["making", "throwing", "throwing"]],
  ["kids building a snowman and having a snowball fight", ["making", "throwing", "throwing"]],
])("some build a snowman, the others throw snowballs: %s", (description, actions) => {
  const { mentions } = read(description);
  const children = mentions.filter(({ subject }) => /^(girl|boy)$/.test(subject));
  expect(children.map(({ action }) => action)).toEqual(actions);
  expect(missingIn(description)).toEqual([]);
});

it.each([
  ["a pirate captain arguing with a parrot about a treasure map", ["pirate", "parrot"]],
  ["小猫和小狗在吵架", ["cat", "dog"]],
])("who argues is angry: %s", (description, subjects) => {
  const { mentions } = read(description);
  const angry = mentions.filter(({ mood }) => mood === "angry");
  expect(angry.map(({ subject }) => subject)).toEqual(subjects);
  expect(missingIn(description)).toEqual([]);
});

it.each([
  ["老爷爷在烤红薯", ["grandfather beside campfire", "grandfather holding sweet-potato"]],
  ["小村庄里烟囱冒着烟", ["chimney on house"]],
  ["稻草人身上停着两只小鸟", ["bird on scarecrow"]],
  ["毛毛虫在吃白菜", ["caterpillar on leafy-green"]],
  ["小熊在吃草莓", ["bear holding strawberry"]],
])("is read: %s", (description, relations) => {
  expect(relationsSaid(description)).toEqual({ said: relations, missing: [] });
});
