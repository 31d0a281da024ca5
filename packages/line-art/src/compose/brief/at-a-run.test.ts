import { describe, expect, it } from "vitest";
import { readDescription } from "../../read/read.ts";
import type { Box } from "../../types.ts";
import { composeScene } from "../compose.ts";

function itemsOf(description: string) {
  const read = readDescription(description);
  if (!read.ok) throw new Error(`${description}: ${read.reason}`);
  const options = { aspectRatio: "1:1", complexity: "simple", style: "cartoon", seed: 1 } as const;
  return composeScene(read.brief, options).items.flatMap((item) =>
    item.kind === "artwork" ? [item] : [],
  );
}

function only(description: string, name: string) {
  const found = itemsOf(description).filter(({ artwork }) => artwork.name === name);
  expect(found, `${name} of ${description}`).toHaveLength(1);
  return found[0]!;
}

const middle = ({ x, width }: Box) => x + width / 2;

describe("animals that run", () => {
  it.each([
    ["a dog", "dog"],
    ["a dog running in the park", "dog-running"],
    ["a horse galloping on the beach", "horse-running"],
    ["一只兔子在奔跑", "rabbit-running"],
    ["a running dog with a ball", "dog-running"],
  ])("%s is drawn as %s", (description, artwork) => {
    only(description, artwork);
  });

  it("stretch their legs and need no speed lines, which the others have", () => {
    const names = (description: string) => itemsOf(description).map(({ name }) => name.en);
    expect(names("a dog running")).not.toContain("speed lines");
    expect(names("a giraffe running")).toContain("speed lines");
  });

  it.each([
    ["a dog chasing a cat", "dog-running", "cat-running"],
    ["a cat running after a mouse", "cat-running", "mouse-running"],
    ["狐狸追兔子", "fox-running", "rabbit-running"],
    ["a fox running away from a bear", "bear-running", "fox-running"],
    ["老鼠逃离猫", "cat-running", "mouse-running"],
  ])("%s: both run to the left, the chased one ahead", (description, chaser, chased) => {
    const [behind, ahead] = [only(description, chaser), only(description, chased)];
    expect([behind.mirrored, ahead.mirrored]).toEqual([false, false]);
    expect(middle(ahead.box)).toBeLessThan(middle(behind.box));
  });

  it.each([
    "a girl running with her dog",
    "a boy and his dog running on the beach",
    "a dog and a boy running",
  ])("%s: the dog runs to the right, as people do", (description) => {
    expect(only(description, "dog-running").mirrored).toBe(true);
  });

  it("leave those who do something else alone", () => {
    only("a dog running in the park and a cat sleeping", "cat-lying");
  });

  it("wear a hat on the head, not in the middle", () => {
    const description = "a dog running with a hat on";
    const dog = only(description, "dog-running").box;
    const hat = itemsOf(description).find(({ name }) => /hat/.test(name.en))!.box;
    expect(middle(hat)).toBeLessThan(dog.x + 0.4 * dog.width);
  });
});

describe("who is chased", () => {
  it.each(["a dog chasing a boy", "a boy being chased by a dog", "小狗追着男孩跑"])(
    "%s: both run, the dog behind",
    (description) => {
      const boy = only(description, "boy/running");
      const dog = only(description, "dog-running");
      // Both to the left: figures look to the right as they are drawn.
      expect(boy.mirrored).toBe(true);
      expect(dog.mirrored).toBe(false);
      expect(middle(boy.box)).toBeLessThan(middle(dog.box));
    },
  );
});
