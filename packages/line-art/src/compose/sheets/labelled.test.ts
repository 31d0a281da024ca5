import { type AspectRatio, aspectRatios, type Difficulty, languages } from "@colorleaf/domain";
import { describe, expect, it } from "vitest";
import { overlaps } from "../../artwork/box.ts";
import { overlap } from "../../artwork/clip.ts";
import { pathBounds } from "../../artwork/path.ts";
import { type DiagramId, diagramNames } from "../../lexicon/diagrams.ts";
import type { Box, Path, SceneItem } from "../../types.ts";
import { rectangle } from "../page/shapes.ts";
import { createStage } from "../page/stage.ts";
import { sheetBox } from "./arrange.ts";
import { diagrams } from "./diagrams/index.ts";
import { composeDiagram } from "./labelled.ts";

interface Word {
  name: string;
  box: Box;
  line: Path;
}

/** The words with their lines, and the paths of the drawing. */
function read(items: readonly SceneItem[]) {
  const shapes = items.flatMap((item) => (item.kind === "shapes" ? [item] : []));
  const words = shapes
    .filter(({ id }) => id.startsWith("label-"))
    .map(({ name, shapes }): Word => {
      const paths = shapes.map(({ path }) => path);
      return { name: name.en, box: pathBounds(...paths.slice(0, -1)), line: paths.at(-1)! };
    });
  const drawing = shapes
    .filter(({ id }) => id === "diagram")
    .flatMap(({ shapes }) => shapes.filter(({ kind }) => kind === "area"));
  return { words, drawing: drawing.map(({ path }) => path) };
}

const tolerance = 0.5;
const areaOfBox = (box: Box) => rectangle(box, "#ffffff").path;
const isLineAt = ({ line }: Word, { box }: Word) => overlap(line, areaOfBox(box), tolerance) > 0;

describe.each(Object.keys(diagramNames) as DiagramId[])("the sheet of the parts of a %s", (of) => {
  const pages = languages.flatMap((language) =>
    aspectRatios.flatMap((aspect) =>
      (["easy", "medium", "complex"] as const).map(
        (difficulty): [string, AspectRatio, Difficulty, "en" | "zh"] => [
          `${language} ${aspect} ${difficulty}`,
          aspect,
          difficulty,
          language,
        ],
      ),
    ),
  );

  it.each(pages)(
    "has a large drawing, and keeps words and lines apart: %s",
    (_, aspect, difficulty, language) => {
      const stage = createStage(aspect, difficulty, 1);
      const items = composeDiagram(of, language, stage);
      const { words, drawing } = read(items);
      const page = sheetBox(stage);
      const { labels } = diagrams[of];
      const shown = difficulty === "easy" ? labels.filter(({ isFine }) => !isFine) : labels;
      expect(words).toHaveLength(shown.length);
      const large = items.find(({ id }) => id === "diagram")!.box;
      const share = Math.max(large.width / page.width, large.height / page.height);
      expect(share, "share of the page").toBeGreaterThan(0.65);
      for (const [place, word] of words.entries()) {
        const { box, line } = word;
        for (const { x, y, width, height } of [box, pathBounds(line)]) {
          expect(x, word.name).toBeGreaterThanOrEqual(page.x - 1);
          expect(y, word.name).toBeGreaterThanOrEqual(page.y - 1);
          expect(x + width, word.name).toBeLessThanOrEqual(page.x + page.width + 1);
          expect(y + height, word.name).toBeLessThanOrEqual(page.y + page.height + 1);
        }
        for (const path of drawing)
          expect(overlap(path, areaOfBox(box), tolerance), `${word.name} on the drawing`).toBe(0);
        expect(isLineAt(word, word), `line of ${word.name} through its own word`).toBe(false);
        for (const other of words.slice(place + 1)) {
          const both = `${word.name} and ${other.name}`;
          expect(overlaps(box, other.box), both).toBe(false);
          expect(isLineAt(word, other) || isLineAt(other, word), both).toBe(false);
          expect(overlap(line, other.line, tolerance), both).toBe(0);
        }
      }
    },
  );

  it("leads each line into the drawing", () => {
    const { words, drawing } = read(composeDiagram(of, "en", createStage("1:1", "medium", 1)));
    for (const { name, line } of words)
      expect(
        drawing.some((path) => overlap(line, path, tolerance) > 0),
        name,
      ).toBe(true);
  });
});
