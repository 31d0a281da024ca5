import type { AdvertisementContent, Language } from "@colorleaf/domain";

type House = Extract<AdvertisementContent, { kind: "house" }>;

/** A house advertisement as markup for the frame, which knows none of our styles and scripts. */
export function houseMarkup({ path, texts }: House, language: Language, origin: string): string {
  const { title, text, action } = texts[language];
  return [
    `<style>`,
    `body { background: #fffdf7; color: #1f1b18 }`,
    `a { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: .25rem 1rem; padding: .75rem; color: inherit; text-decoration: none; text-align: center }`,
    `b { font-size: 1.1rem } u { padding: .4rem 1rem; border: 2px solid; border-radius: 1.5rem; background: #ffd34e; text-decoration: none }`,
    `</style>`,
    // The frame may open windows; it may not lead its own away.
    `<a href="${escaped(new URL(path, origin).href)}" target="_blank" rel="noopener">`,
    `<b>${escaped(title)}</b>`,
    text && `<span>${escaped(text)}</span>`,
    `<u>${escaped(action)}</u>`,
    `</a>`,
  ].join("");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}
