/** Who carries, hugs and holds whom. */
import { describe, expect, it } from "vitest";
import type { Box, PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";

const whole = (items: readonly PlacedArtwork[], subject: string) =>
  only(items, subject).filter(({ artwork }) => artwork.variant !== "front")[0]!;
const poseOf = ({ artwork }: PlacedArtwork) => artwork.name.split("/")[1];
const middle = ({ x, width }: Box) => x + width / 2;
const foot = ({ y, height }: Box) => y + height;
const shared = (one: Box, other: Box) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);

describe("who is carried", () => {
  it.each([
    ["a dad giving his son a piggyback ride", "man", "boy"],
    ["爸爸背着女儿", "man", "girl"],
    ["小男孩趴在爸爸背上", "man", "boy"],
    ["a girl on her dad's back", "man", "girl"],
    ["爸爸背着宝宝爬山", "man", "baby"],
    ["dad hiking with a baby on his back", "man", "baby"],
  ])("%s: on the back, behind the head, off the ground", (description, bearer, rider) => {
    const items = artworksOf(description);
    const [below, above] = [whole(items, bearer), whole(items, rider)];
    expect([below, above].map(poseOf)).toEqual(["piggyback", "clinging"]);
    expect(foot(above.box)).toBeLessThan(foot(below.box) - 0.15 * below.box.height);
    expect(middle(above.box)).toBeLessThan(middle(below.box));
    expect(shared(above.box, below.box)).toBeGreaterThan(0.3 * below.box.width);
  });

  it.each(["a boy riding on his dad's shoulders", "小男孩骑在爸爸肩上", "爸爸让儿子骑在肩上"])(
    "%s: above the bearer's chin",
    (description) => {
      const items = artworksOf(description);
      const [dad, boy] = [whole(items, "man"), whole(items, "boy")];
      expect(boy.box.y).toBeLessThan(dad.box.y);
      expect(foot(boy.box)).toBeLessThan(dad.box.y + 0.6 * dad.box.height);
      expect(shared(boy.box, dad.box)).toBeGreaterThan(0.5 * dad.box.width);
    },
  );

  it.each([
    ["a mother holding a baby", "woman", "baby"],
    ["妈妈抱着宝宝", "woman", "baby"],
    ["a girl hugging a teddy bear", "girl", "teddy-bear"],
    ["a boy carrying a puppy", "boy", "dog"],
    ["爷爷抱着孙子", "grandfather", "boy"],
  ])("%s: before the chest, under the chin, the arms around", (description, bearer, load) => {
    const items = artworksOf(description);
    const [who, what] = [whole(items, bearer), whole(items, load)];
    const arms = only(items, bearer).find(({ artwork }) => artwork.variant === "front")!;
    expect(items.indexOf(what)).toBeGreaterThan(items.indexOf(who));
    expect(items.indexOf(arms)).toBeGreaterThan(items.indexOf(what));
    expect(what.box.y).toBeGreaterThan(who.box.y + 0.12 * who.box.height);
    expect(foot(what.box)).toBeLessThan(foot(who.box) - 0.15 * who.box.height);
    expect(shared(what.box, who.box)).toBeGreaterThan(0.4 * what.box.width);
  });

  it.each([
    ["a dad lifting his baby", "man", "baby"],
    ["a superhero lifting a car", "superhero", "automobile"],
  ])("%s: above the head", (description, bearer, load) => {
    const items = artworksOf(description);
    const [who, what] = [whole(items, bearer), whole(items, load)];
    expect(foot(what.box)).toBeLessThan(who.box.y + 0.06 * who.box.height);
    expect(shared(what.box, who.box)).toBeGreaterThan(0.5 * who.box.width);
  });
});

