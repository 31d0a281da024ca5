import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";

/** Vite in the middle of our own server: browser files and the app's bundle straight from source. */
export async function startVite(server: () => Server | undefined) {
  const { createServer } = await import("vite");
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: server() as Server } },
    appType: "custom",
  });
  return {
    load: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
    stop: () => vite.close(),
  };
}
