/** Prompts of GenEval's form (Ghosh et al. 2023) over COCO's 80 names, judged by the scene's geometry. */
import { describe, expect, it } from "vitest";
import { readDescription } from "../read/read.ts";
import type { Box, Brief, Scene } from "../types.ts";
import { composeScene } from "./compose.ts";
import { union } from "./page/stage.ts";

const names =
  "person|bicycle|car|motorcycle|airplane|bus|train|truck|boat|traffic light|fire hydrant|stop sign|parking meter|bench|bird|cat|dog|horse|sheep|cow|elephant|bear|zebra|giraffe|backpack|umbrella|handbag|tie|suitcase|frisbee|skis|snowboard|sports ball|kite|baseball bat|baseball glove|skateboard|surfboard|tennis racket|bottle|wine glass|cup|fork|knife|spoon|bowl|banana|apple|sandwich|orange|broccoli|carrot|hot dog|pizza|donut|cake|chair|couch|potted plant|bed|dining table|toilet|tv|laptop|computer mouse|tv remote|computer keyboard|cell phone|microwave|oven|toaster|sink|refrigerator|book|clock|vase|scissors|teddy bear|hair drier|toothbrush".split(
    "|",
  );
const irregular: Record<string, string> = {
  person: "people",
  sheep: "sheep",
  knife: "knives",
  skis: "skis",
  scissors: "scissors",
  "computer mouse": "computer mice",
};
const colours = "red|orange|yellow|green|blue|purple|pink|brown|black|white".split("|");
const sides = ["left of", "right of", "above", "below"] as const;
const counts = ["two", "three", "four"] as const;

const pluralOf = (name: string) =>
  irregular[name] ?? (/(?:s|ch|sh)$/.test(name) ? `${name}es` : `${name}s`);
const one = (name: string) => `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
const nameAt = (index: number) => names[index % names.length]!;

interface Planned {
  brief: Brief;
  scene: Scene;
}

function plan(prompt: string): Planned {
  const read = readDescription(prompt);
  if (!read.ok) throw new Error(`${prompt}: ${read.reason}`);
  expect(read.brief.reading.missing, prompt).toEqual([]);
  const options = { aspectRatio: "1:1", complexity: "medium", style: "cartoon", seed: 1 } as const;
  return { brief: read.brief, scene: composeScene(read.brief, options) };
}

const boxesOf = ({ scene }: Planned, mention: string): Box[] =>
  scene.items.filter((item) => item.mention === mention).map(({ box }) => box);

function centre(planned: Planned, index: number) {
  const box = union(boxesOf(planned, planned.brief.mentions[index]!.id));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe("553 prompts over 80 names", () => {
  it("80 single objects are drawn, each alone", () => {
    for (const name of names) {
      const planned = plan(`a photo of ${one(name)}`);
      expect(planned.brief.mentions, name).toHaveLength(1);
      expect(boxesOf(planned, planned.brief.mentions[0]!.id), name).toHaveLength(1);
    }
  });

  it("99 pairs are two different things", () => {
    for (let i = 0; i < 99; i++) {
      const [a, b] = [nameAt(i), nameAt(i * 6 + 13 + Math.floor(i / 80))];
      const prompt = `a photo of ${one(a)} and ${one(b)}`;
      const planned = plan(prompt);
      expect(
        planned.brief.mentions.map(({ count }) => count),
        prompt,
      ).toEqual(a === b ? [1] : [1, 1]);
    }
  });

  it("80 counts are exact", () => {
    names.forEach((name, i) => {
      const prompt = `a photo of ${counts[i % 3]} ${pluralOf(name)}`;
      const planned = plan(prompt);
      const drawn = planned.brief.mentions.flatMap(({ id }) => boxesOf(planned, id));
      expect(drawn, prompt).toHaveLength((i % 3) + 2);
    });
  });

  it("100 positions are true", () => {
    for (let i = 0; i < 100; i++) {
      const side = sides[i % 4]!;
      const [a, b] = [nameAt(i * 3 + 1), nameAt(i * 10 + 17)];
      if (a === b) continue;
      const prompt = `a photo of ${one(a)} ${side} ${one(b)}`;
      const planned = plan(prompt);
      expect(planned.brief.mentions, prompt).toHaveLength(2);
      const [first, second] = [centre(planned, 0), centre(planned, 1)];
      const distance = {
        "left of": second.x - first.x,
        "right of": first.x - second.x,
        above: second.y - first.y,
        below: first.y - second.y,
      };
      expect(distance[side], prompt).toBeGreaterThan(0);
    }
  });

  it("194 colours are the reference colours of what they stand with", () => {
    for (let i = 0; i < 194; i++) {
      const [a, colour] = [nameAt(i), colours[i % 10]!];
      const [b, other] = [nameAt(i + 37), colours[(i + 3) % 10]!];
      const prompt =
        i < 94 ? `a photo of a ${colour} ${a}` : `a photo of a ${colour} ${a} and a ${other} ${b}`;
      const { brief } = plan(prompt);
      // Kinds with drawings of their own, which have the colour.
      if (/\b(?:brown bear|green apple)\b/.test(prompt)) continue;
      const found = brief.mentions.map((mention) => mention.colour !== undefined);
      expect(found, prompt).toEqual(i < 94 ? [true] : [true, true]);
    }
  });
});
