/** Descriptions as scenes, for tests. */
import { readDescription } from "../read/read.ts";
import type { DrawOptions, PlacedArtwork, Scene } from "../types.ts";
import { composeScene } from "./compose.ts";

const plain: DrawOptions = { aspectRatio: "1:1", complexity: "medium", style: "cartoon", seed: 1 };

/** @throws where the description is refused */
export function sceneOf(description: string, options: Partial<DrawOptions> = {}): Scene {
  const read = readDescription(description);
  if (!read.ok) throw new Error(`${description}: ${read.reason}`);
  return composeScene(read.brief, { ...plain, ...options });
}

export function artworksOf(
  description: string,
  options: Partial<DrawOptions> = {},
): PlacedArtwork[] {
  return sceneOf(description, options).items.filter((item) => item.kind === "artwork");
}

/** Of its figures. */
export const posesIn = (description: string) =>
  artworksOf(description).flatMap(({ artwork }) =>
    artwork.set === "figure" ? [artwork.name.split("/")[1]] : [],
  );

export function only(items: readonly PlacedArtwork[], subject: string): PlacedArtwork[] {
  return items.filter((item) => item.subject === subject);
}
