import { expect, test } from "vitest";
import type { TextValues } from "./form-values.ts";
import { isAnyEmpty, isAnyFilled, takeBack, takeOver } from "./written-text.ts";

const empty: TextValues = {
  title: "",
  description: " ",
  alt: "",
  tags: [],
  seoTitle: "",
  seoDescription: "",
};
const written: TextValues = {
  title: "Cat",
  description: "A cat naps.",
  alt: "A cat",
  tags: ["cat", "nap"],
  seoTitle: "Cat Coloring Page",
  seoDescription: "A cat.",
};
const typed = { ...empty, title: "My cat", tags: ["mine"] };

test("into empty fields only, or into all", () => {
  expect(takeOver(typed, { asked: typed, written, extent: "empty" })).toEqual({
    ...written,
    title: "My cat",
    tags: ["mine"],
  });
  expect(takeOver(typed, { asked: typed, written, extent: "all" })).toEqual(written);
  expect([isAnyFilled(empty), isAnyFilled(typed)]).toEqual([false, true]);
  expect([isAnyEmpty(typed), isAnyEmpty(written)]).toEqual([true, false]);
});

test("what is typed while the words are written, or after, stays", () => {
  const meanwhile = { ...typed, alt: "Typed meanwhile" };
  for (const extent of ["empty", "all"] as const) {
    expect(takeOver(meanwhile, { asked: typed, written, extent }).alt).toBe("Typed meanwhile");
  }
  const taken = takeOver(typed, { asked: typed, written, extent: "all" });
  expect(takeBack(taken, { asked: typed, written })).toEqual(typed);
  const mended = { ...taken, description: "A cat naps on a sofa." };
  expect(takeBack(mended, { asked: typed, written })).toEqual({
    ...typed,
    description: "A cat naps on a sofa.",
  });
});
