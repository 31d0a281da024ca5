import type { CategorySlug } from "@colorleaf/domain";
import { m } from "../paraglide/messages.js";

/** The four categories that home and footer lead to, in their order on screen. */
export const shownCategories = ["kids", "animals", "mandalas", "holidays"] as const;

const names: Record<CategorySlug, () => string> = {
  kids: m.category_kids,
  animals: m.category_animals,
  mandalas: m.category_mandalas,
  holidays: m.category_holidays,
};

export function categoryName(slug: CategorySlug): string {
  return names[slug]();
}
