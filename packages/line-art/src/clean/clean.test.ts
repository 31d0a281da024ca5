import { describe, expect, it } from "vitest";
import type { Pixels } from "../quality/pixels.ts";
import { cleanLineArt } from "./clean-line-art.ts";
import { closeGaps } from "./close-gaps.ts";
import { closing } from "./closing.ts";

const size = 400;

function paint(lightness: (x: number, y: number) => number): Pixels {
  const data = new Uint8Array(4 * size * size);
  for (let at = 0; at < size * size; at++) {
    const value = lightness(at % size, Math.floor(at / size));
    data.set([value, value, value, 255], 4 * at);
  }
  return { data, width: size, height: size };
}

const inSquare = (x: number, y: number, from: number, to: number) =>
  x >= from && x < to && y >= from && y < to;
const onFrame = (x: number, y: number) => inSquare(x, y, 100, 300) && !inSquare(x, y, 106, 294);

describe("cleanLineArt", () => {
  it.each([
    ["black on white", 0, 255],
    ["a grey line", 150, 255],
    ["on a grey wash", 40, 180],
  ])("finds a frame: %s", (_what, line, paper) => {
    const { ink } = cleanLineArt(paint((x, y) => (onFrame(x, y) ? line : paper)));
    for (let at = 0; at < ink.length; at++) {
      expect(ink[at]).toBe(onFrame(at % size, Math.floor(at / size)) ? 1 : 0);
    }
  });

  it("takes a shaded area for paper, and keeps the line around it", () => {
    const shaded = paint((x, y) => (onFrame(x, y) ? 0 : inSquare(x, y, 106, 294) ? 110 : 255));
    const { ink } = cleanLineArt(shaded);
    expect(ink[200 * size + 200]).toBe(0);
    expect(ink[200 * size + 103]).toBe(1);
  });

  it("takes dots away, and leaves what is as large as an eye", () => {
    const dots = paint((x, y) => (inSquare(x, y, 50, 52) || inSquare(x, y, 200, 212) ? 0 : 255));
    const { ink } = cleanLineArt(dots);
    expect(ink[50 * size + 50]).toBe(0);
    expect(ink[205 * size + 205]).toBe(1);
  });
});

describe("closeGaps", () => {
  const frameWithGap = (gap: number) => {
    const ink = new Uint8Array(size * size);
    for (let at = 0; at < ink.length; at++) {
      const [x, y] = [at % size, Math.floor(at / size)];
      const isGap = x >= 200 && x < 200 + gap && y < 150;
      ink[at] = onFrame(x, y) && !isGap ? 1 : 0;
    }
    return ink;
  };

  it.each([1, 2, 3, 4, 5, 6])("closes a gap of %d pixels", (gap) => {
    const ink = frameWithGap(gap);
    expect(closeGaps(ink, size, 6)).toBe(1);
    const row = Math.max(...[100, 101, 102, 103, 104, 105].map((y) => sum(ink, y, gap)));
    expect(row).toBe(gap);
  });
  const sum = (ink: Uint8Array, y: number, gap: number) =>
    ink.subarray(y * size + 200, y * size + 200 + gap).reduce((total, value) => total + value, 0);

  it("puts a thin bridge beside a narrow place, and leaves the place to be colored", () => {
    const ink = frameWithGap(5);
    for (let y = 114; y < 120; y++) ink.subarray(y * size + 195, y * size + 211).fill(1);
    const before = ink.reduce((total, value) => total + value, 0);
    expect(closeGaps(ink, size, 6)).toBe(1);
    expect(ink.reduce((total, value) => total + value, 0) - before).toBeLessThan(12 * 6);
    expect(ink.subarray(112 * size + 190, 112 * size + 216)).not.toContain(1);
  });

  it("closes the mouth of a slot that is hardly wider than the gap in it", () => {
    const ink = new Uint8Array(size * size);
    for (let y = 100; y < 124; y++) {
      // Two thick lines, 8 pixels apart, joined at both ends; the left end has a gap of 3 pixels.
      const isSlot = y >= 108 && y < 116;
      const isGap = y >= 110 && y < 113;
      for (let x = 100; x < 200; x++) {
        const isEnd = x < 108 || x >= 192;
        ink[y * size + x] = (isSlot && !isEnd) || (isGap && x < 108) ? 0 : 1;
      }
    }
    expect(closeGaps(ink, size, 6)).toBe(1);
    expect(ink.subarray(111 * size + 100, 111 * size + 108)).toContain(1);
    expect(ink[112 * size + 150]).toBe(0);
  });

  it("leaves a door open, corners sharp, and lines apart", () => {
    const door = frameWithGap(20);
    expect(closeGaps(door, size, 6)).toBe(0);
    const lines = new Uint8Array(size * size);
    for (let at = 0; at < lines.length; at++) {
      const [x, y] = [at % size, Math.floor(at / size)];
      lines[at] = x > 50 && x < 350 && ((y > 100 && y < 106) || (y > 110 && y < 116)) ? 1 : 0;
    }
    expect(closeGaps(lines, size, 6)).toBe(0);
  });
});

it("closing fills what is thin and keeps the edges of what is wide", () => {
  const row = (values: string) => Uint8Array.from(values, (value) => (value === "." ? 200 : 20));
  const light = row("....#......######....").map((value) => value);
  const rows = new Uint8Array(light.length * 21);
  for (let y = 0; y < 21; y++) rows.set(light, y * light.length);
  const closed = closing(rows, light.length, 1).subarray(10 * light.length, 11 * light.length);
  expect(closed).toEqual(row("...........######...."));
});
