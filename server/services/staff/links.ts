/** The one-time links by which a person chooses a password: the first owner's, and everybody's after. */
import { randomUUID } from "node:crypto";
import type { StaffMember } from "@colorleaf/domain";
import { recordChange } from "../../data/audit-log.ts";
import { holdLock, inTransaction } from "../../data/dialect.ts";
import type { Db } from "../../data/schema.ts";
import { forgetSignInFailures } from "../../data/sign-in-failures.ts";
import {
  findStaffByEmail,
  findStaffById,
  hasStaff,
  insertStaff,
  updateStaff,
} from "../../data/staff.ts";
import {
  deleteLinksOf,
  findStaffLink,
  insertStaffLink,
  takeStaffLink,
} from "../../data/staff-links.ts";
import { deleteSessionsOf } from "../../data/staff-sessions.ts";
import { ProblemError } from "../problem-error.ts";
import { hashPassword } from "./password.ts";
import { failureKeyOf } from "./sign-in.ts";
import { hashToken, newToken } from "./token.ts";

const validMs = 3 * 24 * 60 * 60 * 1000;

/** Behind the #, where no log and no other site sees it. */
export function setUpPath(token: string): string {
  return `/admin/set-up#${token}`;
}

/** Token of a link to become the first owner; undefined: there is staff already. */
export async function makeFirstLink(db: Db): Promise<string | undefined> {
  if (await hasStaff(db)) return undefined;
  return makeLink(db, null);
}

/** Token of a link by which one of the staff chooses a new password. */
export async function makeLink(db: Db, staffId: string | null): Promise<string> {
  const token = newToken();
  await insertStaffLink(db, hashToken(token), staffId, Date.now() + validMs);
  return token;
}

export function createLinkService(db: Db) {
  return {
    /**
     * Whose link it is; null: the first owner's.
     *
     * @throws ProblemError link-used
     */
    async find(token: string): Promise<Pick<StaffMember, "name" | "email"> | null> {
      const link = await findStaffLink(db, hashToken(token));
      if (!link) throw new ProblemError("link-used");
      if (link.staffId === null) return null;
      const person = await findStaffById(db, link.staffId);
      return person ? { name: person.name, email: person.email } : null;
    },

    /**
     * Sets the password of the link's person, or makes the first owner. Other sessions of theirs end.
     *
     * @throws ProblemError link-used
     */
    async use(chosen: {
      token: string;
      name: string;
      email: string;
      password: string;
    }): Promise<StaffMember> {
      const passwordHash = await hashPassword(chosen.password);
      const tokenHash = hashToken(chosen.token);
      return inTransaction(db, async (trx) => {
        await holdLock(trx, "first owner");
        const link = await findStaffLink(trx, tokenHash);
        if (!link || !(await takeStaffLink(trx, tokenHash))) throw new ProblemError("link-used");
        const { staffId } = link;
        if (staffId !== null) {
          await updateStaff(trx, staffId, { name: chosen.name, passwordHash });
          await deleteLinksOf(trx, staffId);
          await deleteSessionsOf(trx, staffId);
          const person = await findStaffById(trx, staffId);
          if (!person) throw new ProblemError("link-used");
          await forgetSignInFailures(trx, failureKeyOf(person.email));
          await recordChange(trx, person, { action: "staff.choose-password", subject: staffId });
          const { id, name, email, role } = person;
          return { id, name, email, role };
        }
        if (await hasStaff(trx)) throw new ProblemError("link-used");
        const owner: StaffMember = {
          id: randomUUID(),
          name: chosen.name,
          email: chosen.email,
          role: "owner",
        };
        await insertStaff(trx, { ...owner, passwordHash });
        await deleteLinksOf(trx, null);
        await recordChange(trx, owner, {
          action: "staff.create",
          subject: owner.id,
          after: { email: owner.email, role: owner.role },
        });
        return owner;
      });
    },
  };
}

export type LinkService = ReturnType<typeof createLinkService>;

/** Adds a person without a password, and the token of the link by which they choose one. */
export async function invite(
  db: Db,
  person: Omit<StaffMember, "id">,
): Promise<{ id: string; token: string } | "taken"> {
  return inTransaction(db, async (trx) => {
    if (await findStaffByEmail(trx, person.email)) return "taken";
    const id = randomUUID();
    await insertStaff(trx, { id, ...person, passwordHash: null });
    return { id, token: await makeLink(trx, id) };
  });
}
