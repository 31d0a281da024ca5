/** Information screens as staff have written them. */
import {
  type DocumentName,
  type DocumentSection,
  type DocumentTexts,
  documents,
  documentTextsSchema,
  type Language,
} from "@colorleaf/domain";
import { listDocumentVersions } from "../../data/documents.ts";
import type { Db } from "../../data/schema.ts";
import { type SiteNames, sectionsOf, withBrand } from "./sections.ts";
import { createVersionedTexts, type VersionedTexts } from "./versioned-texts.ts";

export interface ShownDocument {
  title: string;
  lead: string;
  /** ISO date. */
  updated: string;
  sections: DocumentSection[];
}

export interface DocumentsService {
  of(document: DocumentName): VersionedTexts<DocumentTexts>;
  /** What visitors see; undefined: nobody has written it, and it is as it was delivered. */
  show(
    document: DocumentName,
    language: Language,
    names: SiteNames,
  ): Promise<ShownDocument | undefined>;
}

export function createDocumentsService(db: Db): DocumentsService {
  const all = new Map(
    documents.map((name) => [name, createVersionedTexts(db, name, documentTextsSchema)]),
  );
  const of = (document: DocumentName) => all.get(document)!;
  return {
    of,

    async show(document, language, names) {
      const { texts } = await of(document).find();
      if (!texts) return undefined;
      const [newest] = await listDocumentVersions(db, document, 1);
      const { title, lead, markdown } = texts[language];
      const updated = new Date(newest?.createdAt ?? 0).toISOString().slice(0, 10);
      return {
        title: withBrand(title, names),
        lead: withBrand(lead, names),
        updated,
        sections: sectionsOf(markdown, names),
      };
    },
  };
}
