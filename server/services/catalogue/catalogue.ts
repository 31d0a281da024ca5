/** What visitors see of the catalogue. */
import {
  type CategorySummary,
  type CategoryTeaser,
  type CategoryText,
  type Difficulty,
  type Language,
  mostRelatedPages,
  type PageDetail,
  type PageList,
  type PageListQuery,
  type PageOrder,
  type PageStyle,
  type PageSummary,
  pagesPerScreen,
} from "@colorleaf/domain";
import { findCategories, type StoredCategory } from "../../data/categories.ts";
import { findCounts } from "../../data/category-counts.ts";
import { findRedirect } from "../../data/page-addresses.ts";
import {
  findListed,
  findNumbers,
  type ListedPage,
  listPages,
  type Topic,
} from "../../data/page-lists.ts";
import { findPageBySlug } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import { findCover, foreignTo } from "./category-cover.ts";
import { findAlike, findRelated } from "./related-pages.ts";
import { detailOf, summaryOf } from "./views.ts";

export interface CategoryView extends CategoryText {
  slug: string;
  /** Pages of each kind, whatever is filtered now. */
  difficulties: Partial<Record<Difficulty, number>>;
  styles: Partial<Record<PageStyle, number>>;
  list: PageList;
}

export type PageView =
  | { kind: "page"; page: PageDetail; related: PageSummary[] }
  | { kind: "moved"; slug: string };

export interface CatalogueService {
  categories(language: Language): Promise<CategorySummary[]>;
  /** Undefined: there is no such category, or visitors may not see it. */
  category(
    slug: string,
    query: PageListQuery,
    language: Language,
  ): Promise<CategoryView | undefined>;
  pages(query: PageListQuery, language: Language): Promise<PageList>;
  page(slugOrId: string, language: Language): Promise<PageView | undefined>;
  /** Those of these ids that are published, in that order. */
  chosen(ids: readonly string[], language: Language): Promise<PageSummary[]>;
  /** Pages about the same as something that is none of them, the likest first. */
  alike(topic: Topic & { language: Language }, language: Language): Promise<PageSummary[]>;
  /** The first pages of an order, of all categories. */
  top(order: PageOrder, limit: number, language: Language): Promise<PageSummary[]>;
  /** For the home page. */
  teasers(language: Language): Promise<CategoryTeaser[]>;
}

export function createCatalogueService(db: Db): CatalogueService {
  async function visibleCategories(): Promise<StoredCategory[]> {
    return (await findCategories(db)).filter(({ isVisible }) => isVisible);
  }

  async function summaries(
    query: Parameters<typeof listPages>[2],
    language: Language,
    categories?: readonly StoredCategory[],
  ): Promise<PageSummary[]> {
    const known = categories ?? (await findCategories(db));
    return inCategories(await listPages(db, language, query), known);
  }

  async function list(
    categories: readonly StoredCategory[],
    query: PageListQuery,
    language: Language,
    categoryId?: string,
  ) {
    const counts = await findCounts(db, categoryId);
    const matching = counts.filter(
      ({ difficulty, style }) =>
        (query.difficulty === undefined || difficulty === query.difficulty) &&
        (query.style === undefined || style === query.style),
    );
    const total = matching.reduce((sum, { pages }) => sum + pages, 0);
    const pageCount = Math.max(1, Math.ceil(total / pagesPerScreen));
    const page = Math.min(query.page, pageCount);
    const offset = (page - 1) * pagesPerScreen;
    // As many as there are: the index is not searched for a page more.
    const limit = Math.min(pagesPerScreen, total - offset);
    const { difficulty, style, sort: order } = query;
    const pages =
      limit > 0
        ? await summaries(
            { categoryId, difficulty, style, order, limit, offset },
            language,
            categories,
          )
        : [];
    return { counts, list: { pages, total, page, pageCount } };
  }

  async function categories(language: Language): Promise<CategorySummary[]> {
    const counts = await findCounts(db);
    const visible = await visibleCategories();
    return Promise.all(
      visible.map(async (category) => {
        const { name, summary } = category.texts[language];
        const count = counts
          .filter((one) => one.category_id === category.id)
          .reduce((sum, { pages }) => sum + pages, 0);
        const cover = await findCover(db, category, language);
        const query = { categoryId: category.id, order: "popular", limit: 3 } as const;
        const readable = { ...query, except: foreignTo(language) };
        const others = await summaries(readable, language, [category]);
        const peeks = others.filter(({ id }) => id !== cover?.id).slice(0, 2);
        return { slug: category.slug, name, summary, count, peeks, ...(cover && { cover }) };
      }),
    );
  }

  return {
    categories,

    async category(slug, query, language) {
      const visible = await visibleCategories();
      const category = visible.find((one) => one.slug === slug);
      if (!category) return undefined;
      const part = await list([category], query, language, category.id);
      const view: CategoryView = {
        ...category.texts[language],
        slug,
        difficulties: {},
        styles: {},
        list: part.list,
      };
      for (const { difficulty, style, pages } of part.counts) {
        view.difficulties[difficulty] = (view.difficulties[difficulty] ?? 0) + pages;
        view.styles[style] = (view.styles[style] ?? 0) + pages;
      }
      return view;
    },

    async pages(query, language) {
      return (await list(await findCategories(db), query, language)).list;
    },

    async page(slugOrId, language) {
      const page = await findPageBySlug(db, slugOrId);
      if (page?.state !== "published") {
        const slug = page ? undefined : await findRedirect(db, slugOrId);
        const isShown = slug && (await findPageBySlug(db, slug))?.state === "published";
        return isShown ? { kind: "moved", slug } : undefined;
      }
      const categories = await findCategories(db);
      const category = categories.find(({ id }) => id === page.categoryId)!;
      const name = category.texts[language].name;
      return {
        kind: "page",
        page: detailOf(page, language, { slug: category.slug, name }),
        related: inCategories(await findRelated(db, page, language), categories),
      };
    },

    async chosen(ids, language) {
      const pages = await findListed(db, language, await findNumbers(db, ids));
      return inCategories(pages, await findCategories(db));
    },

    async alike(topic, language) {
      const pages = await findAlike(db, topic, language);
      return inCategories(pages.slice(0, mostRelatedPages), await findCategories(db));
    },

    async top(order, limit, language) {
      return summaries({ order, limit }, language);
    },

    async teasers(language) {
      return (await categories(language)).slice(0, 4).map(({ slug, name, count, cover }) => ({
        id: slug,
        slug,
        name,
        count,
        imageUrl: cover ? `${cover.picture}/line-480.webp` : "",
      }));
    },
  };
}

function inCategories(
  pages: readonly ListedPage[],
  categories: readonly StoredCategory[],
): PageSummary[] {
  const slugOf = new Map(categories.map(({ id, slug }) => [id, slug]));
  return pages.map((page) => summaryOf(page, slugOf.get(page.categoryId) ?? ""));
}
