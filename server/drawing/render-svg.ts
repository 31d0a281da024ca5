import { Resvg } from "@resvg/resvg-js";

/** Renders an SVG of ours on white. Letters in it are outlines, so no font is looked for. */
export function renderSvg(svg: string, width: number) {
  const resvg = new Resvg(svg, {
    background: "#ffffff",
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  });
  const image = resvg.render();
  // Each look at the image's pixels copies them.
  return {
    width: image.width,
    height: image.height,
    pixels: image.pixels,
    asPng: () => image.asPng(),
  };
}
