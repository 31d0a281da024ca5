/** Pages that tell a story: those who are in it fill the page, each large enough to color, nobody on a head. */
import { describe, expect, it } from "vitest";
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { PlacedArtwork } from "../types.ts";
import { union } from "./page/stage.ts";
import { artworksOf, only } from "./scene-of.ts";

const page = 1024;
const foot = ({ box }: PlacedArtwork) => box.y + box.height;
const middleOf = ({ box }: PlacedArtwork) => box.x + box.width / 2;
const isSomebody = ({ subject, role }: PlacedArtwork) => isAlive(subject) && role === "hero";

const stories = [
  "a circus with an acrobat on a swing, a clown juggling bowling pins, a strong man lifting a poodle and a girl on stilts",
  "a birthday party in the backyard with a bear blowing out candles, a rabbit holding balloons, a duck wearing a party hat and a mouse sneaking a piece of cake",
  "coloring page of a farm with a rooster on the barn roof, a horse looking over the fence, a girl collecting eggs and a sleepy dog by the gate",
  "森林音乐会上,大象吹小号,兔子弹钢琴,鳄鱼站在话筒前唱歌,小鸟们站在树枝上当观众",
  "下雨天的街上，小女孩穿着雨靴踩水坑，妈妈撑着花伞，邮递员骑车经过，屋檐下躲着三只小麻雀",
  "过年的时候,爷爷在写春联,奶奶端着一盘饺子,小弟弟提着红灯笼,小狗在门口看外面的烟花",
];

describe.each(stories)("%s", (story) => {
  const items = artworksOf(story);
  const those = items.filter(isSomebody);

  it("the group takes most of the page", () => {
    const { width, height } = union(
      items.filter(({ role }) => role === "hero").map((one) => one.box),
    );
    expect(height).toBeGreaterThan(0.55 * page);
    expect(width).toBeGreaterThan(0.7 * page);
  });

  it("nobody is a doll", () => {
    for (const { mention, artwork } of those) {
      const parts = those.filter((one) => one.mention === mention);
      // The arms before what is held are parts, too.
      const size = Math.max(...parts.map(({ box }) => Math.max(box.width, box.height)));
      expect(size).toBeGreaterThan((artwork.set === "figure" ? 0.17 : 0.07) * page);
    }
  });
});

