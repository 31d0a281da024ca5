import { styles } from "@colorleaf/domain";
import { Resvg } from "@resvg/resvg-js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePath, pathBounds } from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import { findLeaks } from "../quality/find-leaks.ts";
import { measurePage } from "../quality/measure-page.ts";
import type { ArtworkRef, Path, PlacedArtwork, PlacedShapes, Scene } from "../types.ts";
import { writeColour, writeLineArt } from "../write/write-svg.ts";
import { drawScene } from "./draw-scene.ts";

function placed(artwork: ArtworkRef, options: Partial<PlacedArtwork> = {}): PlacedArtwork {
  return {
    kind: "artwork",
    id: "a",
    subject: artwork.name,
    name: { en: artwork.name, zh: artwork.name },
    role: "hero",
    artwork,
    box: { x: 162, y: 162, width: 700, height: 700 },
    mirrored: false,
    rotation: 0,
    ...options,
  };
}

function scene(items: Scene["items"], options: Partial<Scene> = {}): Scene {
  return {
    width: 1024,
    height: 1024,
    difficulty: "medium",
    style: "cartoon",
    seed: 1,
    items,
    ...options,
  };
}

/** At 700 pixels: fine enough to tell the regions apart, and quick. */
function pixels(svg: string) {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: "width", value: 700 },
  }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

const noto = (name: string): ArtworkRef => ({ set: "noto", name });
const someThings = [
  "cat",
  "butterfly",
  "zebra",
  "octopus",
  "castle",
  "bicycle",
  "tulip",
  "birthday-cake",
];

describe("ink", () => {
  const inked = (path: Path): PlacedShapes => ({
    kind: "shapes",
    id: "label-1",
    name: { en: "label", zh: "标签" },
    role: "support",
    box: pathBounds(path),
    shapes: [{ kind: "area", path, colour: "#000000" }],
  });

  it("of a thin pen does not break in a sketch", () => {
    const pen = inked(parsePath("M200 300H600V302.6H200Z"));
    for (const seed of [1, 2, 3]) {
      const [stroke] = drawScene(scene([pen], { style: "sketch", seed })).shapes;
      expect(pathBounds(stroke!.path).height).toBeLessThan(1.3 * 2.6);
    }
  });

  it("that is pointed ends in no tip thinner than print shows, a beak for one", () => {
    const [beak] = drawScene(scene([inked(parsePath("M200 300L240 296L200 309Z"))])).shapes;
    const [dot] = drawScene(scene([inked(parsePath("M200 300H240V340H200Z"))])).shapes;
    expect(beak!.stroke).toBeGreaterThan(1);
    expect(dot!.stroke).toBe(0);
  });
});

