/** Small pictures of what a fill or a sticker will look like, painted by the studio itself. */
import {
  buildRegionMap,
  ColoringDocument,
  type Command,
  type Fill,
  Painting,
  type StickerName,
} from "@colorleaf/coloring";
import { memo, useEffect, useMemo, useRef } from "react";

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

export const FillSample = memo(function FillSample({ fill }: { fill: Fill }) {
  const command = useMemo(() => ({ kind: "fill", regions: [0], color: fill }) as const, [fill]);
  return <Sample command={command} />;
});

export const StickerSample = memo(function StickerSample({
  sticker,
  color,
}: {
  sticker: StickerName;
  color: number;
}) {
  const command = useMemo(() => {
    const place = { region: -1, x: sidePx / 2, y: sidePx / 2 } as const;
    const mark = { kind: "sticker", sticker, color, size: 84, ...place } as const;
    return { kind: "draw", marks: [mark] } as const;
  }, [sticker, color]);
  return <Sample command={command} />;
});
