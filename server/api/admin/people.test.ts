import type { StaffMember } from "@colorleaf/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff, password, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";
import { createPeopleService } from "../../services/staff/people.ts";
import { admit } from "../../services/staff/staff.ts";

describe.each(databases)("$name", ({ make }) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let owner: SignedIn;

  beforeAll(async () => {
    database = await make();
    server = await startTestServer(database);
    owner = await signInAs(server, await createStaff(database.db, "owner"));
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  const door = (path: string, body: unknown) =>
    server.post(`/api/staff${path}`, body, { Origin: server.origin });

  test("who is invited chooses a password by the link, and has the role that was given", async () => {
    const person = { name: "Ada", email: "ada@example.com", role: "editor" };
    const { path } = await (await owner.call("POST", "/people", person)).json();
    const [, token] = path.split("#");
    expect((await door("/sign-in", { email: person.email, password: "" })).status).toBe(401);
    expect(await (await door("/link", { token })).json()).toEqual({
      person: { name: "Ada", email: "ada@example.com" },
    });
    const chosen = { token, name: "Ada", email: "owner@evil.example", password };
    const signedIn = await door("/set-up", chosen);
    // The address is the one that was invited, whatever is sent.
    expect(await signedIn.json()).toMatchObject({ email: "ada@example.com", role: "editor" });
    expect((await door("/set-up", chosen)).status).toBe(410);
    const twice = await owner.call("POST", "/people", person);
    expect((await twice.json()).fields).toEqual({ email: "taken" });
  });

  test("a new role holds, and a removed person is out, with the next request", async () => {
    const person: StaffMember = await createStaff(database.db, "editor");
    const other = await signInAs(server, person);
    const categories = () => other.call("PUT", "/categories/order", { ids: ["x"] });
    expect((await categories()).status).toBe(409);
    await owner.call("PUT", `/people/${person.id}/role`, { role: "viewer" });
    expect((await categories()).status).toBe(403);
    await owner.call("DELETE", `/people/${person.id}`);
    expect((await categories()).status).toBe(401);
  });

  test("a link for a new password ends the sessions when it is used, not before", async () => {
    const person = await createStaff(database.db, "editor");
    const other = await signInAs(server, person);
    const { path } = await (await owner.call("POST", `/people/${person.id}/link`)).json();
    expect((await other.call("GET", "/session")).status).toBe(200);
    const [, token] = path.split("#");
    const chosen = { token, name: person.name, email: person.email, password: "Other-5-pens!" };
    expect((await door("/set-up", chosen)).status).toBe(200);
    expect((await other.call("GET", "/session")).status).toBe(401);
    expect((await door("/sign-in", { email: person.email, password })).status).toBe(401);
  });

  test("nobody removes or demotes themselves: an owner always remains", async () => {
    const path = `/people/${owner.person.id}`;
    expect((await owner.call("DELETE", path)).status).toBe(403);
    expect((await owner.call("PUT", `${path}/role`, { role: "viewer" })).status).toBe(403);
    expect((await owner.call("DELETE", "/people/nobody")).status).toBe(404);
  });

  test("two owners who demote each other at the same moment: one of them stays an owner", async () => {
    const people = createPeopleService(database.db);
    for (let round = 0; round < 5; round++) {
      const [one, other] = await Promise.all(
        ["owner", "owner"].map(async () => admit(await createStaff(database.db, "owner"), "owner")),
      );
      // Both have been let in before either does anything.
      await Promise.allSettled([
        people.setRole(one!, other!.id, "viewer"),
        people.setRole(other!, one!.id, "viewer"),
      ]);
      const left = (await people.list()).filter(({ id }) => id === one!.id || id === other!.id);
      expect(left.map(({ role }) => role).sort()).toEqual(["owner", "viewer"]);
    }
  });
});
