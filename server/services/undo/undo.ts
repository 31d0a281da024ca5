/**
 * Takes back what staff did with content, as long as nobody has changed it since. Taking back is a
 * change too, which can be taken back.
 */
import type { BulkOutcome } from "@colorleaf/domain";
import { type AuditEntry, findChanges } from "../../data/audit-log.ts";
import { inTransaction } from "../../data/dialect.ts";
import type { Db } from "../../data/schema.ts";
import type { PageChanges } from "../editing/change-pages.ts";
import { ProblemError } from "../problem-error.ts";
import type { Staff } from "../staff/staff.ts";
import { canTakeBack, kindOf } from "./can-take-back.ts";
import { movedPagesOf, takeBackCategory } from "./category.ts";
import { takeBackLayout, takeBackTexts } from "./texts.ts";

/** So many pages go back in one step: nobody else waits for more. */
const pagesAtOnce = 200;

const takeBackOf = {
  category: takeBackCategory,
  document: takeBackTexts,
  settings: takeBackLayout,
};

export type UndoService = ReturnType<typeof createUndo>;

export function createUndo({ db, pages }: { db: Db; pages: PageChanges }) {
  /** @throws ProblemError not-found: one of them is of a kind that is not taken back */
  return async (staff: Staff, numbers: readonly number[]): Promise<BulkOutcome> => {
    const changes = await findChanges(db, numbers);
    if (!changes.every(canTakeBack)) throw new ProblemError("not-found");
    const outcome: BulkOutcome = { done: 0, conflicts: [], changes: [] };
    const add = (more: BulkOutcome) => {
      outcome.done += more.done;
      outcome.conflicts.push(...more.conflicts);
    };

    const ofPages = changes.filter((change) => kindOf(change) === "page");
    if (ofPages.length > 0) add(await pages.undo(staff, numbersOf(ofPages)));
    for (const change of changes) {
      const kind = kindOf(change);
      if (kind === "page") continue;
      const isDone = await inTransaction(db, (trx) => takeBackOf[kind](trx, staff, change));
      add({ done: isDone ? 1 : 0, conflicts: isDone ? [] : [change.subject], changes: [] });
      if (!isDone) continue;
      const moved = movedPagesOf(change);
      for (let at = 0; at < moved.length; at += pagesAtOnce) {
        // The category counts as one thing, whatever was in it; pages that stay are told.
        const { conflicts } = await pages.undo(staff, moved.slice(at, at + pagesAtOnce));
        outcome.conflicts.push(...conflicts);
      }
    }
    return outcome;
  };
}

function numbersOf(changes: readonly AuditEntry[]): number[] {
  return changes.map(({ number }) => number);
}
