import type { Generation } from "@colorleaf/domain";
import { track } from "../../../browser/analytics.ts";
import type { Picture } from "./generator-machine.ts";

/** The picture of a finished generation: one that came white on black is shown as it was turned around. */
export function takePicture({ result, request }: Generation): Picture {
  if (!result) throw new Error("a succeeded generation without a result");
  const { inverted, processedImageUrl } = result.processing;
  if (inverted) {
    track("image_processing_completed", { description: result.description, inverted });
  }
  return {
    imageUrl: (inverted && processedImageUrl) || result.line_art_url,
    svgUrl: result.svg_url,
    colourUrl: result.colour_url,
    description: result.description,
    aspectRatio: request.aspectRatio ?? "1:1",
    complexity: result.complexity,
    seo: result.seo,
    reading: result.brief,
    isFallback: result.fallback !== undefined,
  };
}
