import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BackupFile, RestoreOutcome, StaffRole } from "@colorleaf/domain";
import Sqlite from "better-sqlite3";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";
import { listChanges } from "../../data/audit-log.ts";
import * as firstTables from "../../data/migrations/0001-first-tables.ts";
import * as catalogueTables from "../../data/migrations/0002-catalogue.ts";
import * as staffTables from "../../data/migrations/0003-staff.ts";
import { openSqliteFile } from "../../data/open-sqlite.ts";
import { asDelivered } from "../../services/settings/settings.ts";

const [sqlite, postgres] = databases;
let database: TestDatabase;
let server: Awaited<ReturnType<typeof startTestServer>>;
const signedIn = {} as Record<StaffRole, SignedIn>;
beforeAll(async () => {
  database = await sqlite!.make();
  server = await startTestServer(database);
  for (const role of ["viewer", "editor", "owner"] as const) {
    signedIn[role] = await signInAs(server, await createStaff(database.db, role));
  }
});
afterAll(async () => {
  await server.stop();
  await database.remove();
});

const owner = (method: string, path: string, body?: unknown) =>
  signedIn.owner.call(method, path, body);
const make = async (): Promise<BackupFile> => (await owner("POST", "/backups")).json();
const restore = (name: string) => owner("POST", `/backups/${name}/restore`, { confirmed: name });
const pathOf = (name: string) => join(database.where.dataDir, "backups", name);
const namesOf = async () =>
  (await database.db.selectFrom("categories").select("id").execute()).map(({ id }) => id);

async function addCategory(slug: string): Promise<number> {
  const text = { name: slug, summary: slug, description: slug };
  const category = { slug, isVisible: true, texts: { en: text, zh: text }, coverPageId: null };
  return (await owner("POST", "/categories", category)).status;
}

/** The version that is right now, for who has just opened the form. */
async function saveSettings(contactEmail: string, version: number): Promise<number> {
  const value = { ...asDelivered, contactEmail };
  return (await owner("PUT", "/settings", { version, value })).status;
}
const settingsVersion = async () =>
  (await database.db.selectFrom("settings").selectAll().where("key", "=", "site").execute())[0]
    ?.version ?? 0;

it("goes back to how it was, and can go forth again", async () => {
  expect(await saveSettings("first@example.com", 0)).toBe(204);
  const backup = await make();
  expect(backup).toMatchObject({ isFromRestore: false, bytes: expect.any(Number) });

  expect(await addCategory("later")).toBe(200);
  expect(await saveSettings("second@example.com", 1)).toBe(204);
  const version = await settingsVersion();
  const dismissed = await signInAs(server, await createStaff(database.db, "editor"));

  const answer = await restore(backup.name);
  expect(answer.status).toBe(200);
  const outcome: RestoreOutcome = await answer.json();
  expect(outcome.lostPictures).toBe(0);
  expect(await namesOf()).not.toContain("later");
  const categories = await (await server.get("/api/categories")).json();
  expect(JSON.stringify(categories)).not.toContain("later");
  expect(await database.db.selectFrom("settings").select("value").execute()).toEqual([
    { value: expect.stringContaining("first@example.com") },
  ]);
  // People and what they did are as they were a moment ago, and nobody is signed out.
  expect((await dismissed.call("GET", "/session")).status).not.toBe(401);
  expect((await listChanges(database.db, { limit: 3 })).map(({ action }) => action)).toEqual([
    "backup.restore",
    "settings.change",
    "category.create",
  ]);
  // A form that was opened before, with the very version that a later change would have.
  expect(await saveSettings("third@example.com", version)).toBe(409);
  expect(await saveSettings("third@example.com", await settingsVersion())).toBe(204);
  expect(await addCategory("after")).toBe(200);

  const files: BackupFile[] = await (await owner("GET", "/backups")).json();
  expect(files.find(({ name }) => name === outcome.before)?.isFromRestore).toBe(true);
  expect((await restore(outcome.before)).status).toBe(200);
  expect(await namesOf()).toContain("later");
  expect(await namesOf()).not.toContain("after");
  const found = await (await server.get("/api/search?q=bicycle")).json();
  expect(found.hits.length).toBeGreaterThan(0);
  expect(integrityOf(join(database.where.dataDir, "colorleaf.sqlite"))).toBe("ok");
});

function integrityOf(path: string): unknown {
  const file = new Sqlite(path, { readonly: true });
  const verdict = file.pragma("integrity_check", { simple: true });
  file.close();
  return verdict;
}

it("draws again what is no longer stored, and says what cannot be", async () => {
  const { db } = database;
  const backup = await make();
  const [page, other] = await db.selectFrom("pages").select("id").orderBy("number").execute();
  const picture = JSON.stringify({ key: "a".repeat(64), isVector: true });
  await db.updateTable("pages").set({ picture }).where("id", "=", page!.id).execute();
  const uploaded = { picture, recipe: null };
  await db.updateTable("pages").set(uploaded).where("id", "=", other!.id).execute();
  const lost = await make();
  expect((await restore(backup.name)).status).toBe(200);
  expect(await (await restore(lost.name)).json()).toMatchObject({ lostPictures: 1 });
  const now = await db.selectFrom("pages").select(["id", "picture"]).execute();
  const pictureOf = (id: string) => now.find((one) => one.id === id)?.picture;
  expect(pictureOf(page!.id)).not.toBe(picture);
  expect(pictureOf(other!.id)).toBe(picture);
});

