/**
 * Keys of services, locked before they go into the database: a copy of the database alone opens none.
 * What locks them lies in a file of the data folder, made when it is first needed.
 */
import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

export interface SecretBox {
  /** @param purpose only who names the same one gets the secret back */
  lock(secret: string, purpose: string): Promise<string>;
  /** Undefined: it was locked for another purpose, or by another file. */
  unlock(locked: string, purpose: string): Promise<string | undefined>;
}

export function createSecretBox(dataDir: string): SecretBox {
  const path = join(dataDir, "secret-key");

  async function makeKey(): Promise<Buffer> {
    // Complete before it has its name; whoever names it first wins.
    const draft = `${path}-${randomUUID()}`;
    await writeFile(draft, randomBytes(keyBytes), { mode: 0o600 });
    await link(draft, path).catch((error) => {
      if (error.code !== "EEXIST") throw error;
    });
    await rm(draft);
    return readFile(path);
  }

  return {
    async lock(secret, purpose) {
      const key = await readFile(path).catch(makeKey);
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
      const locked = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), locked]).toString("base64");
    },

    async unlock(locked, purpose) {
      try {
        const key = await readFile(path);
        const bytes = Buffer.from(locked, "base64");
        const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
          .setAAD(Buffer.from(purpose))
          .setAuthTag(tag);
        const open = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
        return Buffer.concat(open).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
