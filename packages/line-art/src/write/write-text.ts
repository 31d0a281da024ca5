/** Words in an SVG. */

/** A name, not a story: viewers show it beside the pointer, in a tab, as the title of a PDF. */
const longestTitle = 200;

/** The title of a drawing, made of what somebody typed; nothing where that is empty. */
export function writeTitle(title: string): string {
  if (title === "") return "";
  const isLong = title.length > longestTitle;
  return `<title>${escapeText(isLong ? `${title.slice(0, longestTitle - 1).trimEnd()}…` : title)}</title>`;
}

export function escapeText(text: string): string {
  return (
    text
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      // Control characters are not allowed in XML 1.0, not even escaped.
      .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " ")
  );
}
