import { z } from "zod";
import { aspectRatios, complexities, type Language } from "./options.ts";
import { seoContentSchema } from "./seo.ts";

/** A finished page as the server can give it: a sample for an empty gallery. */
export const sampleWorkSchema = z.object({
  imageUrl: z.string(),
  svgUrl: z.string().optional(),
  /** The same picture in its reference colours. */
  colourUrl: z.string().optional(),
  description: z.string(),
  aspectRatio: z.enum(aspectRatios),
  complexity: z.enum(complexities),
  seo: seoContentSchema,
});
export type SampleWork = z.infer<typeof sampleWorkSchema>;

/** An item of a visitor's own gallery. It lives in the browser and nowhere else. */
export interface Work extends SampleWork {
  /** Time of making in milliseconds, as a string. */
  id: string;
  /** ISO 8601 */
  createdAt: string;
  /** The language of a sample, which stands there until the visitor's own works take its place. */
  sampleLanguage?: Language;
}
