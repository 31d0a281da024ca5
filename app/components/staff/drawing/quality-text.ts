import type { PageQuality } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";

/** How well a page can be colored, in figures. */
export function qualityText({ ink, regions, largestSolid, specks }: PageQuality): string {
  const percent = new Intl.NumberFormat(getLocale(), {
    style: "percent",
    maximumFractionDigits: 1,
  });
  return m.staff_quality({
    ink: percent.format(ink),
    regions,
    solid: percent.format(largestSolid),
    specks,
  });
}
