import { describe, expect, it } from "vitest";
import { eyesOf } from "../artwork/close-eyes.ts";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { pathBounds } from "../artwork/path.ts";
import { artworksOf, only } from "./scene-of.ts";

const partsOf = (description: string, subject: string) => {
  const [who] = only(artworksOf(description), subject);
  return loadArtwork(who!.artwork).shapes.flatMap(({ part }) => part?.en ?? []);
};

describe("an animal in clothes", () => {
  it.each([
    ["a cat in a sweater", "cat", "sleeve"],
    ["穿毛衣的小猫", "cat", "sleeve"],
    ["a cat wearing boots", "cat", "boot"],
    ["a dog wearing a jacket", "dog", "jacket"],
    ["a pig in a dress", "pig", "dress"],
    ["系围裙的小熊", "bear", "apron"],
    ["a teddy bear in pajamas", "teddy-bear", "trousers"],
    ["a dog dressed as a pirate", "dog", "hat"],
    ["小熊医生", "bear", "stethoscope"],
    ["a horse in a dress", "horse", "dress"],
    ["a unicorn in a sweater", "unicorn", "sleeve"],
    ["a chicken doctor", "chicken", "stethoscope"],
    ["a duck in a raincoat", "duck", "sleeve"],
    ["a penguin chef", "penguin", "hat"],
    ["穿裙子的大象", "elephant", "dress"],
    ["an owl teacher", "owl", "collar"],
    ["穿毛衣的刺猬", "hedgehog", "sleeve"],
    ["a sheep in pajamas", "ewe", "trousers"],
    ["鳄鱼牙医", "crocodile", "stethoscope"],
    ["a hippo ballerina", "hippopotamus", "dress"],
    ["a dinosaur in a suit", "sauropod", "sleeve"],
    ["a bear in a poncho", "bear", "sleeve"],
  ])("%s: is seen to wear it", (description, animal, part) => {
    expect(partsOf(description, animal)).toContain(part);
    expect(artworksOf(description).filter(({ mention }) => mention)).toHaveLength(1);
  });

  it("keeps its own head, and lies nowhere about", () => {
    const [cat] = only(artworksOf("a cat in a sweater"), "cat");
    expect(cat!.artwork.name).toBe("cat:boy+sweater/standing");
    expect(partsOf("a cat in a sweater", "cat")).not.toContain("hair");
  });

  it.each(["a penguin chef", "a zebra police officer", "a T-rex police officer"])(
    "%s: looks out from under the hat",
    (description) => {
      const { artwork } = artworksOf(description)[0]!;
      const { shapes } = loadArtwork(artwork);
      const brim = shapes.findLast(({ part }) => part?.en === "hat");
      const { y, height } = pathBounds(brim!.path);
      const [eye] = eyesOf(shapes);
      expect(eye!.y + eye!.height / 2).toBeGreaterThan(y + height - 1);
    },
  );

  it.each(["a dog wearing a hat", "戴墨镜的狗", "a fox with a scarf"])(
    "%s: on all fours, as what it has on needs no more",
    (description) => {
      expect(artworksOf(description)[0]!.artwork.set).not.toBe("figure");
    },
  );

  it("Puss in Boots is a cat dressed as he is known", () => {
    for (const description of ["Puss in Boots", "穿靴子的猫"])
      expect(partsOf(description, "cat")).toEqual(expect.arrayContaining(["boot", "hat"]));
  });
});
