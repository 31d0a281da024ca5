import { describe, expect, it } from "vitest";
import { artworksOf } from "../scene-of.ts";

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

describe("notes in the air", () => {
  it.each(["a girl singing", "小狐狸唱歌", "a bear singing on a stage"])(
    "are about who sings alone: %s",
    (description) => {
      expect(poses(description)).toEqual(["singing-alone"]);
    },
  );

  it.each(["two girls singing", "a boy and a girl singing"])(
    "are not before the faces of a choir: %s",
    (description) => {
      expect(poses(description)).toEqual(["singing", "singing"]);
    },
  );

  it("need no second microphone", () => {
    expect(artworksOf("a girl singing").map(({ subject }) => subject)).not.toContain("microphone");
  });
});
