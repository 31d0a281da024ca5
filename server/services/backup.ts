import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { backUpSqlite } from "../data/backup.ts";
import { isPostgres } from "../data/dialect.ts";
import type { Db } from "../data/schema.ts";
import { ProblemError } from "./problem-error.ts";

export interface BackupService {
  /** PostgreSQL has tools of its own. */
  readonly isPossible: boolean;
  /** The database as it is now, as the bytes of an SQLite file. @throws ProblemError */
  read(): Promise<ReturnType<typeof createReadStream>>;
}

export function createBackupService(db: Db, dataDir: string): BackupService {
  const isPossible = !isPostgres(db);
  return {
    isPossible,
    async read() {
      if (!isPossible) throw new ProblemError("invalid-request");
      const path = join(dataDir, `.backup-${randomUUID()}.sqlite`);
      await backUpSqlite(db, path);
      const stream = createReadStream(path);
      // Whether it was read to its end or the reader went away.
      stream.once("close", () => void rm(path, { force: true }));
      return stream;
    },
  };
}
