/**
 * Brings the starter catalogue into the database: adds what is missing, updates what the files
 * changed, and leaves alone what staff changed or removed. Doing it again changes nothing.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type CatalogueCategory,
  type CataloguePage,
  catalogueCategorySchema,
  cataloguePageSchema,
} from "@colorleaf/domain";
import { z } from "zod";
import {
  findCategories,
  findRemovedCategories,
  insertCategory,
  updateCategory,
} from "../../data/categories.ts";
import { holdLock, inTransaction } from "../../data/dialect.ts";
import { findSeedStates, type PageContent } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import { insertPages, updatePage } from "../../data/write-pages.ts";

/** What the catalogue's files say. */
export interface Catalogue {
  categories: readonly CatalogueCategory[];
  /** By category; the first page of a file is its newest. */
  pages: Record<string, readonly CataloguePage[]>;
}

export interface SeedOutcome {
  added: number;
  updated: number;
  /** As the files have them, changed or removed by staff, … */
  kept: number;
}

const batchSize = 100;

/** Reads `categories.json` and a file for each category. Throws a sentence that names the entry. */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const read = async <T>(name: string, schema: z.ZodType<T>): Promise<T> => {
    const path = join(folder, name);
    const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
      // A category may have no pages yet.
      if (error.code === "ENOENT") return "[]";
      throw error;
    });
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new Error(`${path}: entry ${issue?.path.join(" › ")}: ${issue?.message}`);
  };
  const categories = await read("categories.json", z.array(catalogueCategorySchema));
  const pages: Catalogue["pages"] = {};
  for (const { slug } of categories) {
    pages[slug] = await read(`${slug}.json`, z.array(cataloguePageSchema));
  }
  return { categories, pages };
}

export async function seedCatalogue(
  db: Db,
  catalogue: Catalogue,
  now = Date.now(),
): Promise<SeedOutcome> {
  return inTransaction(db, async (trx) => {
    // Several servers may start at the same time.
    await holdLock(trx, "seed");
    const removed = await findRemovedCategories(trx);
    const categories = catalogue.categories.filter(({ slug }) => !removed.has(slug));
    await seedCategories(trx, categories);
    return seedPages(trx, { ...catalogue, categories }, now);
  });
}

async function seedCategories(db: Db, categories: readonly CatalogueCategory[]): Promise<void> {
  const present = new Map((await findCategories(db)).map((one) => [one.id, one]));
  for (const [position, { slug, cover, en, zh }] of categories.entries()) {
    const content = {
      slug,
      position,
      isVisible: true,
      texts: { en, zh },
      picture: null,
      coverPageId: cover ?? null,
    };
    const before = present.get(slug);
    if (!before) await insertCategory(db, { id: slug, ...content, source: "seed" });
    else if (
      !before.changedByStaff &&
      JSON.stringify(before.texts) !== JSON.stringify({ en, zh })
    ) {
      await updateCategory(db, slug, before.version, content, "seed");
    }
  }
}

async function seedPages(db: Db, catalogue: Catalogue, now: number): Promise<SeedOutcome> {
  const { present, removed } = await findSeedStates(db);
  const outcome: SeedOutcome = { added: 0, updated: 0, kept: 0 };
  const missing = [];
  for (const { slug: categoryId } of catalogue.categories) {
    for (const [index, entry] of (catalogue.pages[categoryId] ?? []).entries()) {
      const seedDigest = digestOf(categoryId, entry);
      const before = present.get(entry.id);
      if (removed.has(entry.id) || before?.changed_by_staff || before?.seed_digest === seedDigest) {
        outcome.kept += 1;
      } else if (before) {
        // Its address and its day stay as they are.
        const { slug: _, publishAt: __, state: ___, ...change } = contentOf(entry, categoryId, 0);
        await updatePage(db, entry.id, before.version, change, { seedDigest });
        outcome.updated += 1;
      } else {
        // A second apart: the order of the file is the order of the list.
        const content = contentOf(entry, categoryId, now - index * 1000);
        missing.push({ id: entry.id, source: "seed" as const, seedDigest, ...content });
      }
    }
  }
  for (let at = 0; at < missing.length; at += batchSize) {
    await insertPages(db, missing.slice(at, at + batchSize));
  }
  return { ...outcome, added: missing.length };
}

function contentOf(entry: CataloguePage, categoryId: string, publishAt: number): PageContent {
  return {
    slug: entry.id,
    categoryId,
    state: "published",
    publishAt,
    difficulty: entry.difficulty,
    style: entry.style,
    aspectRatio: entry.recipe.aspectRatio,
    recipe: entry.recipe,
    picture: null,
    related: [],
    texts: { en: entry.en, zh: entry.zh },
  };
}

function digestOf(categoryId: string, entry: CataloguePage): string {
  return createHash("sha256")
    .update(JSON.stringify([categoryId, entry]))
    .digest("hex")
    .slice(0, 32);
}
