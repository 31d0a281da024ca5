import { describe, expect, it } from "vitest";
import { connectedComponents } from "./components.ts";
import { findLeaks } from "./find-leaks.ts";
import { measurePage } from "./measure-page.ts";
import type { Pixels } from "./pixels.ts";

type Paint = (x: number, y: number) => [number, number, number];
const white: [number, number, number] = [255, 255, 255];
const black: [number, number, number] = [0, 0, 0];

function picture(size: number, paint: Paint): Pixels {
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) data.set([...paint(x, y), 255], 4 * (y * size + x));
  }
  return { data, width: size, height: size };
}

/** The border of a square from `a` to `b`, two pixels wide. */
const onFrame = (a: number, b: number, x: number, y: number) =>
  x >= a && x < b && y >= a && y < b && !(x >= a + 2 && x < b - 2 && y >= a + 2 && y < b - 2);

describe("connectedComponents", () => {
  it("tells edges from corners, and joins what meets late", () => {
    const diagonal = Uint8Array.from([1, 0, 0, 1]);
    expect(connectedComponents(diagonal, 2, 4).areas.slice(1)).toEqual([1, 1]);
    expect(connectedComponents(diagonal, 2, 8).areas.slice(1)).toEqual([2]);
    const cup = Uint8Array.from([1, 0, 1, 1, 1, 1]);
    expect(connectedComponents(cup, 3, 4).areas.slice(1)).toEqual([5]);
  });
});

describe("measurePage", () => {
  it("counts a frame's inside and outside as two regions", () => {
    const frame = picture(200, (x, y) => (onFrame(50, 150, x, y) ? black : white));
    const quality = measurePage(frame, { lineWidth: 3 });
    expect(quality).toMatchObject({ regions: 2, specks: 0, colour: 0, grey: 0, largestSolid: 0 });
    expect(quality.ink).toBeCloseTo((100 * 100 - 96 * 96) / 40_000, 5);
  });

  it("finds a solid although lines tie it to others", () => {
    const quality = measurePage(
      picture(300, (x, y) =>
        (x >= 100 && x < 160 && y >= 100 && y < 160) || (y >= 120 && y < 122) ? black : white,
      ),
    );
    expect(quality.largestSolid).toBeGreaterThan(0.036);
    expect(quality.largestSolid).toBeLessThan(0.046);
  });

  it("measures each solid by itself, whatever runs out of its surroundings", () => {
    const inDisc = (x: number, y: number, cx: number) => Math.hypot(x - cx, y - 100) < 20;
    const discs = picture(300, (x, y) => (inDisc(x, y, 60) || inDisc(x, y, 200) ? black : white));
    const onLines = picture(300, (x, y) =>
      inDisc(x, y, 60) || inDisc(x, y, 200) || y % 75 < 3 ? black : white,
    );
    const { largestSolid } = measurePage(discs);
    expect(largestSolid * 300 * 300).toBeCloseTo(Math.PI * 20 * 20, -2);
    expect(measurePage(onLines).largestSolid / largestSolid).toBeCloseTo(1, 1);
  });

  it("sees specks, colour and grey", () => {
    const quality = measurePage(
      picture(200, (x, y) => {
        if (onFrame(10, 15, x, y)) return black;
        if (x > 100 && y > 150) return [200, 60, 60];
        return x < 100 && y > 150 ? [120, 120, 120] : white;
      }),
    );
    expect(quality.specks).toBe(1);
    expect(quality.colour).toBeCloseTo(0.121, 2);
    expect(quality.grey).toBeGreaterThan(0.12);
  });
});

describe("specks", () => {
  const inSquare = (x: number, y: number) => x >= 50 && x < 150 && y >= 50 && y < 150;
  const specksOf = (isDot: (x: number, y: number) => boolean) =>
    measurePage(picture(200, (x, y) => (inSquare(x, y) || isDot(x, y) ? white : black))).specks;

  it("are white points by themselves, not the tip of an area that they meet at a corner", () => {
    expect(specksOf((x, y) => x === 20 && y === 20)).toBe(1);
    expect(specksOf((x, y) => x === 150 && y === 150)).toBe(0);
  });
});

describe("findLeaks", () => {
  const colours: Paint = (x) => (x < 100 ? [240, 200, 60] : [60, 120, 240]);

  it("is silent where a line parts the colours", () => {
    const parted = picture(200, (x) => (x >= 98 && x < 102 ? black : white));
    expect(findLeaks(parted, picture(200, colours))).toEqual([]);
  });

  it("finds a gap in the line", () => {
    const gap = picture(200, (x, y) => (x >= 98 && x < 102 && y > 20 ? black : white));
    const [leak] = findLeaks(gap, picture(200, colours));
    expect(leak?.colours.toSorted()).toEqual(["#3c78f0", "#f0c83c"]);
  });

  it("is silent where a copy's line lies a little beside the page's own, and not where it ends", () => {
    const page = picture(200, (x) => (x >= 96 && x < 104 ? black : white));
    const inked = picture(200, (x, y) => (x >= 96 && x < 104 ? black : colours(x, y)));
    const copy = (length: number) =>
      picture(200, (x, y) => (x >= 98 && x < 102 && y < length ? black : white));
    expect(findLeaks(copy(200), inked)).not.toEqual([]);
    expect(findLeaks(copy(200), inked, page)).toEqual([]);
    expect(findLeaks(copy(150), inked, page)).toHaveLength(1);
  });

  it("wants two pictures of the same size", () => {
    expect(() =>
      findLeaks(
        picture(10, () => white),
        picture(20, () => white),
      ),
    ).toThrow(RangeError);
  });
});
