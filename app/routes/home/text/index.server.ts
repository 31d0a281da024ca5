import type { HomeTexts, Language } from "@colorleaf/domain";
import { en } from "./en.server.ts";
import type { HomeText } from "./home-text.ts";
import { zh } from "./zh.server.ts";

export const homeText: Record<Language, HomeText> = { en, zh };

/** Staff's texts; what they had no field for when they wrote them is as delivered. */
export function completed(texts: HomeTexts | undefined): HomeTexts {
  if (!texts) return homeText;
  return { en: { ...en, ...texts.en }, zh: { ...zh, ...texts.zh } };
}
