import { expect, it } from "vitest";
import { readDescription } from "../read/read.ts";
import { composeScene } from "./compose.ts";

function heroOf(description: string) {
  const read = readDescription(description);
  if (!read.ok) throw new Error(`${description}: ${read.reason}`);
  const options = { aspectRatio: "1:1", complexity: "simple", style: "cartoon", seed: 1 } as const;
  const hero = composeScene(read.brief, options).items.find(({ role }) => role === "hero");
  return hero?.kind === "artwork" ? hero.artwork.name : undefined;
}

it.each([
  ["a seagull", "seagull"],
  ["a seagull flying over the sea", "seagull-flying"],
  ["丹顶鹤", "red-crowned-crane"],
  ["一只丹顶鹤在天上飞", "red-crowned-crane-flying"],
])("%s is drawn as %s", (description, artwork) => {
  expect(heroOf(description)).toBe(artwork);
});
