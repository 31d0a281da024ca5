import { isOneOf } from "@colorleaf/domain";
import type { Hono } from "hono";
import { type Media, type MediaFormat, mediaTypes } from "../services/media.ts";
import { ProblemError } from "../services/problem-error.ts";
import { mediaPolicy, type WithNonce } from "./security-headers.ts";

const formats = Object.keys(mediaTypes) as MediaFormat[];

/**
 * Serves stored pictures. A key names its content: it never changes. `?download=name` has the
 * browser save it under that name.
 */
export function addMedia(app: Hono<WithNonce>, media: Media): void {
  app.get("/media/:name", async (c) => {
    const [, key = "", format] = /^([0-9a-f]{64})\.([\w.]+)$/.exec(c.req.param("name")) ?? [];
    const bytes = isOneOf(formats, format) ? await media.get(key, format) : undefined;
    if (!bytes || !isOneOf(formats, format)) throw new ProblemError("media-not-found");
    c.header("Content-Type", mediaTypes[format]);
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    c.header("Content-Security-Policy", mediaPolicy);
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    const name = c.req.query("download");
    if (name) c.header("Content-Disposition", attachment(name));
    return c.body(Uint8Array.from(bytes));
  });
}

/** RFC 6266: the name in ASCII for old clients, and in full as RFC 5987 writes it. */
export function attachment(name: string): string {
  const clean = name
    .replace(/[\p{Cc}/\\]/gu, "")
    .toWellFormed()
    .slice(0, 150);
  const ascii = clean.replace(/[^\x20-\x7e]|["%]/g, "_");
  const full = encodeURIComponent(clean).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}
