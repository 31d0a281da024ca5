import { describe, expect, it } from "vitest";
import { subjectById } from "../lexicon/subjects.ts";
import { eyesOf } from "./close-eyes.ts";
import { loadArtwork } from "./load-artwork.ts";
import { pathBounds } from "./path.ts";

const { artwork } = subjectById("cat");
const plain = loadArtwork(artwork);
const added = (variant: "angry" | "sad" | "surprised") =>
  loadArtwork({ ...artwork, variant }).shapes.slice(plain.shapes.length);

describe("the mood of a cat", () => {
  it.each([
    ["angry", 2],
    ["sad", 3],
    ["surprised", 2],
  ] as const)("is seen above its eyes: %s", (mood, count) => {
    const shapes = added(mood);
    expect(shapes).toHaveLength(count);
    const [left, right] = eyesOf(plain.shapes).toSorted((a, b) => a.x - b.x);
    for (const [index, eye] of [left!, right!].entries()) {
      const brow = pathBounds(shapes[index]!.path);
      expect(brow.y).toBeLessThan(eye.y);
      expect(Math.abs(brow.x + brow.width / 2 - (eye.x + eye.width / 2))).toBeLessThan(eye.width);
    }
  });

  it("turns the brows the other way in sorrow than in anger", () => {
    const slopeOf = (mood: "angry" | "sad") => {
      const [start, curve] = added(mood)[0]!.path;
      return (curve as number[])[6]! - (start as number[])[2]!;
    };
    expect(slopeOf("angry")).toBeGreaterThan(0);
    expect(slopeOf("sad")).toBeLessThan(0);
  });
});

it("an angry ox has brows above its eyes, none above its nostrils", () => {
  const ox = subjectById("ox").artwork;
  const angry = loadArtwork({ ...ox, variant: "angry" }).shapes;
  expect(angry.slice(loadArtwork(ox).shapes.length)).toHaveLength(2);
});
