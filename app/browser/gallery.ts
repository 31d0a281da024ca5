/** The visitor's own gallery: the 16 newest works, in local storage and nowhere else. */
import type { Language, SampleWork, SeoContent, Work } from "@colorleaf/domain";
import {
  additionalTipsByDefault,
  aspectRatios,
  complexities,
  defaultImageTitle,
  gallerySize,
  isOneOf,
} from "@colorleaf/domain";
import { isRecord, isTextList, readJson, writeText } from "./storage.ts";

const storageKey = "latest-works";

export interface Gallery {
  works: Work[];
  /** False when storage is full or switched off: the works live only as long as the page. */
  isKept: boolean;
}

/** The stored works, newest first; items that are not works are left out. */
export function readGallery(): Work[] {
  const stored = readJson(storageKey);
  return Array.isArray(stored) ? stored.filter(isWork).slice(0, gallerySize) : [];
}

/** Puts a work first and lets the oldest go beyond the gallery's size. */
export function addWork(works: readonly Work[], work: Work): Gallery {
  const next = [work, ...works.filter(({ id }) => id !== work.id)].slice(0, gallerySize);
  return { works: next, isKept: keepGallery(next) };
}

/** Fills the places that the visitor's own works leave free with sample pages. */
export function fillGallery(
  own: readonly Work[],
  samples: readonly SampleWork[],
  language: Language,
  now = Date.now(),
): Gallery {
  const works = samples.slice(0, gallerySize - own.length).map((sample, index) => ({
    ...sample,
    id: `${now - index}`,
    createdAt: new Date(now - index).toISOString(),
    sampleLanguage: language,
  }));
  const next = [...own, ...works];
  return { works: next, isKept: keepGallery(next) };
}

/** Fetches the sample pages in a language. Rejects when the server cannot be reached. */
export async function fetchSamples(language: Language): Promise<SampleWork[]> {
  const response = await fetch(`/api/samples?language=${language}`);
  if (!response.ok) throw new Error(`samples: ${response.status}`);
  const body: unknown = await response.json();
  const samples = isRecord(body) ? body.samples : body;
  return Array.isArray(samples) ? samples.filter(isSample) : [];
}

/** Words for a work that came without any. */
export function defaultSeo(description: string, language: Language): SeoContent {
  const title = description.trim() || defaultImageTitle[language];
  const [tip, ...additionalTips] = additionalTipsByDefault[language];
  return { title, description: title, keywords: [], tip, additionalTips };
}

function keepGallery(works: readonly Work[]): boolean {
  return writeText(storageKey, JSON.stringify(works));
}

function isWork(value: unknown): value is Work {
  return (
    isSample(value) &&
    "id" in value &&
    typeof value.id === "string" &&
    "createdAt" in value &&
    typeof value.createdAt === "string"
  );
}

export function isSample(value: unknown): value is SampleWork {
  return (
    isRecord(value) &&
    typeof value.imageUrl === "string" &&
    isOptionalText(value.svgUrl) &&
    isOptionalText(value.colourUrl) &&
    typeof value.description === "string" &&
    isOneOf(aspectRatios, value.aspectRatio) &&
    isOneOf(complexities, value.complexity) &&
    isSeo(value.seo)
  );
}

function isSeo(value: unknown): value is SeoContent {
  return (
    isRecord(value) &&
    typeof value.title === "string" &&
    typeof value.description === "string" &&
    typeof value.tip === "string" &&
    isTextList(value.keywords) &&
    isTextList(value.additionalTips)
  );
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}
