import { expect, it } from "vitest";
import { recordingClock } from "../../../tests/fast-clock.ts";
import { TransportError } from "../../outgoing/transport-error.ts";
import type { TaskStatus } from "./task-protocol.ts";
import { waitForTask } from "./wait-for-task.ts";

const running: TaskStatus = { state: "running" };
const done: TaskStatus = { state: "succeed", imageUrl: "https://a.example/1.png" };

function wait(answers: (TaskStatus | Error)[]) {
  const clock = recordingClock();
  let polls = 0;
  const query = async () => {
    const answer = answers[Math.min(polls, answers.length - 1)]!;
    polls += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const { signal } = new AbortController();
  const result = waitForTask({ query }, "1", { clock, signal });
  return { result, clock, polls: () => polls };
}

it("asks every two seconds, and not before", async () => {
  const { result, clock } = wait([running, running, done]);
  expect(await result).toBe("https://a.example/1.png");
  expect(clock.waits).toEqual([2000, 2000, 2000]);
});

it("slows down by half on errors that may pass, up to five seconds", async () => {
  const errors = [
    new TransportError("network", "reset"),
    new TransportError("timeout", "timeout"),
    new TransportError("status", "busy", { status: 503 }),
  ];
  const { result, clock } = wait([...errors, running, done]);
  await result;
  expect(clock.waits).toEqual([2000, 3000, 4500, 5000, 5000]);
});

it.each([
  ["a task that never ends", running],
  ["a service that is away", new TransportError("network", "reset")],
])("gives up after 30 times: %s", async (_what, answer) => {
  const { result, polls } = wait([answer]);
  await expect(result).rejects.toMatchObject({ code: "task-polling-exhausted" });
  expect(polls()).toBe(30);
});

it("does not ask again when the answer is a no", async () => {
  const { result, polls } = wait([new TransportError("status", "gone", { status: 404 })]);
  await expect(result).rejects.toMatchObject({
    code: "task-query-failed",
    details: { reason: "gone" },
  });
  expect(polls()).toBe(1);
});
