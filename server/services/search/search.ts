/** Search: from exact words over beginnings and mended slips to what is near. */
import {
  type Language,
  pagesPerScreen,
  type SearchHit,
  type SearchOutcome,
  type SearchResult,
  type Suggestions,
} from "@colorleaf/domain";
import { findCategories, type StoredCategory } from "../../data/categories.ts";
import { recordMissedSearch } from "../../data/missed-searches.ts";
import { findListed, listPages, orderByPopularity } from "../../data/page-lists.ts";
import type { Db } from "../../data/schema.ts";
import {
  findMatches,
  findWordsFrom,
  type SearchFilters,
  type Term,
} from "../../data/search-index.ts";
import { normalise, type SearchWord, wordsOf } from "../../data/search-text.ts";
import type { Drawer } from "../../drawing/drawer.ts";
import { summaryOf } from "../catalogue/views.ts";
import { highlight } from "./highlight.ts";
import { aloneGroups, exactGroups, looseGroups, meaningful, readQuery } from "./query.ts";
import { mendWords } from "./typing-errors.ts";

export interface SearchRequest {
  text: string;
  /** Slug. */
  category?: string | undefined;
  difficulty?: SearchFilters["difficulty"];
  style?: SearchFilters["style"];
  page: number;
}

export interface SearchService {
  /** Undefined: the text is blank. `remember`: a search without results is told to staff. */
  search(
    request: SearchRequest,
    language: Language,
    remember: boolean,
  ): Promise<SearchResult | undefined>;
  /** For the box, while somebody types. */
  suggest(text: string, language: Language): Promise<Suggestions>;
}

/** Beyond these nobody turns pages, and the next word narrows it down. */
const mostHits = 10 * pagesPerScreen;
const suggestedQueries = 4;
const suggestedPages = 4;

interface Found {
  outcome: SearchOutcome;
  numbers: number[];
  /** What is marked in the texts. */
  groups: Term[][];
  corrected?: string;
}

