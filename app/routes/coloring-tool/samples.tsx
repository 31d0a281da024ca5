/** Small pictures of what a fill or a sticker will look like, painted by the studio itself. */
import {
  buildRegionMap,
  ColoringDocument,
  type Command,
  type Fill,
  Painting,
  type StickerName,
} from "@colorleaf/coloring";
import { useEffect, useRef } from "react";

const sidePx = 96;

const blank = buildRegionMap({
  width: sidePx,
  height: sidePx,
  data: new Uint8ClampedArray(sidePx * sidePx * 4).fill(255),
});

function Sample({ command }: { command: Command }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const document = new ColoringDocument(blank.regions.length);
    document.apply(command);
    const { pixels } = new Painting(blank, document);
    canvas.current?.getContext("2d")?.putImageData(new ImageData(pixels, sidePx, sidePx), 0, 0);
  }, [command]);
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} width={sidePx} height={sidePx} />
    </span>
  );
}

export function FillSample({ fill }: { fill: Fill }) {
  return <Sample command={{ kind: "fill", regions: [0], color: fill }} />;
}

export function StickerSample({ sticker, color }: { sticker: StickerName; color: number }) {
  const middle = sidePx / 2;
  const mark = {
    kind: "sticker",
    sticker,
    color,
    size: 84,
    region: -1,
    x: middle,
    y: middle,
  } as const;
  return <Sample command={{ kind: "draw", marks: [mark] }} />;
}
