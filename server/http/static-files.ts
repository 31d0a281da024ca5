import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Handler } from "hono";
import { getMimeType } from "hono/utils/mime";

interface StaticFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

/**
 * Serves the built browser files from memory, in the encoding they were compressed to at build time.
 * Files under /assets carry a hash in their names and are immutable.
 */
export async function staticFiles(folder: string): Promise<Handler> {
  const files = await load(folder);
  return async (c, next) => {
    const file = files.get(c.req.path);
    if (!file || (c.req.method !== "GET" && c.req.method !== "HEAD")) return next();
    const accepted = c.req.header("Accept-Encoding") ?? "";
    const encoding = (["br", "gzip"] as const).find(
      (one) => file[one] && new RegExp(`\\b${one}\\b`).test(accepted),
    );
    c.header("Content-Type", file.type);
    c.header("Vary", "Accept-Encoding");
    c.header(
      "Cache-Control",
      c.req.path.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600",
    );
    if (encoding) c.header("Content-Encoding", encoding);
    return c.body((encoding && file[encoding]) ?? file.bytes);
  };
}

async function load(folder: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join("/")}`;
    const file: StaticFile = {
      bytes: Uint8Array.from(await readFile(path)),
      type: getMimeType(`x${extname(path)}`) ?? "application/octet-stream",
    };
    const br = await readIfThere(`${path}.br`);
    const gzip = await readIfThere(`${path}.gz`);
    if (br) file.br = br;
    if (gzip) file.gzip = gzip;
    files.set(url, file);
  }
  return files;
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const isThere = await stat(path).catch(() => undefined);
  return isThere && Uint8Array.from(await readFile(path));
}
