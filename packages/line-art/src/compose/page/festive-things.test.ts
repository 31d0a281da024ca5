import { describe, expect, it } from "vitest";
import { sceneOf } from "../scene-of.ts";

const isThere = (description: string, id: RegExp, complexity: "simple" | "medium" = "simple") =>
  sceneOf(description, { complexity }).items.some((item) => id.test(item.id));

describe("a festival is told by what it is known for, on the plainest page, too", () => {
  it.each([
    ["children trick or treating on Halloween", /^festive-jack-o-lantern/],
    ["a bunny on Easter", /^festive-easter-egg/],
    ["小兔子过复活节", /^festive-easter-egg/],
    ["a family at Thanksgiving", /^festive-roast-turkey/],
    ["过年了，小朋友放鞭炮", /^festive-fu/],
    ["元宵节小朋友提着兔子灯", /^festive-tangyuan/],
    ["元宵节爸爸和女儿在公园里散步", /^lantern-/],
    ["端午节吃粽子", /^festive-dragon-boat/],
    ["中秋节和爸爸一起看月亮", /^festive-mooncake/],
    ["清明节和舅舅一起在山坡上放风筝", /^festive-willow/],
    ["清明节和舅舅一起在山坡上放风筝", /^festive-swallow/],
    ["a family lighting the menorah for Hanukkah", /^festive-dreidel/],
    ["三只小熊在过年放鞭炮", /^festive-spring-couplets/],
    ["七夕的小猫", /^festive-magpie-bridge/],
    ["重阳节，爷爷和奶奶", /^festive-chrysanthemum/],
    ["腊八节，小男孩喝粥", /^festive-laba-porridge/],
    ["国庆节的小兔子", /^festive-tiananmen/],
    ["儿童节，小朋友在公园", /^festive-rattle-drum/],
    ["万圣节的小狗", /^festive-haunted-house/],
    ["圣诞节的小猫", /^festive-christmas-tree/],
    ["a boy on St Patrick's Day", /^festive-pot-of-gold/],
    ["a girl on New Year's Eve", /^festive-midnight-clock/],
    ["a cow at Eid", /^festive-mosque/],
    ["children at Holi", /^festive-powder-bowl/],
    ["a girl with mom on Mother's Day", /^festive-bouquet/],
    ["a boy with dad on Father's Day", /^festive-necktie/],
    ["春天的小熊", /^festive-blossoming-tree/],
    ["秋天的小女孩", /^festive-leaf-pile/],
    ["kids with flags on the 4th of July", /^bunting$/],
    ["a girl waving a flag on Independence Day", /^firework-/],
  ])("%s: %s", (description, what) => expect(isThere(description, what)).toBe(true));

  it("what is named is not there twice", () => {
    expect(isThere("端午节桌上有三个粽子", /^festive-zongzi/)).toBe(false);
    expect(isThere("端午节划龙舟，鼓手在船头打鼓", /^festive-dragon-boat/)).toBe(false);
  });
});

it.each(["a cat's birthday", "小猫的生日"])("%s: the cat is there", (description) => {
  const subjects = sceneOf(description).items.map(
    (item) => item.kind === "artwork" && item.subject,
  );
  expect(subjects).toEqual(expect.arrayContaining(["cat", "birthday-cake"]));
});

describe("Christmas", () => {
  it.each([
    "kids opening presents on Christmas morning",
    "圣诞节早上，全家人一起拆礼物",
    "Christmas morning",
  ])("%s: at home, with a decked tree and stockings on the fireplace", (description) => {
    const { items } = sceneOf(description, { complexity: "simple" });
    const trees = items.filter(({ name }) => /christmas tree/i.test(name.en));
    expect(trees).toHaveLength(1);
    expect(items.some(({ id }) => id === "fireplace")).toBe(true);
    expect(items.some(({ name }) => /hill|snow/.test(name.en))).toBe(false);
  });

  it.each(["Santa riding his sleigh on Christmas", "圣诞节小朋友堆雪人"])(
    "%s: out in the snow",
    (description) => expect(isThere(description, /^fireplace$/)).toBe(false),
  );

  it("a decorated tree is a Christmas tree", () => {
    const { items } = sceneOf("Christmas morning with a decorated tree and a girl with a doll");
    expect(items.map(({ name }) => name.en)).toContain("Christmas tree");
  });
});

it("the table of a Thanksgiving dinner has its turkey", () => {
  const { items } = sceneOf("a family Thanksgiving dinner");
  expect(items.some((item) => item.kind === "artwork" && item.subject === "roast-turkey")).toBe(
    true,
  );
});

it.each(["端午节划龙舟，鼓手在船头用力打鼓"])("%s: aboard, with those who row", (description) => {
  const { items } = sceneOf(description);
  const boat = items.find(
    (item) => item.kind === "artwork" && item.subject === "manned-dragon-boat",
  )!;
  const people = items.filter((item) => item.kind === "artwork" && item.artwork.set === "figure");
  expect(people.length).toBeGreaterThanOrEqual(3);
  for (const { box } of people) {
    const middle = box.x + box.width / 2;
    expect(middle).toBeGreaterThan(boat.box.x);
    expect(middle).toBeLessThan(boat.box.x + boat.box.width);
  }
});
