import { describe, expect, it } from "vitest";
import { subjectById } from "../lexicon/subjects.ts";
import type { ArtworkRef, Path } from "../types.ts";
import { eyesOf } from "./close-eyes.ts";
import { loadArtwork } from "./load-artwork.ts";
import { pathBounds } from "./path.ts";
import type { ShownMood } from "./show-mood.ts";

const shapesOf = (id: string, mood?: ShownMood) =>
  loadArtwork({ ...subjectById(id).artwork, ...(mood && { variant: mood }) }).shapes;
/** What is drawn in that mood only. */
const added = (id: string, mood: ShownMood) => {
  const before = new Set(shapesOf(id).map(({ path }) => JSON.stringify(path)));
  return shapesOf(id, mood).filter(({ path }) => !before.has(JSON.stringify(path)));
};
const eyes = eyesOf(shapesOf("cat")).toSorted((a, b) => a.x - b.x);
const isAbove = (path: Path) => {
  const { y, height } = pathBounds(path);
  return y + height / 2 < eyes[0]!.y;
};

describe("the mood of a cat", () => {
  it.each(["angry", "sad", "surprised", "scared"] as const)(
    "is seen above its eyes: %s",
    (mood) => {
      const brows = added("cat", mood).filter(({ path }) => isAbove(path));
      expect(brows).toHaveLength(2);
      for (const [index, eye] of eyes.entries()) {
        const brow = pathBounds(brows[index]!.path);
        expect(Math.abs(brow.x + brow.width / 2 - (eye.x + eye.width / 2))).toBeLessThan(eye.width);
      }
    },
  );

  it("turns the brows the other way in sorrow than in anger", () => {
    const slopeOf = (mood: "angry" | "sad") => {
      const [start, curve] = added("cat", mood).find(({ path }) => isAbove(path))!.path;
      return (curve as number[])[6]! - (start as number[])[2]!;
    };
    expect(slopeOf("angry")).toBeGreaterThan(0);
    expect(slopeOf("sad")).toBeLessThan(0);
  });
});

/** How much lower the middle of a mouth is than its ends: up in a smile, down in sorrow. */
function sag(path: Path): number {
  const heights = [path[0]!, path.at(-1)!].map((command) => Number(command.at(-1)));
  const { y, height } = pathBounds(path);
  return y + height - Math.max(...heights) - (Math.min(...heights) - y);
}

const figure = (name: string): ArtworkRef => ({ set: "figure", name });

describe("the mouth of who is out of temper", () => {
  it.each(["cat", "dog", "pig", "bear", "horse", "sauropod"])("%s: it turns down", (id) => {
    for (const mood of ["angry", "sad"] as const) {
      const lines = added(id, mood).filter(
        ({ kind, path }) => kind === "line" && !isBrow(id, path),
      );
      expect(lines.some(({ path }) => sag(path) < 0)).toBe(true);
    }
  });

  it.each(["badger", "fox", "frog", "robot"])("%s: upright, too", (id) => {
    const mouthOf = (mood: string) =>
      loadArtwork(figure(`${id}:boy/standing/${mood}`)).shapes.filter(
        ({ part }) => part?.en === "mouth",
      );
    expect(mouthOf("angry").some(({ path }) => sag(path) < 0)).toBe(true);
    expect(mouthOf("happy").every(({ path }) => sag(path) >= 0)).toBe(true);
  });

  it("is open in surprise", () => {
    const mouth = added("cat", "surprised").find(({ part }) => part?.en === "mouth");
    expect(mouth?.kind).toBe("area");
  });
});

/** Above the lower edge of the highest eye. */
function isBrow(id: string, path: Path): boolean {
  const { y, height } = pathBounds(path);
  return y + height / 2 < Math.min(...eyesOf(shapesOf(id)).map((eye) => eye.y + eye.height / 2));
}

it("a sleepy fox that reads has its eyes closed", () => {
  const eyesIn = (mood: string) =>
    loadArtwork(figure(`fox:boy/reading/${mood}`)).shapes.filter(({ part }) => part?.en === "eye");
  expect(eyesIn("happy")).toHaveLength(2);
  expect(eyesIn("sleepy")).toHaveLength(0);
});

it("an angry ox has brows above its eyes, none above its nostrils", () => {
  expect(added("ox", "angry").filter(({ path }) => isBrow("ox", path))).toHaveLength(2);
});