describe("those who touch each other", () => {
  it.each(["two friends holding hands", "小朋友手拉手", "奶奶牵着孙女的手散步"])(
    "%s: they stand just as far apart as their arms reach",
    (description) => {
      const people = artworksOf(description)
        .filter(({ artwork }) => artwork.set === "figure")
        .toSorted((a, b) => a.box.x - b.box.x);
      expect(people.length).toBeGreaterThan(1);
      for (const [place, { box }] of people.slice(1).entries()) {
        const before = people[place]!.box;
        expect(shared(before, box)).toBeGreaterThan(0);
        expect(shared(before, box)).toBeLessThan(0.25 * Math.min(before.width, box.width));
        expect(foot(box)).toBeCloseTo(foot(before), 0);
      }
    },
  );

  it("two who hug overlap and look at each other, the taller with lower arms", () => {
    const items = artworksOf("grandpa hugging his grandson");
    const [grandpa, boy] = [whole(items, "grandfather"), whole(items, "boy")];
    expect(poseOf(grandpa)).toBe("hugging-down");
    expect(shared(grandpa.box, boy.box)).toBeGreaterThan(0.4 * boy.box.width);
    expect(boy.mirrored).not.toBe(grandpa.mirrored);
  });

  it("a high five is one above their shoulders, in the middle", () => {
    const items = artworksOf("two kids giving a high five");
    const [girl, boy] = [whole(items, "girl"), whole(items, "boy")];
    expect([girl, boy].map(poseOf)).toEqual(["high-five", "high-five"]);
    expect(boy.mirrored).not.toBe(girl.mirrored);
    expect(shared(girl.box, boy.box)).toBeGreaterThan(0);
  });
});

describe("the young of animals", () => {
  it.each([
    ["考拉妈妈背着宝宝", "koala"],
    ["a koala with a baby on its back", "koala"],
    ["a monkey carrying a baby monkey on its back", "monkey"],
  ])("%s: behind the back of a parent, not on the head", (description, kin) => {
    const both = only(artworksOf(description), kin).toSorted((a, b) => b.box.height - a.box.height);
    expect(both.map(poseOf)).toEqual(["piggyback", "clinging"]);
    const [parent, young] = both as [PlacedArtwork, PlacedArtwork];
    expect(middle(young.box)).toBeLessThan(parent.box.x + 0.3 * parent.box.width);
    expect(young.box.y).toBeGreaterThan(parent.box.y - 0.1 * parent.box.height);
    expect(foot(young.box)).toBeLessThan(foot(parent.box));
  });
});

describe("a large thing in both arms", () => {
  it.each([
    ["一条龙抱着一个大汤圆", "chinese-dragon", "tangyuan"],
    ["a dragon hugging a big dumpling", "dragon", "dumpling"],
    ["a panda hugging a giant strawberry", "panda", "strawberry"],
    ["一只小老鼠抱着一大块奶酪", "mouse", "cheese-wedge"],
    ["a girl hugging a giant pencil", "girl", "pencil"],
  ])("%s: before the belly, the forearms over it", (description, who, what) => {
    const items = artworksOf(description);
    const bearer = whole(items, who);
    const [thing] = only(items, what);
    const arms = only(items, who).find(({ artwork }) => artwork.variant === "front")!;
    expect(poseOf(bearer)).toBe("embracing");
    const order = [bearer, thing!, arms].map((one) => items.indexOf(one));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(Math.abs(middle(thing!.box) - middle(arms.box))).toBeLessThan(0.2 * arms.box.width);
    expect(thing!.box.y).toBeGreaterThan(bearer.box.y + 0.3 * bearer.box.height);
    expect(foot(thing!.box)).toBeGreaterThan(foot(arms.box));
  });

  it("is before an octopus, which has no arms", () => {
    const items = artworksOf("an octopus hugging a treasure chest");
    const [octopus, chest] = [whole(items, "octopus"), whole(items, "treasure-chest")];
    expect(items.indexOf(chest)).toBeGreaterThan(items.indexOf(octopus));
    expect(Math.abs(middle(chest.box) - middle(octopus.box))).toBeLessThan(1);
  });
});
