import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Route = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Record<string, unknown>,
) => unknown;

export interface FakeServer {
  origin: string;
  stop(): Promise<void>;
}

/** Serves routes named "METHOD /path", a last `*` standing for anything. */
export async function serveFake(routes: Record<string, Route>, port = 0): Promise<FakeServer> {
  const server = createServer(async (request, response) => {
    const asked = `${request.method} ${request.url}`;
    const name = Object.keys(routes).find((route) =>
      route.endsWith("*") ? asked.startsWith(route.slice(0, -1)) : asked === route,
    );
    if (!name) return response.writeHead(404).end("{}");
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : {};
    await routes[name]!(request, response, body);
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
