import type { Language, StaffPageQuery } from "@colorleaf/domain";
import type { Db } from "../../data/schema.ts";
import { findTags } from "../../data/staff-page-lists.ts";
import type { Media } from "../media.ts";
import { createPageChanges } from "./change-pages.ts";
import { createPageEditor } from "./edit-page.ts";
import { findNamedPages, listStaffPages } from "./page-list.ts";

const completions = 8;

/** What staff do with pages of the catalogue. */
export function createStaffPages(parts: { db: Db; media: Media }) {
  const { db } = parts;
  return {
    ...createPageEditor(parts),
    ...createPageChanges(db),
    list: (query: StaffPageQuery) => listStaffPages(db, query),
    named: (ids: readonly string[]) => findNamedPages(db, ids),
    /** Of names too, whichever letter they are begun with. */
    async tags(language: Language, start: string): Promise<string[]> {
      const starts = [...new Set([start, start.charAt(0).toUpperCase() + start.slice(1)])];
      const found = [];
      for (const one of starts) found.push(...(await findTags(db, language, one, completions)));
      return found.slice(0, completions);
    },
  };
}

export type StaffPages = ReturnType<typeof createStaffPages>;
