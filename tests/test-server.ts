/** The whole server on a port of its own, drawing with a stand-in for the engine. */
import type { Clock } from "../server/clock.ts";
import { readConfig } from "../server/config.ts";
import { startServer } from "../server/start.ts";
import { catalogue } from "./catalogue-pages.ts";
import type { TestDatabase } from "./databases.ts";

export const fakeEngine = new URL("./fake-engine-worker.ts", import.meta.url);

export async function startTestServer(
  { where }: Pick<TestDatabase, "where">,
  environment: Record<string, string> = {},
  clock?: Clock,
) {
  const config = readConfig({
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: where.dataDir,
    DATABASE_URL: where.databaseUrl,
    LOG_LEVEL: "silent",
    RATE_LIMIT_GENERATIONS_PER_MINUTE: "1000",
    ...environment,
  });
  const server = await startServer(config, {
    apiOnly: true,
    workerUrl: fakeEngine,
    catalogue,
    ...(clock && { clock }),
  });
  const origin = `http://127.0.0.1:${server.port}`;
  return {
    ...server,
    origin,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(new URL(path, origin), { headers }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(new URL(path, origin), {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
  };
}
