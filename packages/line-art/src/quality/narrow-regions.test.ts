import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { countNarrowRegions } from "./narrow-regions.ts";

/** A page of 210 mm with a long strip, so broad between its lines, and a disc. */
function pageWith(stripMm: number) {
  const image = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 210"><rect width="210" height="210" fill="#fff"/>
    <g fill="#fff" stroke="#000"><rect x="20" y="20" width="120" height="${stripMm + 1}"/><circle cx="100" cy="120" r="20"/></g></svg>`,
    { fitTo: { mode: "width", value: 1024 } },
  ).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

it.each([
  { strip: 2, narrow: 1 },
  { strip: 2.7, narrow: 1 },
  { strip: 3.3, narrow: 0 },
])("a strip $strip mm broad holds a circle of 3 mm: $narrow do not", ({ strip, narrow }) => {
  expect(countNarrowRegions(pageWith(strip), 3)).toBe(narrow);
});
