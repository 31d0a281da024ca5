import { type Migration, Migrator } from "kysely/migration";
import * as firstTables from "./migrations/0001-first-tables.ts";
import * as catalogue from "./migrations/0002-catalogue.ts";
import * as staff from "./migrations/0003-staff.ts";
import * as operations from "./migrations/0004-operations.ts";
import * as hostedServices from "./migrations/0005-hosted-services.ts";
import * as secondFactor from "./migrations/0007-second-factor.ts";
import * as staffLists from "./migrations/0008-staff-lists.ts";
import * as keptPictures from "./migrations/0009-kept-pictures.ts";
import * as relatedPages from "./migrations/0010-related-pages.ts";
import * as unpublishedSearch from "./migrations/0011-unpublished-search.ts";
import * as daySums from "./migrations/0012-day-sums.ts";
import * as staffStyles from "./migrations/0013-staff-styles.ts";
import * as announcement from "./migrations/0014-announcement.ts";
import * as changesByKind from "./migrations/0015-changes-by-kind.ts";
import * as removedPictures from "./migrations/0016-removed-pictures.ts";
import type { Db } from "./schema.ts";

/** In order. A migration that has been released is never changed; a new one is added. */
const migrations: Record<string, Migration> = {
  "0001-first-tables": firstTables,
  "0002-catalogue": catalogue,
  "0003-staff": staff,
  "0004-operations": operations,
  "0005-hosted-services": hostedServices,
  "0007-second-factor": secondFactor,
  "0008-staff-lists": staffLists,
  "0009-kept-pictures": keptPictures,
  "0010-related-pages": relatedPages,
  "0011-unpublished-search": unpublishedSearch,
  "0012-day-sums": daySums,
  "0013-staff-styles": staffStyles,
  "0014-announcement": announcement,
  "0015-changes-by-kind": changesByKind,
  "0016-removed-pictures": removedPictures,
};

export const knownMigrations: readonly string[] = Object.keys(migrations);

/**
 * Brings the schema up to date: all of it or nothing. Two processes may start at once; the second
 * waits (PostgreSQL: an advisory lock; SQLite: the lock of `openDatabase`).
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
