import { isOneOf } from "@colorleaf/domain";
import type { Hono } from "hono";
import { type MediaService, thumbnailWidths } from "../services/media.ts";
import { mediaPolicy, type WithNonce } from "./security-headers.ts";

const types = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" } as const;
const widths = thumbnailWidths.map(String);

/** Serves stored pictures; `?w=320` gives a smaller WebP. A key names its bytes: they never change. */
export function addMedia(app: Hono<WithNonce>, media: MediaService): void {
  app.get("/media/:key", async (c) => {
    const wanted = c.req.query("w");
    const width = isOneOf(widths, wanted) ? thumbnailWidths[widths.indexOf(wanted)] : undefined;
    const { bytes, format } = await media.find(c.req.param("key"), width);
    c.header("Content-Type", types[format]);
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    c.header("Content-Security-Policy", mediaPolicy);
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    return c.body(bytes);
  });
}
