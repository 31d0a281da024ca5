/** How much is asked of a hosted service, and who draws when it may not be asked. */
import type { Generation } from "@colorleaf/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { databases, type TestDatabase } from "../tests/databases.ts";
import { type HostedServer, startHostedServer } from "../tests/hosted-server.ts";

vi.setConfig({ testTimeout: 180_000 });

describe.each(databases)("limits of a hosted service on $name", ({ make }) => {
  let database: TestDatabase;
  let servers: HostedServer[] = [];
  beforeEach(async () => {
    database = await make();
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    servers = [];
    await database.remove();
  });

  async function start(
    environment: Record<string, string> = {},
    speed?: number,
  ): Promise<HostedServer> {
    const server = await startHostedServer(database, environment, speed);
    servers.push(server);
    return server;
  }

  const page = { description: "a quick cat" };

  it("asks for no more tasks a day than it may, over all servers, and then draws by itself", async () => {
    const one = await start({ IMAGE_SERVICE_DAILY_BUDGET: "3" });
    const two = await start({
      IMAGE_SERVICE_DAILY_BUDGET: "3",
      IMAGE_SERVICE_URL: one.fake.origin,
    });
    const made = await Promise.all([1, 2, 3, 4, 5].map((n) => (n % 2 ? one : two).generate(page)));
    expect(one.fake.tasks).toHaveLength(3);
    const fallbacks = made.map(({ result }) => result?.fallback).filter(Boolean);
    expect(fallbacks).toEqual(["daily-budget-used-up", "daily-budget-used-up"]);
    const metrics = await Promise.all(
      servers.map(async (server) => (await server.get("/metrics")).text()),
    );
    expect(metrics.join()).toContain(
      'colorleaf_image_service_events_total{event="fallback",about="daily-budget-used-up"}',
    );
  });

  it("has no more tasks at once than it may, over all servers", async () => {
    const one = await start({ IMAGE_SERVICE_PARALLEL: "3" }, 10);
    await start({ IMAGE_SERVICE_PARALLEL: "3", IMAGE_SERVICE_URL: one.fake.origin }, 10);
    one.fake.behaviour.outcome = "never";
    for (let index = 0; index < 8; index++) await one.post("/api/generations", page);
    await expect.poll(() => one.fake.tasks.length).toBe(3);
    // Both servers look for work in this time; the first three are still polled.
    const polls = () => one.fake.tasks.slice(0, 3).reduce((sum, task) => sum + task.polls, 0);
    await expect.poll(polls).toBeGreaterThan(30);
    expect(one.fake.tasks).toHaveLength(3);
    one.fake.behaviour.outcome = "succeed";
    await expect.poll(() => one.fake.tasks.length).toBe(8);
  });

  it("draws by itself while the service fails, and goes back to it", async () => {
    const server = await start({}, 5);
    server.fake.behaviour.creation.next = Array(100).fill("500");
    for (let failure = 0; failure < 5; failure++) {
      expect((await server.generate(page)).error?.code).toBe("task-creation-failed");
    }
    expect((await server.generate(page)).result).toMatchObject({
      success: true,
      fallback: "service-unavailable",
    });
    expect(await (await server.get("/metrics")).text()).toContain(
      'colorleaf_image_service_events_total{event="fallback",about="service-unavailable"} 1',
    );
    // What only a model could draw is refused as the engine refuses it.
    const nothing = await server.generate({ description: "nothing" });
    expect(nothing.error?.code).toBe("nothing-to-draw");
    server.fake.reset();
    const again = async () => (await server.generate(page)).result?.fallback;
    await expect.poll(again).toBeUndefined();
    expect(server.fake.tasks.length).toBeGreaterThan(0);
  });

  it("polls a task that another process has created, and creates none", async () => {
    const server = await start({}, 10);
    server.fake.behaviour.outcome = "never";
    const accepted = await server.post("/api/generations", page);
    const { id }: Generation = await accepted.json();
    await expect.poll(() => server.fake.tasks[0]?.polls ?? 0).toBeGreaterThan(1);
    // As a graceful stop leaves it: given back in mid-task.
    await server.stopServer();
    const row = await database.db
      .selectFrom("generations")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ provider_task_id: "task-1", asked_task: null, lost_answers: 0 });

    server.fake.behaviour.outcome = "succeed";
    const second = await start({ IMAGE_SERVICE_URL: server.fake.origin });
    const found = async () => (await second.get(`/api/generations/${id}`)).json();
    await expect.poll(found).toMatchObject({ state: "succeeded" });
    expect(server.fake.tasks).toHaveLength(1);
  });

  it("counts an answer that never came, and asks again", async () => {
    const server = await start();
    server.fake.behaviour.creation.next = ["drop-answer"];
    const { id, state } = await server.generate(page);
    expect(state).toBe("succeeded");
    expect(server.fake.tasks.map(({ polls }) => polls > 0)).toEqual([false, true]);
    const row = await database.db
      .selectFrom("generations")
      .select("lost_answers")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(Number(row.lost_answers)).toBe(1);
    expect(await (await server.get("/metrics")).text()).toContain(
      'colorleaf_image_service_events_total{event="answer-lost",about=""} 1',
    );
  });
});
