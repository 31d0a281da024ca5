import { expect, it } from "vitest";
import { runChaos } from "../tests/chaos.ts";
import { databases } from "../tests/databases.ts";

it.each(databases)(
  "loses no hosted generation and creates no task twice, killed on $name",
  { timeout: 180_000 },
  async ({ name, place }) => {
    const { where, remove } = await place();
    const report = await runChaos({
      where,
      servers: name === "PostgreSQL" ? 2 : 1,
      generations: 12,
      kills: 2,
      failureRate: 0.3,
      seed: 3,
      speed: 20,
      timeoutMs: 150_000,
    });
    expect(report).toMatchObject({ kills: 2, lost: 0, redrawn: 0, unknown: { read: 0 } });
    expect(report.succeeded).toBeGreaterThan(6);
    const { notSent, sentToKilledServer } = report.unknown;
    expect(report.lostAnswersCounted).toBeGreaterThanOrEqual(notSent + sentToKilledServer);
    await remove();
  },
);
