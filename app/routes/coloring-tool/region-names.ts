/** What the areas of our own drawings show: the drawing says which things its shapes belong to. */
import { innermostPoint, type Region, type RegionMap } from "@colorleaf/coloring";
import { getLocale } from "../../paraglide/runtime.js";

interface Drawn {
  path: Path2D;
  name: string | undefined;
}

export interface Names {
  /** Undefined where the drawing does not say. */
  of(region: Region): string | undefined;
}

/** Names of a drawing's areas; undefined if the picture is no drawing of ours. */
export function readNames(svg: string, map: RegionMap): Names | undefined {
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const [, , width = 0] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const shapes: Drawn[] = [...drawing.querySelectorAll("g > path")]
    .filter((path) => path.getAttribute("fill") === "#fff")
    .map((path) => ({
      path: new Path2D(path.getAttribute("d") ?? ""),
      name: (path.parentElement as Element).getAttribute(`data-${getLocale()}`) ?? undefined,
    }));
  if (!(width > 0) || shapes.every(({ name }) => name === undefined)) return undefined;
  const context = document.createElement("canvas").getContext("2d")!;
  const scale = width / map.width;
  return {
    of(region) {
      const { point } = innermostPoint(map, region);
      const [x, y] = [point.x * scale, point.y * scale];
      // Whatever was drawn last lies on top.
      return shapes.findLast(({ path }) => context.isPointInPath(path, x, y))?.name;
    },
  };
}

/** Address of the drawing that a picture was made from. */
export function drawingOf(picture: string | Blob): string | undefined {
  if (typeof picture !== "string") return undefined;
  if (/^\/(media|pictures)\/[^?]+\.svg$/.test(picture)) return picture;
  if (/^\/media\/[^/?]+\.png$/.test(picture)) return picture.replace(/png$/, "svg");
  return picture.startsWith("data:image/svg+xml") ? picture : undefined;
}
