/**
 * Pages that are there before anybody has made one: they fill an empty gallery and the category
 * teaser. Each is a generation like any other, under an id made of its recipe: drawn once, in the
 * background, behind whatever visitors wait for, and found again at the next start.
 */
import { createHash } from "node:crypto";
import type {
  AspectRatio,
  CategorySlug,
  CategoryTeaser,
  Complexity,
  Language,
  SampleWork,
} from "@colorleaf/domain";
import { categoryTeasers, isFinished, languages } from "@colorleaf/domain";
import {
  deleteFailed,
  findGenerations,
  type GenerationRow,
  insertGeneration,
} from "../data/generations.ts";
import type { Db } from "../data/schema.ts";
import type { DrawingRequest } from "../drawing/drawer.ts";
import type { GenerateService } from "./generate.ts";
import { resultOf } from "./generation-record.ts";
import { sampleRecipes, teaserRecipes } from "./sample-recipes.ts";

export interface Recipe {
  description: Record<Language, string>;
  aspectRatio: AspectRatio;
  complexity: Complexity;
  seed: number;
}

export interface SamplesService {
  /** Waits for those that are still being drawn; leaves out what could not be drawn. */
  samples(language: Language): Promise<SampleWork[]>;
  /** A picture that is not there yet has the address "". */
  teasers(language: Language): Promise<CategoryTeaser[]>;
  /** Has them drawn, so that the first visitor finds them ready. */
  prepare(): Promise<void>;
}

/** Raised when the engine has come to draw them better: then they are drawn again. */
const edition = 1;

const teaserPriority = 1;
const samplePriority = 2;
/** A request waits no longer; the next one finds more. */
const longestWaitMs = 20_000;

const categoryNames: Record<CategorySlug, Record<Language, string>> = {
  kids: { en: "For kids", zh: "儿童" },
  animals: { en: "Animals", zh: "动物" },
  mandalas: { en: "Mandalas", zh: "曼陀罗" },
  holidays: { en: "Holidays", zh: "节日" },
};

export function createSamplesService(parts: {
  db: Db;
  generate: Pick<GenerateService, "waitFor">;
  wake(): void;
}): SamplesService {
  const { db, generate } = parts;

  /** The rows of some recipes, once they have finished or it has taken too long. */
  async function finished(recipes: readonly Recipe[], language: Language) {
    const ids = recipes.map((recipe) => idOf(requestOf(recipe, language)));
    const signal = AbortSignal.timeout(longestWaitMs);
    const unfinished = (await findGenerations(db, ids)).filter((row) => !isFinished(row));
    await Promise.all(unfinished.map(({ id }) => generate.waitFor(id, longestWaitMs, signal)));
    const rows = new Map((await findGenerations(db, ids)).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id));
  }

  return {
    async samples(language) {
      const rows = await finished(sampleRecipes, language);
      return rows.flatMap((row, index) => {
        const work = row && workOf(row, sampleRecipes[index]!, language);
        return work ? [work] : [];
      });
    },

    async teasers(language) {
      // One picture for both languages: it holds no words.
      const recipes = categoryTeasers.map(({ slug }) => teaserRecipes[slug]);
      const rows = await finished(recipes, "en");
      return categoryTeasers.map(({ slug, count }, index) => ({
        id: slug,
        slug,
        count,
        name: categoryNames[slug][language],
        imageUrl: (rows[index] && resultOf(rows[index])?.svg_url) ?? "",
      }));
    },

    async prepare() {
      const teasers = Object.values(teaserRecipes).map((recipe) => requestOf(recipe, "en"));
      const samples = languages.flatMap((language) =>
        sampleRecipes.map((recipe) => requestOf(recipe, language)),
      );
      // What could not be drawn may be drawable by this version.
      await deleteFailed(db, [...teasers, ...samples].map(idOf));
      for (const request of teasers) await insert(request, teaserPriority);
      for (const request of samples) await insert(request, samplePriority);
      parts.wake();
    },
  };

  function insert(request: DrawingRequest, priority: number): Promise<boolean> {
    // The engine draws them whatever service draws for visitors.
    const row = {
      id: idOf(request),
      request: JSON.stringify(request),
      provider: "builtin",
    } as const;
    return insertGeneration(db, { ...row, priority });
  }
}

function requestOf(recipe: Recipe, language: Language): DrawingRequest {
  return { ...recipe, description: recipe.description[language], language, style: "cartoon" };
}

function idOf(request: DrawingRequest): string {
  const hash = createHash("sha256")
    .update(JSON.stringify({ edition, ...request }))
    .digest("hex");
  return `sample-${hash.slice(0, 32)}`;
}

function workOf(row: GenerationRow, recipe: Recipe, language: Language): SampleWork | undefined {
  const result = resultOf(row);
  if (!result) return undefined;
  return {
    imageUrl: result.line_art_url,
    ...(result.svg_url && { svgUrl: result.svg_url }),
    ...(result.colour_url && { colourUrl: result.colour_url }),
    description: recipe.description[language],
    aspectRatio: recipe.aspectRatio,
    complexity: recipe.complexity,
    seo: result.seo,
  };
}
