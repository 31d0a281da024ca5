/**
 * What brushes leave on paper: tiles of 256 × 256 page pixels, made once from noise without a random
 * source, so that the same strokes give the same bytes everywhere. The grain belongs to the paper, not
 * to the stroke: a second stroke over the same place finds the same hills and hollows.
 */
export type TextureName = "smooth" | "bristles" | "wax" | "graphite" | "wash" | "glitter";

const side = 256;

export interface Texture {
  /** How much of the color stays at each pixel, 0 to 255. */
  readonly strength: Uint8Array;
  /** How much white light is on it, 0 to 255: glitter. */
  readonly light?: Uint8Array;
}

/** Place of a page pixel in a tile. */
export function tilePlace(x: number, y: number): number {
  return ((y & (side - 1)) << 8) | (x & (side - 1));
}

const made = new Map<TextureName, Texture>();

/** Undefined for a smooth stroke. */
export function textureOf(name: TextureName): Texture | undefined {
  if (name === "smooth") return undefined;
  let texture = made.get(name);
  if (!texture) {
    texture = makers[name]();
    made.set(name, texture);
  }
  return texture;
}

const makers: Record<Exclude<TextureName, "smooth">, () => Texture> = {
  bristles: () => tile((x, y) => 214 + 41 * noise(x + y, x - y, 7, 32, 11)),
  // Wax catches on the hills of the paper and leaves its hollows white.
  wax: () =>
    tile((x, y) => {
      const tooth = 0.6 * noise(x, y, 4, 4, 1) + 0.4 * noise(x, y, 2, 2, 2);
      const streak = noise(x + y, y - x, 9, 40, 3);
      return 255 * ramp(tooth + 0.3 * streak, 0.3, 0.72);
    }),
  graphite: () =>
    tile((x, y) => 240 * ramp(0.5 * noise(x, y, 2, 2, 5) + 0.5 * noise(x, y, 4, 3, 6), 0.12, 0.7)),
  wash: () =>
    tile((x, y) => {
      const pools = 0.6 * noise(x, y, 64, 64, 7) + 0.3 * noise(x, y, 22, 22, 8);
      return 120 + 135 * (pools + 0.1 * noise(x, y, 3, 3, 9)) ** 0.9;
    }),
  glitter: makeGlitter,
};

function tile(value: (x: number, y: number) => number): Texture {
  const strength = new Uint8Array(side * side);
  for (let y = 0, i = 0; y < side; y++) {
    for (let x = 0; x < side; x++, i++) {
      strength[i] = Math.round(Math.min(255, Math.max(0, value(x, y))));
    }
  }
  return { strength };
}

/** Flakes in a loose grid: most faint, one in six shining with a little cross. */
function makeGlitter(): Texture {
  const { strength } = tile((x, y) => 96 + 60 * noise(x, y, 9, 9, 21));
  const light = new Uint8Array(side * side);
  const cell = 8;
  for (let row = 0; row < side / cell; row++) {
    for (let column = 0; column < side / cell; column++) {
      const shine = hash(column, row, 22);
      const cx = Math.floor((column + 0.15 + 0.7 * hash(column, row, 23)) * cell);
      const cy = Math.floor((row + 0.15 + 0.7 * hash(column, row, 24)) * cell);
      const isStar = shine > 0.84;
      const reach = isStar ? 7 : shine > 0.4 ? 3 : 2;
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          const far = isStar
            ? Math.min(Math.abs(dx), Math.abs(dy)) * 3 + Math.max(Math.abs(dx), Math.abs(dy))
            : Math.hypot(dx, dy);
          if (far > reach) continue;
          const at = tilePlace(cx + dx, cy + dy);
          const glow = (1 - far / (reach + 1)) * (isStar ? 255 : 90 + 130 * shine);
          strength[at] = Math.max(strength[at]!, Math.round(255 * (1 - far / (reach + 1)) ** 0.5));
          light[at] = Math.max(light[at]!, Math.round(glow));
        }
      }
    }
  }
  return { strength, light };
}

/** Value noise that repeats with the tile: cells of about `w` × `h` pixels, 0 to 1. */
function noise(x: number, y: number, w: number, h: number, seed: number): number {
  const columns = Math.max(1, Math.round(side / w));
  const rows = Math.max(1, Math.round(side / h));
  const u = ((((x / side) * columns) % columns) + columns) % columns;
  const v = ((((y / side) * rows) % rows) + rows) % rows;
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [s, t] = [smooth(u - i), smooth(v - j)];
  const at = (di: number, dj: number) => hash((i + di) % columns, (j + dj) % rows, seed);
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * s;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * s;
  return upper + (lower - upper) * t;
}

const smooth = (t: number) => t * t * (3 - 2 * t);
const ramp = (value: number, from: number, to: number) =>
  smooth(Math.min(1, Math.max(0, (value - from) / (to - from))));

/** Two whole numbers and a seed → 0 to 1, evenly spread (Bob Jenkins' finish). */
function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
}
