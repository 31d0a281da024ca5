/** What to say about a drawn page: what was understood, what stands where, how well it can be coloured. */
import { findLeaks, measurePage, type PageResult, writeColour } from "@colorleaf/line-art";
import { renderPixels } from "./draw-png.ts";

type DrawnPage = Extract<PageResult, { ok: true }>;
type Refusal = Extract<PageResult, { ok: false }>;

const roundedShares = (key: string, value: unknown) =>
  typeof value === "number" && ["ink", "largestSolid", "grey", "colour"].includes(key)
    ? Math.round(value * 1e5) / 1e5
    : value;

export function describePage(description: string, page: DrawnPage) {
  const { brief, scene, drawing, svg } = page;
  const lineArt = renderPixels(svg);
  const colours = renderPixels(writeColour(drawing));
  const quality = JSON.parse(JSON.stringify(measurePage(lineArt), roundedShares)) as ReturnType<
    typeof measurePage
  >;
  return {
    description,
    brief,
    difficulty: scene.difficulty,
    objects: scene.items.map((item) => ({
      id: item.id,
      ...(item.mention && { mention: item.mention }),
      ...(item.kind === "artwork" && { subject: item.subject, artwork: item.artwork }),
      role: item.role,
      name: item.name,
      box: Object.fromEntries(
        Object.entries(item.box).map(([side, value]) => [side, Math.round(value * 10) / 10]),
      ),
    })),
    missing: brief.reading.missing,
    quality,
    leaks: findLeaks(lineArt, colours),
    svgBytes: Buffer.byteLength(svg),
    paths: drawing.shapes.length,
  };
}
type Description = ReturnType<typeof describePage>;

/** One sentence on why there is no page. */
export function whyNot(refusal: Refusal): string {
  switch (refusal.reason) {
    case "empty":
      return "Give a description in quotes, or --help.";
    case "unsafe":
      return "This is not for a children's coloring book: please try a different description.";
    case "nothing-to-draw": {
      const ideas = refusal.alternatives.map(({ en }) => en).join(", ");
      return `Nothing in that description can be drawn${ideas ? `; try ${ideas}` : ""}.`;
    }
  }
}

/** Ranges over a batch, and the numbers of the pages that miss a bar. */
export function judge(report: readonly object[]) {
  const pages = report.filter(
    (page): page is Description & { number: string } => "quality" in page,
  );
  const range = (of: (page: Description) => number) => {
    const values = pages.map(of).sort((a, b) => a - b);
    const at = (share: number) =>
      values[Math.min(values.length - 1, Math.floor(share * values.length))];
    return { min: at(0), median: at(0.5), max: at(1) };
  };
  const failing = (fails: (page: Description) => boolean) =>
    pages.filter(fails).map(({ number }) => number);
  return {
    drawn: pages.length,
    refused: report.length - pages.length,
    withMissing: failing(({ missing }) => missing.length > 0),
    ink: range(({ quality }) => quality.ink),
    largestSolid: range(({ quality }) => quality.largestSolid),
    regions: range(({ quality }) => quality.regions),
    specks: range(({ quality }) => quality.specks),
    svgBytes: range(({ svgBytes }) => svgBytes),
    tooMuchOrLittleInk: failing(({ quality }) => quality.ink < 0.04 || quality.ink > 0.2),
    tooBlack: failing(({ quality }) => quality.largestSolid > 0.008),
    leaking: failing(({ leaks }) => leaks.length > 0),
    tooHeavy: failing(({ svgBytes, paths }) => svgBytes > 2e6 || paths > 2500),
  };
}
