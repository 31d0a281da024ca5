import { describe, expect, it } from "vitest";
import { sharedArea } from "../../artwork/box.ts";
import { artworksOf, only, sceneOf } from "../scene-of.ts";

const namesIn = (description: string) => sceneOf(description).items.map(({ name }) => name.en);

describe("inside a ship", () => {
  it.each([
    "an astronaut floating inside a space station",
    "three astronauts in the space station",
    "宇航员在空间站里飘着",
    "太空舱里的宇航员在吃饭",
    "小猴子坐在飞船里看星星",
  ])("%s: stars are in its windows, and no ship is beside them", (description) => {
    const names = namesIn(description);
    expect(names).toEqual(expect.arrayContaining(["porthole", "star"]));
    expect(names).not.toContain("ground of the moon");
    const ships = artworksOf(description).filter(({ subject }) =>
      /space-station|space-capsule|rocket/.test(subject),
    );
    expect(ships).toEqual([]);
  });

  it.each([
    ["a dog in a rocket looking at the earth", "globe-showing-europe-africa"],
    ["小朋友在飞船里看地球", "globe-showing-europe-africa"],
    ["children in a submarine looking at a whale", "whale"],
    ["小狗在潜水艇里看鱼", "fish"],
  ])("%s: it is seen through the window, and no other", (description, subject) => {
    const { items } = sceneOf(description);
    const window = items.find(({ id }) => id === "window")!.box;
    const [seen, ...others] = only(artworksOf(description), subject);
    expect(others).toEqual([]);
    const { width, height } = seen!.box;
    expect(sharedArea(seen!.box, window)).toBeCloseTo(width * height, 0);
    expect(items.map(({ id }) => id)).not.toContain(subject === "fish" ? "fish-1" : "earth");
  });

  it.each([
    ["a cat in a submarine", "submarine"],
    ["a boy in a spaceship flying to the moon", "rocket"],
    ["a rocket flying to the moon", "rocket"],
    ["an octopus driving a submarine", "submarine"],
  ])("%s: a ship that goes somewhere is seen from outside", (description, ship) => {
    expect(artworksOf(description).some(({ subject }) => subject.startsWith(ship))).toBe(true);
    expect(namesIn(description)).not.toContain("porthole");
  });

  it("who floats there is on no cloud", () => {
    expect(only(artworksOf("an alien floating in a space station"), "cloud")).toEqual([]);
  });
});
