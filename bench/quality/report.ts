/** The judged pages as Markdown: pass rates first, then every page that fails, bar by bar. */
import { complexities } from "@colorleaf/domain";
import { type Bar, bars } from "./bars.ts";
import type { DrawnPage, JudgedPage } from "./judged-page.ts";

export function report(pages: readonly JudgedPage[]): string {
  const drawn = pages.filter((page): page is DrawnPage => !("refused" in page));
  const refused = pages.filter((page) => "refused" in page);
  return [
    "# Quality of the engine's pages",
    "",
    "Written by `npm run -s quality`: 500 descriptions of our own (`bench/quality/descriptions/`), English and Chinese, each drawn simple, medium and complex, 1:1, cartoon, and judged by its pixels at 1024 px; and each once more as a realistic, anime or sketch page, 1:1, 16:9 or 9:16, simple, medium or complex, judged at 96, 150 or 300 dpi on A4, all in turn (the last column). A speck is white or black by itself, too small to be colored or to be an eye, and large enough to be seen: from a tenth of a square millimetre on A4. A difficulty in the words (“for adults”, “3 岁宝宝”) goes before the complexity.",
    "",
    `${pages.length} pages, ${drawn.length} drawn, ${refused.length} refused.`,
    "",
    ...rates(drawn),
    "",
    ...regionTable(drawn),
    "",
    "## Pages that fail",
    "",
    ...refused.map((page) => `- refused: ${page.description}`),
    ...bars.flatMap((bar) => {
      const failing = askedOf(drawn, bar).filter((page) => !bar.passes(page));
      if (failing.length === 0) return [];
      const list = failing.map(
        (page) => `${page.description} (${kindOf(page)}: ${bar.found(page)})`,
      );
      return [`### ${bar.name}: ${failing.length}`, "", list.join("; "), ""];
    }),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}

const kindOf = ({ complexity, style, aspectRatio, dpi }: DrawnPage) =>
  dpi === undefined ? complexity : `${complexity}, ${style}, ${aspectRatio}, ${dpi} dpi`;

const askedOf = (pages: readonly DrawnPage[], { isAsked = () => true }: Bar) =>
  pages.filter(isAsked);

function rates(drawn: readonly DrawnPage[]): string[] {
  const share = (pages: readonly DrawnPage[], bar: Bar) => {
    const asked = askedOf(pages, bar);
    if (asked.length === 0) return "–";
    return `${((100 * asked.filter(bar.passes).length) / asked.length).toFixed(1)} %`;
  };
  const onScreen = drawn.filter(({ dpi }) => !dpi);
  const columns = [
    drawn,
    ...complexities.map((one) => onScreen.filter(({ complexity }) => complexity === one)),
    drawn.filter(({ dpi }) => dpi),
  ];
  return [
    `| bar | all | ${complexities.join(" | ")} | other styles, shapes and resolutions |`,
    `| --- | ---: |${complexities.map(() => " ---: |").join("")} ---: |`,
    ...bars.map(
      (bar) => `| ${bar.name} | ${columns.map((pages) => share(pages, bar)).join(" | ")} |`,
    ),
  ];
}

function regionTable(drawn: readonly DrawnPage[]): string[] {
  return [
    "| difficulty | pages | fewest regions | median | 95th percentile |",
    "| --- | ---: | ---: | ---: | ---: |",
    ...(["easy", "medium", "hard", "complex"] as const).flatMap((difficulty) => {
      const counts = drawn
        .filter((page) => page.difficulty === difficulty)
        .map(({ quality }) => quality.regions)
        .sort((a, b) => a - b);
      if (counts.length === 0) return [];
      const at = (part: number) => counts[Math.floor(part * (counts.length - 1))];
      return [`| ${difficulty} | ${counts.length} | ${at(0)} | ${at(0.5)} | ${at(0.95)} |`];
    }),
  ];
}
