/** The two flood fills of npm that we compare with, loaded as they are: both were made for pages. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runInThisContext } from "node:vm";
import type QFloodFill from "q-floodfill";

const require = createRequire(import.meta.url);

// Its bundle looks for a window, and uses it for nothing but its name.
Object.assign(globalThis, { window: globalThis });
export const QFill: typeof QFloodFill = require("q-floodfill").default;

type FloodFill = (
  data: Uint8ClampedArray,
  x: number,
  y: number,
  color: { r: number; g: number; b: number; a: number },
  tolerance: number,
  width: number,
  height: number,
) => void;

// It exports nothing: a script tag would leave the variable behind.
const source = readFileSync(require.resolve("floodfill"), "utf8");
export const floodfill: FloodFill = runInThisContext(`${source};floodfill`);
