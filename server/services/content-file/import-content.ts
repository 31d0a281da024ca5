/**
 * Takes over a content file: what is not here is added, what is here by the same id becomes as in the
 * file, nothing is deleted. Doing it again changes nothing, so one that was broken off is done again.
 */
import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { ContentEntry, ContentEntryOf, ImportOutcome } from "@colorleaf/domain";
import {
  findAdvertisement,
  insertAdvertisement,
  updateAdvertisement,
} from "../../data/advertisements.ts";
import { recordChange } from "../../data/audit-log.ts";
import { findCategories, insertCategory, updateCategory } from "../../data/categories.ts";
import { inTransaction } from "../../data/dialect.ts";
import { addDocumentVersion, findDocuments } from "../../data/documents.ts";
import { findSlugHolders } from "../../data/page-addresses.ts";
import { findPagesById, type StoredPage } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import { findSetting, saveSetting } from "../../data/settings.ts";
import { adoptPages, updatePage } from "../../data/write-pages.ts";
import { entryOf } from "../advertisements/advertisements.ts";
import type { Media } from "../media.ts";
import type { Staff } from "../staff/staff.ts";
import { readContent } from "./read-content.ts";

/** Others write meanwhile. */
const entriesAtOnce = 50;

type PageEntry = ContentEntryOf<"page">;
type Step = "added" | "changed" | "same" | "taken";

/** @throws ProblemError content-file-wrong before anything is changed */
export async function importContent(
  { db, media }: { db: Db; media: Media },
  staff: Staff,
  bytes: Uint8Array,
): Promise<ImportOutcome> {
  for await (const _ of readContent(bytes)) {
    // All of it is looked at first.
  }
  const outcome: ImportOutcome = { added: 0, changed: 0, same: 0, taken: [] };
  const note = (entry: ContentEntry, step: Step) => {
    if (step !== "taken") outcome[step] += 1;
    else if ("slug" in entry) outcome.taken.push(entry.slug);
  };
  let waiting: ContentEntry[] = [];
  const flush = async () => {
    const entries = waiting;
    waiting = [];
    const steps = await inTransaction(db, async (trx) => {
      // One statement for all of them, as far as that goes.
      const steps = await takePages(trx, entries.filter(isPage));
      for (const entry of entries) {
        if (!isPage(entry)) steps.set(entry, await takeOver(trx, staff, entry));
      }
      return steps;
    });
    for (const [entry, step] of steps) note(entry, step);
    // SQLite answers at once, so that nobody else would get a turn in between.
    await setImmediate();
  };
  for await (const entry of readContent(bytes)) {
    if (entry.kind === "picture") {
      await keepPicture(media, entry);
      continue;
    }
    // What a line builds on has been written before it.
    const before = waiting.at(-1);
    if (before && isPage(before) !== isPage(entry)) await flush();
    if (isPage(entry) && waiting.filter(isPage).some((other) => doCollide(entry, other))) {
      await flush();
    }
    waiting.push(entry);
    if (waiting.length === entriesAtOnce) await flush();
  }
  await flush();
  await recordChange(db, staff, { action: "content.import", subject: "", after: outcome });
  return outcome;
}

async function keepPicture(media: Media, { format, data }: ContentEntryOf<"picture">) {
  const bytes = Buffer.from(data, "base64");
  await media.keep(format === "svg" ? { svg: bytes.toString("utf8") } : { png: bytes });
}

async function takeOver(
  trx: Db,
  staff: Staff,
  entry: Exclude<ContentEntry, PageEntry>,
): Promise<Step> {
  switch (entry.kind) {
    case "picture":
      return "same";
    case "category":
      return takeCategory(trx, entry);
    case "document":
      return takeTexts(trx, staff, entry.name, entry.texts);
    case "home-texts":
      return takeTexts(trx, staff, "home", entry.texts);
    case "advertisement":
      return takeAdvertisement(trx, entry);
    default: {
      const { value, version } = await findSetting(trx, entry.kind);
      if (isSame(value, entry.value)) return "same";
      await saveSetting(trx, entry.kind, version, entry.value);
      return version === 0 ? "added" : "changed";
    }
  }
}

async function takeCategory(trx: Db, entry: ContentEntryOf<"category">): Promise<Step> {
  const { kind: _kind, ...category } = entry;
  const present = await findCategories(trx);
  const before = present.find(({ id }) => id === entry.id);
  if (present.some(({ id, slug }) => slug === entry.slug && id !== entry.id)) return "taken";
  if (!before) {
    await insertCategory(trx, category);
    return "added";
  }
  const { version, changedByStaff: _changed, ...was } = before;
  if (isSame({ ...was, source: entry.source }, category)) return "same";
  await updateCategory(trx, entry.id, version, category, "staff");
  return "changed";
}

const isPage = (entry: ContentEntry): entry is PageEntry => entry.kind === "page";

/** One of them has to be written before the other is looked at. */
function doCollide(one: PageEntry, other: PageEntry): boolean {
  const slugs = [one.slug, ...one.redirects];
  return (
    one.id === other.id || [other.slug, ...other.redirects].some((slug) => slugs.includes(slug))
  );
}

async function takePages(trx: Db, entries: readonly PageEntry[]): Promise<Map<ContentEntry, Step>> {
  const steps = new Map<ContentEntry, Step>();
  if (entries.length === 0) return steps;
  const slugs = entries.map(({ slug }) => slug);
  const holders = await findSlugHolders(trx, slugs);
  const categories = new Set((await findCategories(trx)).map(({ id }) => id));
  const ids = entries.map(({ id }) => id);
  const present = new Map((await findPagesById(trx, ids)).map((page) => [page.row.id, page]));
  const added: PageEntry[] = [];
  for (const entry of entries) {
    const { id, slug, categoryId } = entry;
    const before = present.get(id);
    if ((holders.get(slug) ?? id) !== id || !categories.has(categoryId)) steps.set(entry, "taken");
    else if (before) steps.set(entry, await changePage(trx, before, entry));
    else added.push(entry);
  }
  await adoptPages(
    trx,
    added.map(({ kind: _kind, ...page }) => page),
  );
  for (const entry of added) steps.set(entry, "added");
  return steps;
}

async function changePage(trx: Db, before: StoredPage, entry: PageEntry): Promise<Step> {
  const { kind: _kind, id, source: _source, redirects: _redirects, ...content } = entry;
  const { row, ...was } = before;
  // What was drawn from the recipe here is good for it.
  const picture = entry.recipe && isSame(entry.recipe, was.recipe) ? was.picture : entry.picture;
  if (isSame({ ...was }, { ...content, picture })) return "same";
  await updatePage(trx, id, row.version, { ...content, picture }, { staff: true });
  return "changed";
}

async function takeTexts(trx: Db, staff: Staff, name: string, texts: unknown): Promise<Step> {
  const newest = (await findDocuments(trx, [name])).get(name);
  if (isSame(newest?.texts, texts)) return "same";
  await addDocumentVersion(trx, name, newest?.version ?? 0, texts, staff.name);
  return newest ? "changed" : "added";
}

async function takeAdvertisement(
  trx: Db,
  { id, value }: ContentEntryOf<"advertisement">,
): Promise<Step> {
  const after = entryOf(value);
  const before = await findAdvertisement(trx, id);
  if (!before) {
    await insertAdvertisement(trx, id, after);
    return "added";
  }
  const { id: _id, version, updatedAt: _at, ...was } = before;
  if (isSame(was, after)) return "same";
  await updateAdvertisement(trx, id, version, after);
  return "changed";
}

/** Whatever the order of the fields. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

const plain = (value: unknown) =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));
