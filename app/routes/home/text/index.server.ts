import type { Language } from "@colorleaf/domain";
import { en } from "./en.server.ts";
import type { HomeText } from "./home-text.ts";
import { zh } from "./zh.server.ts";

export const homeText: Record<Language, HomeText> = { en, zh };
