/**
 * What an area is filled with, in one number: style × 2²⁴ + color. The second color of a pattern or a
 * gradient is a tint of the first, so that one number is all there is to keep, undo and speak of.
 */
import type { Color } from "../color.ts";
import type { Box } from "../regions/region-map.ts";

export type Fill = number;

export const fillStyles = [
  "plain",
  "fade",
  "glow",
  "dots",
  "stripes",
  "checks",
  "waves",
  "stars",
] as const;
export type FillStyle = (typeof fillStyles)[number];

export function fillOf(style: FillStyle, color: Color): Fill {
  return fillStyles.indexOf(style) * 0x1000000 + color;
}

export function colorOfFill(fill: Fill): Color {
  return fill & 0xffffff;
}

export function styleOfFill(fill: Fill): FillStyle {
  return fillStyles[fill >> 24] ?? "plain";
}

export function isFill(value: unknown): value is Fill {
  return (
    Number.isInteger(value) &&
    (value as number) >= 0 &&
    (value as number) < fillStyles.length * 0x1000000
  );
}

/** How much of the tint shows at a page pixel, 0 to 255; `box` is the area's, in page pixels too. */
export function tintAt(style: FillStyle, x: number, y: number, box: Box): number {
  switch (style) {
    case "plain":
      return 0;
    case "fade":
      return Math.round((255 * (y - box.top)) / (box.bottom - box.top));
    case "glow": {
      const dx = (x - (box.left + box.right) / 2) / (box.right - box.left);
      const dy = (y - (box.top + box.bottom) / 2) / (box.bottom - box.top);
      return Math.round(255 * Math.max(0, 1 - 1.6 * Math.sqrt(dx * dx + dy * dy)));
    }
    case "dots": {
      const row = Math.floor(y / 36);
      const dx = ((x + (row % 2) * 18) % 36) - 18;
      const dy = (y % 36) - 18;
      return soft(10.5 - Math.sqrt(dx * dx + dy * dy));
    }
    case "stripes":
      return soft(Math.abs(((x + y) % 48) - 24) - 12);
    case "checks":
      return Math.floor(x / 32) % 2 === Math.floor(y / 32) % 2 ? 255 : 0;
    case "waves":
      return soft(Math.abs(((y + 9 * Math.sin(x / 18) + 44) % 44) - 22) - 11);
    case "stars": {
      const row = Math.floor(y / 56);
      const dx = ((x + (row % 2) * 28) % 56) - 28;
      const dy = (y % 56) - 28;
      // Five rays: the radius swings between the inner and the outer circle of a star.
      const ray = Math.abs((((Math.atan2(dx, -dy) / Math.PI) * 2.5 + 5) % 1) - 0.5) * 2;
      return soft(7 + 12 * ray * ray - Math.sqrt(dx * dx + dy * dy));
    }
  }
}

/** A smooth edge of one pixel to either side. */
function soft(distance: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, 0.5 + distance / 2)));
}

/** The color mixed with white, enough to be told from it and still to be called by its name. */
export function tintOf(color: Color): Color {
  const mix = (channel: number) => Math.round(channel + (255 - channel) * 0.62);
  return (mix(color >> 16) << 16) | (mix((color >> 8) & 255) << 8) | mix(color & 255);
}
