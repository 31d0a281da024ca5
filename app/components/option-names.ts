/** Names of what can be chosen for a drawing. */
import type { AspectRatio, Theme } from "@colorleaf/domain";
import { m } from "../paraglide/messages.js";

export const aspectNames: Record<AspectRatio, () => string> = {
  "1:1": m.aspect_square,
  "16:9": m.aspect_landscape,
  "9:16": m.aspect_portrait,
};

export const themeNames: Record<Theme, () => string> = {
  nature: m.theme_nature,
  fantasy: m.theme_fantasy,
  educational: m.theme_educational,
  seasonal: m.theme_seasonal,
};
