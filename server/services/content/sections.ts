import type { DocumentSection } from "@colorleaf/domain";
import { micromark } from "micromark";

/** Before them a backslash makes a name nothing but its letters. */
const markdownMarks = /[!-/:-@[-`{-~]/g;

/** What `{email}` and `{brand}` stand for. */
export interface SiteNames {
  email: string;
  brand: string;
}

export function withBrand(text: string, { brand }: SiteNames): string {
  return text.replaceAll("{brand}", () => brand);
}

/**
 * Sections of a document. What is typed as HTML is shown as text, and links lead to web and mail
 * addresses only: micromark's rules as they are delivered.
 */
export function sectionsOf(markdown: string, names: SiteNames): DocumentSection[] {
  const { email, brand } = names;
  const text = markdown
    .replaceAll("\r\n", "\n")
    .replaceAll("{email}", () => `[${email}](mailto:${email})`);
  const html = (part: string) =>
    micromark(part.replaceAll("{brand}", () => brand.replace(markdownMarks, "\\$&")));
  const parts = text.split(/^## +/m);
  const sections = parts.slice(1).map((part, index) => {
    const [first = "", ...rest] = part.split("\n");
    const [, heading, id] = /^(.*?)\s*(?:\{#([\w-]+)\})?\s*$/.exec(first) ?? [];
    return {
      id: id ?? `part-${index + 1}`,
      heading: withBrand(heading || `${index + 1}`, names),
      html: html(rest.join("\n")),
    };
  });
  const before = parts[0]?.trim();
  // Words before the first heading are a section without one.
  return before ? [{ id: "start", heading: "", html: html(before) }, ...sections] : sections;
}
