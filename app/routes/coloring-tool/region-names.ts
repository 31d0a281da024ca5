/** What the areas of our own drawings show: the drawing says which things its shapes belong to. */
import { innermostPoint, type Region, type RegionMap } from "@colorleaf/coloring";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { partAt, readDrawnAreas } from "./drawn-names.ts";

export interface RegionName {
  /** "cat", "cat, left ear". */
  words: string;
  /** No other area is called so: its place need not be said. */
  isOnly: boolean;
}

export interface Names {
  /** Undefined where the drawing does not say. */
  of(region: Region): RegionName | undefined;
}

/** Names of a drawing's areas; undefined if the picture is no drawing of ours. */
export function readNames(svg: string, map: RegionMap): Names | undefined {
  const width = Number(/<svg[^>]* viewBox="0 0 ([\d.]+) /.exec(svg)?.[1] ?? 0);
  const areas = readDrawnAreas(svg, getLocale()).map(({ data, name }) => ({
    path: new Path2D(data),
    name,
  }));
  if (!(width > 0) || areas.every(({ name }) => name === undefined)) return undefined;
  const context = document.createElement("canvas").getContext("2d")!;
  const scale = width / map.width;
  return {
    of(region) {
      const { point } = innermostPoint(map, region);
      const [x, y] = [point.x * scale, point.y * scale];
      // Whatever was drawn last lies on top.
      const name = areas.findLast(({ path }) => context.isPointInPath(path, x, y))?.name;
      if (!name) return undefined;
      const part = partAt(name, x, y);
      return {
        words: part ? m.studio_part({ thing: name.thing, part }) : name.thing,
        isOnly: name.isOnly ?? false,
      };
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
