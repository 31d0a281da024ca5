import { createServer, type RequestListener } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { sql } from "kysely";
import { pino } from "pino";
import type { ServerBuild } from "react-router";
import { type Clock, realClock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Db } from "./data/schema.ts";
import { createPool } from "./drawing/pool.ts";
import { createHttpApp } from "./http/app.ts";
import { startVite } from "./http/development.ts";
import { readableAddress } from "./http/readable-address.ts";
import { createScreenContext } from "./http/screen-context.ts";
import { screens } from "./http/screens.ts";
import { staticFiles } from "./http/static-files.ts";
import { answerUnreadable } from "./http/unreadable-request.ts";
import { createParts } from "./parts.ts";
import {
  ensureBuilt,
  ensureWritable,
  listen,
  openDatabaseOrSay,
  openStorageOrSay,
} from "./preconditions.ts";
import { type Catalogue, readCatalogue, seedCatalogue } from "./services/catalogue/seed.ts";
import { makeFirstLink, setUpPath } from "./services/staff/links.ts";
import { startUpkeep } from "./services/upkeep.ts";

export interface RunningServer {
  port: number;
  /** Path of the link by which somebody becomes the first of the staff; undefined: there is staff. */
  setUpPath: string | undefined;
  /** Answers what is asked already, puts unfinished drawings back, lets go of everything; once. */
  stop(): Promise<void>;
}

/**
 * Longer than any page takes, on a machine that is ten times too busy as well: ending a worker there
 * makes it busier. What hangs is ended.
 */
const drawingTimeoutMs = 60_000;
const stopGraceMs = 5_000;

const buildFolder = join(import.meta.dirname, "../build");
const catalogueFolder = join(import.meta.dirname, "../catalogue");

/**
 * Builds the server from its parts and listens.
 *
 * @param development screens straight from source, with live reload
 * @param apiOnly no screens: they need not be built
 * @param workerUrl stands in for the engine in tests
 * @param catalogue stands in for the starter catalogue in tests
 * @param clock makes the waits for hosted services short in tests
 * @throws StartError
 */
export async function startServer(
  config: Config,
  {
    development = false,
    apiOnly = false,
    workerUrl,
    catalogue,
    clock = realClock,
  }: {
    development?: boolean;
    apiOnly?: boolean;
    workerUrl?: URL;
    catalogue?: Catalogue;
    clock?: Clock;
  } = {},
): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel });
  const onError = (error: unknown) => logger.error({ err: error }, "background work failed");

  if (!development && !apiOnly) await ensureBuilt(buildFolder);
  await ensureWritable(config.dataDir);
  const storage = await openStorageOrSay(config);
  const db = await openDatabaseOrSay(config);
  await seedCatalogue(db, catalogue ?? (await readCatalogue(catalogueFolder)));
  const pool = createPool({
    workerUrl: workerUrl ?? new URL("./drawing/worker.ts", import.meta.url),
    size: Math.max(1, Math.min(4, availableParallelism() - 1)),
    timeoutMs: drawingTimeoutMs,
  });
  const parts = await createParts({ config, db, storage, pool, clock, logger, onError });
  const { drawer, media, pictures, runners, samples, settings, uses } = parts;
  let isDrawerReady = false;

  // An address may hold a whole description: 2,000 汉字 are 18 KB there.
  const server = createServer({ maxHeaderSize: 32 * 1024 });
  const vite = development ? await startVite(() => server) : undefined;
  const loadScreens = vite?.load ?? loadBuild;
  const mode = development ? "development" : "production";
  const app = createHttpApp({
    ...parts,
    async missingForReady() {
      if (!isDrawerReady) return "drawing";
      if (!(await isReachable(db))) return "database";
      return storage.check().then(
        () => undefined,
        () => "pictures",
      );
    },
    isDevelopment: development,
    isSecure: config.publicOrigin?.startsWith("https:") ?? false,
    staticFiles: vite || apiOnly ? undefined : await staticFiles(join(buildFolder, "client")),
    screens: apiOnly ? undefined : screens(loadScreens, mode, createScreenContext(parts)),
  });
  const answer = getRequestListener(app.fetch) as RequestListener;
  server.on("clientError", answerUnreadable);
  server.on("request", (request, response) => {
    request.url = readableAddress(request.url ?? "/");
    const isOurs =
      /^\/(api|media|pictures|advertisement-frame|healthz|readyz|metrics|ads\.txt|robots\.txt|sitemap|feed\.xml)\b/.test(
        request.url,
      );
    if (vite && !isOurs) vite.middleware(request, response, () => answer(request, response));
    else answer(request, response);
  });

  const preparing = new AbortController();
  let stopUpkeep: (() => Promise<void>) | undefined;
  let stopping: Promise<void> | undefined;
  async function letGo(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    await Promise.all(runners.map((runner) => runner.stop(stopGraceMs)));
    preparing.abort();
    await stopUpkeep?.();
    await pool.close();
    server.closeIdleConnections();
    const impatient = setTimeout(() => server.closeAllConnections(), 1_000);
    await closed;
    clearTimeout(impatient);
    await vite?.stop();
    await uses.flush();
    await db.destroy();
  }

  try {
    const port = await listen(server, config);
    for (const runner of runners) runner.start();
    stopUpkeep = startUpkeep({ db, media, storage, settings, onError });
    if (config.drawsAhead) {
      samples.prepare().catch(onError);
      pictures.prepare(preparing.signal).catch(onError);
    }
    // Loads the engine, so that the first visitor does not wait for that.
    drawer.read("cat", "en").then(() => {
      isDrawerReady = true;
    }, onError);
    const firstLink = await makeFirstLink(db);
    return {
      port,
      setUpPath: firstLink && setUpPath(firstLink),
      stop: () => (stopping ??= letGo()),
    };
  } catch (error) {
    await pool.close();
    await vite?.stop();
    await db.destroy();
    throw error;
  }
}

let built: Promise<ServerBuild> | undefined;
function loadBuild(): Promise<ServerBuild> {
  built ??= import(pathToFileURL(join(buildFolder, "server/index.js")).href);
  return built;
}

function isReachable(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
