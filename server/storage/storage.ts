import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

export const mediaFormats = ["svg", "png", "webp"] as const;
export type MediaFormat = (typeof mediaFormats)[number];

/** Keeps pictures under the hash of their bytes: what is there never changes. */
export interface Storage {
  /** @returns the key, `<sha-256 in hex>.<format>` */
  put(bytes: Uint8Array, format: MediaFormat): Promise<string>;
  get(key: string): Promise<Uint8Array | undefined>;
}

const keyPattern = /^[0-9a-f]{64}\.(svg|png|webp)$/;

export function isMediaKey(key: string): boolean {
  return keyPattern.test(key);
}

/** Storage in a folder. A picture is there whole or not at all, also after a crash. */
export async function openDiskStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);

  return {
    async put(bytes, format) {
      const key = `${createHash("sha256").update(bytes).digest("hex")}.${format}`;
      const path = pathOf(key);
      if (await exists(path)) return key;
      await mkdir(dirname(path), { recursive: true });
      const temporary = `${path}.${crypto.randomUUID()}.tmp`;
      try {
        const file = await open(temporary, "wx");
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      return key;
    },

    async get(key) {
      if (!isMediaKey(key)) return undefined;
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
  };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
