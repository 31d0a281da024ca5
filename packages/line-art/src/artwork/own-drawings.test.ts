import { describe, expect, it } from "vitest";
import { ownDrawing, ownDrawingNames } from "#own-drawings";
import { parseFigureName } from "../figure/figure.ts";
import { ownSubjects } from "../lexicon/own-subjects.ts";
import { ownWords } from "../lexicon/own-words/index.ts";
import { type Part, partByKey, parts } from "../lexicon/parts.ts";
import { plainPortraits, portraits } from "./portraits/portraits.ts";

const bodies = Object.fromEntries(ownDrawingNames.map((name) => [name, bodyOf(ownDrawing(name)!)]));

const element = /<(\/?)([a-z]+)((?:\s+[a-z-]+="[^"]*")*)\s*(\/?)>/g;

/** What is in the frame that every file has. */
function bodyOf(svg: string): string {
  return svg
    .replace(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 128 128">\n/, "")
    .replace(/<\/svg>\n$/, "")
    .replace(/^ {2}<!-- .* -->\n/, "");
}

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

const drawings = Object.entries({ ...bodies, ...portraits, ...plainPortraits }).map(
  ([name, body]) => ({
    name,
    ...parse(body),
  }),
);

/** The names of the drawings that do not keep a rule: one test for all, as there are many of them. */
function breaking(keeps: (drawing: ReturnType<typeof parse>) => boolean): string[] {
  return drawings.filter((drawing) => !keeps(drawing)).map(({ name }) => name);
}

describe("own artwork", () => {
  it("is made of plain shapes only, well nested", () => {
    const shapes = new Set(["path", "circle", "ellipse", "rect"]);
    const isWellNested = ({ rest, elements }: ReturnType<typeof parse>) => {
      let depth = 0;
      return (
        rest === "" &&
        elements.every(({ tag, end, empty }) => {
          if (tag !== "g") return shapes.has(tag) && empty;
          depth += end ? -1 : 1;
          return depth >= 0;
        }) &&
        depth === 0
      );
    };
    expect(breaking(isWellNested)).toEqual([]);
  });

  it("stays in its box", () => {
    const isInBox = ({ attributes }: ReturnType<typeof parse>["elements"][number]) => {
      const { d = "", transform, cx, cy, r, rx, ry } = attributes;
      if (transform) return true;
      const [x, y] = [Number(cx ?? 64), Number(cy ?? 64)];
      const [w, h] = [Number(rx ?? r ?? 0), Number(ry ?? r ?? 0)];
      // Relative commands would need their start to be judged; the drawings use absolute ones.
      return (
        /^[MLHVCSQAZ0-9 .,-]*$/.test(d) &&
        [x - w, x + w, y - h, y + h].every(inBox) &&
        (d.match(/-?\d*\.?\d+/g) ?? []).map(Number).every(inBox)
      );
    };
    expect(breaking(({ elements }) => elements.every(isInBox))).toEqual([]);
  });

  it("closes every filled shape and offers at least three areas to colour, but for what is of one piece", () => {
    const hasClosedAreas = ({ elements }: ReturnType<typeof parse>) => {
      const areas = elements.filter(({ attributes: { fill = "none" } }) => fill !== "none");
      const coloured = areas.filter(({ attributes }) => !isInk(attributes.fill ?? ""));
      const areClosed = areas.every(({ attributes: { d = "Z" } }) => d.endsWith("Z"));
      return areClosed && coloured.length >= 3;
    };
    // The patches of a ball are black where it is small, and areas where it is large.
    // A lead is only the line from a hand to a neck, and the pleats of a dumpling are lines.
    const ofOnePiece = [
      "dumpling",
      "hula-hoop-aslant",
      "lead",
      "musical-note",
      "musical-notes",
      "sleep-letters",
      "snowball",
      "soccer-ball",
      "soccer-ball-simple",
      "sound-waves",
      "steam",
    ];
    expect(breaking(hasClosedAreas).toSorted()).toEqual(ofOnePiece);
  });

  it("keeps clear of colours that are neither ink nor paper", () => {
    const isClear = ({ attributes: { fill = "none" } }: { attributes: Record<string, string> }) =>
      fill === "none" || (/^#[0-9a-f]{6}$/.test(fill) && !isBetween(relativeLuminance(fill)));
    expect(breaking(({ elements }) => elements.every(isClear))).toEqual([]);
  });
});

const isBetween = (luminance: number) => luminance >= 0.05 && luminance <= 0.24;

describe("parts of own artwork", () => {
  const named = Object.values(bodies).flatMap((body) => body.match(/data-part="[^"]*"/g) ?? []);

  it("are known by name where they are most asked for", () => {
    const drawings = Object.values(bodies).filter((body) => body.includes("data-part"));
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

it("draws portraits in place of figures that there are", () => {
  for (const name of Object.keys({ ...portraits, ...plainPortraits }))
    expect(() => parseFigureName(name)).not.toThrow();
});

describe("own subjects", () => {
  it("each have a drawing, and each drawing a subject", () => {
    const drawn = ownSubjects.flatMap(({ artwork, simple, doing }) => [
      artwork,
      ...(simple ? [simple] : []),
      ...Object.values(doing ?? {}),
    ]);
    expect(new Set(drawn.map(({ name }) => name))).toEqual(new Set(Object.keys(bodies)));
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

  it("say where they are found, how tall they are and which way they face", () => {
    for (const { id, habitat, height, facing } of ownSubjects) {
      expect(["ground", "air", "water", "sky", "indoor", "held"], id).toContain(habitat);
      expect(["left", "right", "front"], id).toContain(facing);
      expect(height, id).toBeGreaterThan(0);
    }
  });

  it("stand in alphabetical order", () => {
    for (const [, lines] of ownWords) {
      const ids = lines
        .trim()
        .split("\n")
        .map((line) => line.split(":")[0]!);
      expect(ids).toEqual(ids.toSorted());
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
