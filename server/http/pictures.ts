import { setTimeout } from "node:timers/promises";
import type { Hono } from "hono";
import type { PagePictures } from "../services/catalogue/page-pictures.ts";
import { picturesOf } from "../services/catalogue/page-pictures.ts";
import { type Media, type MediaFormat, mediaTypes } from "../services/media.ts";
import { ProblemError } from "../services/problem-error.ts";
import { mediaPolicy, type WithNonce } from "./security-headers.ts";

/** The ends of picture addresses: of the line art, and of the same in colours. */
const formatOf: Record<string, MediaFormat> = {
  "line.svg": "svg",
  "line.png": "png",
  "line-320.webp": "320.webp",
  "line-480.webp": "webp",
  "line-640.webp": "640.webp",
  "line-960.webp": "960.webp",
  "line-card.png": "card.png",
  "colour.svg": "svg",
  "colour.png": "png",
  "colour-320.webp": "320.webp",
  "colour-480.webp": "webp",
  "colour-640.webp": "640.webp",
  "colour-960.webp": "960.webp",
};

/**
 * A browser has six connections to a site without HTTP/2. While pictures are drawn for the first time
 * they would all wait, and whatever the visitor wants next with them: after so long the browser is
 * asked to ask again, which lets others go first. Browsers follow twenty such answers: before that, it
 * waits to the end.
 */
const longestHoldMs = 3000;
const mostAnswers = 15;

/**
 * Serves the pictures of catalogue pages, drawn now if they are not there. An address names one
 * picture for ever; that of a former picture leads to the present one.
 */
export function addPictures(app: Hono<WithNonce>, pictures: PagePictures, media: Media): void {
  app.get("/pictures/:page/:digest/:name", async (c) => {
    const { page, digest, name } = c.req.param();
    const format = formatOf[name];
    if (!format) throw new ProblemError("media-not-found");
    const finding = pictures.find(page, c.req.raw.signal);
    const isImageOfScreen = c.req.header("Sec-Fetch-Dest") === "image";
    const times = Number(c.req.query("again") ?? 0);
    const found = await (isImageOfScreen && times < mostAnswers
      ? Promise.race([finding, setTimeout(longestHoldMs, undefined, { ref: false })])
      : finding);
    if (!found) {
      // It goes on being drawn; whoever asks next is told how that ended.
      finding.catch(() => undefined);
      c.header("Cache-Control", "no-store");
      return c.redirect(`${c.req.path}?again=${times + 1}`, 302);
    }
    const { picture, digest: present } = found;
    if (digest !== present) return c.redirect(`${picturesOf(page, present)}/${name}`, 302);
    const key = name.startsWith("colour") ? picture.colourKey : picture.key;
    const bytes = key && (await media.get(key, format));
    if (!bytes) throw new ProblemError("media-not-found");
    c.header("Content-Type", mediaTypes[format]);
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    c.header("Content-Security-Policy", mediaPolicy);
    c.header(
      "Cross-Origin-Resource-Policy",
      name === "line-card.png" ? "cross-origin" : "same-origin",
    );
    return c.body(Uint8Array.from(bytes));
  });
}
