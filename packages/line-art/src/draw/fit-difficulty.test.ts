import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { overlaps } from "../artwork/box.ts";
import { eyesOf } from "../artwork/close-eyes.ts";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { pathBounds } from "../artwork/path.ts";
import { composeScene } from "../compose/compose.ts";
import { regionBand, thinnestLinePt } from "../quality/bars.ts";
import { findLeaks } from "../quality/find-leaks.ts";
import { measurePage } from "../quality/measure-page.ts";
import type { Pixels } from "../quality/pixels.ts";
import { readDescription } from "../read/read.ts";
import type { Drawing, DrawOptions, PlacedArtwork, Scene } from "../types.ts";
import { writeColour, writeLineArt } from "../write/write-svg.ts";
import { askedBy } from "./asked-by.ts";
import { drawScene } from "./draw-scene.ts";
import { findRegions } from "./find-regions.ts";
import { fitDifficulty } from "./fit-difficulty.ts";
import { thinnestOutline } from "./line-width.ts";

const plain: DrawOptions = { aspectRatio: "1:1", complexity: "medium", style: "cartoon", seed: 1 };

function sceneOf(description: string, options: Partial<DrawOptions> = {}): Scene {
  const read = readDescription(description);
  if (!read.ok) throw new Error(`${description}: ${read.reason}`);
  return composeScene(read.brief, { ...plain, ...options });
}

function pixelsOf(svg: string): Pixels {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: 1024 } }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

const measured = (drawing: Drawing) => measurePage(pixelsOf(writeLineArt(drawing)));

/** As the rendered page shows it. */
const measuredRegions = (drawing: Drawing) => measured(drawing).regions;

const decorationOf = ({ items }: Scene) => items.filter(({ role }) => role === "decoration");

