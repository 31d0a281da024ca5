import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff, password, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";

describe.each(databases)("$name", ({ make }) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let person: SignedIn;

  beforeAll(async () => {
    database = await make();
    server = await startTestServer(database, { TRUST_PROXY: "1" });
  });
  beforeEach(async () => {
    person = await signInAs(server, await createStaff(database.db, "editor"));
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  /** A code of so many half minutes from now: each is good once. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

  let clients = 0;
  async function signIn(code?: string, email = person.person.email) {
    clients += 1;
    const response = await server.post(
      "/api/staff/sign-in",
      { email, password, ...(code !== undefined && { code }) },
      { Origin: server.origin, "X-Forwarded-For": `10.1.0.${clients}` },
    );
    return response.ok ? "in" : ((await response.json()).code as string);
  }

  async function turnOn() {
    const { secret, address } = await (await person.call("POST", "/second-factor")).json();
    expect(address).toContain(`secret=${secret}`);
    // Offered is not on: who closes the screen now is not locked out.
    expect(await signIn()).toBe("in");
    const turned = await person.call("PUT", "/second-factor", { code: codeOf(secret) });
    const { recoveryCodes } = await turned.json();
    expect(new Set(recoveryCodes).size).toBe(10);
    return { secret, recoveryCodes: recoveryCodes as string[] };
  }

  test("once it is on, the password alone lets nobody in, and each code is good once", async () => {
    const { secret } = await turnOn();
    expect(await signIn()).toBe("second-factor-needed");
    expect(await signIn("000000")).toBe("second-factor-wrong");
    const code = codeOf(secret, 1);
    expect(await signIn(`${code.slice(0, 3)} ${code.slice(3)}`)).toBe("in");
    expect(await signIn(code)).toBe("second-factor-wrong");
    expect(await signIn(codeOf(secret))).toBe("second-factor-wrong");
    expect(await signIn(codeOf(secret, 10))).toBe("second-factor-wrong");
  });

  test("a recovery code stands for the phone, once", async () => {
    const { recoveryCodes } = await turnOn();
    expect(await signIn(recoveryCodes[3]?.toUpperCase())).toBe("in");
    expect(await signIn(recoveryCodes[3])).toBe("second-factor-wrong");
    const other = await signInAs(server, await createStaff(database.db, "editor"));
    expect((await other.call("POST", "/second-factor")).status).toBe(200);
    expect(await signIn(recoveryCodes[4])).toBe("in");
  });

  test("nobody turns it on by a wrong code, on twice, or off without one", async () => {
    await person.call("POST", "/second-factor");
    const wrong = await person.call("PUT", "/second-factor", { code: "000000" });
    expect((await wrong.json()).fields).toEqual({ code: "wrong" });
    expect(await signIn()).toBe("in");
    const { recoveryCodes } = await turnOn();
    expect((await person.call("POST", "/second-factor")).status).toBe(403);
    expect((await person.call("POST", "/second-factor/off", { code: "1" })).status).toBe(401);
    expect(await signIn()).toBe("second-factor-needed");
    const off = await person.call("POST", "/second-factor/off", { code: recoveryCodes[0] });
    expect(off.status).toBe(204);
    expect(await signIn()).toBe("in");
  });

  test("guessing codes gets slower as guessing passwords does", async () => {
    const { secret } = await turnOn();
    const answers: string[] = [];
    for (let guess = 0; guess < 6; guess += 1) answers.push(await signIn(`${100_000 + guess}`));
    expect(answers.slice(0, 5)).toEqual(Array(5).fill("second-factor-wrong"));
    expect(answers[5]).toBe("sign-in-locked");
    expect(await signIn(codeOf(secret))).toBe("sign-in-locked");
  });

  test("an owner resets it for whoever lost the phone; others may not", async () => {
    await turnOn();
    const path = `/people/${person.person.id}/second-factor`;
    expect((await person.call("DELETE", path)).status).toBe(403);
    const owner = await signInAs(server, await createStaff(database.db, "owner"));
    expect((await owner.call("DELETE", path)).status).toBe(204);
    expect(await signIn()).toBe("in");
  });

  test("a link for a new password does not go around it", async () => {
    const { secret } = await turnOn();
    const owner = await signInAs(server, await createStaff(database.db, "owner"));
    const { path } = await (await owner.call("POST", `/people/${person.person.id}/link`)).json();
    const { name, email } = person.person;
    const chosen = { token: path.split("#")[1], name, email, password };
    const answer = await server.post("/api/staff/set-up", chosen, { Origin: server.origin });
    expect(answer.ok).toBe(true);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await signIn()).toBe("second-factor-needed");
    expect(await signIn(codeOf(secret, 1))).toBe("in");
  });
});
