/** What staff set for the whole site. */
import { z } from "zod";
import { brandSchema } from "./brand.ts";
import { chosenPagesSchema } from "./staff-pages.ts";

const line = z.string().trim().max(200);
/** Words for visitors, shown or not. */
const noticeSchema = z.strictObject({
  isOn: z.boolean(),
  text: z.strictObject({ en: line, zh: line }),
});
export type Notice = z.infer<typeof noticeSchema>;
const noNotice: Notice = { isOn: false, text: { en: "", zh: "" } };

const safetyWord = z.string().trim().min(1).max(40);
const days = (least: number, most: number) => z.int().min(least).max(most);

export const siteSettingsSchema = z.strictObject({
  brand: brandSchema.default({ name: { en: "", zh: "" }, tagline: { en: "", zh: "" } }),
  /** Null: as the server was started with. */
  contactEmail: z.email().max(200).nullable().default(null),
  /** Visitors see a note instead of the site; staff see the site. */
  maintenance: noticeSchema.default(noNotice),
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
  "featured",
  "latest",
  "features",
  "testimonials",
  "callToAction",
  "howTo",
  "faq",
] as const;
export type HomeSection = (typeof homeSections)[number];

/** Most pages that staff put forward on the home screen. */
export const mostFeaturedPages = 12;

/** Each section once; one that is not named, as in what was stored before it was there, is in its place. */
const sectionsSchema = z
  .array(z.strictObject({ section: z.enum(homeSections), isVisible: z.boolean() }))
  .min(1)
  .refine((list) => new Set(list.map(({ section }) => section)).size === list.length)
  .transform((list) => {
    const all = [...list];
    for (const [at, section] of homeSections.entries()) {
      if (all.some((one) => one.section === section)) continue;
      const before = all.findIndex((one) => one.section === homeSections[at - 1]);
      all.splice(before + 1, 0, { section, isVisible: true });
    }
    return all;
  });

export const homeLayoutSchema = z.preprocess(
  // As it was stored before pages could be featured.
  (value) => (Array.isArray(value) ? { sections: value } : value),
  z.strictObject({
    sections: sectionsSchema,
    /** Ids, in their order. */
    featured: chosenPagesSchema(mostFeaturedPages).default([]),
    /** Above every public screen; a language without words shows nothing. */
    announcement: noticeSchema.default(noNotice),
  }),
);
export type HomeLayout = z.infer<typeof homeLayoutSchema>;
