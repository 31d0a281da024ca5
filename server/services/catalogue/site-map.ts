/** What search engines and feed readers are told of the catalogue. */
import type { Language, PageSummary } from "@colorleaf/domain";
import { findCategories } from "../../data/categories.ts";
import { lastPageNumber, listAddresses, listPages } from "../../data/page-lists.ts";
import type { Db } from "../../data/schema.ts";
import { pictureDigest, picturesOf } from "./page-pictures.ts";
import { summaryOf } from "./views.ts";

export interface SiteMapPage {
  path: string;
  updatedAt: Date;
  picture: string;
  title: string;
}

export interface SiteMapService {
  /** How many parts the map of pages has, at least one. */
  partCount(): Promise<number>;
  /** Pages of a part, the first is 1. */
  part(part: number): Promise<SiteMapPage[]>;
  /** Paths of the visible categories. */
  categoryPaths(): Promise<string[]>;
  newest(language: Language): Promise<(PageSummary & { description: string; at: Date })[]>;
}

/** Page numbers a part; the limit of the protocol is 50,000 addresses. */
const pagesPerPart = 10_000;
const feedLength = 30;

export function createSiteMapService(db: Db): SiteMapService {
  return {
    async partCount() {
      return Math.max(1, Math.ceil((await lastPageNumber(db)) / pagesPerPart));
    },

    async part(part) {
      const from = (part - 1) * pagesPerPart;
      const pages = await listAddresses(db, from, pagesPerPart);
      return pages
        .filter(({ number }) => number <= from + pagesPerPart)
        .map((page) => ({
          path: `/coloring-page/${page.slug}`,
          updatedAt: new Date(page.updatedAt),
          picture: `${picturesOf(page.id, pictureDigest(page))}/line.png`,
          title: page.title,
        }));
    },

    async categoryPaths() {
      const categories = await findCategories(db);
      return categories
        .filter(({ isVisible }) => isVisible)
        .map(({ slug }) => `/categories/${slug}`);
    },

    async newest(language) {
      const slugOf = new Map((await findCategories(db)).map(({ id, slug }) => [id, slug]));
      const pages = await listPages(db, language, { order: "newest", limit: feedLength });
      return pages.map((page) => ({
        ...summaryOf(page, slugOf.get(page.categoryId) ?? ""),
        description: page.description,
        at: new Date(page.publishAt),
      }));
    },
  };
}
