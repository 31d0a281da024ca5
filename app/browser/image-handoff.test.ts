import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type MemoryStorage, stubWindow } from "../../tests/fake-window.ts";
import { coloringToolAddress, readHandedImage } from "./image-handoff.ts";

let storage: MemoryStorage;
beforeEach(() => {
  storage = stubWindow();
});
afterEach(() => vi.unstubAllGlobals());

const picture = { description: "a cat", title: "a cat", source: "generator" } as const;
const query = (address: string) => Object.fromEntries(new URL(address, "https://x/").searchParams);

test("an address goes into the query", () => {
  const address = coloringToolAddress({ ...picture, imageUrl: "/media/cat.png" });
  expect(address).toMatch(/^\/coloring-tool\?/);
  expect(query(address)).toEqual({ source: "generator", title: "a cat", image: "/media/cat.png" });
});

test("an inline picture goes through storage with its description", () => {
  const imageUrl = "data:image/png;base64,AAAA";
  const { imageKey, image } = query(coloringToolAddress({ ...picture, imageUrl }));
  expect(image).toBeUndefined();
  expect(storage.getItem(`${imageKey}-description`)).toBe("a cat");
  expect(readHandedImage(imageKey!)).toEqual({ imageUrl, description: "a cat" });
});

test("a picture too large for storage is an error that the screen can tell", () => {
  storage.isFull = true;
  expect(() => coloringToolAddress({ ...picture, imageUrl: "data:image/png;base64,AA" })).toThrow(
    "full",
  );
});

test("only pictures that were handed over can be read", () => {
  storage.setItem("language", "zh");
  storage.setItem("coloring-image-1", "javascript:alert(1)");
  expect(readHandedImage("language")).toBeUndefined();
  expect(readHandedImage("coloring-image-1")).toBeUndefined();
  expect(readHandedImage("coloring-image-2")).toBeUndefined();
});
