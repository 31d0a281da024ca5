import { expect, it } from "vitest";
import { parseFigureName } from "../figure/figure.ts";
import { findCharacter } from "../figure/people/characters.ts";
import { readDescription } from "../read/read.ts";
import { composeScene } from "./compose.ts";

/** Those on the page who are figures, without their pose. */
function cast(description: string): string[] {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const { items } = composeScene(read.brief, {
    aspectRatio: "1:1",
    complexity: "medium",
    style: "cartoon",
    seed: 1,
  });
  return items.flatMap((item) =>
    item.kind === "artwork" && item.artwork.set === "figure"
      ? [item.artwork.name.split("/")[0]!]
      : [],
  );
}

it.each([
  ["a girl pirate", ["girl:pirate"]],
  ["firefighter girl", ["girl:firefighter"]],
  ["a policewoman", ["woman:police-officer"]],
  ["female scientist", ["woman:scientist"]],
  ["male nurse", ["man:nurse"]],
  ["boy chef", ["boy:chef"]],
  ["a girl dressed as a wizard", ["girl:wizard"]],
  ["女消防员", ["woman:firefighter"]],
  ["男护士", ["man:nurse"]],
  ["小女孩宇航员", ["girl:astronaut"]],
  ["两个女宇航员", ["woman:astronaut", "woman:astronaut"]],
  ["穿警服的小男孩", ["boy:police-officer"]],
])("%s: %j", (description, figures) => {
  expect(cast(description)).toEqual(figures);
});

it.each([
  ["a girl princess", ["princess"]],
  ["护士阿姨", ["nurse"]],
  ["a girl, a pirate and a dog", ["girl", "pirate"]],
  ["女孩和警察", ["girl", "police-officer"]],
])("%s: as ever", (description, figures) => {
  expect(cast(description).toSorted()).toEqual(figures);
});

it("keeps the build, the lashes and the hair of whoever is in the role, and the role's hat", () => {
  const { character } = parseFigureName("girl:wizard/standing");
  const [girl, wizard] = [findCharacter("girl")!, findCharacter("wizard")!];
  expect(character).toMatchObject({ build: girl.build, hair: girl.hair, lashes: true });
  expect(character.hat).toEqual(wizard.hat);
  expect(character.extras ?? []).not.toContain("beard");
});

it("gives men trousers where women of the trade have skirts", () => {
  expect(parseFigureName("man:nurse/standing").character.bottom.kind).toBe("trousers");
});

it("puts no pigtails into a helmet", () => {
  expect(parseFigureName("girl:astronaut/standing").character.hair.back).toBe("bob");
});
