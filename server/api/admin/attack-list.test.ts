/**
 * What is tried against every endpoint of the staff, in one place and by its list, so that a new
 * endpoint is tried too: by somebody who may call it, or has stolen the session of who may. Sessions,
 * guessing, origins and roles are in staff-doors.test.ts and admin.test.ts, formulas in csv.test.ts,
 * redirects in redirect.test.ts, files in uploads.test.ts and content-file.test.ts, script in every text
 * on every screen in e2e/script.spec.ts.
 */
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";
import { asDelivered } from "../../services/settings/settings.ts";
import { type StaffParts, staffEndpoints } from "./admin.ts";

const anyParts = new Proxy({}, { get: () => undefined }) as StaffParts;
const endpoints = staffEndpoints(anyParts).map(({ method, path, maxBytes }) => ({
  method: method.toUpperCase(),
  path,
  maxBytes,
}));

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startTestServer>>;
let owner: SignedIn;
beforeAll(async () => {
  database = await databases[0]!.make();
  server = await startTestServer(database);
  owner = await signInAs(server, await createStaff(database.db, "owner"));
});
afterAll(async () => {
  await server.stop();
  await database.remove();
});

const at = (path: string, id: string) => path.replace(/:\w+/g, id);
/** What an attack would change; pictures are drawn meanwhile. */
async function everything() {
  const { db } = database;
  const pages = await db.selectFrom("pages").select(["id", "slug", "version"]).execute();
  const tables = ["categories", "settings", "staff", "advertisements"] as const;
  return [
    pages,
    ...(await Promise.all(tables.map((one) => db.selectFrom(one).selectAll().execute()))),
  ];
}

const sending = endpoints.filter(({ method }) => method === "PUT" || method === "POST");

/** Says how much is coming, sends a little of it, and looks at the answer. */
function announce(method: string, path: string, bytes: number): Promise<number | undefined> {
  const headers = {
    Cookie: owner.cookie,
    Origin: server.origin,
    "Content-Type": "application/json",
    "Content-Length": bytes,
  };
  return new Promise((resolve, reject) => {
    const asking = request(`${server.origin}/api/admin${path}`, { method, headers });
    asking.on("error", reject).on("response", (response) => {
      asking.destroy();
      resolve(response.statusCode);
    });
    asking.write("{");
  });
}

test.each(sending)(
  "$method $path: a body that is too large",
  async ({ method, path, maxBytes }) => {
    expect(await announce(method, at(path, "1"), maxBytes + 1)).toBe(413);
  },
);

// The others take files, or nothing at all, and do what they do for whatever is sent.
const takingNone = /^\/session|uploads|content-file|second-factor$|\/link$|retry|backups$/;
const takingJson = sending.filter(({ path }) => !takingNone.test(path));

test.each(takingJson)("$method $path: fields that nobody asked for", async ({ method, path }) => {
  const before = await everything();
  for (const field of ["isAdmin", "role", "id", "version", "staffId", "constructor"]) {
    const response = await owner.call(method, at(path, "anything"), { [field]: "owner" });
    expect([400, 404]).toContain(response.status);
  }
  const polluted = await fetch(`${server.origin}/api/admin${at(path, "anything")}`, {
    method,
    headers: { Cookie: owner.cookie, Origin: server.origin, "Content-Type": "application/json" },
    body: '{"__proto__":{"isAdmin":true},"role":"owner"}',
  });
  expect([400, 404]).toContain(polluted.status);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(await everything()).toEqual(before);
});

test.each(takingJson)("$method $path: what is no JSON", async ({ method, path }) => {
  for (const [type, body] of [
    ["text/plain", "{}"],
    ["application/x-www-form-urlencoded", "role=owner"],
    ["application/json", "{"],
    ["application/json", '"text"'],
    ["application/json", "null"],
  ] as const) {
    const response = await fetch(`${server.origin}/api/admin${at(path, "anything")}`, {
      method,
      headers: { Cookie: owner.cookie, Origin: server.origin, "Content-Type": type },
      body,
    });
    expect([400, 404, 415]).toContain(response.status);
  }
});

const ids = [
  "..%2f..%2f..%2fetc%2fpasswd",
  "..%5c..%5cwindows",
  "%2e%2e%2f%2e%2e%2fsecret-key",
  "'%20or%20'1'='1",
  "1;drop%20table%20staff",
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "a%00b",
  "%ff",
  "__proto__",
  "9".repeat(300),
];
const withId = endpoints.filter(({ path }) => path.includes(":"));

test.each(withId)("$method $path: ids of others and of nothing", async ({ method, path }) => {
  const before = await everything();
  for (const id of ids) {
    const response = await owner.call(method, at(path, id), method === "GET" ? undefined : {});
    expect([response.status >= 400, response.status < 500], `${id}: ${response.status}`).toEqual([
      true,
      true,
    ]);
    const said = await response.text();
    expect(said).not.toMatch(/<script>|root:|SQLITE|syntax error|at .*\.ts:/);
  }
  expect(await everything()).toEqual(before);
});

test("script in every text of a page, a category and the settings stays text", async () => {
  const script = '"><script>alert(1)</script>';
  const both = { en: script, zh: script };
  const notice = { isOn: true, text: { en: "", zh: "" } };
  const calledScript = { ...asDelivered, brand: { name: both, tagline: both } };
  const named = await owner.call("PUT", "/settings", {
    version: 0,
    value: { ...calledScript, maintenance: notice },
  });
  expect(named.status).toBe(204);
  const closed = await (await server.get("/", { "Accept-Language": "en" })).text();
  expect(closed).toContain("&lt;script&gt;alert(1)&lt;/script&gt; is being looked after");
  expect(closed).not.toContain("<script");
  const opened = await owner.call("PUT", "/settings", { version: 1, value: calledScript });
  expect(opened.status).toBe(204);
  const text = { title: script, description: script, alt: script, tags: [script, "two"] };
  const name = { name: script, summary: script, description: script };
  const category = await owner.call("POST", "/categories", {
    slug: "scripts",
    isVisible: true,
    texts: { en: name, zh: name },
    coverPageId: null,
  });
  expect(category.status).toBe(200);
  const page = await owner.call("POST", "/pages", {
    slug: "scripts",
    categoryId: (await category.json()).id,
    state: "published",
    difficulty: "easy",
    style: "cartoon",
    picture: { kind: "drawn", recipe: { description: script, aspectRatio: "1:1", seed: 1 } },
    related: [],
    texts: { en: text, zh: text },
  });
  expect(page.status).toBe(200);
  for (const path of [
    "/feed.xml",
    "/sitemap.xml",
    "/sitemap/screens.xml",
    "/sitemap/pages-1.xml",
  ]) {
    const response = await server.get(path);
    expect(response.headers.get("Content-Type")).toMatch(/xml/);
    expect(await response.text()).not.toContain("<script");
  }
  expect(await (await server.get("/feed.xml")).text()).toContain("script");
  for (const path of [
    "/api/pages",
    "/api/pages/scripts",
    "/api/categories",
    "/api/search?q=script",
  ]) {
    const response = await server.get(path);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
  for (const path of [
    "/nothing/%3Cscript%3E",
    "/api/%3Cscript%3Ealert(1)",
    "/media/%3Cscript%3E.svg",
  ]) {
    const response = await server.get(path);
    expect(response.headers.get("Content-Type")).toMatch(/json/);
    expect(await response.text()).not.toContain("<script>");
  }
});
