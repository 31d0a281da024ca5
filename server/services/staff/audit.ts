/** Who changed what, by the names that things have for people. */
import type { Localised, StaffMember } from "@colorleaf/domain";
import { type AuditEntry, listChanges } from "../../data/audit-log.ts";
import type { Db } from "../../data/schema.ts";
import { listStaff } from "../../data/staff.ts";
import { canTakeBack, kindOf } from "../undo/can-take-back.ts";

export function createAuditService(db: Db) {
  return {
    /** The newest first. */
    async latest(limit: number) {
      const changes = await listChanges(db, { limit });
      const people = await listStaff(db);
      const seen = new Set<string>();
      return changes.map((change) => {
        const { number, at, staffName, action } = change;
        const subject = nameOf(change, people);
        // What was changed again since is not taken back before that.
        const thing = `${kindOf(change)} ${change.subject}`;
        const canUndo = canTakeBack(change) && !seen.has(thing);
        seen.add(thing);
        return { number, at, staffName, action, subject, canUndo };
      });
    },
  };
}

export type AuditService = ReturnType<typeof createAuditService>;

/** As the thing was called then; of people as they are called now, while they are there. */
function nameOf(
  { action, subject, before, after }: AuditEntry,
  people: readonly StaffMember[],
): Localised {
  const both = (name: string) => ({ en: name, zh: name });
  const [kind] = action.split(".");
  const kept = (after ?? before) as Snapshot | undefined;
  if (kind === "page") {
    const { en, zh } = kept?.content?.texts ?? {};
    return en?.title && zh?.title ? { en: en.title, zh: zh.title } : both(subject);
  }
  if (kind === "category") {
    const { en, zh } = kept?.texts ?? {};
    return en?.name && zh?.name ? { en: en.name, zh: zh.name } : both(subject);
  }
  if (kind === "staff") {
    const person = people.find(({ id }) => id === subject);
    return both(person?.name ?? kept?.email ?? subject);
  }
  return both(subject);
}

/** What is looked for in what is kept; older entries may lack any of it. */
interface Snapshot {
  content?: { texts?: Partial<Record<"en" | "zh", { title?: string }>> };
  texts?: Partial<Record<"en" | "zh", { name?: string }>>;
  email?: string;
}
