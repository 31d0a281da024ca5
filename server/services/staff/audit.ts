import { listChanges } from "../../data/audit-log.ts";
import type { Db } from "../../data/schema.ts";

/** Who changed what. */
export function createAuditService(db: Db) {
  return {
    async latest(limit: number) {
      const changes = await listChanges(db, { limit });
      return changes.map(({ before: _before, after: _after, ...change }) => change);
    },
  };
}

export type AuditService = ReturnType<typeof createAuditService>;
