import { setTimeout } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { createRunner, type Work } from "./runner.ts";

function createWork(jobs: string[], run: (job: string) => Promise<void>) {
  const done: string[] = [];
  const released: string[] = [];
  const work: Work<string> = {
    claim: async () => jobs.shift(),
    run: async (job) => {
      await run(job);
      done.push(job);
    },
    renew: async () => {},
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
  for (const [inHand] of renew.mock.calls) expect(inHand).toEqual(["slow"]);
  expect(claim).toHaveBeenLastCalledWith(["slow"]);
  finish.resolve();
  await runner.stop(100);
});

it("waits for what runs when it stops, and gives back what takes too long", async () => {
  const begun: string[] = [];
  const quick = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  const { work, done, released } = createWork(["quick", "slow", "never"], (job) => {
    begun.push(job);
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
