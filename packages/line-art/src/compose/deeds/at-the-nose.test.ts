import { describe, expect, it } from "vitest";
import type { PlacedArtwork } from "../../types.ts";
import type { Part } from "../groups/cluster.ts";
import { siteOn } from "../groups/sites.ts";
import { artworksOf, only } from "../scene-of.ts";
import { mouthOf } from "./in-the-mouth.ts";

const one = (items: readonly PlacedArtwork[], subject: string) => only(items, subject)[0]!;
const partOf = (item: PlacedArtwork) =>
  ({ ...item, mention: { subject: item.subject } }) as unknown as Part;
const mouth = (item: PlacedArtwork) => siteOn(partOf(item), "mouth");
const faceOf = ({ artwork, box }: PlacedArtwork) => mouthOf(artwork).face * box.width;

describe("who has the nose at somebody or something", () => {
  it.each([
    ["a dog licking a boy's face", "dog", "boy"],
    ["小狗舔小男孩的脸", "dog", "boy"],
    ["a horse nuzzling its foal", "horse", "horse"],
    ["a puppy licking a kitten", "dog", "cat"],
  ])("%s: faces are side by side, at one height", (description, who, whom) => {
    const items = artworksOf(description);
    const [licker, other] = who === whom ? only(items, who) : [one(items, who), one(items, whom)];
    const [from, to] = [mouth(licker!), mouth(other!)];
    const size = Math.min(licker!.box.height, other!.box.height);
    expect(Math.abs(from.y - to.y)).toBeLessThan(0.22 * size);
    expect(Math.abs(from.x - to.x)).toBeLessThan(0.95 * size);
  });

  it.each([
    ["a dog sniffing a flower", "dog", "flower"],
    ["小狗闻花", "dog", "flower"],
    ["a bear sniffing a honey pot", "bear", "honey-pot"],
  ])("%s: the thing begins where the face ends", (description, who, what) => {
    const items = artworksOf(description);
    const [sniffer, thing] = [one(items, who), one(items, what)];
    const { x, y } = mouth(sniffer);
    expect(thing.box.x - x).toBeLessThan(1.3 * faceOf(sniffer));
    expect(y).toBeGreaterThan(thing.box.y - 0.05 * thing.box.height);
  });
});
