/** Who else runs the site: only owners ask. */
import type { StaffMember, StaffRole } from "@colorleaf/domain";
import { recordChange } from "../../data/audit-log.ts";
import { holdLock, inTransaction } from "../../data/dialect.ts";
import type { Db } from "../../data/schema.ts";
import { deleteSecondFactor } from "../../data/second-factors.ts";
import { deleteStaff, findStaffById, listStaff, updateStaff } from "../../data/staff.ts";
import { ProblemError } from "../problem-error.ts";
import { invite, makeLink, setUpPath } from "./links.ts";
import type { Staff } from "./staff.ts";

export function createPeopleService(db: Db) {
  /** The site never loses its last owner: not even where two demote each other at the same moment. */
  async function findOther(trx: Db, staff: Staff, id: string): Promise<StaffMember> {
    await holdLock(trx, "people");
    const asker = await findStaffById(trx, staff.id);
    if (asker?.role !== "owner") throw new ProblemError("not-allowed");
    const person = await findStaffById(trx, id);
    if (!person) throw new ProblemError("not-found");
    if (person.id === staff.id) throw new ProblemError("not-allowed");
    return person;
  }

  return {
    list: () => listStaff(db),

    /** Resolves to the path of the one-time link for them. */
    async invite(staff: Staff, person: Omit<StaffMember, "id">): Promise<{ path: string }> {
      return inTransaction(db, async (trx) => {
        const invited = await invite(trx, person);
        if (invited === "taken") {
          throw new ProblemError("invalid-request", { fields: { email: "taken" } });
        }
        const { id, token } = invited;
        await recordChange(trx, staff, { action: "staff.invite", subject: id, after: person });
        return { path: setUpPath(token) };
      });
    },

    /** Path of a link by which somebody chooses a new password. */
    async link(staff: Staff, id: string): Promise<{ path: string }> {
      return inTransaction(db, async (trx) => {
        await findOther(trx, staff, id);
        await recordChange(trx, staff, { action: "staff.link", subject: id });
        return { path: setUpPath(await makeLink(trx, id)) };
      });
    },

    async setRole(staff: Staff, id: string, role: StaffRole): Promise<void> {
      await inTransaction(db, async (trx) => {
        const { role: before } = await findOther(trx, staff, id);
        await updateStaff(trx, id, { role });
        await recordChange(trx, staff, { action: "staff.role", subject: id, before, after: role });
      });
    },

    /** For somebody who has lost their phone and their recovery codes. */
    async resetSecondFactor(staff: Staff, id: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        await findOther(trx, staff, id);
        if (!(await deleteSecondFactor(trx, id))) return;
        await recordChange(trx, staff, { action: "staff.second-factor-reset", subject: id });
      });
    },

    /** Their sessions end at once. */
    async remove(staff: Staff, id: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const { email, role } = await findOther(trx, staff, id);
        await deleteStaff(trx, id);
        const before = { email, role };
        await recordChange(trx, staff, { action: "staff.remove", subject: id, before });
      });
    },
  };
}

export type PeopleService = ReturnType<typeof createPeopleService>;
