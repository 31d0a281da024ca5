/** The codes of an app (TOTP, RFC 6238) that are asked for after the password, for whoever wants that. */
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { recordChange } from "../../data/audit-log.ts";
import { inTransaction } from "../../data/dialect.ts";
import type { Db } from "../../data/schema.ts";
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  insertRecoveryCodes,
  offerSecondFactor,
  takeRecoveryCode,
  takeStep,
} from "../../data/second-factors.ts";
import { ProblemError } from "../problem-error.ts";
import type { Staff } from "./staff.ts";
import { hashToken } from "./token.ts";

const recoveryCodes = 10;
const stepS = 30;
/** Clocks of phones are off: the code before and the one after count too. */
const window = 1;

/** Throws unless the code is of this person's app now, or one of their recovery codes; once each. */
export async function demandCode(db: Db, staffId: string, code: string | undefined): Promise<void> {
  const factor = await findSecondFactor(db, staffId);
  if (!factor?.isOn) return;
  if (!code?.trim()) throw new ProblemError("second-factor-needed");
  const isRight =
    (await takeTimedCode(db, staffId, factor.secret, code)) ||
    (await takeRecoveryCode(db, staffId, hashToken(plain(code))));
  if (!isRight) throw new ProblemError("second-factor-wrong");
}

/** @param siteName under which an app lists the codes */
export function createSecondFactorService(db: Db, siteName: () => Promise<string>) {
  return {
    async status({ id }: { id: string }) {
      const factor = await findSecondFactor(db, id);
      return { isOn: factor?.isOn ?? false, recoveryCodes: await countRecoveryCodes(db, id) };
    },

    /** A new secret, for the app; nothing is asked for until the app has shown a code of it. */
    async offer(staff: Staff): Promise<{ secret: string; address: string }> {
      const secret = new Secret({ size: 20 }).base32;
      if (!(await offerSecondFactor(db, staff.id, secret))) throw new ProblemError("not-allowed");
      const { email: label } = staff;
      const address = totpOf(secret, { label, issuer: await siteName() }).toString();
      return { secret, address };
    },

    /** Turns it on. The recovery codes are shown this once. */
    async turnOn(staff: Staff, code: string): Promise<{ recoveryCodes: string[] }> {
      const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
      await inTransaction(db, async (trx) => {
        const factor = await findSecondFactor(trx, staff.id);
        if (!factor || factor.isOn) throw new ProblemError("not-allowed");
        if (!(await takeTimedCode(trx, staff.id, factor.secret, code))) {
          throw new ProblemError("invalid-request", { fields: { code: "wrong" } });
        }
        const hashes = codes.map((one) => hashToken(plain(one)));
        await insertRecoveryCodes(trx, staff.id, hashes);
        await recordChange(trx, staff, { action: "staff.second-factor-on", subject: staff.id });
      });
      return { recoveryCodes: codes };
    },

    /** Whoever has it off their phone has a code. */
    async turnOff(staff: Staff, code: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        await demandCode(trx, staff.id, code);
        await deleteSecondFactor(trx, staff.id);
        await recordChange(trx, staff, { action: "staff.second-factor-off", subject: staff.id });
      });
    },
  };
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

function totpOf(secret: string, shownAs: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({ ...shownAs, secret, period: stepS });
}

async function takeTimedCode(db: Db, staffId: string, secret: string, code: string) {
  const now = Date.now();
  const delta = totpOf(secret).validate({ token: plain(code), timestamp: now, window });
  if (delta === null) return false;
  return takeStep(db, staffId, Math.floor(now / 1000 / stepS) + delta);
}

/** 50 bits, in letters and numbers that nobody mistakes for each other. */
function newRecoveryCode(): string {
  const letters = "abcdefghijkmnpqrstuvwxyz23456789";
  const code = Array.from(randomBytes(10), (byte) => letters[byte % 32]).join("");
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** As codes are compared: people type spaces and hyphens where they like. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, "");
}
