import { expect, it } from "vitest";
import { eyesOf } from "../../artwork/close-eyes.ts";
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { pathBounds } from "../../artwork/path.ts";
import type { PlacedArtwork } from "../../types.ts";
import { drawnFacing } from "../groups/cluster.ts";
import { artworksOf } from "../scene-of.ts";

const find = (items: readonly PlacedArtwork[], subject: string) =>
  items.find((item) => item.subject === subject)!;
const middle = ({ box }: PlacedArtwork) => box.x + box.width / 2;

/** How far the pupils are from the middle of their whites, to the right and down, as they are seen. */
function pupilsOf({ artwork, mirrored }: PlacedArtwork): { x: number; y: number } {
  const shapes = loadArtwork(artwork).shapes.filter(({ part }) => part?.en === "eye");
  const [white, pupil] = shapes.map(({ path }) => pathBounds(path));
  const x = pupil!.x + pupil!.width / 2 - white!.x - white!.width / 2;
  const y = pupil!.y + pupil!.height / 2 - white!.y - white!.height / 2;
  return { x: mirrored ? -x : x, y };
}

it.each([
  ["a cat watching a bird", "cat", "bird"],
  ["a dog staring at a cake", "dog", "shortcake"],
  ["a rabbit looking at a snail", "rabbit", "snail"],
  ["小猫盯着鱼缸里的金鱼", "cat", "fish-tank"],
  ["A mouse bakes bread while a cat watches.", "cat", "mouse"],
  ["大象害怕老鼠", "elephant", "mouse"],
])("%s: its pupils are on that side", (description, who, what) => {
  const items = artworksOf(description);
  const [looker, thing] = [find(items, who), find(items, what)];
  expect(Math.sign(pupilsOf(looker).x)).toBe(Math.sign(middle(thing) - middle(looker)));
});

it.each([
  ["a horse watching a butterfly", "horse", "butterfly"],
  ["a hedgehog looking at an apple", "hedgehog", "red-apple"],
  ["an elephant afraid of a mouse", "elephant", "mouse"],
])("%s: it is turned to it", (description, who, what) => {
  const items = artworksOf(description);
  const [looker, thing] = [find(items, who), find(items, what)];
  const looksRight = (drawnFacing(who, looker.artwork) === "right") !== looker.mirrored;
  expect(looksRight).toBe(middle(thing) > middle(looker));
});

it("an owl that looks at the moon looks up, and has its wings to itself", () => {
  const owl = find(artworksOf("an owl looking at the moon"), "owl");
  expect(owl.artwork.set).not.toBe("figure");
  expect(eyesOf(loadArtwork(owl.artwork).shapes).length).toBe(2);
  expect(owl.artwork.gaze?.y).toBe(-1);
});

it("who points at something on the ground points down", () => {
  const bear = find(artworksOf("a bear counting apples"), "bear");
  expect(bear.artwork.name).toContain("pointing-down");
});
