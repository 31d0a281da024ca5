import { afterEach, describe, expect, it } from "vitest";
import { createPool, type Pool, WorkerLostError } from "./pool.ts";

let pool: Pool;
afterEach(() => pool.close());

function aPool({ size = 1, timeoutMs = 60_000 } = {}): Pool {
  pool = createPool({
    workerUrl: new URL("../../tests/pool-worker.ts", import.meta.url),
    size,
    timeoutMs,
  });
  return pool;
}

describe("a pool of workers", () => {
  it("answers each task with its own value", async () => {
    aPool({ size: 2 });
    const values = await Promise.all([1, 2, 3, 4, 5].map((value) => pool.run("echo", value)));
    expect(values).toEqual([1, 2, 3, 4, 5]);
  });

  it("keeps to its size", async () => {
    aPool({ size: 2 });
    const threads = await Promise.all([30, 30, 30, 30].map((ms) => pool.run("wait", ms)));
    expect(new Set(threads).size).toBe(2);
  });

  it("takes what is urgent before what can wait", async () => {
    aPool();
    const order: string[] = [];
    const note = (name: string) => () => order.push(name);
    await Promise.all([
      pool.run("wait", 50).then(note("running")),
      pool.run("echo", 1, { urgency: "later" }).then(note("later")),
      pool.run("echo", 2).then(note("soon")),
      pool.run("echo", 3, { urgency: "now" }).then(note("now")),
    ]);
    expect(order).toEqual(["running", "now", "soon", "later"]);
  });

  it("spares itself what nobody waits for any more, but ends what it has begun", async () => {
    aPool();
    const leaving = new AbortController();
    const { signal } = leaving;
    const running = pool.run("wait", 50, { signal });
    const waiting = pool.run("wait", 60_000, { signal });
    const next = pool.run("echo", "next");
    leaving.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    await expect(running).resolves.toBeTypeOf("number");
    expect(await next).toBe("next");
    await expect(pool.run("echo", 1, { signal })).rejects.toThrow("gone");
  });

  it("passes on what a task throws and keeps the worker", async () => {
    aPool();
    const thread = await pool.run("thread", null);
    await expect(pool.run("fail", "no such drawing")).rejects.toThrow("no such drawing");
    expect(await pool.run("thread", null)).toBe(thread);
  });

  it("ends a worker that hangs and goes on with a fresh one", async () => {
    aPool({ timeoutMs: 8000 });
    await pool.run("echo", 1);
    const hanging = pool.run("spin", null);
    const next = pool.run("echo", "still here");
    await expect(hanging).rejects.toThrow(WorkerLostError);
    expect(await next).toBe("still here");
  });

  it("replaces a worker that dies", async () => {
    aPool();
    await expect(pool.run("exit", null)).rejects.toThrow(WorkerLostError);
    expect(await pool.run("echo", "still here")).toBe("still here");
  });

  it("answers everybody when it is closed", async () => {
    aPool();
    const tasks = [pool.run("wait", 5000), pool.run("wait", 5000)];
    const settled = Promise.allSettled(tasks);
    await pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(pool.run("echo", 1)).rejects.toThrow(WorkerLostError);
  });
});
