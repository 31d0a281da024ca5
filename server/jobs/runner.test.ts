import { setTimeout } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { createRunner, type Work } from "./runner.ts";

function createWork(jobs: string[], run: Work<string>["run"]) {
  const done: string[] = [];
  const released: string[] = [];
  const work: Work<string> = {
    claim: async () => jobs.shift(),
    run: async (job, signal) => {
      await run(job, signal);
      done.push(job);
    },
    renew: async () => true,
    release: async (job) => {
      released.push(job);
    },
  };
  return { work, done, released };
}

const options = { parallel: () => 2, pollMs: 600_000, renewMs: 5, onError: () => {} };

it("does all work there is, no more at once than it may", async () => {
  let now = 0;
  let most = 0;
  const { work, done } = createWork(["a", "b", "c", "d", "e"], async () => {
    now += 1;
    most = Math.max(most, now);
    await setTimeout(5);
    now -= 1;
  });
  const runner = createRunner(work, options);
  runner.start();
  await expect.poll(() => done).toHaveLength(5);
  expect(most).toBe(2);
  await runner.stop(100);
});

it("starts at once on new work when it is woken", async () => {
  const jobs: string[] = [];
  const { work, done } = createWork(jobs, async () => {});
  const runner = createRunner(work, options);
  runner.start();
  await setTimeout(10);
  jobs.push("late");
  runner.wake();
  await expect.poll(() => done).toEqual(["late"]);
  await runner.stop(100);
});

it("never sleeps through a wake-up, whenever that comes", async () => {
  for (let step = 0; step < 20; step++) {
    const jobs: string[] = ["first"];
    const { work, done } = createWork(jobs, async () => {
      for (let passed = 0; passed < step; passed++) await undefined;
      jobs.push("second");
      work.run = async (job) => void done.push(job);
      runner.wake();
    });
    const runner = createRunner(work, options);
    runner.start();
    await expect.poll(() => done, { message: `after ${step} steps` }).toContain("second");
    await runner.stop(100);
  }
});

it("finds work that nobody announced", async () => {
  const jobs: string[] = [];
  const { work, done } = createWork(jobs, async () => {});
  const runner = createRunner(work, { ...options, pollMs: 5 });
  runner.start();
  await setTimeout(10);
  jobs.push("retry");
  await expect.poll(() => done).toEqual(["retry"]);
  await runner.stop(100);
});

it("keeps leases alive while it works", async () => {
  const renewedThrice = Promise.withResolvers<void>();
  const { work, done } = createWork(["slow"], () => renewedThrice.promise);
  let renewals = 0;
  work.renew = async () => {
    renewals += 1;
    if (renewals === 3) renewedThrice.resolve();
    return true;
  };
  const runner = createRunner(work, options);
  runner.start();
  await expect.poll(() => done).toEqual(["slow"]);
  await runner.stop(100);
});

it("keeps no lease of a job whose work broke off, and asks for none that it works on", async () => {
  const finish = Promise.withResolvers<void>();
  const { work } = createWork(["broken", "slow"], (job) =>
    job === "slow" ? finish.promise : Promise.reject(new Error("the database was away")),
  );
  const claim = vi.spyOn(work, "claim");
  const renew = vi.spyOn(work, "renew");
  const runner = createRunner(work, options);
  runner.start();
  await expect.poll(() => renew.mock.calls.length).toBeGreaterThan(2);
  for (const [job] of renew.mock.calls) expect(job).toBe("slow");
  expect(claim).toHaveBeenLastCalledWith(["slow"]);
  finish.resolve();
  await runner.stop(100);
});

it("goes on with a job whose lease could not be renewed once", async () => {
  const finish = Promise.withResolvers<void>();
  let isTold = false;
  const { work, done } = createWork(["slow"], async (_, signal) => {
    signal.addEventListener("abort", () => (isTold = true));
    await finish.promise;
  });
  const renew = vi.fn(async () => true).mockRejectedValueOnce(new Error("the database was away"));
  work.renew = renew;
  const onError = vi.fn();
  const runner = createRunner(work, { ...options, onError });
  runner.start();
  await expect.poll(() => renew.mock.calls.length).toBeGreaterThan(2);
  finish.resolve();
  await expect.poll(() => done).toEqual(["slow"]);
  expect(isTold).toBe(false);
  expect(onError).toHaveBeenCalledOnce();
  await runner.stop(100);
});

it("tells a job whose lease is lost, and no other", async () => {
  const told: string[] = [];
  const finish = Promise.withResolvers<void>();
  const { work, done } = createWork(["lost", "kept"], async (job, signal) => {
    signal.addEventListener("abort", () => told.push(job));
    if (job === "kept") await finish.promise;
    else await setTimeout(60_000, undefined, { signal }).catch(() => {});
  });
  work.renew = async (job) => job === "kept";
  const runner = createRunner(work, options);
  runner.start();
  await expect.poll(() => done).toEqual(["lost"]);
  expect(told).toEqual(["lost"]);
  finish.resolve();
  await runner.stop(100);
});

it("does more or less at once when it may, while it runs", async () => {
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  let begun = 0;
  const { work } = createWork(["a", "b", "c", "d", "e"], () => gates[begun++]!.promise);
  let parallel = 1;
  const runner = createRunner(work, { ...options, parallel: () => parallel });
  runner.start();
  await expect.poll(() => begun).toBe(1);
  parallel = 3;
  runner.wake();
  await expect.poll(() => begun).toBe(3);
  parallel = 2;
  gates[0]!.resolve();
  await setTimeout(20);
  expect(begun).toBe(3);
  gates[1]!.resolve();
  await expect.poll(() => begun).toBe(4);
  for (const gate of gates) gate.resolve();
  await expect.poll(() => begun).toBe(5);
  await runner.stop(100);
});

