import { renderLineArt } from "../../tests/line-art-pixels.ts";

export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** The line art in the middle of a white sheet of exactly this size. */
export function onPaper(svg: string, width: number, height: number): Picture {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const [, w, h] = /width="(\d+)" height="(\d+)"/.exec(svg)!.map(Number) as [
    number,
    number,
    number,
  ];
  const scale = Math.min(width / w, height / h);
  const drawn = renderLineArt(svg, Math.floor(Math.max(w, h) * scale));
  const left = Math.floor((width - drawn.width) / 2);
  const top = Math.floor((height - drawn.height) / 2);
  for (let y = 0; y < drawn.height; y++) {
    const row = drawn.data.subarray(y * drawn.width * 4, (y + 1) * drawn.width * 4);
    data.set(row, ((top + y) * width + left) * 4);
  }
  return { width, height, data };
}
