import fc from "fast-check";
import { expect, test } from "vitest";
import { downloadFileName, shortened } from "./short-names.ts";

test("names a file after the first 20 characters and the time", () => {
  expect(downloadFileName("a dinosaur riding a bicycle", "png", 1_700_000_000_000)).toBe(
    "colorleaf-a-dinosaur-riding-a-1700000000000.png",
  );
  expect(downloadFileName("两只小猫在月亮上钓鱼", "svg", 1)).toBe(
    "colorleaf-两只小猫在月亮上钓鱼-1.svg",
  );
  expect(downloadFileName("", "png", 1)).toBe("colorleaf-1.png");
  expect(downloadFileName("../../etc: <cat>?", "png", 1)).toBe("colorleaf-etc-cat-1.png");
});

test("is a name every file system takes, whatever was typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (description) => {
      const name = downloadFileName(description, "png");
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
      expect(name).not.toMatch(/[\s\\/:*?"<>|\u0000-\u001f\u007f]/u);
      expect(name).toMatch(/^colorleaf-.*\d\.png$/);
      expect(new TextEncoder().encode(name).length).toBeLessThan(255);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});

test("leaves what is short", () => {
  expect(shortened("a cat on the moon")).toBe("a cat on the moon");
});

test("ends a long text after a whole word", () => {
  const text = "once there was a small dragon who was afraid of the dark and ".repeat(9);
  expect(shortened(text)).toBe(
    "once there was a small dragon who was afraid of the dark and once there was a small dragon who was…",
  );
});

test.each([
  "小猫在月亮上钓鱼，".repeat(90),
  "x".repeat(2000),
  "🐱".repeat(900),
  `x${"🐱".repeat(900)}`,
])("ends what has no spaces anywhere, but never within a character", (text) => {
  expect(shortened(text).length).toBeGreaterThan(95);
  expect(shortened(text).length).toBeLessThanOrEqual(100);
  expect(shortened(text).isWellFormed()).toBe(true);
  expect(shortened(text)).toMatch(/…$/);
});
