/** A laid table seen from its side: where food and small things stand that are alone on the page. */
import type { PlacedShapes, SourceShape } from "../../types.ts";
import type { Cluster, Part } from "../groups/cluster.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";
import { many, type Scenery, things, wallpaper } from "./scenery.ts";

export const tableTop: Scenery = {
  backdrop: (stage) => [...wallpaper(stage, backEdge(stage), "#fdf1e3"), cloth(stage), lace(stage)],
  decorate: (stage, decorator) => {
    const { width, unit, richness } = stage;
    if (richness > 1) return;
    // High on the wall: beside a cake a picture would stand on the table.
    const high = {
      x: 0.12 * unit,
      y: 0.14 * unit,
      width: width - 0.24 * unit,
      height: 0.12 * unit,
    };
    if (richness > 0)
      decorator.scatter(things.picture, names.picture, 1, high, [0.18 * unit, 0.22 * unit]);
    else decorator.scatter(things.wallClock, names.clock, 1, high, [0.12 * unit, 0.15 * unit]);
  },
};

/** The table reaches far enough back for all that stand on it. */
export function withRoomOnTable({ parts }: Cluster, stage: Stage): Stage {
  const foot = ({ box }: Part) => box.y + box.height;
  const isIn = (part: Part, other: Part) => {
    const middle = part.box.x + part.box.width / 2;
    return (
      part !== other &&
      middle > other.box.x &&
      middle < other.box.x + other.box.width &&
      foot(part) > other.box.y &&
      foot(part) < foot(other)
    );
  };
  const standing = parts.filter((part) => !parts.some((other) => isIn(part, other)));
  const farthest = Math.min(...standing.map(foot)) - 0.1 * stage.unit;
  return { ...stage, horizonY: Math.min(stage.horizonY, Math.max(farthest, 0.25 * stage.height)) };
}

const backEdge = ({ horizonY, unit }: Stage) => horizonY + 0.04 * unit;
const frontEdge = ({ groundY, unit }: Stage) => groundY + 0.035 * unit;

function cloth(stage: Stage): PlacedShapes {
  const y = backEdge(stage);
  return placedShapes("tablecloth", names.tablecloth, [
    rectangle({ x: -10, y, width: stage.width + 20, height: stage.height - y + 10 }, "#f7d9d9"),
  ]);
}

/** Where the cloth hangs down in front. */
function lace(stage: Stage): PlacedShapes {
  const { width, height } = stage;
  const y = frontEdge(stage);
  const count = Math.round((many(stage, [0, 6, 8, 10]) * width) / stage.unit);
  const step = width / count;
  const drop = Math.min(0.5 * step, 0.6 * (height - y));
  const below = rectangle({ x: -10, y, width: width + 20, height: height - y + 10 }, "#e2b7b7");
  const scallops = Array.from({ length: count }, (_, i): SourceShape[] => {
    const [left, right] = [i * step, (i + 1) * step];
    const scallop = `M${left} ${y}V${y + 0.35 * drop}C${left} ${y + 1.3 * drop} ${right} ${y + 1.3 * drop} ${right} ${y + 0.35 * drop}V${y}Z`;
    const eyelet = ellipse((left + right) / 2, y + 0.5 * drop, 0.24 * drop, 0.24 * drop, "#f7d9d9");
    return [area(scallop, "#ffffff"), ...(stage.richness > 1 ? [eyelet] : [])];
  });
  return placedShapes("lace", names.lace, [below, ...scallops.flat()]);
}
