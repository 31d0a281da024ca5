/** What staff set for the whole site. */
import { z } from "zod";
import { brandSchema } from "./brand.ts";

const line = z.string().trim().max(200);
const bothLanguages = z.strictObject({ en: line, zh: line });
const safetyWord = z.string().trim().min(1).max(40);
const days = (least: number, most: number) => z.int().min(least).max(most);

export const siteSettingsSchema = z.strictObject({
  brand: brandSchema.default({ name: { en: "", zh: "" }, tagline: { en: "", zh: "" } }),
  /** Null: as the server was started with. */
  contactEmail: z.email().max(200).nullable().default(null),
  /** Above every public screen; a language without words shows nothing. */
  announcement: z
    .strictObject({ isOn: z.boolean(), text: bothLanguages })
    .default({ isOn: false, text: { en: "", zh: "" } }),
  /** Visitors see a note instead of the site; staff see the site. */
  maintenance: z
    .strictObject({ isOn: z.boolean(), text: bothLanguages })
    .default({ isOn: false, text: { en: "", zh: "" } }),
  /** Refused in descriptions, besides those that the engine refuses by itself. */
  safetyWords: z
    .strictObject({ en: z.array(safetyWord).max(500), zh: z.array(safetyWord).max(500) })
    .default({ en: [], zh: [] }),
  /** Null: as the server was started with. */
  limits: z
    .strictObject({ generationsPerMinute: z.int().min(1).max(1_000_000).nullable() })
    .default({ generationsPerMinute: null }),
  /**
   * For how long is kept what browsers told, and what visitors made; the privacy screen names the
   * largest numbers.
   */
  keptDays: z
    .strictObject({
      events: days(1, 400),
      errors: days(1, 90),
      missedSearches: days(1, 400),
      generations: days(7, 400).default(400),
    })
    .default({ events: 400, errors: 90, missedSearches: 400, generations: 400 }),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The sections of the home screen below the generator, in the order they are delivered in. */
export const homeSections = [
  "teaser",
  "latest",
  "features",
  "testimonials",
  "callToAction",
  "howTo",
  "faq",
] as const;
export type HomeSection = (typeof homeSections)[number];

/** Every section once. */
export const homeLayoutSchema = z
  .array(z.strictObject({ section: z.enum(homeSections), isVisible: z.boolean() }))
  .refine(
    (layout) =>
      layout.length === homeSections.length &&
      new Set(layout.map(({ section }) => section)).size === homeSections.length,
  );
export type HomeLayout = z.infer<typeof homeLayoutSchema>;
