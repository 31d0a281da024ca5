import type { Language } from "@colorleaf/domain";
import { en } from "./en.server.ts";
import type { InformationTexts } from "./information-text.ts";
import { zh } from "./zh.server.ts";

/** Read in loaders: it travels as data, and the scripts stay small. */
export const informationTexts: Record<Language, InformationTexts> = { en, zh };
