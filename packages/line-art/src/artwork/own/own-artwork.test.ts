import { describe, expect, it } from "vitest";
import { ownSubjects } from "../../lexicon/own-subjects.ts";
import { type Part, partByKey, parts } from "../../lexicon/parts.ts";
import { ownArtwork } from "./index.ts";

const element = /<(\/?)([a-z]+)((?:\s+[a-z-]+="[^"]*")*)\s*(\/?)>/g;

function parse(body: string) {
  const rest = body.replaceAll(element, "").trim();
  const elements = [...body.matchAll(element)].map(([, end, tag, attributes, empty]) => ({
    end: end !== "",
    tag: tag ?? "",
    empty: empty !== "",
    attributes: Object.fromEntries(
      [...(attributes ?? "").matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, key, value]) => [
        key,
        value,
      ]),
    ),
  }));
  return { rest, elements };
}

describe.each(Object.entries(ownArtwork))("own artwork %s", (_name, body) => {
  const { rest, elements } = parse(body);

  it("is made of plain shapes only, well nested", () => {
    expect(rest).toBe("");
    let depth = 0;
    for (const { tag, end, empty } of elements) {
      expect(["path", "circle", "ellipse", "rect", "g"]).toContain(tag);
      if (tag === "g") depth += end ? -1 : 1;
      else expect(empty).toBe(true);
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
  });

  it("stays in its box", () => {
    for (const { attributes } of elements) {
      const { d = "", transform, cx, cy, r, rx, ry } = attributes;
      if (transform) continue;
      if (cx && cy) {
        const [x, y] = [Number(cx), Number(cy)];
        const [w, h] = [Number(rx ?? r), Number(ry ?? r)];
        for (const edge of [x - w, x + w, y - h, y + h]) expect(edge).toSatisfy(inBox);
      }
      // Relative commands would need their start to be judged; the drawings use absolute ones.
      expect(d).toMatch(/^[MLHVCSQAZ0-9 .,-]*$/);
      for (const number of d.match(/-?\d*\.?\d+/g) ?? []) expect(Number(number)).toSatisfy(inBox);
    }
  });

  it("closes every filled shape and offers at least three areas to colour", () => {
    const areas = elements.filter(
      ({ attributes }) => attributes.fill && attributes.fill !== "none",
    );
    for (const { attributes } of areas) if (attributes.d) expect(attributes.d).toMatch(/Z$/);
    expect(areas.filter(({ attributes }) => !isInk(attributes.fill ?? ""))).toSatisfy(
      (coloured: unknown[]) => coloured.length >= 3,
    );
  });

  it("keeps clear of colours that are neither ink nor paper", () => {
    for (const { attributes } of elements) {
      if (!attributes.fill || attributes.fill === "none") continue;
      expect(attributes.fill).toMatch(/^#[0-9a-f]{6}$/);
      const luminance = relativeLuminance(attributes.fill);
      expect(luminance < 0.05 || luminance > 0.24).toBe(true);
    }
  });
});

describe("parts of own artwork", () => {
  const named = Object.values(ownArtwork).flatMap((body) => body.match(/data-part="[^"]*"/g) ?? []);

  it("are known by name where they are most asked for", () => {
    const drawings = Object.values(ownArtwork).filter((body) => body.includes("data-part"));
    expect(drawings.length).toBeGreaterThanOrEqual(110);
  });

  it("have names of the list, which are words in both languages", () => {
    const keys = new Set(named.map((attribute) => attribute.slice(11, -1)));
    for (const key of keys) expect(() => partByKey(key)).not.toThrow();
    for (const { en, zh } of Object.values<Part>(parts)) {
      expect(en).toMatch(/^[a-z -]+$/);
      expect(zh).toMatch(/^\p{Script=Han}+$/u);
    }
  });
});

describe("own subjects", () => {
  it("each have a drawing, and each drawing a subject", () => {
    const drawn = ownSubjects.flatMap(({ artwork, simple, flying }) => [
      artwork,
      ...(simple ? [simple] : []),
      ...(flying ? [flying] : []),
    ]);
    expect(new Set(drawn.map(({ name }) => name))).toEqual(new Set(Object.keys(ownArtwork)));
    expect(drawn.every(({ set }) => set === "own")).toBe(true);
  });

  it("have names and words in both languages, and ids of their own", () => {
    expect(new Set(ownSubjects.map(({ id }) => id)).size).toBe(ownSubjects.length);
    for (const { name, words, height } of ownSubjects) {
      expect(name.en).toMatch(/^[a-zA-Z' -]+$/);
      expect(name.zh).toMatch(/^\p{Script=Han}+$/u);
      expect(words.en).toContain(name.en);
      expect(words.zh).toContain(name.zh);
      expect(height).toBeGreaterThan(0);
    }
  });

  it("leave no word to two subjects", () => {
    const all = ownSubjects.flatMap(({ words }) => [...words.en, ...words.zh]);
    expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([]);
  });
});

function inBox(value: number): boolean {
  return value >= 0 && value <= 128;
}

function isInk(colour: string): boolean {
  return relativeLuminance(colour) < 0.22;
}

/** WCAG relative luminance of #rrggbb, 0 to 1. */
function relativeLuminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
