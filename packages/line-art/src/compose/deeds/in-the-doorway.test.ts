/** A door that is opened, and a full bowl in somebody's arms. */
import { describe, expect, it } from "vitest";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only, posesIn } from "../scene-of.ts";

const middle = ({ box }: PlacedArtwork) => box.x + box.width / 2;
const foot = ({ box }: PlacedArtwork) => box.y + box.height;
const placed = (description: string) => artworksOf(description, { aspectRatio: "1:1" });
const halloween =
  "On Halloween night a boy dressed as a vampire and a girl dressed as a bee ring the doorbell, an old lady opens the door with a bowl of candy, and a black cat sits on a pumpkin.";

describe("a door that somebody opens", () => {
  it.each([
    [halloween, "grandmother", ["girl", "vampire"]],
    [
      "万圣节晚上，扮成吸血鬼的男孩和一个女孩按门铃，老奶奶端着一碗糖果打开门，黑猫坐在南瓜上。",
      "grandmother",
      ["girl", "vampire"],
    ],
    ["a mail carrier knocks on the door, grandma opens the door", "grandmother", ["mail-carrier"]],
    ["爷爷打开门，孙子敲门", "grandfather", ["boy"]],
  ])("%s: the %s stands in it, those who came before it", (said, opens, came) => {
    const items = placed(said);
    const [house, ...more] = only(items, "open-house-door");
    expect(more).toEqual([]);
    expect(only(items, "door")).toEqual([]);
    const [host] = only(items, opens);
    expect(host!.box.x).toBeGreaterThan(house!.box.x + 0.15 * house!.box.width);
    expect(host!.box.x + host!.box.width).toBeLessThan(house!.box.x + 0.85 * house!.box.width);
    expect(host!.box.y).toBeGreaterThan(house!.box.y + 0.3 * house!.box.height);
    for (const visitor of came) {
      const [one] = only(items, visitor);
      expect(Math.abs(middle(one!) - middle(host!))).toBeGreaterThan(0.5 * host!.box.width);
      expect(foot(one!)).toBeGreaterThan(foot(host!) - 1);
    }
    expect(posesIn(said).filter((pose) => pose === "knocking")).toHaveLength(came.length);
  });

  it.each([halloween, "a woman holds a bowl of apples", "妈妈端来一碗饺子"])(
    "%s: the bowl is in the arms",
    (said) => {
      const items = placed(said);
      const [bowl] = only(items, "round-bowl");
      const [bearer] = items.filter(({ artwork }) => artwork.name.includes("/embracing"));
      expect(Math.abs(middle(bowl!) - middle(bearer!))).toBeLessThan(0.2 * bearer!.box.width);
      expect(bowl!.box.y).toBeGreaterThan(bearer!.box.y + 0.3 * bearer!.box.height);
      expect(foot(bowl!)).toBeLessThan(bearer!.box.y + 0.8 * bearer!.box.height);
    },
  );
});