export function createSearchService(parts: {
  db: Db;
  drawer: Pick<Drawer, "read">;
}): SearchService {
  const { db, drawer } = parts;

  /** Words of the title first, 猫 before 猫头鹰, then of all texts; then the same words as beginnings. */
  async function findAll(
    words: readonly SearchWord[],
    filters: SearchFilters,
  ): Promise<{ numbers: number[]; groups: Term[][] }> {
    const exact = exactGroups(words);
    const loose = looseGroups(words);
    const numbers = new Set<number>();
    const add = async (groups: Term[][], inTitle: boolean) => {
      const found = await findMatches(db, { groups, inTitle, filters }, mostHits + 1);
      for (const number of await orderByPopularity(db, found)) numbers.add(number);
    };
    const alone = aloneGroups(words);
    if (alone) await add(alone, true);
    await add(exact, true);
    if (numbers.size <= mostHits) await add(exact, false);
    const isEnough = numbers.size >= pagesPerScreen;
    if (!isEnough) await add(loose, true);
    // Characters that stand anywhere in a long text say little: only if nothing else is found.
    if (numbers.size === 0) await add(loose, false);
    return { numbers: [...numbers], groups: isEnough ? exact : [...exact, ...loose] };
  }

  async function find(
    words: readonly SearchWord[],
    text: string,
    filters: SearchFilters,
    language: Language,
  ): Promise<Found> {
    const found = await findAll(words, filters);
    if (found.numbers.length > 0) return { outcome: "found", ...found };

    const mended = await mendWords(db, words);
    if (mended) {
      const corrected = mended.join(" ");
      const again = await findAll(wordsOf(corrected), filters);
      if (again.numbers.length > 0) return { outcome: "corrected", corrected, ...again };
    }

    // What the engine understands of it has other names: a bunny is a rabbit, 汪星人 a dog.
    const read = await drawer.read(text, language);
    const names = read.ok
      ? [...read.reading.understood, ...read.reading.substituted].map(({ name }) => name)
      : [];
    const groups = [...names.flatMap(({ en, zh }) => [en, zh]), ...words.map(({ word }) => word)]
      .flatMap((name) => meaningful(wordsOf(name)))
      .map(({ term }) => [{ term, isPrefix: false }]);
    const inTitle = await findMatches(db, { groups, isAny: true, inTitle: true, filters }, 48);
    const inAll = await findMatches(db, { groups, isAny: true, filters }, 48);
    const numbers = [...new Set([...inTitle, ...inAll])].slice(0, pagesPerScreen);
    if (numbers.length > 0) return { outcome: "nearest", numbers, groups };

    const popular = await listPages(db, language, { order: "popular", limit: 8 });
    return { outcome: "none", numbers: popular.map(({ number }) => number), groups: [] };
  }

  async function hitsOf(
    numbers: readonly number[],
    groups: Term[][],
    language: Language,
    categories: readonly StoredCategory[],
  ): Promise<SearchHit[]> {
    const slugOf = new Map(categories.map(({ id, slug }) => [id, slug]));
    return (await findListed(db, language, numbers)).map((page) => ({
      ...summaryOf(page, slugOf.get(page.categoryId) ?? ""),
      highlightedTitle: highlight(page.title, groups),
      highlightedDescription: highlight(page.description, groups),
    }));
  }

  return {
    async search(request, language, remember) {
      const query = request.text.trim().slice(0, 200);
      const words = readQuery(query);
      if (words.length === 0) return undefined;
      const categories = await findCategories(db);
      const { difficulty, style } = request;
      const categoryId = categories.find(({ slug }) => slug === request.category)?.id;
      const filters = { categoryId, difficulty, style };
      const { outcome, numbers, groups, corrected } = await find(words, query, filters, language);
      const isMissed = outcome === "nearest" || outcome === "none";
      if (remember && isMissed && !categoryId && !difficulty && !style) {
        await recordMissedSearch(db, normalise(query), language);
      }
      const isMore = numbers.length > mostHits;
      const total = Math.min(numbers.length, mostHits);
      const pageCount = Math.max(1, Math.ceil(total / pagesPerScreen));
      const page = Math.min(request.page, pageCount);
      const shown = numbers.slice(0, mostHits).slice((page - 1) * pagesPerScreen);
      const hits = await hitsOf(shown.slice(0, pagesPerScreen), groups, language, categories);
      return {
        query,
        outcome,
        ...(corrected && { corrected }),
        hits,
        total,
        isMore,
        page,
        pageCount,
      };
    },

    async suggest(text, language) {
      const words = wordsOf(text.slice(0, 100));
      const last = words.at(-1);
      if (!last) return { queries: [], pages: [] };
      const before = normalise(text).trim().slice(0, -last.word.length);
      const found = await findWordsFrom(db, last.word, 4 * suggestedQueries);
      // Completions of several words are offered only if pages have them all.
      const known = words.slice(0, -1);
      const all = oneOfEach(found, last);
      const endings = known.length > 0 ? all : all.slice(0, suggestedQueries + 1);
      const queries: string[] = [];
      for (const ending of endings) {
        if (queries.length === suggestedQueries) break;
        const groups = exactGroups([...known, ...wordsOf(ending)]);
        const isThere = known.length === 0 || (await findMatches(db, { groups }, 1)).length > 0;
        if (isThere) queries.push(before + ending);
      }
      const exact = exactGroups(meaningful(words).slice(0, -1));
      // Whole words that begin so, rather than the beginning: PostgreSQL guesses badly at those.
      const wholes = [last.word, ...endings].flatMap(wordsOf).map(({ term }) => term);
      const groups = [...exact, [...new Set(wholes)].map((term) => ({ term, isPrefix: false }))];
      const numbers = await findMatches(db, { groups, inTitle: true }, 40);
      const best = (await orderByPopularity(db, numbers)).slice(0, suggestedPages);
      const categories = await findCategories(db);
      const slugOf = new Map(categories.map(({ id, slug }) => [id, slug]));
      const pages = (await findListed(db, language, best)).map((page) =>
        summaryOf(page, slugOf.get(page.categoryId) ?? ""),
      );
      return { queries, pages };
    },
  };
}

/** Dragon or dragons: they find the same. The shorter is offered, and none of what is written already. */
function oneOfEach(words: readonly string[], written: SearchWord): string[] {
  const shortest = new Map<string, string>();
  for (const word of words) {
    const term = wordsOf(word)[0]?.term ?? word;
    const other = shortest.get(term);
    if (!other || word.length < other.length) shortest.set(term, word);
  }
  shortest.delete(written.term);
  return [...shortest.values()];
}
