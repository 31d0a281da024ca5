import { opendir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";

/** Bytes of all files in a folder and its folders; 0: it is not there. */
export async function folderSize(path: string): Promise<number> {
  let bytes = 0;
  const folder = await opendir(path).catch(() => undefined);
  if (!folder) return 0;
  for await (const entry of folder) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) bytes += await folderSize(inside);
    // It may have gone meanwhile.
    else
      bytes += await stat(inside).then(
        ({ size }) => size,
        () => 0,
      );
  }
  return bytes;
}

/** Bytes that are free on the disk of a folder. */
export async function freeSpace(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
