import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { connectedComponents } from "../quality/components.ts";
import { lightnessOf, maskOf } from "../quality/pixels.ts";
import type { ArtworkRef } from "../types.ts";
import { writeLineArt } from "../write/write-svg.ts";
import { drawScene } from "./draw-scene.ts";

const side = 512;

/** A thing that fills its page, as the mask of its white, with `lost` areas fewer than it has. */
function drawn(artwork: ArtworkRef, lost = 0) {
  const { box } = loadArtwork(artwork);
  const scale = 900 / Math.max(box.width, box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  const name = { en: artwork.name, zh: artwork.name };
  const drawing = drawScene(
    {
      width: 1024,
      height: 1024,
      difficulty: "easy",
      style: "cartoon",
      seed: 1,
      items: [
        {
          kind: "artwork",
          id: "thing",
          subject: artwork.name,
          name,
          role: "hero",
          artwork,
          box: { x: 512 - width / 2, y: 512 - height / 2, width, height },
          mirrored: false,
          rotation: 0,
        },
      ],
    },
    { lost: new Map([["thing", lost]]), mostLost: 0.16 },
  );
  const { pixels, width: columns } = new Resvg(writeLineArt(drawing), {
    fitTo: { mode: "width", value: side },
  }).render();
  const light = lightnessOf({ data: pixels, width: columns, height: side });
  const white = maskOf(light, 128);
  const { labels, areas } = connectedComponents(white, side, 4);
  return {
    white,
    outside: areas[labels[0]!]!,
    regions: areas.filter((area, label) => label > 0 && area > 1e-4 * side * side).length - 1,
  };
}

const own = (name: string): ArtworkRef => ({ set: "own", name });
const things: ArtworkRef[] = [
  own("horse"),
  own("cat"),
  own("panda"),
  own("dragon"),
  { set: "noto", name: "cow" },
  { set: "noto", name: "elephant" },
  { set: "noto", name: "police-car" },
  { set: "figure", name: "girl/standing", variant: "plain" },
  { set: "figure", name: "knight/riding", variant: "plain" },
];

describe("a thing with fewer areas", () => {
  it.each(things)("$set $name has fewer, and its contour is as closed as before", (artwork) => {
    const [before, after] = [drawn(artwork), drawn(artwork, 5)];
    expect(after.regions).toBeLessThan(before.regions);
    expect(after.regions).toBeGreaterThanOrEqual(3);
    expect(Math.abs(after.outside - before.outside)).toBeLessThan(0.004 * side * side);
  });

  it("loses both ears of a pair, or none", () => {
    const { white } = drawn(own("teddy-bear"), 9);
    let unlike = 0;
    for (let at = 0; at < white.length; at++) {
      const column = at % side;
      // The middle of the page falls between two pixels.
      if (white[at] !== white[at - column + (side - 1 - column)]) unlike++;
    }
    expect(unlike).toBeLessThan(0.012 * white.length);
  });
});
