import { describe, expect, it } from "vitest";
import { eyesOf } from "../../artwork/close-eyes.ts";
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { pathBounds } from "../../artwork/path.ts";
import { artworksOf, only } from "../scene-of.ts";

const partsOf = (description: string, subject: string) => {
  const [who] = only(artworksOf(description), subject);
  return loadArtwork(who!.artwork).shapes.flatMap(({ part }) => part?.en ?? []);
};

describe("a small animal that does what takes hands", () => {
  it.each([
    ["a bee playing the violin", "bee", ["antenna", "wing", "stripe"]],
    ["看书的瓢虫", "ladybug", ["antenna", "wing", "spot"]],
    ["a bat reading a book", "bat", ["ear", "wing", "tooth"]],
    ["小鸟弹吉他", "bird", ["beak", "wing", "tail"]],
    ["a snail reading a book", "snail", ["shell"]],
    ["a duck playing the guitar", "duck", ["beak", "tail"]],
    ["a bee on roller skates", "bee", ["antenna", "wheel"]],
  ])("%s: is known by what it has of its own", (description, animal, own) => {
    expect(partsOf(description, animal)).toEqual(expect.arrayContaining([...own, "arm"]));
  });

  it.each(["a bird singing on a branch", "a butterfly dancing over a flower"])(
    "%s: as it is, as it needs no hands for that",
    (description) => {
      expect(artworksOf(description)[0]!.artwork.set).toBe("own");
    },
  );
});

describe("a robot, an alien and a monster", () => {
  it.each([
    ["a robot playing the guitar", "robot", ["antenna", "panel", "guitar"]],
    ["机器人跳舞", "robot", ["antenna", "panel"]],
    ["a robot chef", "robot", ["antenna", "hat"]],
    ["外星人看书", "alien", ["antenna", "belly"]],
    ["a furry monster brushing its teeth", "furry-monster", ["horn", "tooth"]],
    ["a yeti skiing", "yeti", ["face"]],
  ])("%s: has hands for it", (description, who, own) => {
    expect(partsOf(description, who)).toEqual(expect.arrayContaining([...own, "eye"]));
    expect(only(artworksOf(description), who)[0]!.artwork.set).toBe("figure");
  });

  it("stands as it always does where it does nothing", () => {
    expect(artworksOf("a robot")[0]!.artwork.set).toBe("own");
  });
});

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
    ["鳄鱼牙医", "crocodile", "tooth"],
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
      const { artwork } = artworksOf(description).find(({ role }) => role === "hero")!;
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

describe("an animal that does what takes hands", () => {
  const poseOf = (description: string, animal: string) =>
    only(artworksOf(description), animal)[0]!.artwork.name;

  it.each([
    ["a cat playing guitar", "cat", "cat:boy/playing-guitar/"],
    ["小猫钓鱼", "cat", "cat:boy/fishing/"],
    ["a fox reading a book", "fox", "fox:boy/reading/"],
    ["a monkey riding a bicycle", "monkey", "monkey:boy/cycling/"],
    ["a dog holding a bone", "dog", "dog:boy/holding/"],
    ["a monkey eating a banana", "monkey", "monkey:boy/eating/"],
    ["小熊弹钢琴", "bear", "bear:boy/playing-piano/"],
  ])("%s: has a body for it", (description, animal, pose) => {
    expect(`${poseOf(description, animal)}/`).toContain(pose);
  });

  it.each([
    ["a dog running", "dog"],
    ["a cat sleeping on a sofa", "cat"],
    ["a cow eating grass", "cow"],
    ["a tortoise carrying a snail on its back", "tortoise"],
    ["an elephant spraying water", "elephant"],
    ["a mouse riding a cat", "cat"],
  ])("%s: is as nature made it", (description, animal) => {
    expect(poseOf(description, animal)).not.toContain(":");
  });

  it("is ridden without a leg over its eyes", () => {
    const items = artworksOf("a girl riding a cat");
    const [girl, cat] = ["girl", "cat"].map((who) => only(items, who)[0]!);
    expect(items.indexOf(girl!)).toBeLessThan(items.indexOf(cat!));
    expect(girl!.box.y).toBeLessThan(cat!.box.y);
  });

  it("is nearly as large as who does it with it", () => {
    const items = artworksOf("a bear and a mouse dancing");
    const [bear, mouse] = ["bear", "mouse"].map((animal) => only(items, animal)[0]!.box.height);
    expect(bear! / mouse!).toBeLessThan(1.5);
    expect(bear! / mouse!).toBeGreaterThan(1);
  });

  it.each(["a pig wearing a crown dancing", "a bear wearing a hat fishing"])(
    "%s: sees out from under it",
    (description) => {
      const items = artworksOf(description);
      const [animal, hat] = [
        items.find(({ artwork }) => artwork.name.includes(":"))!,
        items.at(-1)!,
      ];
      const { shapes, box } = loadArtwork(animal.artwork);
      const eyes = shapes
        .filter(({ part }) => part?.en === "eye")
        .map(({ path }) => pathBounds(path));
      const scale = animal.box.height / box.height;
      const middles = eyes.map(({ y, height }) => animal.box.y + (y + height / 2 - box.y) * scale);
      expect(hat.box.y + hat.box.height).toBeLessThan(Math.max(...middles));
    },
  );

  it("has glasses before its eyes, not its nose", () => {
    const items = artworksOf("a bear with glasses reading");
    const [bear, glasses] = ["bear", "glasses"].map((what) => only(items, what)[0]!);
    expect(glasses!.box.y + glasses!.box.height / 2).toBeLessThan(
      bear!.box.y + 0.36 * bear!.box.height,
    );
  });
});

describe("several in clothes", () => {
  it.each([
    "two kids with backpacks",
    "a boy and a girl wearing backpacks",
    "背着书包的男孩和女孩",
  ])("%s: each has their own", (description) => {
    const people = artworksOf(description).filter(({ artwork }) => artwork.set === "figure");
    expect(people).toHaveLength(2);
    for (const { artwork } of people) expect(artwork.name).toContain("+backpack");
  });
});
