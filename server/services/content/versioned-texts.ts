/** A text of the site with every version that staff have published; the newest is shown. */
import type { DocumentVersion } from "@colorleaf/domain";
import type { z } from "zod";
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

const shownVersions = 50;

export interface VersionedTexts<Texts> {
  /** Version 0: nobody has written it, and it is as it was delivered. */
  find(): Promise<{ version: number; texts: Texts | undefined }>;
  /** The newest first. */
  versions(): Promise<DocumentVersion[]>;
  /** @throws ProblemError not-found */
  version(version: number): Promise<Texts>;
  /** @throws ProblemError version-conflict */
  save(staff: Staff, version: number, texts: Texts): Promise<void>;
}

export function createVersionedTexts<Texts>(
  db: Db,
  document: string,
  schema: z.ZodType<Texts>,
): VersionedTexts<Texts> {
  return {
    async find() {
      const found = (await findDocuments(db, [document])).get(document);
      const texts = schema.safeParse(found?.texts);
      return { version: found?.version ?? 0, texts: texts.success ? texts.data : undefined };
    },
    versions: () => listDocumentVersions(db, document, shownVersions),

    async version(version) {
      const texts = schema.safeParse(await findDocumentVersion(db, document, version));
      if (!texts.success) throw new ProblemError("not-found");
      return texts.data;
    },

    save: (staff, version, texts) =>
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
