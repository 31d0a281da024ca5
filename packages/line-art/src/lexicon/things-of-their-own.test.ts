import { describe, expect, it } from "vitest";
import { readDescription } from "../read/read.ts";

const subjectsIn = (description: string): string[] => {
  const read = readDescription(description);
  return read.ok ? read.brief.mentions.map(({ subject }) => subject) : [];
};

describe("things that are more than their first word", () => {
  it.each([
    ["spaghetti and meatballs", "spaghetti"],
    ["肉丸意面", "spaghetti"],
    ["tower of donuts", "tower-of-doughnuts"],
    ["一摞甜甜圈", "tower-of-doughnuts"],
    ["a slice of cherry pie", "cherry-pie"],
    ["一颗会发芽的土豆背着书包", "sprouting-potato"],
    ["桌上有一大锅粥", "pot-of-porridge"],
    ["barn door and hay bales", "barn-door"],
    ["Victorian house with a wraparound porch", "victorian-house"],
    ["徽派老房子", "horse-head-wall"],
    ["门口晒着一匾辣椒", "peppers-on-tray"],
    ["夏天的葡萄架下，大黄狗乘凉", "grape-arbor"],
    ["蝈蝈笼子", "cricket-cage"],
    ["北极狐和雪堆", "snow-heap"],
    ["a potter's wheel", "potters-wheel"],
    ["shelves of vases", "shelf-of-vases"],
    ["a trapeze", "trapeze"],
    ["marigolds on the altar", "altar"],
    ["一块木板", "plank"],
    ["a sheep with curlers", "hair-curlers"],
    ["兔子试假发", "wig"],
    ["old well with a windlass", "well-with-windlass"],
    ["老井和辘轳", "well-with-windlass"],
    ["a mug of hot chocolate", "cocoa-with-marshmallows"],
    ["a glass of orange juice", "juice"],
    ["a raven sits on the hockey goal", "hockey-goal"],
    ["a tower of trunks at the station", "stack-of-trunks"],
    ["a hedgehog beside a saucer", "saucer"],
    ["ants and a slice of watermelon", "watermelon-slice"],
    ["tent pegs", "tent-pegs"],
    ["两个女生戴花环", "flower-crown"],
    ["clock at midnight with confetti and party horns", "midnight-clock"],
    ["bats, candy buckets and a black cat", "candy-bucket"],
    ["青蛙在盖邮戳", "rubber-stamp"],
    ["机器人妈妈倒机油", "oil-can"],
  ])("%s", (description, subject) => {
    expect(subjectsIn(description)).toContain(subject);
  });

  it("pushes a book cart, not the trolley of a shop", () => {
    expect(subjectsIn("librarian pushing a book cart")).toContain("book-cart");
    expect(subjectsIn("librarian pushing a book cart")).not.toContain("shopping-cart");
  });

  it("sees no pie in the houses of Huizhou", () => {
    expect(subjectsIn("徽派老房子")).not.toContain("pie");
  });
});
