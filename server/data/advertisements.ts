import type { AdvertisementContent, AdvertisementSlot, Language } from "@colorleaf/domain";
import type { Selectable } from "kysely";
import type { AdvertisementsTable, Db } from "./schema.ts";
import type { Change } from "./write-pages.ts";

export interface AdvertisementEntry {
  id: string;
  slot: AdvertisementSlot;
  name: string;
  isOn: boolean;
  language: Language | null;
  /** ms */
  startsAt: number | null;
  endsAt: number | null;
  content: AdvertisementContent;
  version: number;
  updatedAt: number;
}

type Editable = Omit<AdvertisementEntry, "id" | "version" | "updatedAt">;

/** Those changed last first. */
export async function listAdvertisements(db: Db): Promise<AdvertisementEntry[]> {
  const rows = await db
    .selectFrom("advertisements")
    .selectAll()
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toEntry);
}

export async function findAdvertisement(
  db: Db,
  id: string,
): Promise<AdvertisementEntry | undefined> {
  const row = await db
    .selectFrom("advertisements")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toEntry(row);
}

export async function insertAdvertisement(db: Db, id: string, entry: Editable): Promise<void> {
  await db
    .insertInto("advertisements")
    .values({ id, ...columnsOf(entry), version: 1 })
    .execute();
}

/** Changes an advertisement if it is still the version that was read. */
export async function updateAdvertisement(
  db: Db,
  id: string,
  version: number,
  entry: Editable,
): Promise<Change> {
  const updated = await db
    .updateTable("advertisements")
    .set({ ...columnsOf(entry), version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return updated ? "done" : whyNot(db, id);
}

export async function removeAdvertisement(db: Db, id: string, version: number): Promise<Change> {
  const removed = await db
    .deleteFrom("advertisements")
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return removed ? "done" : whyNot(db, id);
}

async function whyNot(db: Db, id: string): Promise<Change> {
  return (await findAdvertisement(db, id)) ? "conflict" : "missing";
}

function columnsOf(entry: Editable) {
  return {
    slot: entry.slot,
    name: entry.name,
    is_on: entry.isOn ? (1 as const) : (0 as const),
    language: entry.language,
    starts_at: entry.startsAt,
    ends_at: entry.endsAt,
    content: JSON.stringify(entry.content),
    updated_at: Date.now(),
  };
}

function toEntry(row: Selectable<AdvertisementsTable>): AdvertisementEntry {
  return {
    id: row.id,
    slot: row.slot,
    name: row.name,
    isOn: row.is_on === 1,
    language: row.language,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    content: JSON.parse(row.content),
    version: row.version,
    updatedAt: row.updated_at,
  };
}
