/** Information screens that staff write. */
import { z } from "zod";

export const documents = ["about", "terms", "privacy", "copyright"] as const;
export type DocumentName = (typeof documents)[number];

const documentTextSchema = z.strictObject({
  title: z.string().trim().min(1).max(80),
  /** For search engines and under the title. */
  lead: z.string().trim().min(1).max(300),
  /** Markdown; a heading of the second level begins a section. `{email}` is the contact address. */
  markdown: z.string().trim().min(1).max(60_000),
});
export type DocumentText = z.infer<typeof documentTextSchema>;

export const documentTextsSchema = z.strictObject({
  en: documentTextSchema,
  zh: documentTextSchema,
});
export type DocumentTexts = z.infer<typeof documentTextsSchema>;

/** A part of a document, ready to be shown. */
export interface DocumentSection {
  /** Part of the address. */
  id: string;
  heading: string;
  /** Made by us from Markdown: it holds no markup that somebody typed. */
  html: string;
}

export interface DocumentVersion {
  version: number;
  author: string;
  /** ms */
  createdAt: number;
}
