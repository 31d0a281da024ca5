/** A drawing with the names of its parts around it. */
import type { Language } from "@colorleaf/domain";
import { shapesOfSvg } from "../../artwork/shapes-of-svg.ts";
import { labelOf } from "../../lettering/labels.ts";
import { type DiagramId, diagramNames } from "../../lexicon/diagrams.ts";
import type { SceneItem } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import type { Stage } from "../page/stage.ts";
import { fitted } from "./arrange.ts";
import { diagrams } from "./diagrams/index.ts";
import { placeLabels } from "./label-places.ts";
import { Silhouette } from "./silhouette.ts";
import { withHeading, wordSize, wordWithLine } from "./words.ts";

/** How much smaller than the room the drawing becomes, step by step, until its words fit round it. */
const scales = Array.from({ length: 24 }, (_, step) => 0.95 ** step);
/** How much larger words may be where the drawing leaves the page empty. */
const largerWords = [1.4, 1.2];
/** A drawing that takes less of the room than this leaves it empty. */
const halfEmpty = 0.55;
/** Between words and what is around them, in capitals. */
const gap = 0.62;
/** As wide as the widest lines, as a share of the shorter side. */
const line = 0.01;

export function composeDiagram(of: DiagramId, language: Language, stage: Stage): SceneItem[] {
  const { name, labels, svg, canvas } = diagrams[of];
  const heading = withHeading(diagramNames[of].name, language, stage);
  const shown = labels.filter(({ isFine }) => !(isFine && stage.richness === 0));
  const shapes = shapesOfSvg(svg, canvas);
  const labelled = (share: number, size: number): SceneItem[] | undefined => {
    const { placed, box, spot } = fitted(shapes, heading.room, share);
    const words = shown.map((label) => labelOf(label.name[language], size));
    const places = placeLabels(
      shown.map(({ at, isInside }, index) => ({
        ...words[index]!,
        at: at.map(spot),
        ...(isInside && { isInside }),
      })),
      {
        room: heading.room,
        drawing: box,
        silhouette: new Silhouette(placed, stage, line * stage.unit),
        surroundings: new Silhouette(placed, stage, line * stage.unit + gap * size),
        gap: gap * size,
      },
    );
    return places?.map((place, index) =>
      wordWithLine(shown[index]!.name, words[index]!, place, size),
    );
  };
  const size = wordSize(stage);
  for (const share of scales) {
    const words = labelled(share, size);
    if (!words) continue;
    const { placed, box } = fitted(shapes, heading.room, share);
    const isEmpty = box.width * box.height < halfEmpty * heading.room.width * heading.room.height;
    const larger = (isEmpty ? largerWords : []).map((factor) => labelled(share, factor * size));
    const drawing = placedShapes("diagram", name, placed, "hero");
    const best = larger.find((found) => found) ?? words;
    return [...heading.items, drawing, ...best];
  }
  throw new Error(`The names of the parts of a ${name.en} do not fit round it`);
}
