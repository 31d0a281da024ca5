import type {
  AspectRatio,
  CategorySlug,
  CategoryTeaser,
  Complexity,
  Language,
  SampleWork,
} from "@colorleaf/domain";
import { categoryTeasers, gallerySize } from "@colorleaf/domain";
import type { Drawer } from "../drawing/drawer.ts";
import type { Storage } from "../storage/storage.ts";
import { keepPage } from "./keep-page.ts";
import { sampleRecipes, teaserRecipes } from "./sample-recipes.ts";
import { writeSeoText } from "./seo-text/write-seo-text.ts";

export interface Recipe {
  description: Record<Language, string>;
  aspectRatio: AspectRatio;
  complexity: Complexity;
  seed: number;
}

/** Pages that are there before anybody has made one: they fill an empty gallery and the teaser. */
export interface SamplesService {
  /** Waits for those that are still being drawn. */
  samples(language: Language): Promise<SampleWork[]>;
  teasers(language: Language): Promise<CategoryTeaser[]>;
  /** Begins to draw them, so that the first visitor finds them ready. */
  prepare(): void;
}

const categoryNames: Record<CategorySlug, Record<Language, string>> = {
  kids: { en: "For kids", zh: "儿童" },
  animals: { en: "Animals", zh: "动物" },
  mandalas: { en: "Mandalas", zh: "曼陀罗" },
  holidays: { en: "Holidays", zh: "节日" },
};

export function createSamplesService(parts: {
  drawer: Drawer;
  storage: Storage;
  onError(error: unknown): void;
}): SamplesService {
  const { drawer, storage, onError } = parts;
  const drawn = new Map<string, Promise<SampleWork | undefined>>();

  /** One that cannot be drawn is left out, and tried again when it is next asked for. */
  function sample(recipe: Recipe, language: Language): Promise<SampleWork | undefined> {
    const key = `${language} ${recipe.seed} ${recipe.description.en}`;
    const known = drawn.get(key);
    if (known) return known;
    const drawing = draw(recipe, language).catch((error) => {
      drawn.delete(key);
      onError(error);
      return undefined;
    });
    drawn.set(key, drawing);
    return drawing;
  }

  async function draw(recipe: Recipe, language: Language): Promise<SampleWork> {
    const description = recipe.description[language];
    const { aspectRatio, complexity, seed } = recipe;
    const request = {
      description,
      aspectRatio,
      complexity,
      seed,
      language,
      style: "cartoon",
    } as const;
    const page = await drawer.draw(request);
    if (!page.ok) throw new Error(`A sample cannot be drawn: ${description}: ${page.reason}`);
    const kept = await keepPage(storage, page);
    return {
      ...kept,
      description,
      aspectRatio,
      complexity,
      seo: writeSeoText({ ...request, reading: page.reading }),
    };
  }

  return {
    async samples(language) {
      const all = await Promise.all(sampleRecipes.map((recipe) => sample(recipe, language)));
      return all.filter((one) => one !== undefined).slice(0, gallerySize);
    },

    async teasers(language) {
      return Promise.all(
        categoryTeasers.map(async ({ slug, count }) => ({
          id: slug,
          slug,
          count,
          name: categoryNames[slug][language],
          imageUrl: (await sample(teaserRecipes[slug], language))?.imageUrl ?? "",
        })),
      );
    },

    prepare() {
      for (const language of ["en", "zh"] as const) {
        for (const recipe of [...Object.values(teaserRecipes), ...sampleRecipes]) {
          void sample(recipe, language);
        }
      }
    },
  };
}
