import { describe, expect, it } from "vitest";
import { artworksOf, only, sceneOf } from "../scene-of.ts";

const isThere = (description: string, id: RegExp) =>
  sceneOf(description).items.some((item) => id.test(item.id));

describe("people at their work", () => {
  it.each([
    ["a dentist examining a child's teeth", /^sign$/],
    ["兽医给小狗看病", /^sign$/],
    ["a rabbit doctor with a bear", /^sign$/],
    ["a scientist mixing chemicals in test tubes", /^shelves-/],
    ["小朋友做科学实验", /^shelves-/],
    ["a baker holding bread", /^shelves-/],
    ["a hairdresser cutting a boy's hair", /^mirror-/],
    ["理发师给小男孩理发", /^mirror-/],
    ["a librarian reading to children", /^bookcase-/],
    ["a teacher with three pupils at the blackboard", /^floor$/],
    ["ballet dancers on their toes", /^curtain$/],
    ["乐队在演出，有鼓手和吉他手", /^curtain$/],
    ["a cashier", /^shelves-/],
    ["卖苹果的爷爷", /^stall-/],
    ["a witch stirring a cauldron", /^shelf-/],
    ["女巫在煮魔法药水", /^shelf-/],
  ])("%s: are where it is done", (description, what) => {
    expect(isThere(description, what)).toBe(true);
    expect(isThere(description, /^tree-/)).toBe(false);
  });

  it.each([
    "a nurse walking a dog in the park",
    "a doctor riding a horse",
    "a teacher under an apple tree",
    "a doctor, a firefighter and a police officer",
    "a witch riding a broom over a forest",
    "警察和医生",
  ])("%s: are out of doors with others and at other things", (description) => {
    expect(isThere(description, /^(sign|floor|curtain|shelf)/)).toBe(false);
  });

  it("a witch who flies has the moon, not the sun", () => {
    const names = sceneOf("a witch flying on a broom").items.map(({ name }) => name.en);
    expect(names).toContain("moon");
    expect(names).not.toContain("sun");
  });

  it("no bottle as large as a man stands in the cauldron of a wizard", () => {
    const items = artworksOf("a wizard mixing a potion in a cauldron, with bottles on shelves");
    expect(only(items, "potion-bottle")).toEqual([]);
    const [wizard, cauldron] = [only(items, "wizard")[0]!, only(items, "cauldron")[0]!];
    expect(cauldron.box.height).toBeLessThan(wizard.box.height);
  });
});

describe("things that are found in a room only", () => {
  it.each([
    "a cat on a rug",
    "小狗在地毯上",
    "a grand piano",
    "a girl knitting",
    "a boy playing video games",
    "妈妈在熨衣服",
    "a lamp and a cat",
    "a princess reading by the fireplace",
  ])("%s: is at home, not on a meadow", (description) => {
    const ids = sceneOf(description).items.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["wall", "floor"]));
  });

  it.each(["a grandma knitting under a tree", "a family on a picnic blanket", "奶奶在公园织毛衣"])(
    "%s: is out of doors all the same",
    (description) => {
      expect(sceneOf(description).items.map(({ id }) => id)).not.toContain("wall");
    },
  );
});
