import type { StaffRole } from "@colorleaf/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";
import { listChanges } from "../../data/audit-log.ts";

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startTestServer>>;
const signedIn = {} as Record<StaffRole, SignedIn>;

beforeAll(async () => {
  database = await databases[0]!.make();
  server = await startTestServer(database);
  for (const role of ["viewer", "editor"] as const) {
    signedIn[role] = await signInAs(server, await createStaff(database.db, role));
  }
});
afterAll(async () => {
  await server.stop();
  await database.remove();
});

const advertisement = {
  slot: "generator",
  name: "Crayons",
  isOn: true,
  language: null,
  startsAt: null,
  endsAt: null,
  content: { kind: "code", code: "<b>Crayons</b>" },
};
const shown = async () => (await (await server.get("/api/advertisements/generator")).json()).code;

it("shows an advertisement at the next request, and notes who changed it", async () => {
  const { call, person } = signedIn.editor;
  const { id } = await (await call("POST", "/advertisements", advertisement)).json();
  expect(await shown()).toBe("<b>Crayons</b>");
  const off = { version: 1, advertisement: { ...advertisement, isOn: false } };
  expect((await call("PUT", `/advertisements/${id}`, off)).status).toBe(204);
  expect(await shown()).toBeNull();
  const again = await call("PUT", `/advertisements/${id}`, off);
  expect([again.status, (await again.json()).code]).toEqual([409, "version-conflict"]);
  expect((await call("DELETE", `/advertisements/${id}`, { version: 2 })).status).toBe(204);
  expect((await call("DELETE", `/advertisements/${id}`, { version: 2 })).status).toBe(404);
  const [removed, changed] = await listChanges(database.db, { limit: 10 });
  expect(removed).toMatchObject({ staffName: person.name, action: "advertisement.remove" });
  expect(changed).toMatchObject({ before: { isOn: true }, after: { isOn: false } });
});

it.each([
  ["a field nobody asked for", { ...advertisement, role: "owner" }],
  ["a slot that is none", { ...advertisement, slot: "header" }],
  [
    "an end before the start",
    { ...advertisement, startsAt: "2026-02-01T00:00:00Z", endsAt: "2026-01-01T00:00:00Z" },
  ],
  ["a way off the site", house("//evil.example")],
  ["a way into scripts", house("javascript:alert(1)")],
  ["markup without end", { ...advertisement, content: { kind: "code", code: "x".repeat(20_001) } }],
])("refuses %s", async (_what, body) => {
  expect((await signedIn.editor.call("POST", "/advertisements", body)).status).toBe(400);
});

function house(path: string) {
  const text = { title: "Color", text: "", action: "Go" };
  return { ...advertisement, content: { kind: "house", path, texts: { en: text, zh: text } } };
}

it("previews in words what is typed as words", async () => {
  const content = house("/coloring-tool").content;
  content.texts.en = { title: "<script>", text: "", action: "Go" };
  const answer = await signedIn.viewer.call("POST", "/advertisements/preview", {
    content,
    language: "en",
  });
  const { markup } = await answer.json();
  expect(markup).toContain("&lt;script&gt;");
  expect(markup).toContain(`${server.origin}/coloring-tool`);
});

it("serves ads.txt once it is written, in characters that buyers can read", async () => {
  const { call } = signedIn.editor;
  const text = "example.com, pub-1, DIRECT, abc\n# comment";
  expect((await server.get("/ads.txt")).status).toBe(404);
  expect((await call("PUT", "/ads.txt", { version: 0, text: "é" })).status).toBe(400);
  expect((await call("PUT", "/ads.txt", { version: 0, text })).status).toBe(204);
  expect((await call("PUT", "/ads.txt", { version: 0, text: "" })).status).toBe(409);
  const file = await server.get("/ads.txt");
  expect(await file.text()).toBe(text);
  expect(file.headers.get("Content-Type")).toMatch(/^text\/plain/);
});
