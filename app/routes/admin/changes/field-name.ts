/** What fields and their values are called on the screens on which they are changed. */
import { difficulties, isOneOf, pageStates, pageStyles, staffRoles } from "@colorleaf/domain";
import { difficultyName, pageStyleName } from "../../../components/page-words.ts";
import { stateName } from "../../../components/staff/page-state.ts";
import { roleName } from "../../../components/staff/role-name.ts";
import { sectionNames } from "../../../components/staff/section-names.ts";
import { timeText } from "../../../components/staff/time.ts";
import { m } from "../../../paraglide/messages.js";

const names: Readonly<Record<string, () => string>> = {
  title: m.staff_text_title,
  description: m.staff_text_description,
  alt: m.staff_text_alt,
  tags: m.staff_text_tags,
  seoTitle: m.staff_text_seo_title,
  seoDescription: m.staff_text_seo_description,
  slug: m.staff_slug,
  state: m.staff_state,
  publishAt: m.staff_publish_at,
  categoryId: m.staff_category,
  difficulty: m.filter_difficulty,
  style: m.filter_style,
  aspectRatio: m.form_aspect_ratio,
  picture: m.staff_picture,
  recipe: m.staff_picture,
  theme: m.staff_theme,
  seed: m.staff_seed,
  related: m.related_title,
  name: m.staff_category_name,
  summary: m.staff_category_summary,
  isVisible: m.staff_category_visible,
  coverPageId: m.staff_picture,
  heading: m.ads_house_heading,
  lead: m.content_lead,
  markdown: m.content_text,
  text: m.content_text,
  isOn: m.ads_is_on,
  startsAt: m.ads_starts,
  endsAt: m.ads_ends,
  code: m.ads_code,
  kind: m.ads_kind,
  path: m.ads_house_path,
  action: m.ads_house_action,
  language: m.ads_readers,
  brand: m.settings_brand,
  contactEmail: m.settings_contact_address,
  maintenance: m.settings_maintenance,
  announcement: m.announcement,
  safetyWords: m.settings_safety,
  limits: m.settings_limits,
  generationsPerMinute: m.settings_per_minute,
  keptDays: m.settings_kept,
  generations: m.settings_kept_generations,
  events: m.settings_kept_events,
  errors: m.settings_kept_errors,
  missedSearches: m.settings_kept_searches,
  sections: m.layout_home,
  ...sectionNames,
  email: m.staff_email,
  role: m.staff_role,
};

const languages: Readonly<Record<string, () => string>> = {
  en: m.ads_readers_en,
  zh: m.ads_readers_zh,
};

/** Where a field lies, not what it is. */
const wrappers = new Set(["content", "texts", "items", "value"]);

/** "Title · English": from the outside inwards, the language last. */
export function fieldName(path: readonly string[]): string {
  const parts = path.filter((part) => !wrappers.has(part) && !languages[part]);
  const language = path.flatMap((part) => languages[part]?.() ?? []);
  const said = parts.map((part) => names[part]?.() ?? part);
  return [...(said.length > 0 ? said : [m.staff_log_value()]), ...language].join(" · ");
}

/** As people read it; texts as they are. */
export function fieldValue(
  path: readonly string[],
  value: string,
  categories: ReadonlyMap<string, string>,
): string {
  switch (path.at(-1)) {
    case "state":
      return isOneOf(pageStates, value) ? stateName(value) : value;
    case "difficulty":
      return isOneOf(difficulties, value) ? difficultyName(value) : value;
    case "style":
      return isOneOf(pageStyles, value) ? pageStyleName(value) : value;
    case "role":
      return isOneOf(staffRoles, value) ? roleName(value) : value;
    case "publishAt":
      return timeText(Number(value));
    case "categoryId":
      return categories.get(value) ?? value;
    case "isVisible":
    case "isOn":
      return value === "true" ? m.staff_log_yes() : m.staff_log_no();
    default:
      return value;
  }
}
