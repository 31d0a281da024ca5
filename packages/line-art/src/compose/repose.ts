/** The same person doing something else. */
import { loadArtwork } from "../artwork/load-artwork.ts";
import type { PoseName } from "../figure/poses.ts";
import type { Part } from "./cluster.ts";

/** As large as before, feet where they were. */
export function reposed(part: Part, pose: PoseName): Part {
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
