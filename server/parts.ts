/** What the server is made of: each part is made here once, and handed to those that need it. */
import { join } from "node:path";
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { countUnfinished } from "./data/generation-counts.ts";
import { notePicture } from "./data/kept-pictures.ts";
import type { Db } from "./data/schema.ts";
import { createDrawer } from "./drawing/drawer.ts";
import type { Pool } from "./drawing/pool.ts";
import { createAddressOf, createClientOf, createOriginOf } from "./http/client-identity.ts";
import { createMetrics } from "./http/metrics.ts";
import { createStaffCheck } from "./http/staff-check.ts";
import { createStaffCookie } from "./http/staff-cookie.ts";
import { createRunner } from "./jobs/runner.ts";
import { createAdvertisementsService } from "./services/advertisements/advertisements.ts";
import { createBackupService } from "./services/backups/backups.ts";
import { batchLeaseMs, createBatchWork } from "./services/batches/batch-work.ts";
import { createBatchesService } from "./services/batches/batches.ts";
import { createCatalogueService } from "./services/catalogue/catalogue.ts";
import { createPagePictures } from "./services/catalogue/page-pictures.ts";
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
import { createLinkService } from "./services/staff/links.ts";
import { createPeopleService } from "./services/staff/people.ts";
import { createSecondFactorService } from "./services/staff/second-factor.ts";
import { createSignInService } from "./services/staff/sign-in.ts";
import { createStatisticsService } from "./services/statistics/statistics.ts";
import { createTextWriter } from "./services/text-writer.ts";
import { createServiceTrials } from "./services/try-service.ts";
import { createUndo } from "./services/undo/undo.ts";
import { folderSize, freeSpace } from "./storage/folder-size.ts";
import type { Storage } from "./storage/storage.ts";

export async function createParts({
  config,
  db,
  storage,
  pool,
  clock,
  logger,
  onError,
}: {
  config: Config;
  db: Db;
  storage: Storage;
  pool: Pool;
  clock: Clock;
  logger: Logger;
  onError(error: unknown): void;
}) {
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
  const documents = createDocumentsService(db);
  const home = createHomeService(db, settings);
  const advertisements = createAdvertisementsService(db);
  return {
    drawer,
    uses,
    runners: [runner, batchRunner],
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
}
