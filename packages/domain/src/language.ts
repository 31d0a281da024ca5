import { fallbackLanguage, isOneOf, type Language, languages } from "./options.ts";

/** What a request says about its reader's language, each as it came. */
export interface LanguageHints {
  /** `?lang=` serves links and crawlers and changes no saved choice. */
  lang?: string | null | undefined;
  /** The saved choice, mirrored to a cookie. */
  saved?: string | undefined;
  /** `Accept-Language`. */
  accepted?: string | null | undefined;
}

/** Chinese if the browser's first language is; its other languages do not count (specification §1). */
export function chooseLanguage({ lang, saved, accepted }: LanguageHints): Language {
  if (isOneOf(languages, lang)) return lang;
  if (isOneOf(languages, saved)) return saved;
  return /^\s*zh\b/i.test(accepted ?? "") ? "zh" : fallbackLanguage;
}
