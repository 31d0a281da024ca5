/** All content as one file: for a copy, and to bring it to another site. */
import type { ImportOutcome } from "@colorleaf/domain";
import type { Staff } from "../staff/staff.ts";
import { type ContentParts, exportContent } from "./export-content.ts";
import { importContent } from "./import-content.ts";

export function createContentFile(parts: ContentParts) {
  return {
    write: () => exportContent(parts),
    /** @throws ProblemError content-file-wrong */
    read: (staff: Staff, bytes: Uint8Array): Promise<ImportOutcome> =>
      importContent(parts, staff, bytes),
  };
}

export type ContentFileService = ReturnType<typeof createContentFile>;