it("does not order again what nobody waits for", async () => {
  const { db } = database;
  const row = (id: string, priority: number) => ({
    id,
    priority,
    idempotency_key: null,
    request: JSON.stringify({ description: "a cat" }),
    provider: "hosted" as const,
    state: "drawing" as const,
    attempts: 1,
    lease_owner: "somebody-else",
    lease_until: Date.now() + 60_000,
    created_at: 1,
    updated_at: 1,
  });
  await db
    .insertInto("generations")
    .values([row("waiting", 0)])
    .execute();
  const backup = await make();
  expect((await restore(backup.name)).status).toBe(200);
  const after = db.selectFrom("generations").selectAll().where("id", "=", "waiting");
  expect(await after.executeTakeFirst()).toMatchObject({
    state: "failed",
    error_code: "cancelled",
  });
});

it("refuses what is damaged, of a newer program, or nothing of ours, and changes nothing", async () => {
  const { name } = await make();
  const bytes = readFileSync(pathOf(name));
  const refusedWith = async (file: string) => {
    const before = await versionOfAll();
    const answer = await restore(file);
    const { code, detail } = await answer.json();
    expect(detail).toMatch(/Nothing was changed/);
    expect(await versionOfAll()).toEqual(before);
    return [answer.status, code];
  };
  const put = (file: string, content: Buffer | string) => writeFileSync(pathOf(file), content);

  put("text.sqlite", "This is no database.");
  put("empty.sqlite", "");
  put("half.sqlite", bytes.subarray(0, Math.floor(bytes.length / 8192) * 4096));
  const torn = Buffer.from(bytes);
  // The page that holds a table's root, and many after it.
  torn.fill(0xff, 4096 * 3, 4096 * 40);
  put("torn.sqlite", torn);
  for (const file of ["text", "empty", "half", "torn"]) {
    expect(await refusedWith(`${file}.sqlite`), file).toEqual([422, "backup-damaged"]);
  }

  const altered = (file: string, statement: string) => {
    put(file, bytes);
    new Sqlite(pathOf(file)).exec(statement).close();
  };
  altered("newer.sqlite", "insert into kysely_migration values ('9999-wings', '2030')");
  expect(await refusedWith("newer.sqlite")).toEqual([422, "backup-newer"]);
  altered("trigger.sqlite", "create trigger t after insert on pages begin delete from pages; end");
  expect(await refusedWith("trigger.sqlite")).toEqual([422, "backup-damaged"]);
  altered("orphan.sqlite", "pragma foreign_keys = off; delete from categories");
  expect(await refusedWith("orphan.sqlite")).toEqual([422, "backup-damaged"]);
  expect(readFileSync(pathOf(name)).equals(bytes)).toBe(true);
});

/** What is there, and that the copies to work on are not. */
async function versionOfAll() {
  const { db, where } = database;
  return [
    await db.selectFrom("settings").selectAll().execute(),
    await db.selectFrom("pages").select(["id", "version"]).execute(),
    readdirSync(join(where.dataDir, "backups")).filter((file) => file.startsWith(".")),
  ];
}

it("takes one of an older program along to today's tables", async () => {
  const { name } = await make();
  const old = openSqliteFile(pathOf("old.sqlite"));
  const getMigrations = async () => ({
    "0001-first-tables": firstTables,
    "0002-catalogue": catalogueTables,
    "0003-staff": staffTables,
  });
  const { error } = await new Migrator({ db: old, provider: { getMigrations } }).migrateToLatest();
  expect(error).toBeUndefined();
  await old.destroy();
  expect((await restore("old.sqlite")).status).toBe(200);
  expect(await database.db.selectFrom("pages").select(["id", "related"]).execute()).toEqual([]);
  expect(await (await owner("GET", "/session")).json()).toEqual(signedIn.owner.person);
  expect((await restore(name)).status).toBe(200);
});

it("can be had as a file, and removed", async () => {
  const { name, bytes } = await make();
  const answer = await owner("GET", `/backups/${name}`);
  expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
  const file = Buffer.from(await answer.arrayBuffer());
  expect(file).toHaveLength(bytes);
  const copy = join(database.where.dataDir, "copy.sqlite");
  writeFileSync(copy, file);
  expect(integrityOf(copy)).toBe("ok");
  expect((await owner("DELETE", `/backups/${name}`)).status).toBe(204);
  expect((await owner("GET", `/backups/${name}`)).status).toBe(404);
  expect((await owner("DELETE", `/backups/${name}`)).status).toBe(404);
  expect((await restore(name)).status).toBe(404);
  expect((await owner("GET", "/backups/..%2fcolorleaf.sqlite")).status).toBe(404);
});

it("is the owner's, who says which one twice", async () => {
  const { name } = await make();
  for (const role of ["viewer", "editor"] as const) {
    const { call } = signedIn[role];
    const tries = [
      call("GET", "/backups"),
      call("POST", "/backups"),
      call("GET", `/backups/${name}`),
      call("DELETE", `/backups/${name}`),
      call("POST", `/backups/${name}/restore`, { confirmed: name }),
    ];
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([403]));
  }
  const unsure = await owner("POST", `/backups/${name}/restore`, { confirmed: "" });
  expect(unsure.status).toBe(400);
});

it("is left to its own tools on PostgreSQL", async () => {
  const elsewhere = await postgres!.make();
  const other = await startTestServer(elsewhere);
  try {
    const { call } = await signInAs(other, await createStaff(elsewhere.db, "owner"));
    expect(await (await call("GET", "/backups")).json()).toEqual([]);
    expect((await call("POST", "/backups")).status).toBe(400);
    const answer = await call("POST", "/backups/a.sqlite/restore", { confirmed: "a.sqlite" });
    expect(answer.status).toBe(400);
  } finally {
    await other.stop();
    await elsewhere.remove();
  }
});
