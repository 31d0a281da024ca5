/** People of the staff for tests, and their sessions. */
import { randomUUID } from "node:crypto";
import type { StaffMember, StaffRole } from "@colorleaf/domain";
import type { Db } from "../server/data/schema.ts";
import { insertStaff } from "../server/data/staff.ts";
import { hashPassword } from "../server/services/staff/password.ts";
import type { startTestServer } from "./test-server.ts";

export const password = "Crayons-4-all!";
// Hashing is slow on purpose: once is enough.
let passwordHash: Promise<string> | undefined;

export async function createStaff(db: Db, role: StaffRole): Promise<StaffMember> {
  const id = randomUUID();
  const person = { id, name: `${role} ${id.slice(0, 4)}`, email: `${id}@example.com`, role };
  passwordHash ??= hashPassword(password);
  await insertStaff(db, { ...person, passwordHash: await passwordHash });
  return person;
}

export interface SignedIn {
  person: StaffMember;
  cookie: string;
  /** Calls an endpoint under /api/admin as this person's browser would. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

export async function signInAs(
  server: Awaited<ReturnType<typeof startTestServer>>,
  person: StaffMember,
): Promise<SignedIn> {
  const response = await server.post(
    "/api/staff/sign-in",
    { email: person.email, password },
    { Origin: server.origin },
  );
  if (!response.ok) throw new Error(`${person.email} cannot sign in: ${response.status}`);
  const cookie = cookieOf(response);
  return {
    person,
    cookie,
    call: (method, path, body) =>
      fetch(`${server.origin}/api/admin${path}`, {
        method,
        headers: {
          Cookie: cookie,
          Origin: server.origin,
          ...(body instanceof Uint8Array ? {} : { "Content-Type": "application/json" }),
        },
        ...(body !== undefined && {
          body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
        }),
      }),
  };
}

export function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
