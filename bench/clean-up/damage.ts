/** Ways in which a line art comes back from an image model worse than it should be. */
import type { Pixels } from "@colorleaf/line-art";
import sharp, { type Sharp } from "sharp";
import { seededRandom } from "../../tests/fakes/faults.ts";

export type Damage = (picture: Pixels) => Promise<Pixels>;

const gapsAPage = 12;

export const damages: Record<string, Damage> = {
  none: async (picture) => picture,
  blur: by((image) => image.blur(2)),
  "grey wash": by((image) => image.linear(0.6, 80)),
  noise: async (picture) => noisy(picture, 45),
  JPEG: by((image) => sharpJpeg(image, 20)),
  "colour cast": by((image) => image.tint({ r: 235, g: 190, b: 120 })),
  inverted: by((image) => image.negate({ alpha: false })),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((gap) => [
      `${gapsAPage} gaps of ${gap} px`,
      async (picture: Pixels) => withGaps(picture, gap),
    ]),
  ),
};

function by(change: (image: Sharp) => Sharp | Promise<Sharp>): Damage {
  return async ({ data, width, height }) => {
    const image = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });
    const changed = await change(image.flatten({ background: "#fff" }));
    const raw = await changed.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { data: raw.data, width: raw.info.width, height: raw.info.height };
  };
}

async function sharpJpeg(image: Sharp, quality: number): Promise<Sharp> {
  return sharp(await image.jpeg({ quality }).toBuffer());
}

function noisy({ data, width, height }: Pixels, strength: number): Pixels {
  const random = seededRandom(5);
  const noise = Uint8ClampedArray.from(data, (value, at) =>
    at % 4 === 3 ? value : value + strength * (random() + random() + random() - 1.5),
  );
  return { data: noise, width, height };
}

/** Cuts lines across, at seeded places where a line runs on for a while. */
function withGaps({ data, width, height }: Pixels, gap: number): Pixels {
  const random = seededRandom(9);
  const cut = Uint8ClampedArray.from(data);
  const isInk = (x: number, y: number) =>
    x > 40 &&
    y > 40 &&
    x < width - 40 &&
    y < height - 40 &&
    data[4 * (Math.round(y) * width + Math.round(x))]! < 128;
  const extent = (x: number, y: number, angle: number) => {
    let length = 0;
    for (const side of [-1, 1]) {
      const at = (step: number): [number, number] => [
        x + side * step * Math.cos(angle),
        y + side * step * Math.sin(angle),
      ];
      for (let step = 1; step < 30 && isInk(...at(step)); step++) length++;
    }
    return length;
  };
  for (let made = 0, tries = 0; made < gapsAPage && tries < 1e6; tries++) {
    const [x, y] = [random() * width, random() * height];
    if (!isInk(x, y)) continue;
    const angles = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 16);
    const along = angles.toSorted((a, b) => extent(x, y, b) - extent(x, y, a))[0]!;
    const thickness = extent(x, y, along + Math.PI / 2);
    if (extent(x, y, along) < 30 || thickness > 14) continue;
    for (let dy = -20; dy <= 20; dy++) {
      for (let dx = -20; dx <= 20; dx++) {
        const across = Math.abs(-dx * Math.sin(along) + dy * Math.cos(along));
        const lengthwise = dx * Math.cos(along) + dy * Math.sin(along);
        // Half open: or gaps of an even width would be one pixel wider.
        if (lengthwise < -gap / 2 || lengthwise >= gap / 2 || across > thickness) continue;
        const at = 4 * ((Math.round(y) + dy) * width + Math.round(x) + dx);
        cut.fill(255, at, at + 3);
      }
    }
    made++;
  }
  return { data: cut, width, height };
}
