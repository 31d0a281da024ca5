/**
 * A worker with the tasks of server/drawing/worker.ts and none of the engine: quick, and it does as
 * the description says. "unsafe" and "nothing" are refused, "slow" takes 100 ms, "hang" forever,
 * "deadly" ends the worker, "small" pictures are quick to write down, a "story" comes out hard.
 * Pictures of services are really cleaned, unless they are "quick".
 */
import { setTimeout } from "node:timers/promises";
import { pageSizes } from "@colorleaf/domain";
import { answerTasks } from "../server/drawing/answer-tasks.ts";
import type { DrawingRequest, DrawingTasks } from "../server/drawing/drawer.ts";
import { renderSvg } from "../server/drawing/render-svg.ts";

function read({ description }: { description: string }) {
  if (description.includes("unsafe")) return { ok: false, reason: "unsafe" } as const;
  if (description.includes("nothing")) {
    const alternatives = [{ en: "cat", zh: "猫" }];
    return { ok: false, reason: "nothing-to-draw", alternatives } as const;
  }
  const name = { en: "cat", zh: "猫" };
  const reading = {
    understood: [{ phrase: description, name, count: 1 }],
    substituted: [],
    missing: [],
  };
  return { ok: true, reading, facts: { subjects: [{ name, count: 1 }], night: false } } as const;
}

async function draw(
  request: Pick<DrawingRequest, "description" | "aspectRatio" | "seed" | "plan">,
) {
  const { seed, plan } = request;
  // A plan is drawn in place of the words.
  const description = plan?.things.map(({ name }) => name).join() ?? request.description;
  const answer = read({ description });
  if (!answer.ok) return answer;
  if (description.includes("slow")) await setTimeout(100);
  if (description.includes("hang")) for (;;);
  if (description.includes("deadly")) process.exit(1);
  const { width, height } = pageSizes[request.aspectRatio];
  const page = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/><circle cx="300" cy="300" r="${50 + (seed % 100)}" fill="${fill}" stroke="#000" stroke-width="8"/></svg>`;
  return {
    ...answer,
    difficulty: description.includes("story") ? "hard" : "easy",
    svg: page("#fff"),
    colourSvg: page("#fc0"),
    png: renderSvg(page("#fff"), description.includes("small") ? 64 : width).asPng(),
    objects: [
      {
        id: "cat",
        name: answer.reading.understood[0]!.name,
        role: "hero" as const,
        x: 0.2,
        y: 0.2,
        width: 0.2,
        height: 0.2,
      },
    ],
    quality: { ink: 0.1, largestSolid: 0, regions: 2, specks: 0, colour: 0, grey: 0.01 },
  };
}

answerTasks({
  read,
  draw,
  render: ({ svg, width }: Parameters<DrawingTasks["render"]>[0]) => renderSvg(svg, width).asPng(),
  writePdf: ({ svg, paper }: Parameters<DrawingTasks["writePdf"]>[0]) =>
    new TextEncoder().encode(`%PDF ${paper} ${svg.length}`),
  async clean(picture: Parameters<DrawingTasks["clean"]>[0]) {
    const cleaner = await import("../server/picture-cleaning/clean-picture.ts");
    if (!picture.title.includes("quick")) return cleaner.cleanPicture(picture);
    const drawn = await draw({ ...picture, description: picture.title, seed: 0 });
    if (!drawn.ok) throw new Error(drawn.reason);
    return { ...drawn, original: drawn.png, inverted: false, faults: [], gaps: 0 };
  },
});
