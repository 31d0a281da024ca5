/** Worker thread: the engine, and the renderer of what it draws. */
import { pageSizes } from "@colorleaf/domain";
import { drawPage, measurePage, readDescription, writeColour } from "@colorleaf/line-art";
import { answerTasks } from "./answer-tasks.ts";
import type { DrawingTasks } from "./drawer.ts";
import { encodePng } from "./encode-png.ts";
import { objectsOf } from "./objects-of.ts";
import { factsOf } from "./page-facts.ts";
import { renderSvg } from "./render-svg.ts";

answerTasks({
  read({ description, language }) {
    const read = readDescription(description, { language });
    if (!read.ok) return read;
    return { ok: true, reading: read.brief.reading, facts: factsOf(read.brief) };
  },

  draw({ description, ...options }) {
    const page = drawPage(description, options);
    if (!page.ok) return page;
    const image = renderSvg(page.svg, pageSizes[options.aspectRatio].width);
    return {
      ok: true,
      svg: page.svg,
      colourSvg: writeColour(page.drawing),
      png: encodePng(image),
      reading: page.brief.reading,
      facts: factsOf(page.brief),
      difficulty: page.scene.difficulty,
      objects: objectsOf(page.scene, pageSizes[options.aspectRatio]),
      quality: measurePage({ data: image.pixels, width: image.width, height: image.height }),
    };
  },

  render: ({ svg, width }) => encodePng(renderSvg(svg, width)),
  // Loaded when it is first needed: most workers never write one.
  writePdf: async ({ svg, paper }) => (await import("./write-pdf.ts")).writePdf(svg, paper),
  clean: async (picture) =>
    (await import("../picture-cleaning/clean-picture.ts")).cleanPicture(picture),
} satisfies DrawingTasks);