describe("drawScene", () => {
  it("puts the artwork into its box, keeping proportions", () => {
    const box = { x: 100, y: 200, width: 300, height: 300 };
    const { shapes } = drawScene(scene([placed(noto("cat"), { box })]));
    const points = shapes.flatMap(({ path }) =>
      path.flatMap((command) => (command[0] === "Z" ? [] : [command.slice(-2) as number[]])),
    );
    const ys = points.map(([, y]) => y!);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(199);
    expect(Math.max(...ys)).toBeLessThanOrEqual(501);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(290);
  });

  it.each(someThings)(
    "makes a %s that can be coloured: white regions, little black, no leak",
    (name) => {
      const drawing = drawScene(scene([placed(noto(name))]));
      const lineArt = pixels(writeLineArt(drawing));
      const quality = measurePage(lineArt);
      expect(quality.colour).toBe(0);
      expect(quality.regions).toBeGreaterThan(3);
      expect(quality.ink).toBeLessThan(0.2);
      expect(quality.largestSolid).toBeLessThanOrEqual(0.008);
      expect(findLeaks(lineArt, pixels(writeColour(drawing)))).toEqual([]);
    },
  );

  it.each(someThings)("gives a %s as many regions mirrored as not", (name) => {
    const regions = (mirrored: boolean) =>
      measurePage(pixels(writeLineArt(drawScene(scene([placed(noto(name), { mirrored })])))))
        .regions;
    expect(Math.abs(regions(true) - regions(false))).toBeLessThanOrEqual(2);
  });

  it.each(styles)("keeps regions closed in %s style", (style) => {
    const drawing = drawScene(scene([placed(noto("duck"))], { style }));
    const lineArt = pixels(writeLineArt(drawing));
    expect(measurePage(lineArt).regions).toBeGreaterThan(4);
    expect(findLeaks(lineArt, pixels(writeColour(drawing)))).toEqual([]);
  });

  it("draws the same scene the same way, and every path of it is well formed", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...someThings),
        fc.constantFrom(...styles),
        fc.constantFrom("easy", "medium", "hard", "complex"),
        fc.double({ min: 60, max: 900, noNaN: true }),
        fc.integer({ min: -180, max: 180 }),
        fc.nat(),
        (name, style, difficulty, size, rotation, seed) => {
          const box = { x: 60, y: 60, width: size, height: size };
          const items = [placed(noto(name), { box, rotation })];
          const drawing = drawScene(scene(items, { style, difficulty, seed }));
          const again = drawScene(scene(items, { style, difficulty, seed }));
          expect(writeLineArt(drawing)).toBe(writeLineArt(again));
          expect(drawing.shapes.length).toBeGreaterThan(0);
          for (const { path, fill } of drawing.shapes) {
            expect(path[0]![0]).toBe("M");
            if (fill === "paper") expect(path.at(-1)![0]).toBe("Z");
            expect(
              path.flat().every((part) => typeof part === "string" || Number.isFinite(part)),
            ).toBe(true);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it("gives anime eyes a glint where one can be colored", () => {
    const glints = (difficulty: Scene["difficulty"], size: number, name: string) => {
      const box = { x: 60, y: 60, width: size, height: size };
      const options = { style: "anime", difficulty } as const;
      const { shapes } = drawScene(scene([placed(noto(name), { box })], options));
      return shapes.filter(
        ({ fill, stroke, path }) => fill === "paper" && stroke === 0 && path.length === 9,
      ).length;
    };
    expect(glints("complex", 900, "rabbit-face")).toBe(2);
    expect(glints("complex", 200, "rabbit-face")).toBe(0);
  });

  it("leaves out an apple that is half behind somebody in the tree", () => {
    const own = (name: string): ArtworkRef => ({ set: "own", name });
    const apples = (items: Scene["items"]) =>
      drawScene(scene(items)).shapes.filter(({ part }) => part === parts.fruit).length;
    const tree = placed(own("apple-tree"));
    const climber = placed(noto("cat"), { box: { x: 330, y: 330, width: 100, height: 100 } });
    expect(apples([tree])).toBe(7);
    expect(apples([tree, climber])).toBe(6);
    const strawberry = placed(own("strawberry"));
    expect(apples([strawberry, climber])).toBe(1);
  });

  it("closes outlines that the source leaves open", () => {
    const open: Path = [
      ["M", 100, 100],
      ["L", 600, 100],
      ["L", 600, 600],
      ["L", 100, 600],
    ];
    const item: PlacedShapes = {
      kind: "shapes",
      id: "s",
      name: { en: "sign", zh: "牌子" },
      role: "scenery",
      box: { x: 100, y: 100, width: 500, height: 500 },
      shapes: [{ kind: "area", path: open, colour: "#ffcc00" }],
    };
    const svg = writeLineArt(drawScene(scene([item])));
    expect(measurePage(pixels(svg)).regions).toBe(2);
  });

  it("gives a thing the colour that was asked for", () => {
    const { shapes } = drawScene(scene([placed(noto("cat"), { colour: "#3366cc" })]));
    expect(shapes.some(({ colour }) => colour === "#3366cc")).toBe(true);
  });
});
