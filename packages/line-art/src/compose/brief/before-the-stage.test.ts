/** An audience is before the stage, its back to us. */
import { describe, expect, it } from "vitest";
import { isAlive } from "../../lexicon/living.ts";
import { readDescription } from "../../read/read.ts";
import { artworksOf, only, posesIn } from "../scene-of.ts";

const page = 1024;
const show =
  "元旦晚会上，两个女孩在舞台上跳舞，一个男孩在弹吉他，老师在旁边拿着话筒主持，台下的同学们在鼓掌。";

describe("an audience", () => {
  it.each([
    show,
    "a girl dances on a stage, the audience claps",
    "a boy juggles on stage, a girl plays the violin and the children in the audience are clapping",
    "舞台上，小熊打鼓，狐狸拉小提琴，台下的观众在鼓掌",
  ])("%s: along the foot of the page, before everybody and below their faces", (said) => {
    const items = artworksOf(said, { aspectRatio: "1:1" });
    const [audience] = only(items, "audience");
    expect(audience!.box.width).toBeGreaterThan(0.6 * page);
    expect(audience!.box.y + audience!.box.height).toBeGreaterThan(0.93 * page);
    expect(items.indexOf(audience!)).toBe(items.length - 1);
    for (const one of items.filter(({ subject }) => isAlive(subject)))
      expect(one.box.y + 0.7 * one.box.height).toBeLessThan(audience!.box.y);
  });

  it("nothing of the show is missing, and who leads through it speaks into the microphone", () => {
    const read = readDescription(show);
    expect(read.ok && read.brief.reading.missing).toEqual([]);
    expect(posesIn(show)).toContain("singing");
  });
});