describe("the areas to colour", () => {
  it.each([
    "a police car on the street",
    "an ambulance on the street",
    "a school bus on the street",
  ])("%s: has its windows, whatever drives and stands behind", (description) => {
    const read = readDescription(description);
    if (!read.ok) throw new Error(read.reason);
    const options = { ...plain, complexity: "simple", aspectRatio: "16:9", seed: 2 } as const;
    const page = fitDifficulty(composeScene(read.brief, options), askedBy(read.brief));
    expect(page.regionsByItem().get("m1-1")).toBeGreaterThanOrEqual(6);
  });

  it.each(["weather chart", "天气表"])(
    "%s: a border covers no word, and does not make the page harder than it is",
    (description) => {
      const read = readDescription(description);
      if (!read.ok) throw new Error(read.reason);
      const options = { ...plain, aspectRatio: "16:9", style: "anime" } as const;
      const { scene, drawing } = fitDifficulty(
        composeScene(read.brief, options),
        askedBy(read.brief),
      );
      const inFrame = drawing.shapes.filter(
        ({ item, fill }) => item === "frame" && fill === "paper",
      );
      const fields = inFrame
        .map(({ path }) => pathBounds(path))
        .filter(({ width, height }) => Math.min(width, height) < 200);
      const words = scene.items.filter(({ id }) => /^(word|label)-/.test(id));
      expect(words.length).toBeGreaterThan(4);
      for (const { box, name } of words)
        for (const field of fields) expect(overlaps(box, field, 0), name.en).toBe(false);
      const [least, most] = regionBand[scene.difficulty];
      const { regions } = measured(drawing);
      expect(regions).toBeGreaterThanOrEqual(least);
      expect(regions).toBeLessThanOrEqual(most);
    },
  );

  it("saturn with rings and stars: where no border has room, the page is for younger ones, and says so", () => {
    const { scene, drawing } = fitDifficulty(sceneOf("saturn with rings and stars", { seed: 212 }));
    expect(scene.difficulty).toBe("easy");
    expect(thinnestLinePt(drawing)).toBeGreaterThanOrEqual(thinnestOutline.easy);
    expect(measuredRegions(drawing)).toBeGreaterThanOrEqual(regionBand.easy[0]);
    expect(measuredRegions(drawing)).toBeLessThanOrEqual(regionBand.easy[1]);
  });

  it("消防员叔叔用云梯救下树上的小猫: what is joined with a ladder is of its color to the very edge", () => {
    const scene = sceneOf("消防员叔叔用云梯救下树上的小猫", { style: "sketch", seed: 2 });
    const { drawing } = fitDifficulty(scene);
    expect(findLeaks(pixelsOf(writeLineArt(drawing)), pixelsOf(writeColour(drawing)))).toEqual([]);
  });

  it("a popcorn string in bold contours is no blot", () => {
    const scene = sceneOf("children decorating a christmas tree with popcorn strings", {
      complexity: "simple",
      style: "realistic",
      seed: 388,
    });
    expect(measured(fitDifficulty(scene).drawing).largestSolid).toBeLessThan(0.008);
  });

  it.each([
    "a princess riding a unicorn under a rainbow",
    "a princess in front of a castle",
    "骑独角兽的公主",
  ])("%s: on the plainest page too she has her crown", (description) => {
    const scene = sceneOf(description, { complexity: "simple" });
    const parts = fitDifficulty(scene).drawing.shapes.map(({ part }) => part?.en);
    expect(parts).toContain("crown");
  });

  it.each([
    ["a girl with glasses reading a book on a sofa", "book", 0.02],
    ["a boy playing the guitar", "guitar", 0.06],
    ["a boy fishing by the river", "fishing rod", 0.01],
  ])("%s: on the plainest page too the %s is by itself", (description, thing, most) => {
    const { drawing } = fitDifficulty(sceneOf(description, { complexity: "simple" }));
    const own = findRegions(drawing).filter(({ part }) => part?.en === thing);
    expect(own.length).toBeGreaterThan(0);
    expect(Math.max(...own.map(({ area }) => area))).toBeLessThan(most);
  });

  it.each(["a cat", "two rabbits and a hedgehog in the forest", "a robot playing the guitar"])(
    "%s: are counted without a renderer as one would count them on the page",
    (description) => {
      const drawing = drawScene(sceneOf(description));
      const found = findRegions(drawing).length;
      expect(Math.abs(found - measuredRegions(drawing))).toBeLessThanOrEqual(
        Math.ceil(0.12 * found),
      );
    },
  );

  it.each(["a cat", "a lion wearing a crown", "一辆消防车", "a mouse eating cheese"])(
    "%s: are as few as suit a medium page",
    (description) => {
      const { drawing } = fitDifficulty(sceneOf(description));
      expect(measuredRegions(drawing)).toBeLessThanOrEqual(31);
      expect(measuredRegions(drawing)).toBeGreaterThanOrEqual(10);
    },
  );

  it.each(["a horse", "a girl", "a police car", "一只熊猫", "穿汉服的女孩", "a cow on a farm"])(
    "%s: are as few as suit a small child, and closed",
    (description) => {
      const scene = sceneOf(description, { complexity: "simple" });
      const { drawing } = fitDifficulty(scene);
      const { regions } = measured(drawing);
      expect(regions).toBeGreaterThanOrEqual(6);
      expect(regions).toBeLessThanOrEqual(15);
      expect(findLeaks(pixelsOf(writeLineArt(drawing)), pixelsOf(writeColour(drawing)))).toEqual(
        [],
      );
    },
  );

  it.each(["a dog with a bone in its mouth", "a dog with a stick in its mouth"])(
    "%s: both eyes are seen, though the light in one is at its rim",
    (description) => {
      const { scene, drawing } = fitDifficulty(sceneOf(description));
      const dog = scene.items.find((item) => item.kind === "artwork" && item.subject === "dog");
      const { artwork, box } = dog as PlacedArtwork;
      const source = loadArtwork(artwork);
      const { data, width, height } = pixelsOf(writeLineArt(drawing));
      for (const eye of eyesOf(source.shapes)) {
        const across = (eye.x + 0.4 * eye.width - source.box.x) / source.box.width;
        const down = (eye.y + 0.7 * eye.height - source.box.y) / source.box.height;
        const x = Math.round(((box.x + across * box.width) / scene.width) * width);
        const y = Math.round(((box.y + down * box.height) / scene.height) * height);
        expect(data[4 * (y * width + x)]).toBe(0);
      }
    },
  );

  it("small people on a medium page have no ears, which would be black; large ones do", () => {
    const earsOf = (description: string) =>
      fitDifficulty(sceneOf(description)).drawing.shapes.filter(({ part }) => part?.en === "ear");
    expect(earsOf("a teacher and five children")).toEqual([]);
    expect(earsOf("a boy")).toHaveLength(2);
  });

  it.each(["a knight and a dragon", "a boy playing soccer"])(
    "%s: what was asked for has more areas than all that is around it",
    (description) => {
      const { scene, drawing } = fitDifficulty(sceneOf(description));
      const asked = new Set(scene.items.flatMap((item) => (item.role === "hero" ? [item.id] : [])));
      const regions = findRegions(drawing);
      const own = regions.filter(({ item }) => asked.has(item)).length;
      expect(own).toBeGreaterThan(regions.length / 2);
      expect(regions.length).toBeLessThanOrEqual(30);
    },
  );

  it("only what nobody asked for is left out, and the place can still be told", () => {
    const scene = sceneOf("a cow, two pigs and three chickens on a farm");
    const fitted = fitDifficulty(scene).scene;
    const heroes = (all: Scene) => all.items.filter(({ role }) => role === "hero");
    expect(heroes(fitted)).toEqual(heroes(scene));
    expect(decorationOf(fitted).length).toBeLessThan(decorationOf(scene).length);
    expect(fitted.items.map(({ name }) => name.en)).toContain("barn");
  });

  it.each([
    "a cow, two pigs and three chickens on a farm",
    "花园里的孩子和五个彩蛋",
    "elephant mandala",
  ])("%s: a full page, too, keeps to its band", (description) => {
    const { drawing } = fitDifficulty(sceneOf(description));
    expect(measuredRegions(drawing)).toBeLessThanOrEqual(30);
    expect(measuredRegions(drawing)).toBeGreaterThanOrEqual(16);
  });

  it("the fullest night still has its stars", () => {
    const full = sceneOf("a witch on a broom at night with three black cats");
    const { scene } = fitDifficulty(full, { sky: true });
    expect(decorationOf(scene).some(({ id }) => id.startsWith("star"))).toBe(true);
  });

  it("a small child's page is one line of ground and the things, unless a place is asked for", () => {
    const scene = sceneOf("a bear and a fox on a farm", { complexity: "simple" });
    const scenery = (all: Scene) => all.items.filter(({ role }) => role === "scenery");
    expect(scenery(fitDifficulty(scene).scene)).toHaveLength(1);
    const farm = scenery(fitDifficulty(scene, { place: true }).scene);
    expect(farm.length).toBeGreaterThan(1);
    expect(scenery(scene)).toEqual(expect.arrayContaining(farm));
  });

  it.each([
    ["a haunted house with bats", "haunted house", { door: 1 }],
    ["a farm with a windmill, a cow and a barn", "windmill", { sail: 4, door: 1 }],
  ])("%s: the %s keeps what it is known by on a medium page", (description, name, counts) => {
    const page = fitDifficulty(sceneOf(description, { complexity: "medium" }));
    const { id } = page.scene.items.find((item) => item.name.en === name)!;
    for (const [part, count] of Object.entries(counts))
      expect(
        page.regions.filter((region) => region.item === id && region.part?.en === part),
      ).toHaveLength(count);
  });

  it.each(["a girl riding a bike", "两个小朋友骑自行车"])(
    "%s: the bicycle keeps both its tires for a small child",
    (description) => {
      const page = fitDifficulty(sceneOf(description, { complexity: "simple" }));
      const bicycles = page.scene.items.filter(({ name }) => name.en === "bicycle");
      expect(bicycles.length).toBeGreaterThan(0);
      for (const { id } of bicycles) {
        const tires = page.regions.filter(({ item, part }) => item === id && part?.en === "tire");
        expect(tires.length).toBeGreaterThanOrEqual(2);
      }
    },
  );

  it.each(["a flamingo standing in water", "螃蟹"])(
    "%s: there is water for a small child, too",
    (description) => {
      const { scene } = fitDifficulty(sceneOf(description, { complexity: "simple" }));
      expect(scene.items.map(({ name }) => name.en)).toContain("wave");
    },
  );

  it.each([
    "a polar bear and a penguin",
    "a polar bear, a seal and two penguins",
    "a cat and a dog",
    "a pie with a pumpkin",
  ])("%s: a small child's page has as much of the sky as there is room for", (words) => {
    const scene = sceneOf(words, { complexity: "simple" });
    expect(decorationOf(scene)).not.toEqual([]);
    const page = fitDifficulty(scene);
    const regions = findRegions(page.drawing).length;
    expect(regions).toBeLessThanOrEqual(15);
    if (regions < 14) expect(decorationOf(page.scene)).not.toEqual([]);
  });

  it("a small child's fullest page loses the sky, but never the rain asked for", () => {
    const crowd = sceneOf("a cow, three sheep and four chickens", { complexity: "simple" });
    expect(decorationOf(crowd)).not.toEqual([]);
    expect(decorationOf(fitDifficulty(crowd).scene)).toEqual([]);
    expect(decorationOf(fitDifficulty(crowd, { sky: true }).scene)).not.toEqual([]);
  });

  it("a small child's fullest page of the mid-autumn festival keeps its moon", () => {
    const crowd = sceneOf("中秋节一家人吃月饼赏月", { complexity: "simple" });
    const names = fitDifficulty(crowd).scene.items.map(({ name }) => name.en);
    expect(names).toContain("moon");
  });

  it.each([
    ["three jack-o-lanterns", 3],
    ["six rainbows", 6],
  ])("%s: what tells them stays on the plainest page", (words, count) => {
    const { drawing } = fitDifficulty(sceneOf(words, { complexity: "simple" }));
    const marks = drawing.shapes.filter(({ part }) => part && /^(eye|second band)$/.test(part.en));
    expect(marks.length).toBeGreaterThanOrEqual(count);
  });

  it.each(["字母A和苹果", "a bear fishing in the river", "生日蛋糕"])(
    "%s: a complex page keeps everything and has areas enough for an adult",
    (description) => {
      const scene = sceneOf(description, { complexity: "complex" });
      const page = fitDifficulty(scene);
      expect(page.scene).toBe(scene);
      expect(page.drawing.shapes.slice(0, 5)).toEqual(drawScene(scene).shapes.slice(0, 5));
      const quality = measured(page.drawing);
      expect(quality.regions).toBeGreaterThanOrEqual(60);
      expect(quality.ink).toBeLessThan(0.2);
    },
  );

  it.each(["a lion", "公主和城堡"])(
    "%s: patterns stay where they were set: nothing leaks",
    (words) => {
      const { drawing } = fitDifficulty(sceneOf(words, { complexity: "complex" }));
      expect(findLeaks(pixelsOf(writeLineArt(drawing)), pixelsOf(writeColour(drawing)))).toEqual(
        [],
      );
    },
  );

  it.each(["owl mandala", "八重曼陀罗"])(
    "%s: nothing is added to what is the same all round",
    (words) => {
      const scene = sceneOf(words, { complexity: "complex" });
      // But for specks, which are filled.
      const lines = ({ shapes }: Drawing) => shapes.filter(({ fill }) => fill !== "ink");
      expect(lines(fitDifficulty(scene).drawing)).toEqual(lines(drawScene(scene)));
    },
  );

  it("a patterned person keeps a plain face", () => {
    const scene = sceneOf("a princess", { complexity: "complex" });
    const plainShapes = drawScene(scene).shapes.length;
    const patterned = fitDifficulty(scene).drawing.shapes.slice(plainShapes);
    const isSkin = patterned.some(({ part }) => part && /face|hand|arm|leg/.test(part.en));
    expect(patterned.length).toBeGreaterThan(20);
    expect(isSkin).toBe(false);
  });

  it("leaves the map in its narrow frame, small as it is", () => {
    const { drawing } = fitDifficulty(sceneOf("a pirate reading a map", { seed: 5 }));
    expect(measured(drawing).largestSolid).toBeLessThanOrEqual(0.008);
  });

  it.each([
    ["an egg", { style: "anime" }],
    ["a winking face", { style: "realistic" }],
    ["two hearts", { complexity: "simple" }],
    ["拼图和两颗骰子", { style: "anime", aspectRatio: "16:9" }],
  ] as const)("%s: a border makes up for what there is too little of", (description, options) => {
    const { scene, drawing } = fitDifficulty(sceneOf(description, options));
    const [least, most] = scene.difficulty === "easy" ? [6, 15] : [16, 30];
    const regions = measuredRegions(drawing);
    expect(regions).toBeGreaterThanOrEqual(least);
    expect(regions).toBeLessThanOrEqual(most);
    const asked = scene.items.filter(({ kind }) => kind === "artwork").map(({ box }) => box);
    const fields = drawing.shapes
      .filter(({ item, fill }) => item === "frame" && fill === "paper")
      .slice(1)
      .map(({ path }) => pathBounds(path));
    for (const { x, y, width, height } of asked) {
      const cut = fields.filter(
        (field) =>
          x < field.x + field.width &&
          field.x < x + width &&
          y < field.y + field.height &&
          field.y < y + height,
      );
      expect(cut).toEqual([]);
    }
  });

  it.each([
    ["a teddy bear and a ball and a drum", { complexity: "simple", style: "anime" }],
    ["a camera with flash", { complexity: "simple", style: "sketch" }],
    ["a world map", { complexity: "simple", style: "anime" }],
    ["a dog bowl", { complexity: "simple" }],
    ["a feather", { complexity: "simple", style: "sketch" }],
  ] as const)("%s: its rings, hoops and rims are no black bands", (description, options) => {
    const { drawing } = fitDifficulty(sceneOf(description, options));
    expect(measured(drawing).largestSolid).toBeLessThanOrEqual(0.008);
  });

  it("has a border only where it cuts nothing that was asked for", () => {
    const inBorder = (description: string) => {
      const { drawing } = fitDifficulty(sceneOf(description, { complexity: "complex" }));
      return drawing.shapes.filter(({ item }) => item === "frame").length > 20;
    };
    expect(inBorder("a star")).toBe(true);
    expect(inBorder("a cat in space with a ringed planet")).toBe(false);
  });
});

it("a window that is joined with its wall keeps its frame, not only the bars in it", () => {
  const description = "a house with a door and windows and a garden";
  const { drawing } = fitDifficulty(sceneOf(description, { complexity: "simple" }));
  const windows = drawing.shapes
    .filter(({ part, stroke }) => part?.en === "window" && stroke > 0)
    .map(({ path }) => pathBounds(path))
    .filter(({ y }) => y > 0.55 * drawing.height);
  expect(windows).toHaveLength(2);
  const { data, width: columns } = pixelsOf(writeLineArt(drawing));
  const isInk = (x: number, y: number) =>
    data[4 * (Math.round(y) * columns + Math.round(x))]! < 128;
  for (const { x, y, width, height } of windows) {
    const steps = Array.from({ length: 50 }, (_, at) => (at + 0.5) / 50);
    const rim = steps.flatMap((share) => [
      isInk(x + share * width, y),
      isInk(x + share * width, y + height),
      isInk(x, y + share * height),
      isInk(x + width, y + share * height),
    ]);
    expect(rim.filter(Boolean).length / rim.length).toBeGreaterThan(0.85);
  }
});
