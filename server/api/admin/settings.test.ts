import { homeSections, type StaffRole } from "@colorleaf/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";
import { asDelivered } from "../../services/settings/settings.ts";

describe.each(databases)("settings on $name", ({ make }) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  const signedIn = {} as Record<StaffRole, SignedIn>;
  let version = 0;

  beforeAll(async () => {
    database = await make();
    server = await startTestServer(database);
    for (const role of ["editor", "owner"] as const) {
      signedIn[role] = await signInAs(server, await createStaff(database.db, role));
    }
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  async function save(part: object): Promise<number> {
    const value = { ...asDelivered, ...part };
    const { status } = await signedIn.owner.call("PUT", "/settings", { version, value });
    if (status === 204) version += 1;
    return status;
  }
  const ask = async (description: string, path = "/api/generations") => {
    const answer = await server.post(path, { description });
    return [answer.status, (await answer.json()).code];
  };

  it("refuse words that staff refuse, at the next request", async () => {
    expect((await ask("a clown"))[0]).toBeLessThan(300);
    expect(await save({ safetyWords: { en: ["clown"], zh: ["小丑"] } })).toBe(204);
    expect(await ask("a clown")).toEqual([422, "description-unsafe"]);
    expect(await ask("跳舞的小丑")).toEqual([422, "description-unsafe"]);
    expect(await ask("a clown", "/api/generate-content")).toEqual([422, "description-unsafe"]);
    expect((await ask("a clownfish"))[0]).toBeLessThan(300);
  });

  it("close the site, and open it again", async () => {
    const maintenance = { isOn: true, text: { en: "Back <soon>", zh: "" } };
    expect(await save({ maintenance })).toBe(204);
    const closed = await server.get("/", { "Accept-Language": "en" });
    expect(closed.status).toBe(503);
    expect(await closed.text()).toContain("Back &lt;soon&gt;");
    expect(await (await server.get("/", { "Accept-Language": "zh" })).text()).toContain("彩叶");
    expect(await ask("a cat")).toEqual([503, "unavailable"]);
    expect((await server.get("/healthz")).status).toBe(200);
    expect((await server.get("/", { Cookie: signedIn.editor.cookie })).status).not.toBe(503);
    expect(await save({})).toBe(204);
    expect((await ask("a cat"))[0]).toBeLessThan(300);
  });

  it("name the site, at the next request", async () => {
    const feedTitle = async (language: string) =>
      /<title>(.*?)<\/title>/.exec(
        await (await server.get("/feed.xml", { "Accept-Language": language })).text(),
      )?.[1];
    const delivered = asDelivered.brand;
    expect(await feedTitle("en")).toBe("Colorleaf: new coloring pages");
    expect(await feedTitle("zh")).toBe("彩叶：新的涂色页");
    const called = (en: string, zh: string) => save({ brand: { ...delivered, name: { en, zh } } });
    expect(await called("Ben & Co.", "")).toBe(204);
    expect(await feedTitle("en")).toBe("Ben &amp; Co.: new coloring pages");
    expect(await feedTitle("zh")).toBe("彩叶：新的涂色页");
    const { address } = await (await signedIn.editor.call("POST", "/second-factor")).json();
    expect(new URL(address).searchParams.get("issuer")).toBe("Ben & Co.");
    expect(await called("a\u0007b", "")).toBe(400);
    expect(await called("", "字".repeat(41))).toBe(400);
    expect(await called("", "")).toBe(204);
  });

  it("are the owner's, and nobody saves over what somebody else has saved", async () => {
    const body = { version, value: asDelivered };
    expect((await signedIn.editor.call("PUT", "/settings", body)).status).toBe(403);
    const old = await signedIn.owner.call("PUT", "/settings", { ...body, version: version - 1 });
    expect([old.status, (await old.json()).code]).toEqual([409, "version-conflict"]);
    expect(await save({ isOwner: true })).toBe(400);
    expect(await save({ contactEmail: "nobody" })).toBe(400);
    // The privacy screen promises no more than that.
    expect(await save({ keptDays: { ...asDelivered.keptDays, events: 4000 } })).toBe(400);
  });

  it("order the sections of the home screen, each of them once", async () => {
    const sections = homeSections.toReversed().map((section) => ({ section, isVisible: true }));
    const value = { sections, featured: ["realistic-horse"] };
    const { call } = signedIn.editor;
    expect((await call("PUT", "/home-layout", { version: 0, value })).status).toBe(204);
    for (const wrong of [
      { sections: [sections[0], ...sections] },
      { sections: [] },
      { featured: ["realistic-horse", "realistic-horse"] },
      { featured: ["../x"] },
      { featured: Array.from({ length: 13 }, (_, at) => `page-${at}`) },
      { more: true },
    ]) {
      const body = { version: 1, value: { ...value, ...wrong } };
      expect((await call("PUT", "/home-layout", body)).status, JSON.stringify(wrong)).toBe(400);
    }
  });
});
