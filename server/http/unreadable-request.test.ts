import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerUnreadable } from "./unreadable-request.ts";

const server = createServer((_, response) => response.end("read"));
server.on("clientError", answerUnreadable);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());

async function send(request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port);
  socket.write(request);
  return text(socket);
}

it("says in both languages that an address is too long, and leads home", async () => {
  const answer = await send(`GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 431 /);
  expect(answer).toContain("This address is too long");
  expect(answer).toContain("网址太长了");
  expect(answer).toContain('href="/"');
});

it("refuses what is no request at all", async () => {
  expect(await send("hello\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
});
