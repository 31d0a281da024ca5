/** Categories as staff see and change them. */
import { z } from "zod";
import { type CategoryText, categoryTextSchema } from "./pages.ts";
import { slugSchema } from "./staff-pages.ts";

const content = z.strictObject({
  isVisible: z.boolean(),
  texts: z.strictObject({ en: categoryTextSchema, zh: categoryTextSchema }),
  /** Null: the newest page stands for it. */
  coverPageId: z.string().max(100).nullable(),
});

/** Its address is chosen once: links from everywhere lead to it. */
export const newCategorySchema = content.extend({ slug: slugSchema.max(40) });
export type NewCategory = z.infer<typeof newCategorySchema>;

export const categoryChangeSchema = content.extend({ version: z.int().positive() });
export type CategoryChange = z.infer<typeof categoryChangeSchema>;

/** All ids in their new order. */
export const categoryOrderSchema = z.strictObject({
  ids: z.array(z.string().max(100)).min(1).max(500),
});

/** Pages go to another category first. */
export const categoryRemovalSchema = z.strictObject({
  version: z.int().positive(),
  moveTo: z.string().max(100).optional(),
});

export interface StaffCategory {
  id: string;
  slug: string;
  version: number;
  isVisible: boolean;
  texts: { en: CategoryText; zh: CategoryText };
  coverPageId: string | null;
  /** Address of the pictures of the page that stands for it; absent: none is published. */
  cover?: string;
  /** How many visitors see. */
  published: number;
  hasPages: boolean;
}
