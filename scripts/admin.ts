/**
 * `npm run admin -- create EMAIL [viewer|editor|owner] | reset EMAIL | reset-second-factor EMAIL | list`:
 * staff without the website, on the database of DATA_DIR or DATABASE_URL. Passwords are typed, or piped in as a line:
 * in arguments, other users of the machine could read them.
 */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import {
  faultsOfPassword,
  isOneOf,
  type PasswordFault,
  staffEmailSchema,
  staffRoles,
} from "@colorleaf/domain";
import { ConfigError, readConfig } from "../server/config.ts";
import { openDatabase } from "../server/data/open-database.ts";
import type { Db } from "../server/data/schema.ts";
import { deleteSecondFactor } from "../server/data/second-factors.ts";
import { forgetSignInFailures } from "../server/data/sign-in-failures.ts";
import { findStaffByEmail, insertStaff, listStaff, updateStaff } from "../server/data/staff.ts";
import { deleteSessionsOf } from "../server/data/staff-sessions.ts";
import { hashPassword } from "../server/services/staff/password.ts";
import { failureKeyOf } from "../server/services/staff/sign-in.ts";

const usage = `npm run admin -- create EMAIL [${staffRoles.join("|")}]   (owner, if not said)
npm run admin -- reset EMAIL    a new password; ends all sessions, lifts a lock
npm run admin -- reset-second-factor EMAIL    for a lost phone: the password alone lets in again
npm run admin -- list`;

class Refusal extends Error {}

const faults: Record<PasswordFault, string> = {
  "too-short": "at least 8 characters",
  "too-long": "at most 200 characters",
  "no-number": "a number",
  "no-special": "a special character",
};

async function readPassword(): Promise<string> {
  const isTyped = process.stdin.isTTY === true;
  if (isTyped) process.stderr.write("New password: ");
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTyped });
  let password = "";
  for await (const line of lines) {
    password = line;
    break;
  }
  lines.close();
  if (isTyped) process.stderr.write("\n");
  const missing = faultsOfPassword(password);
  if (missing.length > 0) {
    throw new Refusal(`the password needs ${missing.map((fault) => faults[fault]).join(", ")}.`);
  }
  return password;
}

async function create(db: Db, email: string, role: string): Promise<void> {
  if (!isOneOf(staffRoles, role)) throw new Refusal(`${role} is not a role.\n${usage}`);
  if (await findStaffByEmail(db, email)) throw new Refusal(`${email} is there already.`);
  const passwordHash = await hashPassword(await readPassword());
  const name = email.split("@")[0] ?? email;
  await insertStaff(db, { id: randomUUID(), email, name, role, passwordHash });
  console.log(`${email} can sign in at /admin/login (${role}).`);
}

async function reset(db: Db, email: string): Promise<void> {
  const person = await findStaffByEmail(db, email);
  if (!person) throw new Refusal(`there is nobody of the address ${email}.`);
  await updateStaff(db, person.id, { passwordHash: await hashPassword(await readPassword()) });
  await deleteSessionsOf(db, person.id);
  await forgetSignInFailures(db, failureKeyOf(email));
  console.log(`${email} has a new password; all sessions have ended.`);
}

async function resetSecondFactor(db: Db, email: string): Promise<void> {
  const person = await findStaffByEmail(db, email);
  if (!person) throw new Refusal(`there is nobody of the address ${email}.`);
  const wasOn = await deleteSecondFactor(db, person.id);
  console.log(`${email} signs in by password alone${wasOn ? " again" : ", as before"}.`);
}

const commands = { create, reset, "reset-second-factor": resetSecondFactor };

async function list(db: Db): Promise<void> {
  for (const { email, name, role } of await listStaff(db))
    console.log(`${role}\t${email}\t${name}`);
}

/** Staff can be made before the site has run for the first time. */
async function openSite(command: string | undefined): Promise<Db> {
  const config = readConfig();
  if (!config.databaseUrl && !existsSync(config.dataDir)) {
    if (command !== "create") throw new Refusal(`there is no folder ${config.dataDir} yet.`);
    mkdirSync(config.dataDir, { recursive: true });
  }
  return openDatabase(config);
}

async function run(command: string | undefined, address = "", role = "owner"): Promise<void> {
  const db = await openSite(command);
  try {
    if (command === "list") await list(db);
    else if (command && Object.hasOwn(commands, command)) {
      const email = staffEmailSchema.safeParse(address);
      if (!email.success) throw new Refusal(`${address} is not an e-mail address.\n${usage}`);
      await commands[command as keyof typeof commands](db, email.data, role);
    } else throw new Refusal(`what shall be done?\n${usage}`);
  } finally {
    await db.destroy();
  }
}

try {
  const [command, address, role] = process.argv.slice(2);
  await run(command, address, role);
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ConfigError)) throw error;
  console.error(`Colorleaf: ${error.message}`);
  process.exitCode = 1;
}
