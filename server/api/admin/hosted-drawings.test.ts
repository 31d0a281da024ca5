/** Staff have a hosted service draw: as visitors' pictures are drawn, and told plainly why it failed. */
import type { HostedDrawing } from "@colorleaf/domain";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { type HostedServer, startHostedServer } from "../../../tests/hosted-server.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";
import { asDelivered } from "../../services/settings/settings.ts";

// Pictures are really cleaned, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let database: TestDatabase;
let server: HostedServer;
let editor: SignedIn;
beforeAll(async () => {
  database = await databases[0]!.make();
  server = await startHostedServer(database, { IMAGE_SERVICE_DAILY_BUDGET: "100" });
  editor = await signInAs(server, await createStaff(database.db, "editor"));
});
beforeEach(() => server.fake.reset());
afterAll(async () => {
  await server.stop();
  await database.remove();
});

const request = {
  description: "a little house by the sea",
  aspectRatio: "1:1",
  difficulty: "medium",
  style: "cartoon",
  seed: 1,
};
const ask = (method: string, path: string, language: string, body?: unknown) =>
  fetch(`${server.origin}/api/admin${path}`, {
    method,
    headers: {
      Cookie: `${editor.cookie}; language=${language}`,
      Origin: server.origin,
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const order = async (language = "en") => {
  const answer = await ask("POST", "/hosted-drawings", language, request);
  expect(answer.status).toBe(200);
  const { id }: { id: string } = await answer.json();
  return `/hosted-drawings/${id}`;
};
async function outcomeOf(path: string, language = "en"): Promise<Response> {
  for (;;) {
    const answer = await ask("GET", path, language);
    if (answer.status !== 204) return answer;
  }
}

test("a picture comes cleaned, judged, beside how it was sent, and can be a page's", async () => {
  server.fake.behaviour.pictures = ["inverted"];
  const answer = await outcomeOf(await order());
  expect(answer.status).toBe(200);
  const drawing: HostedDrawing = await answer.json();
  expect(drawing).toMatchObject({ inverted: true, faults: [] });
  expect(drawing.quality.regions).toBeGreaterThan(2);
  expect((await server.get(drawing.original)).headers.get("Content-Type")).toBe("image/png");
  expect(await (await server.get(`/media/${drawing.key}.svg`)).text()).toMatch(/<path d="M/);
  expect(String(server.fake.tasks[0]?.body.prompt)).toContain(request.description);

  const text = { title: "House", description: "A house.", alt: "House", tags: ["house", "home"] };
  const made = await editor.call("POST", "/pages", {
    slug: "house-by-the-sea",
    categoryId: "animals",
    state: "published",
    difficulty: "medium",
    style: "cartoon",
    picture: { kind: "uploaded", key: drawing.key, aspectRatio: "1:1" },
    related: [],
    texts: { en: text, zh: text },
  });
  expect(made.status).toBe(200);
});

test.each([
  ["en", "The task failed: no credit"],
  ["zh", "任务失败：no credit"],
])("a failure is told in %s", async (language, sentence) => {
  Object.assign(server.fake.behaviour, { outcome: "failed", message: "no credit" });
  const answer = await outcomeOf(await order(language), language);
  expect([answer.status, (await answer.json()).detail]).toEqual([502, sentence]);
});

test("what nobody waits for any more is stopped", async () => {
  server.fake.behaviour.outcome = "never";
  const path = await order();
  expect((await ask("DELETE", path, "en")).status).toBe(204);
  const answer = await outcomeOf(path);
  expect((await answer.json()).code).toBe("cancelled");
});

test("what is not for children is not ordered", async () => {
  const unsafe = { ...request, description: "something unsafe" };
  const answer = await ask("POST", "/hosted-drawings", "en", unsafe);
  expect([answer.status, (await answer.json()).code]).toEqual([422, "description-unsafe"]);
  expect(server.fake.tasks).toEqual([]);
});

test("staff try it while visitors see the note of maintenance", async () => {
  const owner = await signInAs(server, await createStaff(database.db, "owner"));
  const maintenance = { isOn: true, text: { en: "", zh: "" } };
  const value = { ...asDelivered, maintenance };
  expect((await owner.call("PUT", "/settings", { version: 0, value })).status).toBe(204);
  expect((await outcomeOf(await order())).status).toBe(200);
  const opened = { version: 1, value: asDelivered };
  expect((await owner.call("PUT", "/settings", opened)).status).toBe(204);
});

test("the engine's picture is never taken for the service's", async () => {
  await database.db.updateTable("service_days").set({ tasks: 100 }).execute();
  const spent = await outcomeOf(await order("zh"), "zh");
  expect([spent.status, (await spent.json()).detail]).toEqual([
    429,
    "图片服务今天的额度已经用完了。",
  ]);
});

test("without a service, the reason is told", async () => {
  const plain = await startTestServer(database);
  const answer = await fetch(`${plain.origin}/api/admin/hosted-drawings`, {
    method: "POST",
    headers: {
      Cookie: editor.cookie,
      Origin: plain.origin,
      "Content-Type": "application/json",
    },
    body: JSON.stringify(request),
  });
  expect([answer.status, (await answer.json()).code]).toEqual([409, "no-image-service"]);
  await plain.stop();
});
