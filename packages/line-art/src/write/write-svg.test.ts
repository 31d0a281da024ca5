import { describe, expect, it } from "vitest";
import { parsePath } from "../artwork/path.ts";
import type { Drawing, Path } from "../types.ts";
import { pathData } from "./path-data.ts";
import { writeColour, writeLineArt } from "./write-svg.ts";

const square: Path = [
  ["M", 10, 10],
  ["L", 90, 10.004],
  ["C", 95, 30, 95, 60, 90, 90],
  ["L", -0.5, 90],
  ["Z"],
];

describe("pathData", () => {
  it("comes back as it was, to two decimals", () => {
    const again = parsePath(pathData(square));
    expect(again).toHaveLength(square.length);
    again.forEach((command, index) => {
      command.slice(1).forEach((value, at) => {
        expect(value).toBeCloseTo(square[index]![at + 1] as number, 1);
      });
    });
  });

  it("does not drift over many short steps", () => {
    const steps = Array.from({ length: 500 }, (_, i): Path[number] => ["L", i * 0.337, i * 0.119]);
    const again = parsePath(pathData([["M", 0, 0], ...steps]));
    const [, x, y] = again.at(-1) as ["L", number, number];
    expect(x).toBeCloseTo(499 * 0.337, 1);
    expect(y).toBeCloseTo(499 * 0.119, 1);
  });
});

describe("writing a drawing", () => {
  const drawing: Drawing = {
    width: 100,
    height: 100,
    shapes: [
      { path: square, fill: "paper", stroke: 4, colour: "#ffaa00", item: "a" },
      { path: square, fill: "ink", stroke: 0, colour: "#222222", item: "a" },
      { path: square, fill: "none", stroke: 2, colour: "#ffaa00", item: "a" },
    ],
  };

  it("is only black and white as line art", () => {
    const colours = writeLineArt(drawing).match(/#[0-9a-f]{3,6}\b/g);
    expect(new Set(colours)).toEqual(new Set(["#000", "#fff"]));
  });

  it("shows the reference colours with black lines on top", () => {
    expect(writeColour(drawing)).toContain('fill="#ffaa00"');
    expect(writeColour(drawing)).toContain('stroke="#000"');
  });

  it("says what things are called, once for shapes that lie together", () => {
    const [one, two] = [drawing.shapes[0]!, { ...drawing.shapes[0]!, item: "b" }];
    const names = new Map([
      ["a", { en: 'a "cat"', zh: "猫" }],
      ["b", { en: "moon", zh: "月亮" }],
    ]);
    const svg = writeLineArt(
      { ...drawing, shapes: [one, one, two, { ...one, item: "c" }] },
      { names },
    );
    expect(svg.match(/<g data-en="[^"]*" data-zh="[^"]*">/g)).toEqual([
      '<g data-en="a &quot;cat&quot;" data-zh="猫">',
      '<g data-en="moon" data-zh="月亮">',
    ]);
    expect(svg.match(/<g\b/g)).toHaveLength(svg.match(/<\/g>/g)!.length);
  });

  it("keeps markup and control characters out of the title", () => {
    const svg = writeLineArt(drawing, { title: 'a <b> & "c"\u0000' });
    expect(svg).toContain('<title>a &lt;b&gt; &amp; "c" </title>');
  });

  it("is called by the beginning of a long description", () => {
    const [, title = ""] = /<title>(.*)<\/title>/.exec(
      writeLineArt(drawing, { title: "a cat and ".repeat(200) }),
    )!;
    expect(title).toMatch(/^a cat and a cat .*…$/);
    expect(title.length).toBeLessThanOrEqual(200);
  });
});
