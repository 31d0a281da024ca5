import { z } from "zod";

/** The four categories of the home teaser and how many pages each is seeded with. */
export const categoryTeasers = [
  { slug: "kids", count: 248 },
  { slug: "animals", count: 156 },
  { slug: "mandalas", count: 89 },
  { slug: "holidays", count: 72 },
] as const;
export type CategorySlug = (typeof categoryTeasers)[number]["slug"];

export const categoryTeaserSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  count: z.int().nonnegative(),
  imageUrl: z.string(),
});
export type CategoryTeaser = z.infer<typeof categoryTeaserSchema>;
