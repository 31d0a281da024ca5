import { describe, expect, it } from "vitest";
import { overlaps } from "../../artwork/box.ts";
import { findRegions } from "../../draw/find-regions.ts";
import { drawPage } from "../../index.ts";
import { readDescription } from "../../read/read.ts";
import type { Scene } from "../../types.ts";
import { sceneOf } from "../scene-of.ts";

function letters(scene: Scene) {
  return scene.items.filter(({ id }) => id.startsWith("letter-"));
}

describe("letters", () => {
  it.each([
    ["the name EMMA", "EMMA"],
    ["写着“爱妈妈”的贺卡", "爱妈妈"],
    ["一个大大的春字", "春"],
    ["字母B", "B"],
  ])("%s is lettered %s, each once, inside the page", (description, text) => {
    const scene = sceneOf(description);
    expect(letters(scene).map(({ name }) => name.en.at(-1))).toEqual([...text]);
    for (const { box } of letters(scene)) {
      expect(box.x).toBeGreaterThan(0);
      expect(box.x + box.width).toBeLessThan(scene.width);
      expect(box.y).toBeGreaterThan(0);
      expect(box.y + box.height).toBeLessThan(scene.height);
    }
  });

  it("break into lines where that makes them larger", () => {
    const rows = (scene: Scene) =>
      new Set(letters(scene).map(({ box }) => Math.round((box.y + box.height / 2) / 200))).size;
    expect(rows(sceneOf("“新年快乐”"))).toBe(2);
    expect(rows(sceneOf("“新年快乐”", { aspectRatio: "16:9" }))).toBe(1);
  });

  it("stand among things that begin with them, and numbers among as many things", () => {
    const named = (scene: Scene) =>
      scene.items.flatMap((item) => (item.kind === "artwork" ? [item.name.en] : []));
    const things = named(sceneOf("the letter B"));
    expect(things).toHaveLength(4);
    for (const name of things) expect(name).toMatch(/\bb/i);
    expect(named(sceneOf("the number 7"))).toHaveLength(7);
  });

  it("fill the middle of the page, with one or two things large beside them", () => {
    for (const description of ["the letter Q", "the letter Z", "the number 9"]) {
      const scene = sceneOf(description);
      expect(letters(scene)[0]!.box.height / scene.height, description).toBeGreaterThan(0.42);
    }
    const scene = sceneOf("the letter Q");
    const queen = scene.items.find(({ name }) => name.en === "queen");
    expect(queen!.box.height / scene.height).toBeGreaterThan(0.28);
  });

  it("are counted with things of one area where there are many", () => {
    const page = drawPage("the number 10", {
      aspectRatio: "1:1",
      complexity: "simple",
      style: "cartoon",
      seed: 3,
    });
    expect(page.ok && findRegions(page.drawing).length).toBeLessThanOrEqual(15);
  });

  it("are never covered by what stands around them", () => {
    for (const description of ["the letter C", "the number 10", "“福”", "the name LEO"]) {
      const scene = sceneOf(description);
      const others = scene.items.filter(
        ({ id, role }) => !id.startsWith("letter-") && role !== "frame",
      );
      for (const { box } of letters(scene)) {
        expect(others.filter((other) => overlaps(other.box, box)).map(({ id }) => id)).toEqual([]);
      }
    }
  });

  it("that have no outline are listed as missing, not left out in silence", () => {
    const read = readDescription("a cat and the words “żółw”");
    expect(read.ok && read.brief.reading.missing.map(({ phrase }) => phrase)).toEqual(["żółw"]);
    expect(read.ok && read.brief.lettering).toBeUndefined();
  });
});
