import type { Box, Path, SourceShape } from "../types.ts";
import { pathBounds } from "./path.ts";

/**
 * Makes shapes of their own of the parts of a compound path that lie apart (two eyes, the spots of a
 * leopard), so that each can be judged by its own size. Parts whose bounds touch stay together:
 * they may be holes of one another.
 */
export function splitIslands(shape: SourceShape): SourceShape[] {
  if (shape.kind === "line") return [shape];
  const groups: { box: Box; path: Path }[] = [];
  for (const path of subpaths(shape.path).filter(({ length }) => length > 2)) {
    let [box, whole] = [pathBounds(path), path];
    for (let index = groups.length - 1; index >= 0; index--) {
      const group = groups[index]!;
      if (!overlap(group.box, box)) continue;
      groups.splice(index, 1);
      whole = [...group.path, ...whole];
      box = pathBounds(whole);
      // The joined box is larger: groups passed already may touch it now.
      index = groups.length;
    }
    groups.push({ box, path: whole });
  }
  return groups.map(({ path }) => ({ ...shape, path }));
}

/** Subpaths, each with its own M. */
export function subpaths(path: Path): Path[] {
  const parts: Path[] = [];
  let start: Path[number] | undefined;
  for (const command of path) {
    if (command[0] === "M") {
      parts.push([]);
      start = command;
    } else if (parts.at(-1)?.at(-1)?.[0] === "Z" && start) {
      parts.push([start]);
    }
    parts.at(-1)?.push(command);
  }
  return parts;
}

/** Boxes that meet at an edge do, too. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.x <= other.x + other.width &&
    other.x <= one.x + one.width &&
    one.y <= other.y + other.height &&
    other.y <= one.y + one.height
  );
}
