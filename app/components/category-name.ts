import type { CategorySlug } from "@colorleaf/domain";
import { m } from "../paraglide/messages.js";

const names: Record<CategorySlug, () => string> = {
  kids: m.category_kids,
  animals: m.category_animals,
  mandalas: m.category_mandalas,
  holidays: m.category_holidays,
};

export function categoryName(slug: CategorySlug): string {
  return names[slug]();
}
