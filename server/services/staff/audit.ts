/** Who changed what, by the names that things have for people. */
import type {
  ChangeLog,
  ChangeLogQuery,
  Localised,
  StaffChange,
  StaffMember,
} from "@colorleaf/domain";
import { type AuditEntry, findLastChanges, listChanges } from "../../data/audit-log.ts";
import type { Db } from "../../data/schema.ts";
import { listStaff } from "../../data/staff.ts";
import { canTakeBack } from "../undo/can-take-back.ts";
import { changedFields } from "./changed-fields.ts";

const shownChanges = 30;

export function createAuditService(db: Db) {
  async function view(changes: readonly AuditEntry[]): Promise<StaffChange[]> {
    const people = await listStaff(db);
    const last = await findLastChanges(
      db,
      changes.map(({ subject }) => subject),
    );
    return changes.map((change) => {
      const { number, at, staffName, action } = change;
      // What was changed again since is not taken back before that.
      const canUndo = canTakeBack(change) && last.has(number);
      return { number, at, staffName, action, subject: nameOf(change, people), canUndo };
    });
  }

  return {
    /** The newest first. */
    async latest(limit: number) {
      return view(await listChanges(db, { limit }));
    },

    /** A screen of the log, with what each change changed. */
    async log(reader: StaffMember, { kind, by, of, before }: ChangeLogQuery): Promise<ChangeLog> {
      const found = await listChanges(db, {
        kind,
        staffId: by,
        subject: of,
        beforeNumber: before,
        limit: shownChanges + 1,
      });
      const shown = found.slice(0, shownChanges);
      const changes = await view(shown);
      const people = await listStaff(db);
      return {
        changes: changes.map((change, at) => ({
          ...change,
          fields: maySee(reader, shown[at]!)
            ? changedFields(shown[at]!.before, shown[at]!.after)
            : [],
        })),
        people: people.map(({ id, name }) => ({ id, name })),
        ...(found.length > shownChanges && { older: shown.at(-1)!.number }),
      };
    },
  };
}

/** People and the settings of the site are the owners'. */
function maySee({ role }: StaffMember, { action, subject }: AuditEntry): boolean {
  const isOwners =
    action.startsWith("staff.") || (action.startsWith("settings.") && subject !== "home-layout");
  return role === "owner" || !isOwners;
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
