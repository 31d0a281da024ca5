/** The OpenAI-compatible dialect through the whole server. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { databases, type TestDatabase } from "../tests/databases.ts";
import { type HostedServer, startHostedServer } from "../tests/hosted-server.ts";

// A picture inside an answer takes a while to write and to read.
vi.setConfig({ testTimeout: 180_000 });

let database: TestDatabase;
let server: HostedServer;
beforeAll(async () => {
  database = await databases[0]!.make();
  const settings = {
    IMAGE_SERVICE_DIALECT: "openai",
    IMAGE_SERVICE_AUTH: "bearer",
    IMAGE_SERVICE_KEY: "secret-key",
  };
  server = await startHostedServer(database, settings, 20);
});
beforeEach(() => server.fake.reset());
afterAll(async () => {
  await server.stop();
  await database.remove();
});

const page = { description: "a quick house", aspectRatio: "9:16" };

it("orders with prompt, size and base64, and takes the picture from the answer", async () => {
  const { state, result } = await server.generate({ description: "a house", aspectRatio: "9:16" });
  expect(state).toBe("succeeded");
  expect(result?.quality).toMatchObject({ colour: 0, specks: 0 });
  const [task] = server.fake.tasks;
  expect(task?.body).toEqual({
    model: "line-art-1",
    prompt: expect.stringMatching(/涂色卡线稿：a house。[\s\S]*不要出现：.*阴影/),
    n: 1,
    size: "900x1600",
    response_format: "b64_json",
  });
  expect(task?.headers.authorization).toBe("Bearer secret-key");
  expect(task?.polls).toBe(0);
});

it("asks again where the answer was lost", async () => {
  server.fake.behaviour.creation.next = ["500", "drop-answer"];
  expect((await server.generate(page)).state).toBe("succeeded");
  expect(server.fake.tasks).toHaveLength(2);
});

it("says what went wrong", async () => {
  server.fake.behaviour.creation.next = ["500", "500", "500"];
  expect((await server.generate(page)).error).toEqual({
    code: "task-creation-failed",
    message: "Inkwell task creation failed: internal error",
  });
  server.fake.behaviour.outcome = "no-images";
  expect((await server.generate(page)).error?.code).toBe("task-without-images");
});
