import type { EditablePage } from "@colorleaf/domain";
import { expect, test } from "vitest";
import { aboutOf, draftOf, newValues, slugOf, valuesOf } from "./form-values.ts";

const text = { title: "Cat", description: "A cat.", alt: "A cat", tags: ["cat", "pet"] };
const page: EditablePage = {
  id: "x",
  version: 3,
  slug: "cat",
  categoryId: "animals",
  state: "published",
  publishAt: 1,
  updatedAt: 2,
  difficulty: "easy",
  style: "simple",
  aspectRatio: "16:9",
  picture: {
    kind: "drawn",
    recipe: { description: "a cat", aspectRatio: "16:9", theme: "nature", seed: 5 },
  },
  texts: { en: text, zh: { ...text, title: "猫", seoTitle: "猫猫" } },
  pictures: "/pictures/x/y",
  source: "seed",
  related: ["dog"],
  relatedPages: [
    {
      id: "dog",
      title: { en: "Dog", zh: "狗" },
      state: "draft",
      picture: "/pictures/dog/z",
      aspectRatio: "1:1",
    },
  ],
  redirects: [],
};

test("a page goes into the form and comes out the same", () => {
  const { slug, categoryId, state, difficulty, style, picture, related, texts } = page;
  const sent = { slug, categoryId, state, difficulty, style, picture, related, texts };
  expect(draftOf(valuesOf(page))).toEqual({ sent });
});

test("an uploaded picture too", () => {
  const picture = { kind: "uploaded", key: "a".repeat(64), aspectRatio: "16:9" } as const;
  expect(draftOf(valuesOf({ ...page, picture }))).toMatchObject({ sent: { picture } });
});

test("a form just opened says what is missing, field by field", () => {
  expect(draftOf(newValues({ seed: 1 }, "animals"))).toMatchObject({
    errors: {
      slug: expect.any(String),
      "picture.recipe.description": "Please fill this in.",
      "texts.en.title": "Please fill this in.",
      "texts.zh.alt": "Please fill this in.",
      "texts.zh.tags": "At least 2 are needed here.",
    },
  });
});

test("words are about what was drawn, or else what is said of the page", () => {
  const values = valuesOf(page);
  expect(aboutOf(values, false, "zh")).toMatchObject({ description: "a cat", seed: 5 });
  expect(aboutOf(values, true, "zh")?.description).toBe("猫");
  expect(aboutOf(newValues({ seed: 1 }, "animals"), true, "en")).toBeUndefined();
  // A picture that a service drew, of which nothing is said yet.
  const ordered = newValues({ seed: 1, description: "a house" }, "animals");
  expect(aboutOf(ordered, true, "en")?.description).toBe("a house");
});

test("what is to be published later needs a moment to come", () => {
  const values = { ...valuesOf(page), state: "scheduled" as const };
  for (const publishAt of ["", "2001-01-01T10:00"]) {
    expect(draftOf({ ...values, publishAt })).toEqual({
      errors: { publishAt: "Please choose a moment in the future." },
    });
  }
  expect(draftOf({ ...values, publishAt: "2999-01-01T10:00" })).toMatchObject({
    sent: { state: "scheduled", publishAt: new Date("2999-01-01T10:00").getTime() },
  });
});

test.each([
  ["Cat & Dog!", "cat-dog"],
  ["A Cat’s Café", "a-cats-cafe"],
  ["  --  ", ""],
  ["猫", ""],
  [`${"x".repeat(59)} yy`, "x".repeat(59)],
])("%j has the address %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
