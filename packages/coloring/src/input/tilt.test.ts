import { expect, it } from "vitest";
import {
  buildRegionMap,
  ColoringDocument,
  everywhere,
  Painting,
  packPoints,
  pagePoint,
  white,
} from "../index.ts";
import { type BrushName, brushes } from "../marks/mark.ts";
import { laidDown, tiltOf } from "./tilt.ts";

const degrees = Math.PI / 180;

it("a pen's tilt is the same from either way of reporting it", () => {
  expect(tiltOf({ altitudeAngle: 90 * degrees })).toBe(0);
  expect(tiltOf({ altitudeAngle: 0 })).toBe(1);
  expect(tiltOf({ tiltX: 0, tiltY: 0 })).toBeCloseTo(0);
  expect(tiltOf({ tiltX: 60, tiltY: 0 })).toBeCloseTo(tiltOf({ altitudeAngle: 30 * degrees }));
  expect(tiltOf({ tiltX: 0, tiltY: -60 })).toBeCloseTo(2 / 3);
  expect(tiltOf({})).toBeCloseTo(0);
});

const size = 120;
const paper = { width: size, height: size, data: new Uint8ClampedArray(size * size * 4).fill(255) };
const map = buildRegionMap(paper);

/** How wide a stroke is in pixels, and how dark on average, 0 to 1. */
function drawn(brush: BrushName, tilt: number) {
  const document = new ColoringDocument(map.regions.length);
  const painting = new Painting(map, document);
  const points = [20, 40, 60, 80, 100].map((x) => ({ ...pagePoint(x, 60), pressure: 0.5 }));
  const change = document.apply({
    kind: "draw",
    marks: [
      {
        kind: "stroke",
        brush,
        color: 0x2040c0,
        ...laidDown(brush, tilt, { size: 12, opacity: 1 }),
        region: everywhere,
        hasPressure: true,
        points: packPoints(points),
      },
    ],
  });
  painting.repaint(change);
  let [rows, pixels, dark] = [0, 0, 0];
  for (let y = 0; y < size; y++) {
    let isTouched = false;
    for (let x = 40; x < 80; x++) {
      const red = painting.pixels[(y * size + x) * 4]!;
      if (red === white >> 16) continue;
      isTouched = true;
      pixels += 1;
      dark += (255 - red) / 255;
    }
    if (isTouched) rows += 1;
  }
  return { rows, dark: dark / pixels };
}

it.each(["pencil", "crayon"] as const)("a %s laid on its side shades: broad and faint", (brush) => {
  const [written, leaning, flat] = [drawn(brush, 0.2), drawn(brush, 0.6), drawn(brush, 0.9)];
  expect(drawn(brush, 0)).toEqual(written);
  expect(leaning.rows).toBeGreaterThan(written.rows * 1.3);
  expect(flat.rows).toBeGreaterThan(leaning.rows * 1.3);
  expect(flat.dark).toBeLessThan(written.dark * 0.8);
});

it("other brushes draw the same however the pen is held", () => {
  for (const brush of brushes.filter((one) => one !== "pencil" && one !== "crayon")) {
    expect(laidDown(brush, 0.9, { size: 12, opacity: 0.5 })).toEqual({ size: 12, opacity: 0.5 });
  }
});
