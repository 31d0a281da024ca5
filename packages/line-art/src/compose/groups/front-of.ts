import { loadArtwork } from "../../artwork/load-artwork.ts";
import type { Part } from "./cluster.ts";

/** The piece of a drawing that is before whoever is in it, where it lies in the whole: arms, the side of a boat. */
export function frontOf(part: Part): Part {
  const artwork = { ...part.artwork, variant: "front" } as const;
  const whole = loadArtwork(part.artwork).box;
  const piece = loadArtwork(artwork).box;
  const scale = part.box.width / whole.width;
  const left = part.mirrored ? whole.x + whole.width - (piece.x + piece.width) : piece.x - whole.x;
  const box = {
    x: part.box.x + left * scale,
    y: part.box.y + (piece.y - whole.y) * scale,
    width: piece.width * scale,
    height: piece.height * scale,
  };
  return { ...part, artwork, box };
}