it("keeps to its own work beside others in the same process", async () => {
  const works = ["a", "b", "c"].map((name) =>
    createWork(
      Array.from({ length: 4 }, (_, index) => name + index),
      () => setTimeout(1),
    ),
  );
  const runners = works.map(({ work }) => createRunner(work, options));
  for (const runner of runners) runner.start();
  await expect
    .poll(() => works.map(({ done }) => done.toSorted().join(" ")))
    .toEqual(["a0 a1 a2 a3", "b0 b1 b2 b3", "c0 c1 c2 c3"]);
  await runners[0]!.stop(100);
  works[1]!.work.claim = vi.fn(async () => undefined);
  runners[1]!.wake();
  await expect.poll(() => works[1]!.work.claim).toHaveBeenCalled();
  await Promise.all(runners.map((runner) => runner.stop(100)));
});

it("stops as soon as nothing runs any more", async () => {
  const finish = Promise.withResolvers<void>();
  const { work, done } = createWork(["last"], () => finish.promise);
  const claim = vi.spyOn(work, "claim");
  const runner = createRunner(work, options);
  runner.start();
  await expect.poll(() => claim.mock.calls.length).toBeGreaterThan(1);
  const started = performance.now();
  const stopped = runner.stop(60_000);
  finish.resolve();
  await stopped;
  expect(done).toEqual(["last"]);
  expect(performance.now() - started).toBeLessThan(1000);
  claim.mockClear();
  runner.wake();
  await setTimeout(10);
  expect(claim).not.toHaveBeenCalled();
});

it("stops at once when it has only just started", async () => {
  const { work } = createWork([], async () => {});
  const runner = createRunner(work, options);
  runner.start();
  const started = performance.now();
  await runner.stop(60_000);
  expect(performance.now() - started).toBeLessThan(1000);
});

it("gives back what it gets while it stops", async () => {
  const answer = Promise.withResolvers<string>();
  const { work, done, released } = createWork([], async () => {});
  work.claim = vi.fn(() => answer.promise);
  const runner = createRunner(work, options);
  runner.start();
  await expect.poll(() => work.claim).toHaveBeenCalled();
  const stopped = runner.stop(60_000);
  answer.resolve("late");
  await stopped;
  expect(released).toEqual(["late"]);
  expect(done).toEqual([]);
});

it("does not wait longer for it than it was told to, and gives it back all the same", async () => {
  const answer = Promise.withResolvers<string>();
  const { work, done, released } = createWork([], async () => {});
  work.claim = vi.fn(() => answer.promise);
  const runner = createRunner(work, options);
  runner.start();
  await expect.poll(() => work.claim).toHaveBeenCalled();
  await runner.stop(20);
  answer.resolve("late");
  await expect.poll(() => released).toEqual(["late"]);
  expect(done).toEqual([]);
});

it("says so where not even that can be given back", async () => {
  const onError = vi.fn();
  const answer = Promise.withResolvers<string>();
  const { work } = createWork([], async () => {});
  work.claim = vi.fn(() => answer.promise);
  work.release = async () => {
    throw new Error("the database was away");
  };
  const runner = createRunner(work, { ...options, pollMs: 5, onError });
  runner.start();
  await expect.poll(() => work.claim).toHaveBeenCalled();
  const stopped = runner.stop(60_000);
  answer.resolve("late");
  await stopped;
  expect(onError).toHaveBeenCalledWith(new Error("the database was away"));
});

it("waits for what runs when it stops, and gives back what takes too long", async () => {
  const begun: string[] = [];
  let isTold = false;
  const quick = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  const { work, done, released } = createWork(["quick", "slow", "never"], (job, signal) => {
    begun.push(job);
    if (job === "slow") signal.addEventListener("abort", () => (isTold = true));
    return (job === "quick" ? quick : slow).promise;
  });
  const runner = createRunner(work, options);
  runner.start();
  await expect.poll(() => begun).toEqual(["quick", "slow"]);
  const stopped = runner.stop(100);
  quick.resolve();
  await stopped;
  expect(done).toEqual(["quick"]);
  expect(released).toEqual(["slow"]);
  expect(isTold).toBe(true);
  slow.resolve();
});

it("reports an error and goes on", async () => {
  const onError = vi.fn();
  const { work, done } = createWork(["bad", "good"], async (job) => {
    if (job === "bad") throw new Error("no disk");
  });
  const runner = createRunner(work, { ...options, onError });
  runner.start();
  await expect.poll(() => done).toEqual(["good"]);
  expect(onError).toHaveBeenCalledOnce();
  await runner.stop(100);
});

it("looks again after a look that failed", async () => {
  const onError = vi.fn();
  const { work, done } = createWork(["found"], async () => {});
  const { claim } = work;
  work.claim = async () => {
    work.claim = claim;
    throw new Error("the database was away");
  };
  const runner = createRunner(work, { ...options, pollMs: 5, onError });
  runner.start();
  await expect.poll(() => done).toEqual(["found"]);
  expect(onError).toHaveBeenCalledOnce();
  await runner.stop(100);
});
