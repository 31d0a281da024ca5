import { Readable } from "node:stream";
import type { Context } from "hono";

/** A file to be kept, sent as it is read. */
export function download(c: Context, file: Readable, name: string, type: string): Response {
  return c.body(Readable.toWeb(file) as ReadableStream, 200, {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${name}"`,
  });
}
