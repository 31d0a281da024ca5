import { randomUUID } from "node:crypto";
import type { StaffRole } from "@colorleaf/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";
import { type StaffParts, staffEndpoints } from "./admin.ts";

/** What an endpoint is made of does not matter for who may call it. */
const anyParts = new Proxy({}, { get: () => undefined }) as StaffParts;
const endpoints = staffEndpoints(anyParts).map(({ method, path, role }) => ({
  method: method.toUpperCase(),
  path: `/api/admin${path.replace(/:\w+/g, "anything")}`,
  role,
}));

describe.each(databases)("$name", ({ make }) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  const signedIn = {} as Record<StaffRole, SignedIn>;
  let idle: SignedIn;
  let old: SignedIn;

  const hour = 60 * 60 * 1000;
  async function signInLongAgo(createdMs: number, usedMs: number): Promise<SignedIn> {
    const person = await createStaff(database.db, "owner");
    const session = await signInAs(server, person);
    await database.db
      .updateTable("staff_sessions")
      .set({ created_at: Date.now() - createdMs, last_used_at: Date.now() - usedMs })
      .where("staff_id", "=", person.id)
      .execute();
    return session;
  }

  beforeAll(async () => {
    database = await make();
    server = await startTestServer(database);
    for (const role of ["viewer", "editor", "owner"] as const) {
      signedIn[role] = await signInAs(server, await createStaff(database.db, role));
    }
    idle = await signInLongAgo(8 * hour, 8 * hour);
    old = await signInLongAgo(7 * 24 * hour, 0);
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  const call = (
    { method, path }: (typeof endpoints)[number],
    headers: Record<string, string>,
    origin: string | undefined = server.origin,
  ) =>
    fetch(`${server.origin}${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(origin && { Origin: origin }),
        ...headers,
      },
      ...(method !== "GET" && { body: "{}" }),
    });
  const codeOf = async (response: Response) => (await response.json()).code;

  test.each(endpoints)("$method $path: not without a session", async (endpoint) => {
    const response = await call(endpoint, {});
    expect(response.status).toBe(401);
    expect(await codeOf(response)).toBe("not-signed-in");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test.each(endpoints)("$method $path: not with a session that never was", async (endpoint) => {
    const response = await call(endpoint, { Cookie: `colorleaf_staff=${randomUUID()}` });
    expect(response.status).toBe(401);
  });

  test.each(endpoints)("$method $path: not when idle for too long", async (endpoint) => {
    expect((await call(endpoint, { Cookie: idle.cookie })).status).toBe(401);
  });

  test.each(endpoints)("$method $path: not with a session of last week", async (endpoint) => {
    expect((await call(endpoint, { Cookie: old.cookie })).status).toBe(401);
  });

  test.each(endpoints)("$method $path: not for another site's page", async (endpoint) => {
    const { cookie } = signedIn.owner;
    for (const origin of ["https://evil.example", "null", `${server.origin}.evil.example`]) {
      const response = await call(endpoint, { Cookie: cookie }, origin);
      expect(response.status).toBe(403);
    }
    const embedded = await call(
      endpoint,
      { Cookie: cookie, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" },
      "",
    );
    expect(embedded.status).toBe(403);
  });

  const changing = endpoints.filter(({ method }) => method !== "GET");
  test.each(changing)("$method $path: not without saying where it comes from", async (endpoint) => {
    const response = await call(endpoint, { Cookie: signedIn.owner.cookie }, "");
    expect(response.status).toBe(403);
  });

  const aboveViewer = endpoints.filter(({ role }) => role !== "viewer");
  test.each(aboveViewer)("$method $path: not for a viewer", async (endpoint) => {
    const response = await call(endpoint, { Cookie: signedIn.viewer.cookie });
    expect(response.status).toBe(403);
    expect(await codeOf(response)).toBe("not-allowed");
  });

  const forOwners = endpoints.filter(({ role }) => role === "owner");
  test.each(forOwners)("$method $path: not for an editor", async (endpoint) => {
    const response = await call(endpoint, { Cookie: signedIn.editor.cookie });
    expect(response.status).toBe(403);
  });

  test("what does not exist is hidden from strangers like what does", async () => {
    const nothing = { method: "GET", path: "/api/admin/nothing", role: "viewer" as const };
    expect((await call(nothing, {})).status).toBe(401);
    expect((await call(nothing, { Cookie: signedIn.viewer.cookie })).status).toBe(404);
  });
});
