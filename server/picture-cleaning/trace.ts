import { type AspectRatio, pageSizes } from "@colorleaf/domain";
import { writeTitle } from "@colorleaf/line-art";
import {
  ColorMode,
  type Config,
  Hierarchical,
  PathSimplifyMode,
  vectorizeRaw,
} from "@neplex/vectorizer";

/** Corners stay corners, curves become few long splines. */
const config: Config = {
  colorMode: ColorMode.Binary,
  hierarchical: Hierarchical.Stacked,
  filterSpeckle: 2,
  colorPrecision: 6,
  layerDifference: 16,
  mode: PathSimplifyMode.Spline,
  cornerThreshold: 60,
  lengthThreshold: 4,
  maxIterations: 10,
  // Larger, and long thin lines are pinched until they break.
  spliceThreshold: 10,
  pathPrecision: 1,
};

/** As four bytes; their order does not matter to white, and black has its opacity last. */
const opaqueWhite = 0xffffffff;
const opaqueBlack = new Uint32Array(Uint8Array.of(0, 0, 0, 255).buffer)[0]!;

export interface Traced {
  svg: string;
  paths: number;
}

/**
 * Ink as curves, in an SVG such as the engine writes: black paths on white paper in page units.
 *
 * @param ink 1 for ink, 0 for paper, on a grid of `width` columns
 */
export async function trace(
  ink: Uint8Array,
  width: number,
  { aspectRatio, title }: { aspectRatio: AspectRatio; title: string },
): Promise<Traced> {
  const height = ink.length / width;
  const rgba = new Uint32Array(ink.length).fill(opaqueWhite);
  for (let at = 0; at < ink.length; at++) if (ink[at]) rgba[at] = opaqueBlack;
  const traced = await vectorizeRaw(Buffer.from(rgba.buffer), { width, height }, config);

  const page = pageSizes[aspectRatio];
  const scale = page.width / width;
  // Nothing but numbers is taken over from it.
  const paths = Array.from(
    traced.matchAll(
      /<path d="([MLCZ\d., -]+)"[^>]*transform="translate\((-?[\d.]+),(-?[\d.]+)\)"/g,
    ),
    ([, d = "", x, y]) => `<path d="${place(d, Number(x), Number(y), scale)}"/>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}" viewBox="0 0 ${page.width} ${page.height}">`,
    writeTitle(title),
    `<rect width="${page.width}" height="${page.height}" fill="#fff"/>`,
    '<g fill="#000" stroke="none">',
    ...paths,
    "</g></svg>",
  ].join("\n");
  return { svg, paths: paths.length };
}

/** Path data moved and scaled into page units, to a twentieth of a pixel. */
function place(d: string, x: number, y: number, scale: number): string {
  let isX = true;
  return d
    .replace(/-?[\d.]+/g, (number) => {
      const moved = (Number(number) + (isX ? x : y)) * scale;
      isX = !isX;
      return String(Math.round(moved * 20) / 20);
    })
    .trim();
}
