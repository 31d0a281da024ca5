import type { Language } from "@colorleaf/domain";
import { en } from "./en.server.ts";
import type { InformationText, InformationTexts } from "./information-text.ts";
import { zh } from "./zh.server.ts";

/** Read in loaders: it travels as data, and the scripts stay small. */
export const informationTexts: Record<Language, InformationTexts> = { en, zh };

export function withBrand(text: InformationText, brand: string): InformationText {
  return JSON.parse(JSON.stringify(text), (_key, value) =>
    typeof value === "string" ? value.replaceAll("{brand}", () => brand) : value,
  );
}
