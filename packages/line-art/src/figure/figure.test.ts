import { describe, expect, it } from "vitest";
import { figureAnchors } from "./anchors.ts";
import { figureArtwork } from "./figure.ts";
import { bounds } from "./geometry.ts";
import { characters } from "./people/characters.ts";
import { poses } from "./poses/poses.ts";
import { wardrobe } from "./wardrobe.ts";

describe.each(characters.map(({ id }) => id))("%s", (id) => {
  it("can be coloured in every pose", () => {
    for (const pose of poses) {
      const name = `${id}/${pose}`;
      const { shapes, box } = figureArtwork(name);
      const areas = shapes.filter(({ kind }) => kind === "area");
      expect(areas.length, name).toBeGreaterThanOrEqual(6);
      for (const { path } of areas) {
        expect(path[0]?.[0]).toBe("M");
        expect(path.at(-1)).toEqual(["Z"]);
      }
      const numbers = shapes.flatMap(({ path }) => path.flatMap(([, ...rest]) => rest));
      expect(numbers.every(Number.isFinite), name).toBe(true);
      expect(Math.min(box.width, box.height), name).toBeGreaterThan(25);
      expect(Math.max(box.width, box.height), name).toBeLessThan(200);
    }
  });
});

it("draws the same figure from the same name", () => {
  expect(figureArtwork("girl/running")).toEqual(figureArtwork("girl/running"));
});

it("shows another face for another mood", () => {
  expect(figureArtwork("boy/standing/sad").shapes).not.toEqual(
    figureArtwork("boy/standing").shapes,
  );
});

it.each(["playing-horn", "reading", "astride"])(
  "turns a skull's sockets with the head, over the eyes: skeleton/%s",
  (pose) => {
    const { shapes } = figureArtwork(`skeleton/${pose}`);
    const eyes = shapes.filter(({ part }) => part?.en === "eye").map(({ path }) => bounds([path]));
    const sockets = eyes.slice(-2);
    for (const { x, width } of eyes.slice(0, -2)) {
      const middle = x + width / 2;
      const isCovered = sockets.some((one) => middle > one.x && middle < one.x + one.width);
      expect(isCovered).toBe(true);
    }
  },
);

it.each([
  "",
  "girl",
  "ghost/standing",
  "girl/moping",
  "girl/standing/bored",
  "girl/toString",
  "girl+spoon/standing",
  "girl+toString/standing",
])("refuses %j", (name) => {
  expect(() => figureArtwork(name)).toThrow(RangeError);
});

it("puts named clothes on over any costume", () => {
  const partsOf = (name: string) =>
    figureArtwork(name).shapes.flatMap(({ part }) => part?.en ?? []);
  expect(partsOf("girl/running")).not.toContain("boot");
  expect(partsOf("girl+rain-boots+raincoat/running")).toEqual(
    expect.arrayContaining(["boot", "jacket"]),
  );
  for (const clothing of Object.keys(wardrobe)) {
    for (const id of ["boy", "princess", "astronaut"]) {
      const bare = figureArtwork(`${id}/standing`);
      const dressed = figureArtwork(`${id}+${clothing}/standing`);
      expect(dressed.box.height / bare.box.height, clothing).toBeCloseTo(1, 0);
    }
  }
});

it("keeps children smaller than grown-ups, with larger heads for their size", () => {
  const [child, adult] = [figureArtwork("boy/standing"), figureArtwork("man/standing")];
  expect(child.box.height).toBeLessThan(adult.box.height * 0.85);
  expect(adult.box.height).toBeGreaterThan(110);
  expect(adult.box.height).toBeLessThan(140);
});

it("names its areas in both languages", () => {
  const named = figureArtwork("princess/standing").shapes.flatMap(({ part }) => part ?? []);
  expect(named).toContainEqual({ en: "gown", zh: "长裙" });
  expect(named).toContainEqual({ en: "crown", zh: "王冠" });
});

it("never says one word of two characters", () => {
  for (const language of ["en", "zh"] as const) {
    const words = characters.flatMap((character) => [...character.words[language]] as string[]);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  }
});

describe("anchors", () => {
  it.each(poses)("lie on the figure when %s", (pose) => {
    for (const id of ["girl", "man", "toddler"]) {
      for (const [name, { x, y }] of Object.entries(figureAnchors({ name: `${id}/${pose}` }))) {
        expect(x, `${id} ${name}`).toBeGreaterThan(-0.1);
        expect(x, `${id} ${name}`).toBeLessThan(1.1);
        expect(y, `${id} ${name}`).toBeGreaterThan(-0.1);
        expect(y, `${id} ${name}`).toBeLessThan(1.1);
      }
    }
  });

  it("stand in the order of the body", () => {
    const { crown, eyes, seat, feet } = figureAnchors({ name: "woman/standing" });
    expect(crown.y).toBeLessThan(eyes.y);
    expect(eyes.y).toBeLessThan(seat.y);
    expect(seat.y).toBeLessThan(feet.y);
    expect(feet.y).toBeGreaterThan(0.97);
  });
});

it("gives Pinocchio a nose longer than his head and pegs for joints", () => {
  const { shapes } = figureArtwork("pinocchio/standing");
  const boxOf = (name: string) =>
    shapes.filter(({ part }) => part?.en === name).map(({ path }) => bounds([path]));
  const [face] = boxOf("face");
  const nose = boxOf("nose").at(-1);
  expect(nose!.x + nose!.width).toBeGreaterThan(face!.x + face!.width * 1.4);
  expect(boxOf("joint")).toHaveLength(4);
});

it("lets Rapunzel's plait hang down to her feet", () => {
  const { shapes, box } = figureArtwork("rapunzel/standing");
  const hair = bounds(shapes.filter(({ part }) => part?.en === "hair").map(({ path }) => path));
  expect(hair.y + hair.height).toBeGreaterThan(box.y + box.height * 0.9);
});
