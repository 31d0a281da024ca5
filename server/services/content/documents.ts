/** Information screens as staff have written them, with every version there was. */
import {
  type DocumentName,
  type DocumentSection,
  type DocumentTexts,
  type DocumentVersion,
  documentTextsSchema,
  type Language,
} from "@colorleaf/domain";
import { recordChange } from "../../data/audit-log.ts";
import { inTransaction } from "../../data/dialect.ts";
import {
  addDocumentVersion,
  findDocuments,
  findDocumentVersion,
  listDocumentVersions,
} from "../../data/documents.ts";
import type { Db } from "../../data/schema.ts";
import { ProblemError } from "../problem-error.ts";
import type { Staff } from "../staff/staff.ts";
import { sectionsOf } from "./sections.ts";

export interface ShownDocument {
  title: string;
  lead: string;
  /** ISO date. */
  updated: string;
  sections: DocumentSection[];
}

export interface DocumentsService {
  /** What visitors see; undefined: nobody has written it, and it is as it was delivered. */
  show(
    document: DocumentName,
    language: Language,
    email: string,
  ): Promise<ShownDocument | undefined>;
  /** Version 0: nobody has written it. */
  find(document: DocumentName): Promise<{ version: number; texts: DocumentTexts | undefined }>;
  versions(document: DocumentName): Promise<DocumentVersion[]>;
  /** @throws ProblemError not-found */
  version(document: DocumentName, version: number): Promise<DocumentTexts>;
  /** @throws ProblemError version-conflict */
  save(staff: Staff, document: DocumentName, version: number, texts: DocumentTexts): Promise<void>;
}

const shownVersions = 50;

export function createDocumentsService(db: Db): DocumentsService {
  async function find(document: DocumentName) {
    const found = (await findDocuments(db, [document])).get(document);
    const texts = documentTextsSchema.safeParse(found?.texts);
    return { version: found?.version ?? 0, texts: texts.success ? texts.data : undefined };
  }
  return {
    find,
    versions: (document) => listDocumentVersions(db, document, shownVersions),

    async show(document, language, email) {
      const { texts } = await find(document);
      if (!texts) return undefined;
      const [newest] = await listDocumentVersions(db, document, 1);
      const { title, lead, markdown } = texts[language];
      const updated = new Date(newest?.createdAt ?? 0).toISOString().slice(0, 10);
      return { title, lead, updated, sections: sectionsOf(markdown, email) };
    },

    async version(document, version) {
      const texts = documentTextsSchema.safeParse(await findDocumentVersion(db, document, version));
      if (!texts.success) throw new ProblemError("not-found");
      return texts.data;
    },

    save: (staff, document, version, texts) =>
      inTransaction(db, async (trx) => {
        const before =
          version === 0 ? undefined : await findDocumentVersion(trx, document, version);
        if (!(await addDocumentVersion(trx, document, version, texts, staff.name))) {
          throw new ProblemError("version-conflict");
        }
        const change = { action: "document.change", subject: document };
        await recordChange(trx, staff, { ...change, before, after: texts });
      }),
  };
}
