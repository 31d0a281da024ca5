import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases, type TestDatabase } from "../../tests/databases.ts";
import { cookieOf, createStaff, password, signInAs } from "../../tests/staff.ts";
import { startTestServer } from "../../tests/test-server.ts";

describe.each(databases)("$name", ({ make }) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let link: string | undefined;

  beforeAll(async () => {
    database = await make();
    // Each test comes from an address of its own, as far as rates are concerned.
    server = await startTestServer(database, { TRUST_PROXY: "1" });
    link = server.setUpPath?.split("#")[1];
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  let clients = 0;
  function client() {
    clients += 1;
    const from = { Origin: server.origin, "X-Forwarded-For": `10.0.0.${clients}` };
    return (path: string, body: unknown, headers: Record<string, string> = {}) =>
      server.post(`/api/staff${path}`, body, { ...from, ...headers });
  }

  test("the first start's link makes one owner, once", async () => {
    const post = client();
    expect(await (await post("/link", { token: link })).json()).toEqual({ person: null });
    const chosen = { token: link, name: "Ada", email: "Ada@Example.com", password };
    const [one, other] = await Promise.all([post("/set-up", chosen), post("/set-up", chosen)]);
    expect([one.status, other.status].sort()).toEqual([200, 410]);
    const cookie = cookieOf(one.ok ? one : other);
    const session = await server.get("/api/admin/session", { Cookie: cookie });
    expect(await session.json()).toMatchObject({ email: "ada@example.com", role: "owner" });
    expect((await post("/link", { token: link })).status).toBe(410);
    const again = await startTestServer(database);
    expect(again.setUpPath).toBeUndefined();
    await again.stop();
  });

  test("a weak password is refused, each missing part by name", async () => {
    const post = client();
    const chosen = { token: "x".repeat(43), name: "A", email: "a@example.com" };
    const faults = async (weak: string) =>
      (await (await post("/set-up", { ...chosen, password: weak })).json()).fields?.password;
    expect(await faults("short")).toBe("too-short no-number no-special");
    expect(await faults("longenough1")).toBe("no-special");
    expect(await faults("longenough!")).toBe("no-number");
    expect(await faults("密码很长很安全一二")).toBe("no-number no-special");
    expect(await faults("密码很长很安全1！")).toBeUndefined();
  });

  test("nobody gets a role by asking for it", async () => {
    const response = await client()("/set-up", {
      token: "x".repeat(43),
      name: "A",
      email: "a@example.com",
      password,
      role: "owner",
    });
    expect(response.status).toBe(400);
  });

  test("the cookie is out of reach of scripts and of other sites", async () => {
    const person = await createStaff(database.db, "editor");
    const response = await client()("/sign-in", { email: person.email, password });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    const secure = await startTestServer(database, { PUBLIC_ORIGIN: "https://leaf.example" });
    const overTls = await secure.post(
      "/api/staff/sign-in",
      { email: person.email, password },
      { Origin: "https://leaf.example" },
    );
    expect(overTls.headers.getSetCookie()[0]).toMatch(/^__Host-colorleaf_staff=.*; Secure/);
    await secure.stop();
  });

  test("a session that was planted is not taken over, and the old one ends", async () => {
    const person = await createStaff(database.db, "editor");
    const planted = "colorleaf_staff=planted-by-somebody-else";
    const first = await client()(
      "/sign-in",
      { email: person.email, password },
      { Cookie: planted },
    );
    expect(cookieOf(first)).not.toBe(planted);
    expect((await server.get("/api/admin/session", { Cookie: planted })).status).toBe(401);
    const Cookie = cookieOf(first);
    const second = await client()("/sign-in", { email: person.email, password }, { Cookie });
    expect(cookieOf(second)).not.toBe(Cookie);
    expect((await server.get("/api/admin/session", { Cookie })).status).toBe(401);
  });

  test("signing out ends the session; everywhere ends all of them", async () => {
    const person = await createStaff(database.db, "viewer");
    const [one, two, three] = [
      await signInAs(server, person),
      await signInAs(server, person),
      await signInAs(server, person),
    ];
    await one.call("POST", "/session/end");
    expect((await one.call("GET", "/session")).status).toBe(401);
    expect((await two.call("GET", "/session")).status).toBe(200);
    await two.call("POST", "/session/end-everywhere");
    expect((await three.call("GET", "/session")).status).toBe(401);
  });

  test("who changes the password stays, everybody else with that account goes", async () => {
    const person = await createStaff(database.db, "viewer");
    const [here, there] = [await signInAs(server, person), await signInAs(server, person)];
    const wrong = await here.call("POST", "/password", {
      current: "no",
      password: "Other-5-pens!",
    });
    expect((await wrong.json()).fields).toEqual({ current: "wrong" });
    const changed = await here.call("POST", "/password", {
      current: password,
      password: "Other-5-pens!",
    });
    expect(changed.status).toBe(204);
    expect((await there.call("GET", "/session")).status).toBe(401);
    const Cookie = cookieOf(changed);
    expect((await server.get("/api/admin/session", { Cookie })).status).toBe(200);
  });

  test("guessing gets slower, whether the address exists or not", async () => {
    const person = await createStaff(database.db, "viewer");
    for (const email of [person.email, "nobody@example.com"]) {
      const answers: [number, string, boolean][] = [];
      for (let guess = 0; guess < 7; guess += 1) {
        const response = await client()("/sign-in", { email, password: `guess-${guess}` });
        answers.push([
          response.status,
          (await response.json()).detail,
          // Half a minute, less what has passed of it.
          Number(response.headers.get("Retry-After")) > 20,
        ]);
      }
      const failed = [401, "The e-mail address or the password is not right.", false];
      const locked = [429, "Too many attempts. Please wait a while before the next one.", true];
      expect(answers).toEqual([failed, failed, failed, failed, failed, locked, locked]);
    }
    // Not even the right one, until the wait is over.
    const right = await client()("/sign-in", { email: person.email, password });
    expect(right.status).toBe(429);
    await database.db
      .updateTable("sign_in_failures")
      .set({ last_at: Date.now() - 31_000 })
      .execute();
    expect((await client()("/sign-in", { email: person.email, password })).status).toBe(200);
  });

  test("many guesses at once are no faster", async () => {
    const { email } = await createStaff(database.db, "viewer");
    const post = client();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => post("/sign-in", { email, password: `${guess}` })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test("one client may not try address after address", async () => {
    const post = client();
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1) {
      const email = `person-${guess}@example.com`;
      statuses.push((await post("/sign-in", { email, password: "x" })).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses[20]).toBe(429);
  });

  test("what is too large or not JSON is refused", async () => {
    const post = client();
    expect((await post("/sign-in", { email: "x".repeat(20_000), password })).status).toBe(413);
    const text = await post("/sign-in", "email=a", { "Content-Type": "text/plain" });
    expect(text.status).toBe(415);
    const foreign = await post(
      "/sign-in",
      { email: "a", password },
      { Origin: "https://evil.example" },
    );
    expect(foreign.status).toBe(403);
  });
});
