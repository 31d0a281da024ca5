import { z } from "zod";
import { maxDescriptionLength } from "./constants.ts";
import { errorCodes } from "./errors.ts";
import {
  aspectRatios,
  complexities,
  defaultStyle,
  difficulties,
  languages,
  styles,
  themes,
} from "./options.ts";
import { readingSchema } from "./reading.ts";
import { seoContentSchema } from "./seo.ts";

export const generationRequestSchema = z.strictObject({
  description: z.string().trim().min(1).max(maxDescriptionLength),
  aspectRatio: z.enum(aspectRatios).default("1:1"),
  complexity: z.enum(complexities).default("medium"),
  style: z.enum(styles).default(defaultStyle),
  theme: z.enum(themes).optional(),
  language: z.enum(languages).optional(),
  /** The same seed and the same words give the same page, byte for byte. */
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .optional(),
});
/** As a client sends it: everything but the description may be left out. */
export type GenerationRequest = z.input<typeof generationRequestSchema>;

export const pageQualitySchema = z.object({
  /** Share of the page that is black, 0 to 1. */
  ink: z.number(),
  /** Largest solid black area as a share of the page, 0 to 1. */
  largestSolid: z.number(),
  regions: z.int(),
  specks: z.int(),
  /** Share of pixels that are coloured; 0 on a clean page. */
  colour: z.number(),
  /** Share of pixels that are neither black nor white; only the anti-aliased fringe on a clean page. */
  grey: z.number(),
});
export type PageQuality = z.infer<typeof pageQualitySchema>;

/** What is wrong with a page that a service drew, where it falls below a bar. */
export const pageFaults = [
  "too-much-ink",
  "too-little-ink",
  "large-black-area",
  "few-regions",
  "many-specks",
  "too-intricate",
] as const;
export type PageFault = (typeof pageFaults)[number];

export const providers = ["builtin", "hosted", "mock"] as const;
export type Provider = (typeof providers)[number];

/** Why the built-in engine drew although a hosted service is set up. */
export const fallbackReasons = ["service-unavailable", "daily-budget-used-up"] as const;
export type FallbackReason = (typeof fallbackReasons)[number];

/** What a succeeded generation carries. Names in snake case are the image service's own. */
export const generationResultSchema = z.object({
  success: z.literal(true),
  original_image_url: z.string(),
  line_art_url: z.string(),
  svg_url: z.string().optional(),
  /** The same picture in its reference colours. */
  colour_url: z.string().optional(),
  style: z.enum(styles),
  complexity: z.enum(complexities),
  /** How hard it came out: a story is a step harder than chosen. */
  difficulty: z.enum(difficulties).optional(),
  description: z.string(),
  processing: z.object({ inverted: z.boolean(), processedImageUrl: z.string().optional() }),
  seo: seoContentSchema,
  brief: readingSchema.optional(),
  quality: pageQualitySchema.optional(),
  /** What a hosted picture was accepted with, after a second try. */
  faults: z.array(z.enum(pageFaults)).optional(),
  fallback: z.enum(fallbackReasons).optional(),
});
export type GenerationResult = z.infer<typeof generationResultSchema>;

export const generationStates = ["queued", "drawing", "describing", "succeeded", "failed"] as const;
export type GenerationState = (typeof generationStates)[number];

export const generationSchema = z.object({
  id: z.string(),
  state: z.enum(generationStates),
  /** 0 to 1 */
  progress: z.number().min(0).max(1),
  /** Until it is probably finished, by how long the last ones took; absent: nobody can tell. */
  remainingSeconds: z.int().min(0).optional(),
  request: generationRequestSchema.required({ seed: true, language: true }),
  provider: z.enum(providers),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().optional(),
  result: generationResultSchema.optional(),
  error: z.object({ code: z.enum(errorCodes), message: z.string() }).optional(),
});
export type Generation = z.infer<typeof generationSchema>;

export function isFinished(generation: Pick<Generation, "state">): boolean {
  return generation.state === "succeeded" || generation.state === "failed";
}
