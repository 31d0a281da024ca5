/** The contract of an image storage; each implementation is a line in the table. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startFakeS3 } from "../../tests/fakes/s3.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { openStorage } from "./open-storage.ts";
import { parseS3Address } from "./s3-address.ts";
import type { Storage } from "./storage.ts";

interface Place {
  storage: Storage;
  /** Of all that lies there. */
  names(): string[];
  remove(): Promise<void>;
}

async function onDisk(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "colorleaf-media-"));
  return {
    storage: createDiskStorage(folder),
    names: () => readdirSync(folder).flatMap((inner) => readdirSync(join(folder, inner))),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function inBucket(): Promise<Place> {
  const fake = await startFakeS3();
  for (const [name, value] of Object.entries(fake.credentials)) vi.stubEnv(name, value);
  return {
    storage: await openStorage({ dataDir: "", s3: parseS3Address(fake.url) }),
    names: fake.names,
    async remove() {
      vi.unstubAllEnvs();
      await fake.stop();
    },
  };
}

const bytes = new TextEncoder().encode("<svg/>");

describe.each([
  ["on disk", onDisk],
  ["in a bucket", inBucket],
])("an image storage %s", (_name, make) => {
  let place: Place;
  let storage: Storage;
  beforeEach(async () => {
    place = await make();
    storage = place.storage;
  });
  afterEach(() => place.remove());

  it("can be used, and has nothing in it yet", async () => {
    await storage.check();
    expect(place.names()).toEqual([]);
  });

  it("gives back what was put", async () => {
    await storage.put("abcdef.svg", bytes);
    expect(await storage.exists("abcdef.svg")).toBe(true);
    expect(Buffer.from((await storage.get("abcdef.svg")) ?? [])).toEqual(Buffer.from(bytes));
  });

  it("gives back every byte of a large object", async () => {
    const large = Buffer.alloc(3_000_000, Buffer.from(Array.from({ length: 251 }, (_, at) => at)));
    await storage.put("abcdef.png", large);
    expect(large.equals((await storage.get("abcdef.png")) ?? Buffer.of())).toBe(true);
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
    expect(place.names()).toEqual(["abcdef.svg"]);
  });
});
