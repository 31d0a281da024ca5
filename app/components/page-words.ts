import type { Difficulty, PageOrder, PageStyle } from "@colorleaf/domain";
import { m } from "../paraglide/messages.js";

const difficultyNames: Record<Difficulty, () => string> = {
  easy: m.difficulty_easy,
  medium: m.difficulty_medium,
  hard: m.difficulty_hard,
  complex: m.difficulty_complex,
};

const styleNames: Record<PageStyle, () => string> = {
  cartoon: m.style_cartoon,
  realistic: m.style_realistic,
  detailed: m.style_detailed,
  simple: m.style_simple,
  anime: m.style_anime,
  sketch: m.style_sketch,
};

const orderNames: Record<PageOrder, () => string> = {
  newest: m.sort_newest,
  popular: m.sort_popular,
  trending: m.sort_trending,
};

export const difficultyName = (difficulty: Difficulty) => difficultyNames[difficulty]();
export const pageStyleName = (style: PageStyle) => styleNames[style]();
export const orderName = (order: PageOrder) => orderNames[order]();

export function pageCountText(count: number): string {
  return count === 1 ? m.category_one_page() : m.category_pages({ count });
}
