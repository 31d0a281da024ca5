/** Whoever watches a generation sees its end, whenever that is written down and whoever writes it. */
import type { Generation, GenerationState } from "@colorleaf/domain";
import { expect, it } from "vitest";
import { createChanges } from "./changes.ts";
import { watchGeneration } from "./watch-generation.ts";

/** More steps than one round of looking and listening takes. */
const steps = 60;
const never = 2 ** 31 - 1;

async function pass(count: number): Promise<void> {
  for (let step = 0; step < count; step++) await undefined;
}

/**
 * Watches a generation that moves on after the given steps of the event loop's microtasks.
 *
 * @param announced each write is announced after it, as in the process that works on it
 * @param slow steps that a look at the row takes, before and after it is read
 */
async function watch(
  writes: readonly [number, GenerationState][],
  { announced, slow = [0, 0] }: { announced: boolean; slow?: readonly [number, number] },
): Promise<GenerationState[]> {
  const changes = createChanges(announced ? never : 1);
  let state: GenerationState = "queued";
  const find = async (id: string) => {
    await pass(slow[0]);
    const generation = { id, state, progress: 0 } as Generation;
    await pass(slow[1]);
    return generation;
  };
  async function write() {
    for (const [after, next] of writes) {
      await pass(after);
      state = next;
      if (announced) changes.announce("g");
    }
  }
  const writing = write();
  const states: GenerationState[] = [];
  const { signal } = new AbortController();
  for await (const generation of watchGeneration({ find, changes }, "g", signal)) {
    states.push(generation.state);
  }
  await writing;
  return states;
}

const looks = [
  [0, 0],
  [7, 0],
  [0, 7],
  [20, 20],
] as const;

it("sees the end wherever it falls between looking and listening, by its announcement alone", async () => {
  for (const slow of looks) {
    for (let after = 0; after <= steps + slow[0] + slow[1]; after++) {
      const states = await watch([[after, "succeeded"]], { announced: true, slow });
      expect(states.at(-1), `after ${after} steps, a look taking ${slow}`).toBe("succeeded");
    }
  }
});

it("sees the end however close it follows on other news", async () => {
  for (const slow of looks) {
    for (let first = 0; first <= steps; first += 3) {
      for (let second = 0; second <= steps; second += 2) {
        const states = await watch(
          [
            [first, "describing"],
            [second, "failed"],
          ],
          { announced: true, slow },
        );
        expect(states.at(-1), `after ${first} and ${second} more`).toBe("failed");
      }
    }
  }
});

it("sees the end of what another process works on, which announces nothing here", async () => {
  for (let after = 0; after <= steps; after++) {
    const states = await watch([[after, "succeeded"]], { announced: false });
    expect(states.at(-1)).toBe("succeeded");
  }
});

it("tells each state once, and stops with whoever watches", async () => {
  const leaving = new AbortController();
  const changes = createChanges(1);
  let looks = 0;
  const find = async (id: string) => {
    looks += 1;
    if (looks === 5) leaving.abort();
    return { id, state: "drawing", progress: 0.2 } as Generation;
  };
  const states = [];
  for await (const { state } of watchGeneration({ find, changes }, "g", leaving.signal)) {
    states.push(state);
  }
  expect(states).toEqual(["drawing"]);
  expect(looks).toBe(5);
});
