/**
 * What staff change at one server is seen at the other one, a process of its own, at the next
 * request: nothing is kept in memory.
 */
import { homeSections } from "@colorleaf/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { homeText } from "../../../app/routes/home/text/index.server.ts";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { type ServerProcess, startProcess } from "../../../tests/server-process.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";
import { asDelivered } from "../../services/settings/settings.ts";

let database: TestDatabase;
let one: Awaited<ReturnType<typeof startTestServer>>;
let two: ServerProcess & Pick<typeof one, "get" | "post">;
let owner: SignedIn;
/** The same session, at the other server. */
let ownerAtTwo: SignedIn["call"];

beforeAll(async () => {
  database = await databases.find(({ name }) => name === "PostgreSQL")!.make();
  one = await startTestServer(database);
  two = await startOther(database);
  owner = await signInAs(one, await createStaff(database.db, "owner"));
  ownerAtTwo = (method, path, body) =>
    fetch(`${two.origin}/api/admin${path}`, {
      method,
      headers: {
        Cookie: owner.cookie,
        Origin: two.origin,
        "Content-Type": "application/json",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}, 60_000);
afterAll(async () => {
  await Promise.all([one.stop(), two.end("SIGTERM")]);
  await database.remove();
});

async function startOther({ where }: TestDatabase): Promise<typeof two> {
  const script = new URL("../../../tests/serve.ts", import.meta.url).pathname;
  const started = await startProcess(script, {
    DATA_DIR: where.dataDir,
    DATABASE_URL: where.databaseUrl,
  });
  return {
    ...started,
    get: (path, headers = {}) => fetch(new URL(path, started.origin), { headers }),
    post: (path, body, headers = {}) =>
      fetch(new URL(path, started.origin), {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}

async function change(method: string, path: string, body: unknown) {
  const answer = await owner.call(method, path, body);
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer.status === 204 ? undefined : answer.json();
}
const seen = async (path: string) => (await two.get(path)).json();

it("settings: refused words, limits, maintenance", async () => {
  const ask = async () => (await two.post("/api/generations", { description: "a clown" })).status;
  expect(await ask()).toBeLessThan(300);
  let version = 0;
  const save = (part: object) =>
    change("PUT", "/settings", { version: version++, value: { ...asDelivered, ...part } });
  await save({ safetyWords: { en: ["clown"], zh: [] } });
  expect(await ask()).toBe(422);
  await save({ limits: { generationsPerMinute: 1 } });
  expect(await ask()).toBe(429);
  await save({ maintenance: { isOn: true, text: { en: "", zh: "" } } });
  expect((await two.get("/")).status).toBe(503);
  await save({});
  expect((await two.get("/")).status).not.toBe(503);
  expect(await ask()).toBeLessThan(300);
});

it("texts, order and versions of the home screen, and information screens", async () => {
  await change("PUT", "/home-texts", { version: 0, texts: homeText });
  const read = await ownerAtTwo("GET", "/home-texts/versions/1");
  expect((await read.json()).en.hero).toEqual(homeText.en.hero);
  const sections = homeSections.map((section) => ({ section, isVisible: section !== "faq" }));
  const value = { sections, featured: [] };
  await change("PUT", "/home-layout", { version: 0, value });
  // Who saves at the other server has to have seen it.
  expect((await ownerAtTwo("PUT", "/home-layout", { version: 0, value })).status).toBe(409);
  expect((await ownerAtTwo("PUT", "/home-layout", { version: 1, value })).status).toBe(204);
});

it("pages, categories and advertisements", async () => {
  const name = { name: "Space", summary: "Stars.", description: "Stars and ships." };
  const { id: categoryId } = await change("POST", "/categories", {
    slug: "space",
    isVisible: true,
    texts: { en: name, zh: name },
    coverPageId: null,
  });
  expect(JSON.stringify(await seen("/api/categories"))).toContain("Space");
  const text = {
    title: "A rocket",
    description: "It flies.",
    alt: "A rocket",
    tags: ["rocket", "sky"],
  };
  await change("POST", "/pages", {
    slug: "a-rocket",
    categoryId,
    state: "published",
    difficulty: "easy",
    style: "cartoon",
    picture: { kind: "drawn", recipe: { description: "a rocket", aspectRatio: "1:1", seed: 1 } },
    related: [],
    texts: { en: text, zh: text },
  });
  expect((await seen("/api/pages/a-rocket")).page.title).toBe("A rocket");
  expect((await seen("/api/search?q=rocket")).total).toBe(1);
  await change("POST", "/advertisements", {
    slot: "generator",
    name: "Crayons",
    isOn: true,
    language: null,
    startsAt: null,
    endsAt: null,
    content: { kind: "code", code: "<b>Crayons</b>" },
  });
  expect((await seen("/api/advertisements/generator")).code).toBe("<b>Crayons</b>");
  await change("PUT", "/ads.txt", { version: 0, text: "ads.example, 1, DIRECT" });
  expect(await (await two.get("/ads.txt")).text()).toContain("ads.example");
});

it("people and their sessions: who goes out at one is out at the other", async () => {
  const person = await createStaff(database.db, "editor");
  const session = await signInAs(one, person);
  const look = () =>
    fetch(`${two.origin}/api/admin/pages`, { headers: { Cookie: session.cookie } });
  expect((await look()).status).toBe(200);
  await change("PUT", `/people/${person.id}/role`, { role: "viewer" });
  const refused = await fetch(`${two.origin}/api/admin/home-draft`, {
    method: "PUT",
    headers: { Cookie: session.cookie, Origin: two.origin, "Content-Type": "application/json" },
    body: "{}",
  });
  expect(refused.status).toBe(403);
  await change("DELETE", `/people/${person.id}`, undefined);
  expect((await look()).status).toBe(401);
});
