/** The long texts of the home screen, as staff may write them. */
import { z } from "zod";
import { homeLayoutSchema } from "./site-settings.ts";

const title = z.string().trim().min(1).max(80);
const lead = z.string().trim().min(1).max(400);

/** Each said once: what is said twice is a slip. */
function list<Item extends z.ZodType<Record<Key, string>>, Key extends string>(
  item: Item,
  key: Key,
  most: number,
) {
  return z
    .array(item)
    .min(1)
    .max(most)
    .superRefine((items, context) => {
      const seen = new Set<string>();
      for (const [at, one] of items.entries()) {
        const said = (one as Record<Key, string>)[key];
        if (seen.has(said)) context.addIssue({ code: "custom", message: "twice", path: [at, key] });
        seen.add(said);
      }
    });
}

export const featureIcons = ["sliders", "print", "palette", "download", "star", "globe"] as const;
export const avatars = ["bun", "beard", "glasses"] as const;

export const homeTextSchema = z.strictObject({
  meta: z.strictObject({ title, description: z.string().trim().min(1).max(300) }),
  /** A line break in the title is one on the screen. */
  hero: z.strictObject({ title, lead }),
  teaser: z.strictObject({ title, lead }),
  /** Absent in texts from before pages could be featured: as delivered. */
  featured: z.strictObject({ title, lead }).optional(),
  features: z.strictObject({
    title,
    items: list(z.strictObject({ icon: z.enum(featureIcons), title, text: lead }), "title", 8),
  }),
  testimonials: z.strictObject({
    title,
    items: list(
      z.strictObject({
        name: z.string().trim().min(1).max(40),
        role: z.string().trim().min(1).max(60),
        avatar: z.enum(avatars),
        rating: z.int().min(1).max(5),
        text: lead,
      }),
      "name",
      12,
    ),
  }),
  callToAction: z.strictObject({ title, text: lead, action: z.string().trim().min(1).max(40) }),
  howTo: z.strictObject({
    title,
    lead,
    steps: list(z.strictObject({ title, text: z.string().trim().min(1).max(800) }), "title", 8),
  }),
  faq: z.strictObject({
    title,
    items: list(
      z.strictObject({
        question: z.string().trim().min(1).max(160),
        answer: z.string().trim().min(1).max(1500),
      }),
      "question",
      30,
    ),
  }),
});
export type HomeText = z.infer<typeof homeTextSchema>;

export const homeTextsSchema = z.strictObject({ en: homeTextSchema, zh: homeTextSchema });
export type HomeTexts = z.infer<typeof homeTextsSchema>;

/** What is not published yet, of the home screen. */
export const homeDraftSchema = z.strictObject({
  texts: homeTextsSchema.optional(),
  layout: homeLayoutSchema.optional(),
});
export type HomeDraft = z.infer<typeof homeDraftSchema>;
