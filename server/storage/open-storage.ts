import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createDiskStorage } from "./disk-storage.ts";
import type { S3Address } from "./s3-address.ts";
import type { Storage } from "./storage.ts";

/** Why the bucket cannot be used, as a sentence for the person who set it. */
export class StorageError extends Error {}

/**
 * The storage of the settings; a bucket has been written to and read from.
 *
 * @throws StorageError
 */
export async function openStorage({
  dataDir,
  s3,
}: {
  dataDir: string;
  s3?: S3Address | undefined;
}): Promise<Storage> {
  if (!s3) return createDiskStorage(join(dataDir, "media"));
  // Whoever keeps pictures on a disk does not wait for the SDK.
  const { createS3Storage } = await import("./s3-storage.ts");
  const storage = createS3Storage(s3);
  const probe = `probe-${randomUUID()}`;
  try {
    await storage.check();
    await storage.put(probe, new TextEncoder().encode("Colorleaf"));
    await storage.remove(probe);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code ?? message;
    throw new StorageError(
      `the bucket ${s3.bucket} of STORAGE_URL cannot be used (${reason}): ${adviceOn(reason)}.`,
    );
  }
  return storage;
}

const advice: [code: RegExp, sentence: string][] = [
  [/NoSuchBucket/, "there is no bucket of that name"],
  [/Credentials/, "set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY"],
  [/InvalidAccessKeyId|Signature|Token/, "look at AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY"],
  [
    /AccessDenied|Forbidden/,
    "its key must be allowed to list the bucket and to get, put and delete objects",
  ],
  [/Redirect|Authorization|Region/i, "look at its region, or AWS_REGION"],
  [/^E[A-Z_]+$|timeout/i, "nothing answers there; look at its endpoint"],
];

function adviceOn(reason: string): string {
  return advice.find(([code]) => code.test(reason))?.[1] ?? "look at its address and its service";
}
