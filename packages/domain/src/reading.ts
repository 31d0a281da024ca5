import { z } from "zod";

/** A name in both languages, as shown to people. */
export const localisedSchema = z.object({ en: z.string(), zh: z.string() });
export type Localised = z.infer<typeof localisedSchema>;

const phraseSchema = z.string().describe("The visitor's own words, as typed");

/**
 * What the engine made of a description, in terms a visitor can check: nothing is drawn that is
 * not listed here, and nothing asked for is left out in silence.
 */
export const readingSchema = z.object({
  understood: z.array(
    z.object({ phrase: phraseSchema, name: localisedSchema, count: z.number().int().positive() }),
  ),
  /** Drawn as something near: poodle → dog. */
  substituted: z.array(z.object({ phrase: phraseSchema, name: localisedSchema })),
  /** Not drawn, with the nearest things that could be. */
  missing: z.array(z.object({ phrase: phraseSchema, alternatives: z.array(localisedSchema) })),
  setting: localisedSchema.optional(),
});
export type Reading = z.infer<typeof readingSchema>;
