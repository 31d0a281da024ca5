import { maxBatchItems, maxDescriptionLength, newBatchSchema } from "@colorleaf/domain";
import { describe, expect, it } from "vitest";
import { ProblemError } from "../problem-error.ts";
import { readBatch } from "./read-batch.ts";

const lines = (text: string, more = {}) =>
  readBatch(newBatchSchema.parse({ name: "Batch", source: "lines", text, ...more }));
const csv = (text: string) => lines(text, { source: "csv" });
const words = ({ requests }: ReturnType<typeof readBatch>) =>
  requests.map(({ description }) => description);

describe("lines", () => {
  it("are descriptions, each with the batch's options", () => {
    const read = lines("a cat\r\n\n  两只小猫  \n", {
      options: { difficulty: "easy", style: "sketch", aspectRatio: "9:16" },
    });
    expect(words(read)).toEqual(["a cat", "两只小猫"]);
    expect(read.requests[0]).toMatchObject({
      line: 1,
      difficulty: "easy",
      style: "sketch",
      aspectRatio: "9:16",
    });
    expect(read.requests[1]?.line).toBe(3);
  });

  it("may hold commas, quotes and anything a spreadsheet would run", () => {
    expect(words(lines('=cmd|calc, "quoted"'))).toEqual(['=cmd|calc, "quoted"']);
  });

  it("are refused when they repeat another or are too long, by their number", () => {
    const read = lines(`a cat\nA CAT\n${"x".repeat(maxDescriptionLength + 1)}`);
    expect(read.refused).toMatchObject([
      { line: 2, reason: "repeated" },
      { line: 3, reason: "too-long" },
    ]);
    expect(read.refused[1]?.text).toHaveLength(120);
  });

  it("draw the same page each time, and different ones different pages", () => {
    const [cat, dog] = lines("a cat\na dog").requests;
    expect(lines("a cat").requests[0]?.seed).toBe(cat?.seed);
    expect(cat?.seed).not.toBe(dog?.seed);
  });

  it("are not taken when there are too many", () => {
    const text = Array.from({ length: maxBatchItems + 1 }, (_, index) => `cat ${index}`).join("\n");
    expect(() => lines(text)).toThrow(ProblemError);
  });
});

describe("a file", () => {
  it("has columns by its headings; what a cell leaves out, the batch says", () => {
    const { requests } = csv(
      '\uFEFFStyle,description,Difficulty\nsketch,"a cat, asleep",hard\n,a dog,\n',
    );
    expect(requests).toMatchObject([
      { description: "a cat, asleep", style: "sketch", difficulty: "hard", line: 2 },
      { description: "a dog", style: "cartoon", difficulty: "medium", line: 3 },
    ]);
  });

  it("needs no headings, and semicolons will do", () => {
    expect(words(csv("a cat;\na dog;hard"))).toEqual(["a cat", "a dog"]);
  });

  it("has the rows refused whose options nobody knows", () => {
    const read = csv("description,style\na cat,oil\na dog,anime");
    expect(words(read)).toEqual(["a dog"]);
    expect(read.refused).toMatchObject([{ line: 2, text: "a cat", reason: "bad-option" }]);
  });

  it("that is none is refused as a whole", () => {
    expect(() => csv('a,"b\nc')).toThrow(ProblemError);
  });
});
