import { describe, expect, it } from "vitest";
import { artworksOf, only, posesIn } from "../scene-of.ts";

describe("a game", () => {
  it.each(["kids playing hide and seek", "小朋友们捉迷藏"])("%s: one counts", (description) => {
    expect(posesIn(description).toSorted()).toEqual(["counting", "hiding"]);
  });

  it("two on one seesaw", () => {
    expect(only(artworksOf("两个小朋友玩跷跷板"), "seesaw")).toHaveLength(1);
  });

  it("one ball, which the net does not hold yet", () => {
    const items = artworksOf("a boy scoring a goal");
    expect(only(items, "empty-goal")).toHaveLength(1);
    expect(posesIn("a boy scoring a goal")).toEqual(["kicking"]);
  });

  it("a shuttlecock flies from the foot, and there is no ball", () => {
    const items = artworksOf("小女孩踢毽子");
    const [shuttlecock] = only(items, "jianzi");
    const [girl] = only(items, "girl");
    expect(posesIn("小女孩踢毽子")).toEqual(["kicking-up"]);
    expect(shuttlecock!.box.x).toBeGreaterThan(girl!.box.x + girl!.box.width / 2);
    expect(shuttlecock!.box.y).toBeLessThan(girl!.box.y + girl!.box.height);
    expect(shuttlecock!.box.y).toBeGreaterThan(girl!.box.y);
  });

  it("小朋友排队 are several, all the same way", () => {
    const queue = only(artworksOf("小朋友排队上校车"), "boy");
    expect(queue.length).toBeGreaterThan(2);
    expect(new Set(queue.map(({ mirrored }) => mirrored)).size).toBe(1);
  });
});

describe("who follows", () => {
  it.each(["ducklings following their mother", "小鸭子跟着鸭妈妈"])(
    "%s: in a row behind her",
    (description) => {
      for (const aspectRatio of ["1:1", "16:9"] as const) {
        const ducks = artworksOf(description, { aspectRatio }).filter(({ subject }) =>
          /^duck/.test(subject),
        );
        const [mother, ...young] = ducks.toSorted((a, b) => b.box.height - a.box.height);
        for (const { box } of young) {
          expect(box.x).toBeGreaterThan(mother!.box.x);
          expect(box.y + box.height).toBeCloseTo(mother!.box.y + mother!.box.height, 0);
        }
      }
    },
  );
});

describe("a game of many", () => {
  it.each([
    [
      "小朋友们玩丢手绢",
      ["cross-legged", "cross-legged", "cross-legged", "cross-legged", "running"],
    ],
    ["老鹰捉小鸡游戏", ["cheering", "hand-in-hand", "pushing", "pushing", "pushing"]],
  ])("%s", (description, poses) => {
    expect(posesIn(description).toSorted()).toEqual(poses);
  });

  it("has the chicks behind the hen", () => {
    const players = artworksOf("小朋友们玩老鹰捉小鸡").toSorted((a, b) => a.box.x - b.box.x);
    expect(players.map(({ artwork }) => artwork.name.split("/")[1]).join(" ")).toBe(
      "cheering hand-in-hand pushing pushing pushing",
    );
  });

  it("whoever braids hair stands behind who sits, a hand at the head", () => {
    const [woman] = only(artworksOf("妈妈给女儿扎辫子"), "woman");
    const [girl] = only(artworksOf("妈妈给女儿扎辫子"), "girl");
    expect(girl!.artwork.name).toBe("girl/on-a-stool");
    expect(woman!.box.x).toBeLessThan(girl!.box.x);
    expect(woman!.box.x + woman!.box.width).toBeGreaterThan(girl!.box.x);
  });

  it.each(["孙女给奶奶捶背", "a girl giving grandma a back massage"])(
    "%s: she stands behind who sits, a hand at the back",
    (description) => {
      const [girl] = only(artworksOf(description), "girl");
      const [grandmother] = only(artworksOf(description), "grandmother");
      expect(grandmother!.artwork.name).toBe("grandmother/on-a-stool");
      expect(girl!.artwork.name).toBe("girl/massaging");
      const end = girl!.box.x + girl!.box.width;
      expect(end).toBeGreaterThan(grandmother!.box.x);
      expect(end).toBeLessThan(grandmother!.box.x + 0.6 * grandmother!.box.width);
    },
  );
});
