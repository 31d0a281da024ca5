import { describe, expect, it } from "vitest";
import { parts } from "../lexicon/parts.ts";
import type { ArtworkRef, Face, SourceShape } from "../types.ts";
import { isInside } from "./clip.ts";
import { loadArtwork } from "./load-artwork.ts";
import { pathBounds } from "./path.ts";

const faces: Face[] = ["happy", "sad", "angry", "surprised", "sleepy", "lively"];
const things: ArtworkRef[] = [
  { set: "noto", name: "cupcake" },
  { set: "noto", name: "strawberry" },
  { set: "noto", name: "watermelon" },
  { set: "noto", name: "cloud" },
  { set: "noto", name: "pizza" },
];

const withPart = (shapes: readonly SourceShape[], part: object) =>
  shapes.filter((shape) => shape.part === part).map(({ path }) => pathBounds(path));
const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;

describe("a face on a thing", () => {
  it.each(things.flatMap((ref) => faces.map((face) => ({ ...ref, face }))))(
    "$name, $face: two eyes at one height on one area of it, the mouth below and between them",
    (ref) => {
      const { shapes } = loadArtwork(ref);
      const [left, right, ...more] = withPart(shapes, parts.eye);
      expect(more).toEqual([]);
      expect(left!.y).toBeCloseTo(right!.y);
      const [mouth] = withPart(shapes, parts.mouth);
      expect(middle(mouth!)).toBeCloseTo((middle(left!) + middle(right!)) / 2);
      expect(mouth!.y).toBeGreaterThan(left!.y);
      // What is under both eyes and the mouth last of all is one shape.
      const first = shapes.findIndex(({ part }) => part === parts.eye);
      const host = (box: { x: number; y: number; width: number; height: number }) =>
        shapes.findLastIndex(
          ({ kind, path, part }, at) =>
            at < first &&
            kind === "area" &&
            part !== parts.cheek &&
            isInside(path, [box.x + box.width / 2, box.y + box.height / 2], 0.1),
        );
      expect(host(left!)).toBeGreaterThanOrEqual(0);
      expect(new Set([left!, right!, mouth!].map(host)).size).toBe(1);
    },
  );

  it("has no seed in it, and the others stay", () => {
    const seeds = (shapes: readonly SourceShape[]) =>
      shapes.filter(({ path }) => pathBounds(path).width < 8).length;
    const plain = loadArtwork({ set: "noto", name: "watermelon" }).shapes;
    const { shapes } = loadArtwork({ set: "noto", name: "watermelon", face: "happy" });
    const [left] = withPart(shapes, parts.eye);
    const own = shapes.filter(({ part }) => part !== parts.eye && part !== parts.cheek);
    expect(seeds(own)).toBeLessThan(seeds(plain));
    expect(left!.width).toBeGreaterThan(3);
  });

  it("is not given to what has one: its own shows the mood", () => {
    const sun: ArtworkRef = { set: "own", name: "sun" };
    expect(loadArtwork({ ...sun, face: "happy" }).shapes).toEqual(loadArtwork(sun).shapes);
    const angry = loadArtwork({ ...sun, face: "angry" }).shapes;
    expect(angry.length).toBe(loadArtwork(sun).shapes.length + 2);
  });

  it("comes with two hands and two shoes where the thing is lively, and not otherwise", () => {
    const pizza: ArtworkRef = { set: "noto", name: "pizza" };
    for (const part of [parts.hand, parts.shoe]) {
      expect(withPart(loadArtwork({ ...pizza, face: "lively" }).shapes, part)).toHaveLength(2);
      expect(withPart(loadArtwork({ ...pizza, face: "happy" }).shapes, part)).toEqual([]);
    }
    const { box } = loadArtwork({ ...pizza, face: "lively" });
    const hands = withPart(loadArtwork({ ...pizza, face: "lively" }).shapes, parts.hand);
    const body = loadArtwork(pizza).box;
    expect(Math.min(...hands.map(({ x }) => x))).toBeLessThan(body.x + 0.2 * body.width);
    expect(box.height).toBeGreaterThan(body.height);
  });

  it("is left out where there is no room for one", () => {
    const fork: ArtworkRef = { set: "own", name: "stick" };
    expect(loadArtwork({ ...fork, face: "happy" }).shapes).toEqual(loadArtwork(fork).shapes);
  });

  it("is on the front of what somebody sits in", () => {
    const cup: ArtworkRef = { set: "own", name: "teacup", variant: "front" };
    expect(withPart(loadArtwork({ ...cup, face: "happy" }).shapes, parts.eye)).toHaveLength(2);
    expect(withPart(loadArtwork({ ...cup, face: "lively" }).shapes, parts.hand)).toEqual([]);
  });
});
