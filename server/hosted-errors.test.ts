/** Every row of the error catalogue that a hosted service can cause, in both languages. */
import type { Language } from "@colorleaf/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { databases, type TestDatabase } from "../tests/databases.ts";
import { type HostedServer, startHostedServer } from "../tests/hosted-server.ts";

vi.setConfig({ testTimeout: 180_000 });

let database: TestDatabase;
let server: HostedServer;
let fake: HostedServer["fake"];
beforeAll(async () => {
  database = await databases[0]!.make();
  server = await startHostedServer(database);
  fake = server.fake;
});
beforeEach(() => fake.reset());
afterAll(async () => {
  await server.stop();
  await database.remove();
});

type Sentence = Record<Language, string>;
const exhausted: Sentence = {
  en: "Maximum polling attempts reached. Please try again later.",
  zh: "已达到最大查询次数，请稍后再试。",
};
const unusable: Sentence = {
  en: "Error processing image. Please try again.",
  zh: "处理图片时出错了，请再试一次。",
};
const cases: [string, () => void, string, Sentence][] = [
  [
    "the service refuses a task",
    () => fake.behaviour.creation.next.push({ refuse: "no credit left\nsee https://a.b/c" }),
    "task-creation-failed",
    {
      en: "Inkwell task creation failed: no credit left see …",
      zh: "Inkwell创建任务失败：no credit left see …",
    },
  ],
  [
    "the service refuses a task without a word",
    () => fake.behaviour.creation.next.push({ refuse: undefined }),
    "task-creation-failed",
    {
      en: "Inkwell task creation failed: unknown error",
      zh: "Inkwell创建任务失败：未知错误",
    },
  ],
  [
    "the service fails three times",
    () => fake.behaviour.creation.next.push("500", "500", "500"),
    "task-creation-failed",
    {
      en: "Inkwell task creation failed: internal error",
      zh: "Inkwell创建任务失败：internal error",
    },
  ],
  [
    "the service cannot be reached",
    () => fake.behaviour.creation.next.push("drop", "drop-answer", "drop"),
    "task-creation-failed",
    {
      en: expect.stringMatching(/^Inkwell task creation failed: network error \([A-Z_]+\)$/),
      zh: expect.stringMatching(/^Inkwell创建任务失败：网络错误（[A-Z_]+）$/),
    },
  ],
  [
    "the service does not answer",
    () => fake.behaviour.creation.next.push("hang", "hang", "hang"),
    "task-creation-failed",
    { en: "Inkwell task creation failed: timeout", zh: "Inkwell创建任务失败：等待超时" },
  ],
  [
    "the answer cannot be read",
    () => fake.behaviour.creation.next.push("malformed"),
    "task-creation-failed",
    {
      en: "Inkwell task creation failed: unreadable answer",
      zh: "Inkwell创建任务失败：无法读懂返回的内容",
    },
  ],
  [
    "a task is not known any more",
    () => fake.behaviour.query.next.push({ refuse: "task not found" }),
    "task-query-failed",
    { en: "Failed to query task: task not found", zh: "查询任务失败：task not found" },
  ],
  [
    "the status cannot be read",
    () => fake.behaviour.query.next.push("malformed"),
    "task-query-failed",
    { en: "Failed to query task: unreadable answer", zh: "查询任务失败：无法读懂返回的内容" },
  ],
  [
    "nobody can say how a task stands",
    () => fake.behaviour.query.next.push("hang", "drop", ...Array(28).fill("500")),
    "task-polling-exhausted",
    exhausted,
  ],
  [
    "a task succeeds without images",
    () => Object.assign(fake.behaviour, { outcome: "no-images" }),
    "task-without-images",
    { en: "The task succeeded but no images were returned.", zh: "任务已成功，但没有返回图片。" },
  ],
  [
    "a task fails with a message",
    () => Object.assign(fake.behaviour, { outcome: "failed", message: "content policy" }),
    "task-failed",
    { en: "The task failed: content policy", zh: "任务失败：content policy" },
  ],
  [
    "a task fails without one",
    () => Object.assign(fake.behaviour, { outcome: "failed" }),
    "task-failed",
    { en: "The task failed: Unknown reason", zh: "任务失败：未知原因" },
  ],
  [
    "a task never ends",
    () => Object.assign(fake.behaviour, { outcome: "never" }),
    "task-polling-exhausted",
    exhausted,
  ],
  ...(["svg-script", "bomb", "huge", "truncated", "text", "empty"] as const).map(
    (kind): (typeof cases)[number] => [
      `the picture is none: ${kind}`,
      () => Object.assign(fake.behaviour, { pictures: [kind] }),
      "picture-unusable",
      unusable,
    ],
  ),
  [
    "the picture does not get here",
    () => fake.behaviour.picture.next.push(...Array(6).fill("500")),
    "picture-unusable",
    unusable,
  ],
  [
    "the picture lies where nobody may look",
    () => Object.assign(fake.behaviour, { pictureUrl: "file:///etc/passwd" }),
    "picture-unusable",
    unusable,
  ],
];

describe.each(["en", "zh"] as const)("what it says when it fails, in %s", (language) => {
  it.each(cases)("%s", async (_what, misbehave, code, sentence) => {
    misbehave();
    const { state, error } = await server.generate({ description: "a house", language });
    expect(state).toBe("failed");
    expect(error?.code).toBe(code);
    expect(error?.message).toEqual(sentence[language]);
    // The breaker counts failures in a row; a refused description is none of the service's.
    fake.reset();
    Object.assign(fake.behaviour, { outcome: "failed" });
    expect((await server.generate({ description: "a house" })).error?.code).toBe("task-failed");
  });
});
