/** An empty, migrated database for each test, on SQLite and on PostgreSQL. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { openDatabase } from "../server/data/open-database.ts";
import type { Db } from "../server/data/schema.ts";

export interface TestDatabase {
  db: Db;
  /** How a server under test reaches the same database. */
  where: Place;
  remove(): Promise<void>;
}

interface Place {
  dataDir: string;
  databaseUrl?: string;
}

/** Somewhere to open a database, with nothing in it yet. */
interface EmptyPlace {
  where: Place;
  remove(): Promise<void>;
}

async function placeSqlite(): Promise<EmptyPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), "colorleaf-data-"));
  return {
    where: { dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function placePostgres(): Promise<EmptyPlace> {
  const maintenance = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await execute(maintenance, `create database ${name}`);
  const address = new URL(maintenance);
  address.pathname = `/${name}`;
  const folder = await placeSqlite();
  return {
    where: { ...folder.where, databaseUrl: address.href },
    async remove() {
      await execute(maintenance, `drop database ${name} with (force)`);
      await folder.remove();
    },
  };
}

async function make(place: () => Promise<EmptyPlace>): Promise<TestDatabase> {
  const { where, remove } = await place();
  const db = await openDatabase(where);
  return {
    db,
    where,
    async remove() {
      await db.destroy();
      await remove();
    },
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** For `describe.each`: what holds on one database holds on the other. */
export const databases = [
  { name: "SQLite", place: placeSqlite, make: () => make(placeSqlite) },
  { name: "PostgreSQL", place: placePostgres, make: () => make(placePostgres) },
];
