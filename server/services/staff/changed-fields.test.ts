import { expect, it } from "vitest";
import { changedFields } from "./changed-fields.ts";

it("tells only what differs, field by field", () => {
  const page = {
    version: 1,
    content: {
      slug: "cat",
      texts: { en: { title: "Cat", tags: ["pet", "cat"] }, zh: { title: "猫", tags: [] } },
    },
  };
  const after = structuredClone(page);
  after.version = 2;
  after.content.texts.en = { title: "A cat", tags: ["pet"] };
  expect(changedFields(page, after)).toEqual([
    { path: ["content", "texts", "en", "title"], before: "Cat", after: "A cat" },
    { path: ["content", "texts", "en", "tags"], before: "pet, cat", after: "pet" },
  ]);
});

it("tells of what is new and of what is gone", () => {
  const sections = [{ section: "faq", isVisible: false }];
  expect(changedFields(undefined, { sections })).toEqual([
    { path: ["sections", "1", "section"], before: "", after: "faq" },
    { path: ["sections", "1", "isVisible"], before: "", after: "false" },
  ]);
  expect(changedFields("viewer", "owner")).toEqual([
    { path: [], before: "viewer", after: "owner" },
  ]);
  expect(changedFields({ slug: "x" }, undefined)).toEqual([
    { path: ["slug"], before: "x", after: "" },
  ]);
});

it("shows of long texts what differs, and what stands around it", () => {
  const start = "All is well. ".repeat(500);
  const [field] = changedFields(
    { markdown: `${start}One.${start}` },
    { markdown: `${start}Two.${start}` },
  );
  expect(field?.before).toMatch(/^….*well\. One\.All is.*…$/);
  expect(field?.after).toMatch(/^….*well\. Two\.All is.*…$/);
  expect(field?.after.length).toBeLessThan(200);
  const [grown] = changedFields({ code: "<b>" }, { code: `<b>${"x".repeat(20_000)}` });
  expect(grown?.after.length).toBeLessThan(700);
});

it("cuts no character in two", () => {
  const cats = "🐱".repeat(300);
  const [field] = changedFields({ text: `${cats}a${cats}` }, { text: `${cats}bb${cats}` });
  expect(field?.before.isWellFormed()).toBe(true);
  expect(field?.before).not.toContain("\uFFFD");
});
