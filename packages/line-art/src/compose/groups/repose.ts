/** The same person doing something else. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import type { PoseName } from "../../figure/poses/poses.ts";
import type { ArtworkRef } from "../../types.ts";
import type { Part } from "./cluster.ts";

/** As large as before, feet where they were. */
export function reposed<T extends Pick<Part, "artwork" | "box">>(part: T, pose: PoseName): T {
  if (part.artwork.set !== "figure") return part;
  const [who, , ...mood] = part.artwork.name.split("/");
  const artwork = { ...part.artwork, name: [who, pose, ...mood].join("/") };
  const scale = part.box.height / loadArtwork(part.artwork).box.height;
  const source = loadArtwork(artwork).box;
  const [width, height] = [scale * source.width, scale * source.height];
  const box = {
    x: part.box.x + (part.box.width - width) / 2,
    y: part.box.y + part.box.height - height,
    width,
    height,
  };
  return { ...part, artwork, box };
}

/** How high somebody is in a pose, as a share of the height on the feet. */
export function foldedBy(artwork: ArtworkRef): number {
  const [who] = artwork.name.split("/");
  const heightIn = (name: string) => loadArtwork({ ...artwork, name }).box.height;
  return heightIn(artwork.name) / heightIn(`${who}/standing`);
}
