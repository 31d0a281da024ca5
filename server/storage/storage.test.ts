/** The contract of an image storage; each implementation is a line in the table. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDiskStorage } from "./disk-storage.ts";
import type { Storage } from "./storage.ts";

const bytes = new TextEncoder().encode("<svg/>");

describe.each([["on disk", createDiskStorage]])("an image storage %s", (_name, create) => {
  let folder: string;
  let storage: Storage;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "colorleaf-media-"));
    storage = create(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("gives back what was put", async () => {
    await storage.put("abcdef.svg", bytes);
    expect(await storage.exists("abcdef.svg")).toBe(true);
    expect(Buffer.from((await storage.get("abcdef.svg")) ?? [])).toEqual(Buffer.from(bytes));
  });

  it("knows what it does not have", async () => {
    expect(await storage.exists("abcdef.png")).toBe(false);
    expect(await storage.get("abcdef.png")).toBeUndefined();
  });

  it("removes what there is, and minds nothing else", async () => {
    await storage.put("abcdef.svg", bytes);
    await storage.put("abcdef.png", bytes);
    await storage.remove("abcdef.svg");
    await storage.remove("abcdef.svg");
    expect(await storage.exists("abcdef.svg")).toBe(false);
    expect(await storage.exists("abcdef.png")).toBe(true);
  });

  it("takes the same object from many at once and leaves nothing else behind", async () => {
    await Promise.all(Array.from({ length: 8 }, () => storage.put("abcdef.svg", bytes)));
    expect(readdirSync(join(folder, "ab"))).toEqual(["abcdef.svg"]);
  });
});
