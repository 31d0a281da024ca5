/**
 * Backups of an SQLite database, in a folder beside it. Going back to one replaces everything but the
 * people who run the site, their sessions and the log of what they did: who was dismissed since does
 * not come back, and nobody can make undone that it was done.
 */
import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { BackupFile, RestoreOutcome } from "@colorleaf/domain";
import { findChanges, recordChange } from "../../data/audit-log.ts";
import { backUpSqlite, judgeSqlite, replaceSqlite, takeOver } from "../../data/backup.ts";
import { isPostgres } from "../../data/dialect.ts";
import { cancelGenerations } from "../../data/generations.ts";
import { migrate } from "../../data/migrate.ts";
import { openSqliteFile } from "../../data/open-sqlite.ts";
import type { Db } from "../../data/schema.ts";
import { ProblemError } from "../problem-error.ts";
import type { Staff } from "../staff/staff.ts";
import { mendPictures } from "./mend-pictures.ts";

export interface BackupService {
  /** PostgreSQL has tools of its own. */
  readonly isPossible: boolean;
  /** The newest first. */
  list(): Promise<BackupFile[]>;
  make(staff: Staff): Promise<BackupFile>;
  /** Path of the file. @throws ProblemError not-found */
  find(name: string): Promise<string>;
  /** @throws ProblemError not-found */
  remove(staff: Staff, name: string): Promise<void>;
  /** @throws ProblemError not-found, backup-damaged, backup-newer */
  restore(staff: Staff, name: string): Promise<RestoreOutcome>;
}

const ending = ".sqlite";
const fromRestore = `-before-restore${ending}`;
/** Unfinished ones begin with a dot. */
const nameOfBackup = /^[\w-][\w.-]*\.sqlite$/;

export function createBackupService(parts: {
  db: Db;
  dataDir: string;
  hasPicture(key: string): Promise<boolean>;
  /** Writes down what waits in memory. */
  flush(): Promise<void>;
  onRestored(): void;
}): BackupService {
  const { db, dataDir } = parts;
  const isPossible = !isPostgres(db);
  const folder = join(dataDir, "backups");

  async function look(name: string): Promise<BackupFile> {
    const { size: bytes, mtimeMs } = await stat(join(folder, name));
    const isFromRestore = name.endsWith(fromRestore);
    return { name, bytes, madeAt: Math.round(mtimeMs), isFromRestore };
  }

  async function list(): Promise<BackupFile[]> {
    const names = await readdir(folder).catch(() => []);
    const found = names
      .filter((name) => nameOfBackup.test(name))
      .map((name) => look(name).catch(() => undefined));
    return (await Promise.all(found))
      .filter((one) => one !== undefined)
      .sort((a, b) => b.madeAt - a.madeAt);
  }

  async function find(name: string): Promise<string> {
    if (!(await list()).some((one) => one.name === name)) throw new ProblemError("not-found");
    return join(folder, name);
  }

  /** Under its name only once it is whole. */
  async function write(connection: Db, end: string): Promise<BackupFile> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `.${randomUUID()}${ending}`);
    try {
      await backUpSqlite(connection, draft);
      const time = new Date().toISOString().replace(/[-:.]/g, "");
      const name = `colorleaf-${time}${end}`;
      await rename(draft, join(folder, name));
      return await look(name);
    } finally {
      await rm(draft, { force: true });
    }
  }

  function demandSqlite(): void {
    if (!isPossible) throw new ProblemError("invalid-request");
  }

  /** Swaps the copy in. Nobody of this process is in the middle of anything meanwhile. */
  function swap(staff: Staff, copy: Db, path: string, name: string): Promise<string> {
    return db.connection().execute(async (held) => {
      const before = await write(held, fromRestore);
      if (!(await takeOver(copy, dataDir))) throw new ProblemError("backup-damaged");
      const change = { action: "backup.restore", subject: name, after: { before: before.name } };
      const number = await recordChange(copy, staff, change);
      await copy.destroy();
      await replaceSqlite(dataDir, path);
      const [latest] = await findChanges(held, [number]);
      if (latest?.action !== change.action) throw new Error("The backup was not restored.");
      return before.name;
    });
  }

  return {
    isPossible,
    list: async () => (isPossible ? list() : []),
    find,

    async make(staff) {
      demandSqlite();
      const made = await write(db, ending);
      await recordChange(db, staff, { action: "backup.make", subject: made.name });
      return made;
    },

    async remove(staff, name) {
      await rm(await find(name));
      await recordChange(db, staff, { action: "backup.remove", subject: name });
    },

    async restore(staff, name) {
      demandSqlite();
      const path = join(folder, `.${randomUUID()}${ending}`);
      await copyFile(await find(name), path);
      try {
        const verdict = judgeSqlite(path);
        if (verdict !== "good") throw new ProblemError(`backup-${verdict}`);
        // A copy is brought up to date, and may fail at it: the backup and the site stay as they are.
        const copy = openSqliteFile(path);
        try {
          await migrate(copy).catch(() => {
            throw new ProblemError("backup-damaged");
          });
          const lostPictures = await mendPictures(copy, parts.hasPicture);
          // What was unfinished then would be paid for now.
          await cancelGenerations(copy);
          await parts.flush();
          const before = await swap(staff, copy, path, name);
          parts.onRestored();
          return { before, lostPictures };
        } finally {
          await copy.destroy();
        }
      } finally {
        for (const more of ["", "-wal", "-shm"]) await rm(`${path}${more}`, { force: true });
      }
    },
  };
}
