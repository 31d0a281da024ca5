/**
 * Pages that are there before anybody has made one: they fill an empty gallery. Each is a generation
 * like any other, under an id made of its recipe: drawn once, in the background, behind whatever
 * visitors wait for, and found again at the next start.
 */
import { createHash } from "node:crypto";
import type { AspectRatio, Complexity, Language, SampleWork } from "@colorleaf/domain";
import { isFinished, languages } from "@colorleaf/domain";
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
import { sampleRecipes } from "./sample-recipes.ts";

export interface Recipe {
  description: Record<Language, string>;
  aspectRatio: AspectRatio;
  complexity: Complexity;
  seed: number;
}

export interface SamplesService {
  /** Has drawn what is not there, and waits for that; leaves out what could not be drawn. */
  samples(language: Language): Promise<SampleWork[]>;
  /** Has them drawn, so that the first visitor finds them ready. */
  prepare(): Promise<void>;
}

/** Raised when the engine has come to draw them better: then they are drawn again. */
const edition = 2;

const samplePriority = 1;
/** A request waits no longer; the next one finds more. */
const longestWaitMs = 20_000;

export function createSamplesService(parts: {
  db: Db;
  generate: Pick<GenerateService, "waitFor">;
  wake(): void;
}): SamplesService {
  const { db, generate } = parts;

  /** The rows of all recipes, once they have finished or it has taken too long. */
  async function finished(language: Language) {
    const requests = sampleRecipes.map((recipe) => requestOf(recipe, language));
    const ids = requests.map(idOf);
    const signal = AbortSignal.timeout(longestWaitMs);
    if ((await findGenerations(db, ids)).length < ids.length) await order(requests);
    const unfinished = (await findGenerations(db, ids)).filter((row) => !isFinished(row));
    await Promise.all(unfinished.map(({ id }) => generate.waitFor(id, longestWaitMs, signal)));
    const rows = new Map((await findGenerations(db, ids)).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id));
  }

  return {
    async samples(language) {
      const rows = await finished(language);
      return rows.flatMap((row, index) => {
        const work = row && workOf(row, sampleRecipes[index]!, language);
        return work ? [work] : [];
      });
    },

    async prepare() {
      const samples = languages.flatMap((language) =>
        sampleRecipes.map((recipe) => requestOf(recipe, language)),
      );
      // What could not be drawn may be drawable by this version.
      await deleteFailed(db, samples.map(idOf));
      await order(samples);
    },
  };

  /** Has those drawn that are not there yet; the engine does, whatever draws for visitors. */
  async function order(requests: readonly DrawingRequest[]): Promise<void> {
    for (const request of requests) {
      await insertGeneration(db, {
        id: idOf(request),
        request: JSON.stringify(request),
        provider: "builtin",
        priority: samplePriority,
      });
    }
    parts.wake();
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
