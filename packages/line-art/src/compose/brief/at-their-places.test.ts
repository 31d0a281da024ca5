import { describe, expect, it } from "vitest";
import { artworksOf, only } from "../scene-of.ts";

const bottom = ({ box }: { box: { y: number; height: number } }) => box.y + box.height;

describe("where in a place those in it are", () => {
  it.each(["a judge in the courtroom", "法官在法庭上敲法槌"])(
    "%s: behind the bench",
    (description) => {
      const items = artworksOf(description);
      const [bench, front] = only(items, "judges-bench");
      const [judge] = only(items, "judge");
      expect(judge!.box.y).toBeLessThan(bench!.box.y);
      expect(items.indexOf(front!)).toBeGreaterThan(items.indexOf(judge!));
    },
  );

  it.each([
    ["小朋友看牙医", "boy"],
    ["a girl at the dentist", "girl"],
    ["小熊看牙医", "bear"],
  ])("%s: the patient is in the chair", (description, patient) => {
    const items = artworksOf(description);
    const [chair] = only(items, "dentist-chair");
    const [who] = only(items, patient);
    const middle = who!.box.x + who!.box.width / 2;
    expect(middle).toBeGreaterThan(chair!.box.x);
    expect(middle).toBeLessThan(chair!.box.x + chair!.box.width);
  });

  it.each(["a boy waves from the train window", "孩子隔着车窗挥手"])(
    "%s: in the window, not before the train",
    (description) => {
      const items = artworksOf(description);
      const [train, front] = only(items, "train-window");
      const [boy] = only(items, "boy");
      expect(bottom(boy!)).toBeLessThan(bottom(train!));
      expect(boy!.box.x).toBeGreaterThan(train!.box.x);
      expect(boy!.box.x + boy!.box.width).toBeLessThan(train!.box.x + train!.box.width);
      expect(items.indexOf(front!)).toBeGreaterThan(items.indexOf(boy!));
    },
  );

  it.each(["a girl on the railway platform waiting for the train", "女孩在站台上等火车"])(
    "%s: no engine stands on the platform",
    (description) => {
      expect(artworksOf(description).every(({ subject }) => !/train/.test(subject))).toBe(true);
    },
  );

  it.each(["kids in the treehouse", "孩子们在树屋里"])(
    "%s: up in it, none below",
    (description) => {
      const items = artworksOf(description);
      const [house] = only(items, "peopled-treehouse");
      for (const person of items.filter(({ artwork }) => artwork.set === "figure"))
        expect(bottom(person)).toBeLessThan(house!.box.y + 0.8 * house!.box.height);
    },
  );

  it.each(["a couple in a gondola in Venice", "威尼斯的贡多拉上坐着情侣"])(
    "%s: on board",
    (description) => {
      const items = artworksOf(description);
      const [gondola] = only(items, "gondola-with-seats");
      const people = items.filter(({ artwork }) => artwork.set === "figure");
      expect(people.length).toBeGreaterThan(1);
      for (const { box } of people) {
        expect(box.x).toBeGreaterThan(gondola!.box.x);
        expect(box.x + box.width).toBeLessThan(gondola!.box.x + gondola!.box.width);
      }
    },
  );

  it.each(["女孩坐在台阶上看书", "a girl sitting on the steps"])("%s: on a step", (description) => {
    const items = artworksOf(description);
    const [steps] = only(items, "front-steps");
    const [girl] = only(items, "girl");
    expect(girl!.box.y).toBeLessThan(steps!.box.y);
    expect(bottom(girl!)).toBeLessThan(bottom(steps!));
    expect(bottom(girl!)).toBeGreaterThan(steps!.box.y);
  });

  it.each([
    ["石桥上有一家人看鲤鱼", "carp"],
    ["a family on a stone bridge looking at a koi", "koi"],
  ])("%s: the %s is under the bridge, and smaller than they", (description, swimmer) => {
    const items = artworksOf(description);
    const [bridge] = only(items, "stone-arch-bridge");
    const [fish] = only(items, swimmer);
    const people = items.filter(({ artwork }) => artwork.set === "figure");
    const tallest = Math.max(...people.map(({ box }) => box.height));
    expect(fish!.box.y).toBeGreaterThan(bridge!.box.y + 0.3 * bridge!.box.height);
    expect(fish!.box.width).toBeLessThan(tallest);
    for (const person of people) expect(bottom(person)).toBeLessThan(fish!.box.y);
  });
});