it.each([
  "海底音乐会，章鱼敲鼓，螃蟹弹吉他，海星打拍子，旁边的小鱼们跟着转圈",
  "under the sea an octopus plays the drum, a crab plays the guitar, a starfish claps and a shark sings",
])("%s: they swim at different heights, all across the page", (story) => {
  const those = artworksOf(story).filter(isSomebody);
  const middles = those.map(({ box }) => box.y + box.height / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeGreaterThan(0.25 * page);
  const { width } = union(those.map(({ box }) => box));
  expect(width).toBeGreaterThan(0.7 * page);
});

it.each([
  "警察、医生、消防员和老师手拉手站在学校门口，旁边有一面小旗子",
  "a police officer, a doctor, a firefighter and a teacher hand in hand in front of a school",
])("%s: all of them are in one row", (story) => {
  const row = artworksOf(story).filter(isSomebody);
  expect(row).toHaveLength(4);
  const feet = row.map(foot);
  expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(0.01 * page);
  const [left, ...others] = row.toSorted((a, b) => a.box.x - b.box.x);
  let before = left!;
  for (const one of others) {
    expect(one.box.x).toBeLessThan(before.box.x + before.box.width);
    before = one;
  }
});

it("a sailboat is on the sea behind those on the beach", () => {
  const items = artworksOf(
    "a beach with a boy digging a sandcastle, a girl with a floatie, grandma under an umbrella, a seagull and a sailboat",
  );
  const [boat] = only(items, "sailboat");
  expect(boat!.role).toBe("support");
  for (const one of items.filter(isSomebody)) expect(foot(one)).toBeGreaterThan(foot(boat!));
});

it.each([
  "端午节的河上有两条龙舟在比赛,岸上有人敲鼓加油,小女孩拿着粽子,旁边的小黄狗也在汪汪叫",
  "two dragon boats race on the river, a man beats a drum, a girl holds a flag and a dog barks",
])("%s: whoever is on the bank stands behind the boats", (story) => {
  const items = artworksOf(story);
  const boats = only(items, "dragon-boat");
  for (const one of items.filter(isSomebody))
    for (const boat of boats) expect(foot(one)).toBeLessThan(foot(boat));
});

it.each([
  "a busy street with a bus, a taxi, a policeman directing traffic and a lady walking her dog",
  "a policeman directing traffic, a fire truck and two kids with balloons",
])("%s: nothing but the policeman is on the stand", (story) => {
  const items = artworksOf(story);
  const [stand] = only(items, "traffic-stand");
  const [officer] = only(items, "police-officer");
  expect(Math.abs(middleOf(officer!) - middleOf(stand!))).toBeLessThan(0.5 * stand!.box.width);
  expect(stand!.box.width).toBeLessThan(1.6 * officer!.box.width);
});

it("nobody stands on a rooster that is on its roof", () => {
  const items = artworksOf(
    "a farm with a rooster on the barn roof, a horse looking over the fence, a girl collecting eggs and a sleepy dog by the gate",
  );
  const [girl, rooster] = [only(items, "girl")[0]!, only(items, "rooster")[0]!];
  const apart = Math.abs(middleOf(girl) - middleOf(rooster));
  expect(apart > 0.4 * rooster.box.width || foot(girl) > foot(rooster)).toBe(true);
});

describe("a meal", () => {
  it.each([
    "thanksgiving dinner table with grandparents, two cousins, a roasted turkey, a pumpkin pie and a dog under the table",
    "a family having dinner, a roasted turkey and a pie on the table and a dog under the table",
  ])("%s: people and food are at the table, the dog is under it", (story) => {
    const items = artworksOf(story);
    const [table] = items.filter(({ subject }) => subject === "laid-table");
    const people = items.filter(({ subject }) => subjectById(subject).kind === "person");
    expect(people.length).toBeGreaterThan(2);
    for (const one of people) {
      expect(one.box.y).toBeLessThan(table!.box.y);
      expect(one.box.height).toBeGreaterThan(0.2 * page);
    }
    const [dog] = only(items, "dog");
    expect(foot(dog!)).toBeGreaterThan(foot(table!) - 0.05 * page);
    for (const dish of [...only(items, "roast-chicken"), ...only(items, "pie")])
      expect(foot(dish)).toBeLessThan(table!.box.y + 0.5 * table!.box.height);
  });

  it("under a tree or on a picnic is not in a room", () => {
    const items = artworksOf(
      "two friends drink tea at a table under a tree, a squirrel on a branch and a bird on the fence",
    );
    expect(items.every(({ subject }) => subject !== "sofa")).toBe(true);
    expect(only(items, "laid-table")).toHaveLength(1);
  });
});

it.each([
  "a rainy street with people under polka dot umbrellas, a taxi and a dog",
  "mom and dad under umbrellas, a girl jumps in a puddle, a taxi and a pigeon",
  "three children under umbrellas in the rain",
])("%s: everybody has an umbrella of their own over the head", (story) => {
  const items = artworksOf(story);
  const umbrellas = only(items, "umbrella");
  expect(umbrellas.length).toBeGreaterThan(1);
  for (const { box } of umbrellas) {
    const isHeld = items.some(
      (one) =>
        subjectById(one.subject).kind === "person" &&
        middleOf(one) > box.x &&
        middleOf(one) < box.x + box.width &&
        one.box.y > box.y &&
        one.box.y < box.y + box.height,
    );
    expect(isHeld).toBe(true);
  }
});
