import { describe, expect, it } from "vitest";
import { artworksOf } from "./scene-of.ts";

const poses = (description: string) =>
  artworksOf(description).flatMap(({ artwork }) =>
    artwork.set === "figure" ? [artwork.name.split("/")[1]] : [],
  );

describe("a band", () => {
  it.each(["animals playing in a band", "小动物们开音乐会", "three frogs in a band"])(
    "%s: each has an instrument of its own",
    (description) => {
      expect(poses(description).toSorted()).toEqual(["playing-drum", "playing-guitar", "singing"]);
    },
  );

  it("of one is a guitarist", () => {
    expect(poses("a bear playing in a jazz band")).toEqual(["playing-guitar"]);
  });
});
