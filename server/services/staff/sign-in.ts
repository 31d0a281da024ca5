/** Signing in and out, and whose session a request carries. */
import { createHash } from "node:crypto";
import type { StaffMember, StaffRole } from "@colorleaf/domain";
import { holdLock, inTransaction } from "../../data/dialect.ts";
import type { Db } from "../../data/schema.ts";
import {
  addSignInFailure,
  findSignInFailures,
  forgetSignInFailures,
} from "../../data/sign-in-failures.ts";
import { findStaffByEmail, findStaffById, updateStaff } from "../../data/staff.ts";
import {
  deleteSession,
  deleteSessionsOf,
  insertSession,
  resumeSession,
} from "../../data/staff-sessions.ts";
import { ProblemError } from "../problem-error.ts";
import { hashPassword, isPasswordRight } from "./password.ts";
import { demandCode } from "./second-factor.ts";
import { admit, type Staff } from "./staff.ts";
import { hashToken, newToken } from "./token.ts";

const freeTries = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;

/** How long an address waits after so many failures in a row. */
function waitAfter(failures: number): number {
  if (failures < freeTries) return 0;
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - freeTries));
}

export interface NewSession {
  /** For the cookie. */
  token: string;
  staff: StaffMember;
}

export function createSignInService(db: Db) {
  async function openSession(person: StaffMember): Promise<NewSession> {
    const token = newToken();
    await insertSession(db, hashToken(token), person.id);
    const { id, name, email, role } = person;
    return { token, staff: { id, name, email, role } };
  }

  /**
   * Does what only who knows a secret of theirs may do, and counts the tries of everybody else.
   * Counted before they are known to fail: many at once are as slow as one after another.
   *
   * @throws ProblemError sign-in-locked
   */
  async function paying<T>(email: string, attempt: () => Promise<T>): Promise<T> {
    const key = failureKeyOf(email);
    const waitMs = await inTransaction(db, async (trx) => {
      await holdLock(trx, `sign-in ${key}`);
      const now = Date.now();
      const past = await findSignInFailures(trx, key);
      const waitMs = past ? past.lastAt + waitAfter(past.failures) - now : 0;
      if (waitMs <= 0) await addSignInFailure(trx, key, now);
      return waitMs;
    });
    if (waitMs > 0) {
      throw new ProblemError("sign-in-locked", { retryAfterS: Math.ceil(waitMs / 1000) });
    }
    const result = await attempt();
    await forgetSignInFailures(db, key);
    return result;
  }

  return {
    openSession,
    paying,

    /**
     * A new session, never one that the browser brought along: that one ends.
     *
     * @throws ProblemError sign-in-failed, sign-in-locked: the same whether the address exists or
     *   not; second-factor-needed, second-factor-wrong: the password was right
     */
    async signIn(
      { email, password, code }: { email: string; password: string; code?: string | undefined },
      oldToken: string | undefined,
    ): Promise<NewSession> {
      return paying(email, async () => {
        const person = await findStaffByEmail(db, email);
        const isRight = await isPasswordRight(password, person?.passwordHash);
        if (!person || !isRight) throw new ProblemError("sign-in-failed");
        await demandCode(db, person.id, code);
        if (oldToken) await deleteSession(db, hashToken(oldToken));
        return openSession(person);
      });
    },

    /** @throws ProblemError not-signed-in, not-allowed */
    async check(token: string | undefined, needed: StaffRole): Promise<Staff> {
      return admit(token ? await resumeSession(db, hashToken(token)) : undefined, needed);
    },

    async signOut(token: string | undefined): Promise<void> {
      if (token) await deleteSession(db, hashToken(token));
    },

    async signOutEverywhere(staff: Staff): Promise<void> {
      await deleteSessionsOf(db, staff.id);
    },

    /** Every session ends but the new one that is returned. */
    async changePassword(
      staff: Staff,
      { current, password }: { current: string; password: string },
    ): Promise<NewSession> {
      return paying(staff.email, async () => {
        const person = await findStaffById(db, staff.id);
        if (!person || !(await isPasswordRight(current, person.passwordHash))) {
          throw new ProblemError("invalid-request", { fields: { current: "wrong" } });
        }
        await updateStaff(db, staff.id, { passwordHash: await hashPassword(password) });
        await deleteSessionsOf(db, staff.id);
        return openSession(person);
      });
    },
  };
}

export type SignInService = ReturnType<typeof createSignInService>;

/** Addresses that strangers typed are not kept. */
export function failureKeyOf(email: string): string {
  return createHash("sha256").update(email).digest("base64url");
}
