import { type DrawOptions, drawPage } from "@colorleaf/line-art";
import { describe, expect, it } from "vitest";
import { partAt, readDrawnAreas } from "./drawn-names.ts";

const options: DrawOptions = {
  aspectRatio: "1:1",
  complexity: "medium",
  style: "cartoon",
  seed: 1,
};

function svgOf(description: string, more: Partial<DrawOptions> = {}): string {
  const page = drawPage(description, { ...options, ...more });
  if (!page.ok) throw new Error(`${description}: ${page.reason}`);
  return page.svg;
}

const namesIn = (svg: string, language: "en" | "zh") =>
  readDrawnAreas(svg, language).flatMap(({ name }) => name ?? []);

describe("names in a drawing of the engine", () => {
  it("say thing and part, in the language of the reader", () => {
    const svg = svgOf("a cat");
    expect(namesIn(svg, "en")).toContainEqual({ thing: "cat", part: "left ear", isOnly: true });
    expect(namesIn(svg, "zh")).toContainEqual({ thing: "猫", part: "左耳朵", isOnly: true });
  });

  it("of two cats neither left ear is the only one", () => {
    const ears = namesIn(svgOf("two cats"), "en").filter(({ part }) => part === "left ear");
    expect(ears).toHaveLength(2);
    expect(ears.every(({ isOnly }) => isOnly)).toBe(false);
  });

  it("are only the thing's where its parts are not known", () => {
    const croissants = namesIn(svgOf("a croissant"), "en").filter(
      ({ thing }) => thing === "croissant",
    );
    expect(croissants.length).toBeGreaterThan(1);
    for (const name of croissants) expect(name).toEqual({ thing: "croissant", isOnly: false });
  });

  it("count the petals of a mandala clockwise from the top", () => {
    const svg = svgOf("an 8-fold mandala", { complexity: "complex" });
    const petals = namesIn(svg, "zh").find(({ round }) => round?.turn === 0 && round.count === 8)!;
    const { x, y } = petals.round!;
    const spoken = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => {
      const angle = (place * Math.PI) / 4 + 0.2;
      return partAt(petals, x + 100 * Math.sin(angle), y - 100 * Math.cos(angle));
    });
    expect(spoken).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => petals.part!.replace("#", String(number))),
    );
    expect(petals.isOnly).toBe(true);
  });

  it("are unknown in drawings of others", () => {
    const svg = '<svg viewBox="0 0 9 9"><g fill="#f00"><path fill="#fff" d="M0 0Z"/></g></svg>';
    expect(readDrawnAreas(svg, "en")).toEqual([{ data: "M0 0Z", name: undefined }]);
  });

  it("come back as they were written, quotes and all", () => {
    const svg =
      '<g data-en="a &quot;b&quot; &amp;lt;" data-zh="丙"><path fill="#fff" d="M1 1Z"/></g>';
    expect(readDrawnAreas(svg, "en")[0]!.name!.thing).toBe('a "b" &lt;');
  });
});
