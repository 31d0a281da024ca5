/** Names of the form's choices, and the paper shapes as small pictures. */
import type { AspectRatio, Style } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import type { HomeComplexity } from "./form-values.ts";

export const complexityNames: Record<HomeComplexity, { label: () => string; hint: () => string }> =
  {
    simple: { label: m.complexity_simple, hint: m.complexity_simple_hint },
    complex: { label: m.complexity_complex, hint: m.complexity_complex_hint },
  };

export const styleNames: Record<Style, () => string> = {
  cartoon: m.style_cartoon,
  realistic: m.style_realistic,
  anime: m.style_anime,
  sketch: m.style_sketch,
};

const papers: Record<AspectRatio, { width: number; height: number }> = {
  "1:1": { width: 18, height: 18 },
  "16:9": { width: 24, height: 14 },
  "9:16": { width: 14, height: 24 },
};

export function PaperShape({ aspectRatio }: { aspectRatio: AspectRatio }) {
  const { width, height } = papers[aspectRatio];
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect
        x={14 - width / 2}
        y={14 - height / 2}
        width={width}
        height={height}
        rx="2.5"
        fill="#fff"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
