import { isDeepStrictEqual } from "node:util";
import { type AuditEntry, recordChange } from "../../data/audit-log.ts";
import {
  findCategories,
  insertCategory,
  orderCategories,
  removeCategory,
  type StoredCategory,
  updateCategory,
} from "../../data/categories.ts";
import { holdLock } from "../../data/dialect.ts";
import type { Db } from "../../data/schema.ts";
import type { Staff } from "../staff/staff.ts";

/** A category that was removed, and the changes by which its pages went elsewhere before. */
export interface RemovedCategory extends StoredCategory {
  moved?: number[];
}

export function movedPagesOf({ action, before, after }: AuditEntry): number[] {
  if (!action.startsWith("category.") || after !== undefined) return [];
  return (before as RemovedCategory | undefined)?.moved ?? [];
}

export async function takeBackCategory(
  trx: Db,
  staff: Staff,
  { subject, before, after }: AuditEntry,
): Promise<boolean> {
  await holdLock(trx, "categories");
  const present = await findCategories(trx);
  const record = (change: { before?: unknown; after?: unknown }) =>
    recordChange(trx, staff, { action: "category.undo", subject, ...change });

  if (Array.isArray(before)) {
    const ids = present.map(({ id }) => id);
    if (!isDeepStrictEqual(ids, after)) return false;
    await orderCategories(trx, present, before);
    await record({ before: ids, after: before });
    return true;
  }

  const now = present.find(({ id }) => id === subject);
  const former = before as RemovedCategory | undefined;
  const made = after as Partial<StoredCategory> | undefined;
  if (!former) {
    if (!now || now.version !== (made?.version ?? 1)) return false;
    if ((await removeCategory(trx, subject, now.version)) !== "done") return false;
    await record({ before: now });
  } else if (!made) {
    if (now || present.some(({ slug }) => slug === former.slug)) return false;
    // A form from before it was removed must not be saved over it.
    const { moved: _, ...category } = { ...former, version: former.version + 1 };
    await insertCategory(trx, category);
    await record({ after: category });
  } else {
    if (!now || now.version !== former.version + 1) return false;
    // Its place is an order's to take back.
    const restored = { ...former, position: now.position, version: now.version };
    await updateCategory(trx, subject, now.version, restored, "staff");
    await record({ before: now, after: restored });
  }
  return true;
}
