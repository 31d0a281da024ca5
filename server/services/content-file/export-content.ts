/** Writes all content as one file, a piece at a time: it may be larger than the memory. */
import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { type ContentEntry, documents, type StoredPicture } from "@colorleaf/domain";
import { findCategories } from "../../data/categories.ts";
import { findFormerSlugs } from "../../data/page-addresses.ts";
import { findPagesAfter } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import type { AdvertisementsService } from "../advertisements/advertisements.ts";
import type { DocumentsService } from "../content/documents.ts";
import type { HomeService } from "../content/home.ts";
import type { Media } from "../media.ts";
import type { SettingsService } from "../settings/settings.ts";

const pagesAtOnce = 200;

export interface ContentParts {
  db: Db;
  media: Media;
  settings: SettingsService;
  documents: DocumentsService;
  home: HomeService;
  advertisements: AdvertisementsService;
}

/** The bytes of the file. */
export function exportContent(parts: ContentParts): Readable {
  const gzip = createGzip();
  // Whoever reads it learns of a failure; when they go away, the reading of the database ends.
  pipeline(Readable.from(linesOf(parts)), gzip, () => undefined);
  return gzip;
}

async function* linesOf(parts: ContentParts): AsyncGenerator<string> {
  yield lineOf({ kind: "colorleaf", format: 1, exportedAt: new Date().toISOString() });
  for await (const entry of entriesOf(parts)) yield lineOf(entry);
}

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;

async function* entriesOf(parts: ContentParts): AsyncGenerator<ContentEntry> {
  const { db, settings, documents: texts, advertisements } = parts;
  for (const category of await findCategories(db)) {
    const { version: _version, changedByStaff: _changed, ...content } = category;
    if (content.picture) yield* mediaOf(content.picture, parts.media);
    yield { kind: "category", ...content };
  }
  for (let number = 0; ; ) {
    const pages = await findPagesAfter(db, number, pagesAtOnce);
    if (pages.length === 0) break;
    for (const { row, ...content } of pages) {
      number = row.number;
      const picture = content.recipe ? null : content.picture;
      if (picture) yield* mediaOf(picture, parts.media);
      const redirects = await findFormerSlugs(db, row.id);
      yield { kind: "page", id: row.id, source: row.source, ...content, picture, redirects };
    }
  }
  for (const name of documents) {
    const { texts: written } = await texts.of(name).find();
    if (written) yield { kind: "document", name, texts: written };
  }
  const home = await parts.home.texts.find();
  if (home.texts) yield { kind: "home-texts", texts: home.texts };
  const site = await settings.site();
  if (site.version > 0) yield { kind: "site", value: site.value };
  const layout = await settings.homeLayout();
  if (layout.version > 0) yield { kind: "home-layout", value: layout.value };
  const ads = await advertisements.adsTxt();
  if (ads.version > 0) yield { kind: "ads.txt", value: ads.text };
  for (const stored of await advertisements.list()) {
    const { id, version: _version, updatedAt: _at, shownIn: _shown, ...value } = stored;
    yield { kind: "advertisement", id, value };
  }
}

async function* mediaOf(
  { key, colourKey, isVector }: StoredPicture,
  media: Media,
): AsyncGenerator<ContentEntry> {
  const wanted = [
    [key, isVector ? "svg" : "png"],
    [colourKey, "svg"],
  ] as const;
  for (const [one, format] of wanted) {
    const bytes = one && (await media.get(one, format));
    if (!bytes) continue;
    yield { kind: "picture", key: one, format, data: Buffer.from(bytes).toString("base64") };
  }
}
