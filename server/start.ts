import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import type { ServerBuild } from "react-router";
import type { Config } from "./config.ts";
import { type Database, isReachable, openDatabase } from "./data/database.ts";
import { countUnfinishedGenerations } from "./data/generations.ts";
import { createWorkerDrawer } from "./drawing/worker-drawer.ts";
import { createHttpApp } from "./http/app.ts";
import { createClientOf } from "./http/client-identity.ts";
import { startVite } from "./http/development.ts";
import { createMetrics } from "./http/metrics.ts";
import { screens } from "./http/screens.ts";
import { staticFiles } from "./http/static-files.ts";
import { startGenerateService } from "./services/generate.ts";
import { createMediaService } from "./services/media.ts";
import { createReportsService } from "./services/reports.ts";
import { createSamplesService } from "./services/samples.ts";
import { openDiskStorage, type Storage } from "./storage/storage.ts";

export interface RunningServer {
  port: number;
  /** Answers what is asked already, puts unfinished drawings back, and lets go of everything. */
  stop(): Promise<void>;
}

/** Why the server cannot start, as one sentence for the person who started it. */
export class StartError extends Error {}

const buildFolder = join(import.meta.dirname, "../build");

/**
 * Builds the server from its parts and listens.
 *
 * @throws StartError
 */
export async function startServer(
  config: Config,
  { development = false } = {},
): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel });
  const onError = (error: unknown) => logger.error({ err: error }, "background work failed");

  const storage = await openStorage(config);
  const db = await openDatabaseOrSay(config);
  const drawer = createWorkerDrawer();
  const metrics = createMetrics(() => countUnfinishedGenerations(db));
  const generate = await startGenerateService({
    db,
    storage,
    drawer,
    provider: config.provider,
    lanes: 4,
    isOnlyProcess: config.databaseUrl === undefined,
    onFinished: metrics.generationFinished,
    onError,
  });
  const samples = createSamplesService({ drawer, storage, onError });

  const server = createServer();
  const vite = development ? await startVite(() => server) : undefined;
  const app = createHttpApp({
    generate,
    samples,
    media: createMediaService(storage),
    metrics,
    logger,
    reports: createReportsService(db),
    clientOf: createClientOf(config.trustProxy),
    generationsPerMinute: config.generationsPerMinute,
    isReady: () => isReachable(db),
    isSecure: config.publicOrigin?.startsWith("https:") ?? false,
    staticFiles: vite ? undefined : await staticFiles(join(buildFolder, "client")),
    screens: screens(vite?.load ?? loadBuild, development ? "development" : "production", {
      origin: config.publicOrigin,
      contactEmail: config.contactEmail,
      categoryTeasers: samples.teasers,
      samples: samples.samples,
    }),
  });
  const answer = getRequestListener(app.fetch) as RequestListener;
  server.on("request", (request, response) => {
    const isOurs = /^\/(api|media|healthz|readyz|metrics)\b/.test(request.url ?? "");
    if (vite && !isOurs) vite.middleware(request, response, () => answer(request, response));
    else answer(request, response);
  });

  async function stop(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    await generate.stop();
    server.closeIdleConnections();
    const impatient = setTimeout(() => server.closeAllConnections(), 1_000);
    await closed;
    clearTimeout(impatient);
    await vite?.stop();
    await db.destroy();
  }

  let port: number;
  try {
    port = await listen(server, config);
  } catch (error) {
    await generate.stop();
    await vite?.stop();
    await db.destroy();
    throw error;
  }
  samples.prepare();
  return { port, stop };
}

let built: Promise<ServerBuild> | undefined;
function loadBuild(): Promise<ServerBuild> {
  built ??= import(pathToFileURL(join(buildFolder, "server/index.js")).href);
  return built;
}

async function openStorage({ dataDir }: Config): Promise<Storage> {
  try {
    return await openDiskStorage(join(dataDir, "media"));
  } catch (error) {
    throw new StartError(`the data directory ${dataDir} cannot be written (${codeOf(error)}).`);
  }
}

async function openDatabaseOrSay(config: Config): Promise<Database> {
  try {
    return await openDatabase(config);
  } catch (error) {
    const where = config.databaseUrl ? "the PostgreSQL of DATABASE_URL" : "the database";
    throw new StartError(`${where} cannot be opened (${codeOf(error)}).`);
  }
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      reject(
        new StartError(
          codeOf(error) === "EADDRINUSE"
            ? `port ${port} is in use; stop what uses it or choose another with PORT.`
            : `port ${port} cannot be opened (${codeOf(error)}).`,
        ),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function codeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
