import { existsSync } from "node:fs";
import { access, mkdir, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { sql } from "kysely";
import { pino } from "pino";
import type { ServerBuild } from "react-router";
import { type Clock, realClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { countUnfinished } from "./data/generations.ts";
import { notePicture } from "./data/kept-pictures.ts";
import { openDatabase } from "./data/open-database.ts";
import type { Db } from "./data/schema.ts";
import { createDrawer } from "./drawing/drawer.ts";
import { createPool } from "./drawing/pool.ts";
import { createHttpApp } from "./http/app.ts";
import { createAddressOf, createClientOf, createOriginOf } from "./http/client-identity.ts";
import { startVite } from "./http/development.ts";
import { createMetrics } from "./http/metrics.ts";
import { readableAddress } from "./http/readable-address.ts";
import { createScreenContext } from "./http/screen-context.ts";
import { screens } from "./http/screens.ts";
import { createStaffCheck } from "./http/staff-check.ts";
import { createStaffCookie } from "./http/staff-cookie.ts";
import { staticFiles } from "./http/static-files.ts";
import { answerUnreadable } from "./http/unreadable-request.ts";
import { createRunner } from "./jobs/runner.ts";
import { createAdvertisementsService } from "./services/advertisements/advertisements.ts";
import { createBackupService } from "./services/backups/backups.ts";
import { batchLeaseMs, createBatchWork } from "./services/batches/batch-work.ts";
import { createBatchesService } from "./services/batches/batches.ts";
import { createCatalogueService } from "./services/catalogue/catalogue.ts";
import { createPagePictures } from "./services/catalogue/page-pictures.ts";
import { type Catalogue, readCatalogue, seedCatalogue } from "./services/catalogue/seed.ts";
import { createSiteMapService } from "./services/catalogue/site-map.ts";
import { createUseCounter } from "./services/catalogue/use-counter.ts";
import { createChanges } from "./services/changes.ts";
import { createDocumentsService } from "./services/content/documents.ts";
import { createHomeService } from "./services/content/home.ts";
import { createContentFile } from "./services/content-file/content-file.ts";
import { createStaffDrawing } from "./services/editing/draw-page.ts";
import { createHostedDrawing } from "./services/editing/hosted-drawing.ts";
import { createStaffCategories } from "./services/editing/staff-categories.ts";
import { createStaffPages } from "./services/editing/staff-pages.ts";
import { createUploads } from "./services/editing/upload-picture.ts";
import { createPageTexts } from "./services/editing/write-page-text.ts";
import { createGenerateService } from "./services/generate.ts";
import { createMedia } from "./services/media.ts";
import { createReportsService } from "./services/reports.ts";
import {
  createGenerationWork,
  type GenerationOutcome,
  leaseMs,
} from "./services/run-generation.ts";
import { createSamplesService } from "./services/samples.ts";
import { createSearchService } from "./services/search/search.ts";
import { createServicesInUse } from "./services/services-in-use.ts";
import { createSecretBox } from "./services/settings/secret-box.ts";
import { createServiceChoice } from "./services/settings/service-choice.ts";
import { createSettingsService } from "./services/settings/settings.ts";
import { createAuditService } from "./services/staff/audit.ts";
import { createLinkService, makeFirstLink, setUpPath } from "./services/staff/links.ts";
import { createPeopleService } from "./services/staff/people.ts";
import { createSecondFactorService } from "./services/staff/second-factor.ts";
import { createSignInService } from "./services/staff/sign-in.ts";
import { createStatisticsService } from "./services/statistics/statistics.ts";
import { createTextWriter } from "./services/text-writer.ts";
import { createServiceTrials } from "./services/try-service.ts";
import { createUndo } from "./services/undo/undo.ts";
import { startUpkeep } from "./services/upkeep.ts";
import { folderSize, freeSpace } from "./storage/folder-size.ts";
import { openStorage, StorageError } from "./storage/open-storage.ts";
import type { Storage } from "./storage/storage.ts";

export interface RunningServer {
  port: number;
  /** Path of the link by which somebody becomes the first of the staff; undefined: there is staff. */
  setUpPath: string | undefined;
  /** Answers what is asked already, puts unfinished drawings back, lets go of everything; once. */
  stop(): Promise<void>;
}

/** Why the server cannot start, as one sentence for the person who started it. */
export class StartError extends Error {}

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

  if (!development && !apiOnly) await ensureBuilt();
  await ensureWritable(config.dataDir);
  const storage = await openStorageOrSay(config);
  const db = await openDatabaseOrSay(config);
  await seedCatalogue(db, catalogue ?? (await readCatalogue(catalogueFolder)));
  const pool = createPool({
    workerUrl: workerUrl ?? new URL("./drawing/worker.ts", import.meta.url),
    size: Math.max(1, Math.min(4, availableParallelism() - 1)),
    timeoutMs: drawingTimeoutMs,
  });
  const drawer = createDrawer(pool);
  const media = createMedia(storage, drawer, (key) => notePicture(db, key));
  const metrics = createMetrics(() => countUnfinished(db));

  const onModelEvent = (event: string, error?: unknown) => {
    metrics.languageModelEvent(event);
    if (error !== undefined) logger.warn({ err: error }, `language model: ${event}`);
  };
  const serviceChoice = createServiceChoice({
    db,
    secrets: createSecretBox(config.dataDir),
    config,
  });
  const services = await createServicesInUse({
    choice: serviceChoice,
    drawer,
    workers: pool.size,
    clock,
    onModelEvent,
    onImageServiceEvent(event, about) {
      metrics.serviceEvent(event, about);
      logger.warn({ about }, `image service: ${event}`);
    },
  });
  const changes = createChanges();
  const onOutcome = (outcome: GenerationOutcome) => {
    metrics.generationFinished(outcome);
    const { error, ...rest } = outcome;
    if (error === undefined) logger.info(rest, "generation");
    else logger.warn({ ...rest, err: error }, "generation");
  };
  const texts = createTextWriter({
    drawer,
    model: async () => (await services.now()).model,
    onEvent: onModelEvent,
  });
  const work = createGenerationWork({
    db,
    media,
    services,
    texts,
    changes,
    clock,
    mostSamples: pool.size,
    onOutcome,
    onTask(event, id) {
      metrics.serviceEvent(event, "");
      if (event === "answer-lost") logger.warn({ id }, "image service: a creation answer was lost");
    },
  });
  const runner = createRunner(work, {
    parallel: () => services.last.parallel,
    pollMs: 1000,
    renewMs: leaseMs / 3,
    onError,
  });
  const wake = () => runner.wake();
  const settings = createSettingsService(db);
  const generate = createGenerateService({
    db,
    drawer,
    services,
    texts,
    settings,
    changes,
    wake,
  });
  const batchRunner = createRunner(createBatchWork({ db, media, drawer, texts, onError }), {
    // One is stored while the others are drawn.
    parallel: () => pool.size + 1,
    pollMs: 1000,
    renewMs: batchLeaseMs / 3,
    onError,
  });
  const wakeBatches = () => batchRunner.wake();
  const samples = createSamplesService({ db, generate, wake });
  const pictures = createPagePictures({ db, drawer, media });
  const uses = createUseCounter(db, onError);
  const addressOf = createAddressOf(config.trustProxy);
  const originOf = createOriginOf(config.publicOrigin, config.trustProxy);
  const signIn = createSignInService(db);
  const staffPages = createStaffPages({ db, media });
  const staffCookie = createStaffCookie(originOf);
  let isDrawerReady = false;

  // An address may hold a whole description: 2,000 汉字 are 18 KB there.
  const server = createServer({ maxHeaderSize: 32 * 1024 });
  const vite = development ? await startVite(() => server) : undefined;
  const documents = createDocumentsService(db);
  const home = createHomeService(db, settings);
  const advertisements = createAdvertisementsService(db);
  const parts = {
    generate,
    samples,
    media,
    metrics,
    logger,
    reports: createReportsService(db),
    batches: createBatchesService({ db, drawer, wake: wakeBatches }),
    statistics: createStatisticsService({
      db,
      // A bucket tells only what each of its objects takes.
      sizeOfPictures: async () => (config.s3 ? null : folderSize(join(config.dataDir, "media"))),
      freeSpace: () => freeSpace(config.dataDir),
    }),
    settings,
    documents,
    home,
    backup: createBackupService({
      db,
      dataDir: config.dataDir,
      hasPicture: async (key) =>
        (await storage.exists(`${key}.svg`)) || (await storage.exists(`${key}.png`)),
      flush: uses.flush,
      onRestored() {
        samples.prepare().catch(onError);
        wakeBatches();
      },
    }),
    advertisements,
    contentFile: createContentFile({
      db,
      media,
      settings,
      documents,
      home,
      advertisements,
    }),
    catalogue: createCatalogueService(db),
    search: createSearchService({ db, drawer }),
    pictures,
    uses,
    siteMap: createSiteMapService(db),
    addressOf,
    originOf,
    clientOf: createClientOf(addressOf),
    generationsPerMinute: async () =>
      (await settings.site()).value.limits.generationsPerMinute ?? config.generationsPerMinute,
    serviceChoice,
    serviceTrials: createServiceTrials({ db, choice: serviceChoice, drawer, media, clock }),
    contactEmail: config.contactEmail,
    signIn,
    staffLinks: createLinkService(db),
    staffCookie,
    staffCheck: createStaffCheck(signIn, staffCookie, originOf),
    audit: createAuditService(db),
    staffPages,
    staffCategories: createStaffCategories({ db, pages: staffPages }),
    undo: createUndo({ db, pages: staffPages }),
    drawForStaff: createStaffDrawing({ db, drawer, media }),
    hostedDrawing: createHostedDrawing({ db, media, generate, services }),
    pageTexts: createPageTexts({ drawer, texts }),
    uploads: createUploads({ db, drawer, media }),
    people: createPeopleService(db),
    secondFactor: createSecondFactorService(db, async () => (await settings.brand()).name.en),
  };
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
    await Promise.all([runner.stop(stopGraceMs), batchRunner.stop(stopGraceMs)]);
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
    runner.start();
    batchRunner.start();
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

async function ensureBuilt(): Promise<void> {
  await access(join(buildFolder, "server/index.js")).catch(() => {
    throw new StartError("the site is not built yet; npm start builds it.");
  });
}

async function ensureWritable(dataDir: string): Promise<void> {
  try {
    await makeFolder(resolve(dataDir));
    const probe = join(dataDir, `.probe-${process.pid}`);
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    throw new StartError(`the data directory ${dataDir} cannot be written (${codeOf(error)}).`);
  }
}

/** Node's recursive mkdir never returns on file systems that take no folders, /proc for one. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path).catch((error) => {
    // Another server that starts at the same time was quicker.
    if (codeOf(error) !== "EEXIST") throw error;
  });
}

async function openStorageOrSay(config: Config): Promise<Storage> {
  try {
    return await openStorage(config);
  } catch (error) {
    throw error instanceof StorageError ? new StartError(error.message) : error;
  }
}

async function openDatabaseOrSay(config: Config): Promise<Db> {
  try {
    return await openDatabase(config);
  } catch (error) {
    const where = config.databaseUrl ? "the PostgreSQL of DATABASE_URL" : "the database";
    throw new StartError(`${where} cannot be opened (${codeOf(error)}).`);
  }
}

function isReachable(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
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
