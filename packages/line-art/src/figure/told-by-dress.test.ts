import { expect, it } from "vitest";
import { artworksOf, only } from "../compose/scene-of.ts";
import { figureArtwork } from "./figure.ts";

it.each([
  ["giant", "giant"],
  ["a giant sleeping in the castle", "giant"],
  ["保安站在门口", "security-guard"],
  ["外国游客在拍照", "tourist"],
  ["饲养员在给河马刷牙", "zookeeper"],
  ["花仙子", "flower-fairy"],
  ["three superheroes", "superhero"],
])("%s: there is a %s", (description, who) => {
  expect(only(artworksOf(description), who).length).toBeGreaterThan(0);
});

it.each(["a superhero team of kids saving the town", "superhero kids", "超级英雄小队出动了"])(
  "%s: all three are in capes, and nobody else is there",
  (description) => {
    const people = artworksOf(description).filter(({ artwork }) => artwork.set === "figure");
    expect(people.map(({ subject }) => subject)).toEqual(["superhero", "superhero", "superhero"]);
  },
);

it.each(["mermaid princess", "美人鱼公主"])("%s: wears a crown", (description) => {
  expect(only(artworksOf(description), "crown")).toHaveLength(1);
});

it.each([
  ["a kid dressed as a pumpkin", "pumpkin"],
  ["小朋友扮成南瓜", "pumpkin"],
  ["a girl dressed as a strawberry", "strawberry"],
])("%s: is in the costume", (description, costume) => {
  const names = artworksOf(description).map(({ artwork }) => artwork.name);
  expect(names.some((name) => name.includes(`+${costume}/`))).toBe(true);
});

it.each(["a girl wearing headphones", "戴着耳机的男孩", "a panda in big headphones"])(
  "%s: has a cushion at either ear, and nothing lies about",
  (description) => {
    const items = artworksOf(description);
    expect(items.some(({ artwork }) => artwork.name.includes("+headphone/"))).toBe(true);
    expect(only(items, "headphone")).toEqual([]);
  },
);

it("boots for the rain have a rim that stays on plain pages", () => {
  const rims = (name: string) =>
    figureArtwork(name, true).shapes.filter(({ part, telling }) => telling && part?.en === "cuff");
  expect(rims("girl+rain-boots/standing").length).toBeGreaterThan(0);
  expect(rims("firefighter/standing")).toHaveLength(0);
});
