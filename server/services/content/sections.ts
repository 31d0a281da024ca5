import type { DocumentSection } from "@colorleaf/domain";
import { micromark } from "micromark";

/**
 * Sections of a document. What is typed as HTML is shown as text, and links lead to web and mail
 * addresses only: micromark's rules as they are delivered.
 */
export function sectionsOf(markdown: string, email: string): DocumentSection[] {
  const text = markdown
    .replaceAll("\r\n", "\n")
    .replaceAll("{email}", () => `[${email}](mailto:${email})`);
  const parts = text.split(/^## +/m);
  const sections = parts.slice(1).map((part, index) => {
    const [first = "", ...rest] = part.split("\n");
    const [, heading, id] = /^(.*?)\s*(?:\{#([\w-]+)\})?\s*$/.exec(first) ?? [];
    return {
      id: id ?? `part-${index + 1}`,
      heading: heading || `${index + 1}`,
      html: micromark(rest.join("\n")),
    };
  });
  const before = parts[0]?.trim();
  // Words before the first heading are a section without one.
  return before ? [{ id: "start", heading: "", html: micromark(before) }, ...sections] : sections;
}
