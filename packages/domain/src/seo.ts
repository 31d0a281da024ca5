import { z } from "zod";

/** Words that go with a page: heading, description, search keywords and coloring tips. */
export const seoContentSchema = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.array(z.string()),
  tip: z.string(),
  additionalTips: z.array(z.string()),
});
export type SeoContent = z.infer<typeof seoContentSchema>;

export type TextAuthor = "model" | "built-in";
/** Why a language model that is set up did not write: no good answer, or words that are not for children. */
export type TextFault = "failed" | "unsafe";
