/** Texts by a language model through the whole server. */
import type { SeoContent, WrittenPageText } from "@colorleaf/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { databases, type TestDatabase } from "../tests/databases.ts";
import { type FakeLanguageModel, startFakeLanguageModel } from "../tests/fakes/language-model.ts";
import { fastClock } from "../tests/fast-clock.ts";
import { createStaff, signInAs } from "../tests/staff.ts";
import { startTestServer } from "../tests/test-server.ts";

let database: TestDatabase;
let model: FakeLanguageModel;
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  database = await databases[0]!.make();
  model = await startFakeLanguageModel();
  const settings = {
    LANGUAGE_MODEL_URL: `${model.origin}/v1`,
    LANGUAGE_MODEL_KEY: "secret",
    LANGUAGE_MODEL_MODEL: "chat-1",
  };
  server = await startTestServer(database, settings, fastClock(100));
});
afterAll(async () => {
  await server.stop();
  await model.stop();
  await database.remove();
});

async function write(description: string, language: string): Promise<SeoContent> {
  const response = await server.post("/api/generate-content", { description, language });
  expect(response.status).toBe(200);
  return response.json();
}

it("asks in the visitor's language, as the protocol has it", async () => {
  expect(await write("a cat", "en")).toMatchObject({ title: "Happy House Coloring Page" });
  const { body, headers } = model.asked.at(-1)!;
  expect(body).toMatchObject({ model: "chat-1", temperature: 0.7, max_tokens: 500 });
  expect(body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(body.messages[1]?.content).toContain('"a cat"');
  expect(headers.authorization).toBe("Bearer secret");

  const chinese = await write("一只猫", "zh");
  expect(chinese).toMatchObject({ title: "快乐的小屋涂色页", tip: "先涂屋顶，再涂墙。" });
  expect(model.asked.at(-1)?.body.messages[0]?.content).toMatch(/\p{Script=Han}/u);
});

it("fills in what is missing", async () => {
  model.behaviour.say = () => "Title: Only a Title";
  const { title, description, keywords, tip, additionalTips } = await write("a cat", "en");
  expect(title).toBe("Only a Title");
  expect(description.split(" ").length).toBeGreaterThan(20);
  expect([keywords.length, additionalTips.length]).toEqual([5, 4]);
  expect(tip).not.toBe("");
});

it("writes by itself what a child should not read", async () => {
  model.behaviour.say = () => "Title: Something unsafe";
  expect((await write("a cat", "en")).title).toMatch(/^Cat Coloring/);
});

it.each(["500", "drop", "malformed", "truncated", "hang"] as const)(
  "writes by itself when the model fails: %s",
  async (fault) => {
    model.behaviour.faults.next = [fault];
    expect((await write("a cat", "en")).title).toMatch(/^Cat Coloring/);
    // One that works, so that the next failure is not one in a row.
    model.behaviour.say = () => "Title: It Works Again";
    expect((await write("a cat", "en")).title).toBe("It Works Again");
  },
);

it("leaves a model that keeps failing alone", async () => {
  model.behaviour.faults.failureRate = 1;
  for (let attempt = 0; attempt < 8; attempt++) await write("a cat", "en");
  const before = model.asked.length;
  await write("a cat", "en");
  expect(model.asked.length).toBe(before);
  model.behaviour.faults.failureRate = 0;
});

it("writes the texts of generated pages", async () => {
  // Half a minute of rest, on a fast clock.
  await expect.poll(() => write("a cat", "en")).toMatchObject({ title: "It Works Again" });
  const body = { description: "a cat", language: "en" };
  const response = await server.post("/api/generations", body, { Prefer: "wait=20" });
  expect((await response.json()).result.seo.title).toBe("It Works Again");
});

it("plans scenes for the engine where that is asked for, and does without a plan that fails", async () => {
  const planned = await startTestServer(
    database,
    { LANGUAGE_MODEL_URL: model.origin, SCENE_PLANNER: "model" },
    fastClock(100),
  );
  const draw = async (description = "nothing that rules can read") => {
    const body = { description, seed: 3 };
    return (await planned.post("/api/generations", body, { Prefer: "wait=20" })).json();
  };
  model.behaviour.say = ({ messages }) =>
    messages[0]?.content.includes("JSON") ? '{"things": [{"name": "whale"}]}' : "";
  expect((await draw()).result.brief.understood).toMatchObject([{ phrase: "whale" }]);
  model.behaviour.say = () => "I would rather not.";
  expect((await draw()).error.code).toBe("nothing-to-draw");
  // What rules can read is drawn all the same.
  expect((await draw("a cat")).result.brief.understood).toMatchObject([{ phrase: "a cat" }]);
  model.behaviour.faults.next = ["500"];
  expect((await draw("a cat")).result.brief.understood).toMatchObject([{ phrase: "a cat" }]);
  await planned.stop();
});

it("writes a page's text for staff, and says who wrote it", async () => {
  const editor = await signInAs(server, await createStaff(database.db, "editor"));
  const ask = async (language: "en" | "zh"): Promise<WrittenPageText> => {
    const about = { language, description: "a cat", difficulty: "easy", seed: 1 };
    const answer = await editor.call("POST", "/page-texts", about);
    expect(answer.status).toBe(200);
    return answer.json();
  };
  model.behaviour.say = () =>
    "Title: Sleepy Cat Coloring Page\nDescription: A cat naps.\nKeywords: cat, nap\nTips: Ears first.";
  expect(await ask("en")).toEqual({
    author: "model",
    text: {
      title: "Sleepy Cat",
      description: "A cat naps.",
      alt: "Sleepy Cat",
      tags: ["cat", "nap"],
      seoTitle: "Sleepy Cat Coloring Page",
      seoDescription: "A cat naps.",
    },
  });
  model.behaviour.say = () => "Title: Something unsafe";
  expect(await ask("zh")).toMatchObject({ author: "built-in", fault: "unsafe" });
  model.behaviour.say = () => "I would rather not.";
  const { author, fault, text } = await ask("zh");
  expect([author, fault]).toEqual(["built-in", "failed"]);
  expect(text.title).toMatch(/\p{Script=Han}/u);
  model.behaviour.faults.next = ["500", "500", "500", "500"];
  expect(await ask("en")).toMatchObject({ author: "built-in", fault: "failed" });
});
