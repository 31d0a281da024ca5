import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type FakeServer, serveFake } from "../../../tests/fakes/serve-fake.ts";
import { recordingClock } from "../../../tests/fast-clock.ts";
import { createAddressPolicy } from "../../outgoing/address-policy.ts";
import { createTaskProtocol } from "./task-protocol.ts";

let server: FakeServer;
let asked: IncomingMessage[] = [];
let status: object = {};
beforeAll(async () => {
  server = await serveFake({
    "POST /v1/images/generations": (request, response) => {
      asked.push(request);
      response.end('{"code": 0, "message": "SUCCEED", "data": {"task_id": 17}}');
    },
    "GET /v1/images/generations/*": (request, response) => {
      asked.push(request);
      response.end(JSON.stringify({ code: 0, data: status }));
    },
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.stop());

const { signal } = new AbortController();

function create(auth: "none" | "bearer") {
  const timeouts: number[] = [];
  const clock = recordingClock();
  const timeout = (ms: number) => {
    timeouts.push(ms);
    return clock.timeout(ms);
  };
  const common = { model: "m", dialect: "task", parallel: 1, allowPrivate: true } as const;
  const protocol = createTaskProtocol(
    { ...common, url: server.origin, key: "0123456789", auth },
    { clock: { ...clock, timeout }, policy: createAddressPolicy(common) },
  );
  return { protocol, timeouts };
}

it.each([
  ["none", undefined],
  ["bearer", "Bearer 0123456789"],
] as const)(
  "waits a minute for an answer, and sends its key where that is set: %s",
  async (auth, header) => {
    const { protocol, timeouts } = create(auth);
    const order = { prompt: "猫", negativePrompt: "", aspectRatio: "1:1" } as const;
    expect(await protocol.create(order, signal)).toEqual({ id: "17" });
    await protocol.query("17/8", signal);
    expect(asked.map(({ url }) => url)).toEqual([
      "/v1/images/generations",
      "/v1/images/generations/17%2F8",
    ]);
    expect(asked.map(({ headers }) => headers.authorization)).toEqual([header, header]);
    expect(timeouts).toEqual([60_000, 60_000]);
  },
);

const images = [{ url: "https://a.example/1.png" }, { url: "https://a.example/2.png" }];
it.each([
  [{ task_status: "succeed", task_result: { images } }, "succeed", images[0]!.url],
  [{ task_status: "succeed" }, "succeed", undefined],
  [{ task_status: "failed", task_status_msg: "no" }, "failed", undefined],
  [{ task_status: "processing" }, "running", undefined],
  [{ task_status: "SUCCEED" }, "running", undefined],
  [{}, "running", undefined],
])("reads %j", async (data, state, imageUrl) => {
  status = data;
  const { protocol } = create("none");
  expect(await protocol.query("17", signal)).toMatchObject({
    state,
    ...(imageUrl && { imageUrl }),
  });
});
