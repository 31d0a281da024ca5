/** Changing many pages at once, and taking changes back. */
import {
  type BulkChange,
  type BulkOutcome,
  languages,
  leastTags,
  mostTags,
} from "@colorleaf/domain";
import { findChanges, recordChange } from "../../data/audit-log.ts";
import { findCategories } from "../../data/categories.ts";
import { inTransaction } from "../../data/dialect.ts";
import { findSlugHolder } from "../../data/page-addresses.ts";
import { findPageById, type PageContent, type StoredPage } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import { removePage, restorePage, updatePage } from "../../data/write-pages.ts";
import { ProblemError } from "../problem-error.ts";
import type { Staff } from "../staff/staff.ts";
import {
  type PageSnapshot,
  type RemovedPageSnapshot,
  removedSnapshotOf,
  snapshotOf,
  takeSnapshot,
} from "./page-snapshots.ts";

export function createPageChanges(db: Db) {
  return {
    /** All that can be changed, in one step; what others have changed meanwhile is left alone. */
    async change(staff: Staff, bulk: BulkChange): Promise<BulkOutcome> {
      return inTransaction(db, async (trx) => {
        if (bulk.action === "move") await requireCategory(trx, bulk.categoryId);
        const outcome: BulkOutcome = { done: 0, conflicts: [], changes: [] };
        for (const { id, version } of bulk.pages) {
          const before = await findPageById(trx, id);
          const change = before?.row.version === version ? changeOf(bulk, before) : undefined;
          if (!before || !change) outcome.conflicts.push(id);
          else {
            const number = await apply(trx, staff, bulk.action, before, change);
            outcome.done += 1;
            if (number !== undefined) outcome.changes.push(number);
          }
        }
        return outcome;
      });
    },

    /**
     * Takes changes of pages back, the last first: those that nobody has changed since.
     * Taking back is a change too, which can be taken back.
     */
    async undo(staff: Staff, numbers: readonly number[]): Promise<BulkOutcome> {
      return inTransaction(db, async (trx) => {
        const outcome: BulkOutcome = { done: 0, conflicts: [], changes: [] };
        for (const change of await findChanges(trx, numbers)) {
          if (!change.action.startsWith("page.")) throw new ProblemError("not-found");
          const isDone = await takeBack(trx, staff, change);
          if (isDone) outcome.done += 1;
          else outcome.conflicts.push(change.subject);
        }
        return outcome;
      });
    },
  };
}

export type PageChanges = ReturnType<typeof createPageChanges>;

type Step = "none" | "remove" | Partial<PageContent>;

function changeOf(bulk: BulkChange, before: StoredPage): Step {
  switch (bulk.action) {
    case "publish":
      return before.state === "published" ? "none" : { state: "published", publishAt: Date.now() };
    case "unpublish":
      return before.state === "draft" ? "none" : { state: "draft" };
    case "move":
      return before.categoryId === bulk.categoryId ? "none" : { categoryId: bulk.categoryId };
    case "tag":
    case "untag":
      return retagged(before.texts, bulk);
    case "delete":
      return "remove";
  }
}

/** A page keeps as few and as many tags as one that is edited by itself. */
function retagged(
  texts: PageContent["texts"],
  { action, tags }: Extract<BulkChange, { action: "tag" | "untag" }>,
): Step {
  const after = { ...texts };
  for (const language of languages) {
    const tag = tags[language];
    const { tags: had } = texts[language];
    if (tag === undefined || had.includes(tag) === (action === "tag")) continue;
    const has = action === "tag" ? [...had, tag] : had.filter((one) => one !== tag);
    if (has.length < leastTags || has.length > mostTags) continue;
    after[language] = { ...texts[language], tags: has };
  }
  return languages.some((language) => after[language] !== texts[language])
    ? { texts: after }
    : "none";
}

async function apply(
  trx: Db,
  staff: Staff,
  verb: string,
  before: StoredPage,
  step: Step,
): Promise<number | undefined> {
  if (step === "none") return undefined;
  const { id, version } = before.row;
  const action = `page.${verb}`;
  if (step === "remove") {
    const snapshot = await removedSnapshotOf(trx, before);
    await removePage(trx, id, version);
    return recordChange(trx, staff, { action, subject: id, before: snapshot });
  }
  await updatePage(trx, id, version, step, { staff: true });
  return recordChange(trx, staff, {
    action,
    subject: id,
    before: snapshotOf(before),
    after: await takeSnapshot(trx, id),
  });
}

async function takeBack(
  trx: Db,
  staff: Staff,
  { subject, before, after }: { subject: string; before?: unknown; after?: unknown },
): Promise<boolean> {
  const now = await findPageById(trx, subject);
  const changed = after as PageSnapshot | undefined;
  const former = before as PageSnapshot | RemovedPageSnapshot | undefined;
  if (now?.row.version !== changed?.version) return false;
  const slug = former?.content.slug;
  const holder = slug && (await findSlugHolder(trx, slug));
  if (holder && holder !== subject) return false;
  if (!former) {
    if (now) await apply(trx, staff, "undo", now, "remove");
  } else if (now) {
    await apply(trx, staff, "undo", now, former.content);
  } else if ("counts" in former) {
    const { content, source, redirects, counts } = former;
    const page = { ...content, related: content.related ?? [] };
    await restorePage(trx, { ...page, id: subject, source, redirects, counts });
    await recordChange(trx, staff, {
      action: "page.undo",
      subject,
      after: await takeSnapshot(trx, subject),
    });
  }
  return true;
}

async function requireCategory(trx: Db, id: string): Promise<void> {
  const categories = await findCategories(trx);
  if (!categories.some((category) => category.id === id)) {
    throw new ProblemError("invalid-request", { fields: { categoryId: "unknown" } });
  }
}
