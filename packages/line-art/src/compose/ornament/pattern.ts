/** The named things over the whole page, or, where nothing is named, ornamental tiles. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, SceneItem } from "../../types.ts";
import { artworkIn } from "../page/place.ts";
import { innerBox, type Stage } from "../page/stage.ts";
import { composeTiles } from "./tiles.ts";

export function composePattern(brief: Brief, stage: Stage): SceneItem[] {
  return brief.mentions.length > 0 ? scattered(brief, stage) : composeTiles(brief, stage);
}

function scattered({ mentions }: Brief, stage: Stage): SceneItem[] {
  const inner = innerBox(stage);
  const columns = Math.max(
    mentions.length > 2 ? 3 : 2,
    Math.round((inner.width / stage.unit) * [2, 2, 3, 4][stage.richness]!),
  );
  const cell = inner.width / columns;
  const rows = Math.max(2, Math.round(inner.height / cell));
  const tall = inner.height / rows;
  const items: SceneItem[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      // No row begins as the one above it does, and each thing has its turn.
      const shift = columns % mentions.length === 0 ? row : 0;
      const mention = mentions[(row * columns + column + shift) % mentions.length]!;
      // Seen from above, a flower fills its place.
      const subject = mention.subject === "flower" ? "daisy" : mention.subject;
      const { artwork, id } = subjectById(subject);
      const { box } = loadArtwork(artwork);
      const scale = Math.min((cell * 0.86) / box.width, (tall * 0.86) / box.height);
      const [width, height] = [box.width * scale, box.height * scale];
      const place = {
        x: inner.x + (column + 0.5) * cell - width / 2,
        y: inner.y + (row + 0.5) * tall - height / 2,
        width,
        height,
      };
      items.push({
        ...artworkIn(place, id, artwork, "hero"),
        id: `${mention.id}-${row}-${column}`,
        mention: mention.id,
        mirrored: (row + column) % 2 === 1,
      });
    }
  }
  return items;
}
