import type { AuditEntry } from "../../data/audit-log.ts";

type Change = Pick<AuditEntry, "action" | "subject" | "before">;

export function kindOf({ action }: Pick<Change, "action">) {
  return action.split(".")[0] as "page" | "category" | "document" | "settings";
}

/** Whether a change is of a kind that can be taken back; whether it still can be is seen then. */
export function canTakeBack(change: Change): boolean {
  switch (kindOf(change)) {
    case "page":
    case "category":
      return true;
    case "document":
      // The first one replaced what is delivered, which is the app's and not ours.
      return change.before !== undefined;
    case "settings":
      return change.subject === "home-layout";
    default:
      return false;
  }
}
