/** A drawing with the names of its parts around it. */
import type { Language } from "@colorleaf/domain";
import { pathBounds, transformPath } from "../../artwork/path.ts";
import { shapesOfSvg } from "../../artwork/shapes-of-svg.ts";
import { labelOf } from "../../lettering/labels.ts";
import { type DiagramId, diagramNames } from "../../lexicon/diagrams.ts";
import type { Box, SceneItem, SourceShape } from "../../types.ts";
import { placedShapes } from "../place.ts";
import type { Stage } from "../stage.ts";
import { telling } from "./arrange.ts";
import { diagrams } from "./diagrams/index.ts";
import { placeLabels } from "./label-places.ts";
import { Silhouette } from "./silhouette.ts";
import { withHeading, wordSize, wordWithLine } from "./words.ts";

/** How much smaller than the room the drawing becomes, step by step, until its words fit round it. */
const scales = Array.from({ length: 24 }, (_, step) => 0.95 ** step);
/** Between words and what is around them, in capitals. */
const gap = 0.62;
/** As wide as the widest lines, as a share of the shorter side. */
const line = 0.01;

export function composeDiagram(of: DiagramId, language: Language, stage: Stage): SceneItem[] {
  const diagram = diagrams[of];
  const { name } = diagramNames[of];
  const { heading, room } = withHeading(name, language, stage);
  const size = wordSize(stage);
  const isPlain = stage.richness === 0;
  const shown = diagram.labels.filter(({ isFine }) => !(isPlain && isFine));
  const words = shown.map((label) => labelOf(label.name[language], size));
  const shapes = shapesOfSvg(diagram.svg, diagram.canvas);
  const tight = pathBounds(...shapes.map(({ path }) => path));
  for (const share of scales) {
    const scale = share * Math.min(room.width / tight.width, room.height / tight.height);
    const [width, height] = [tight.width * scale, tight.height * scale];
    const box: Box = {
      x: room.x + (room.width - width) / 2,
      y: room.y + (room.height - height) / 2,
      width,
      height,
    };
    const [dx, dy] = [box.x - scale * tight.x, box.y - scale * tight.y];
    const placed = shapes.map((shape): SourceShape => {
      const path = transformPath(shape.path, [scale, 0, 0, scale, dx, dy]);
      return shape.detail ? { ...shape, path } : telling({ ...shape, path });
    });
    const places = placeLabels(
      shown.map(({ at }, index) => ({
        width: words[index]!.width,
        height: words[index]!.height,
        at: at.map(([x, y]) => [scale * x + dx, scale * y + dy]),
      })),
      {
        room,
        drawing: box,
        silhouette: new Silhouette(placed, stage, line * stage.unit),
        surroundings: new Silhouette(placed, stage, line * stage.unit + gap * size),
        gap: gap * size,
      },
    );
    if (!places) continue;
    return [
      ...heading,
      placedShapes("diagram", diagram.name, placed, "hero"),
      ...shown.map((label, index) => wordWithLine(label.name, words[index]!, places[index]!, size)),
    ];
  }
  throw new Error(`The names of ${name.en} do not fit round it`);
}
