/** When stored pictures were last put, and which of them something still names. */
import { setTimeout } from "node:timers/promises";
import { type ExpressionBuilder, sql } from "kysely";
import type { Db, Tables } from "./schema.ts";

/** Longer than any deletion takes: whoever began one this long ago was killed. */
const removalMs = 120_000;
const lookAgainMs = 100;

const isLeftAlone = (eb: ExpressionBuilder<Tables, "kept_pictures">) =>
  eb.or([
    eb("kept_pictures.removing_since", "is", null),
    eb("kept_pictures.removing_since", "<", Date.now() - removalMs),
  ]);

/**
 * Before a picture's first byte is written: from then on it is new, whoever has made it before. While
 * it is being deleted, this waits.
 */
export async function notePicture(db: Db, key: string): Promise<void> {
  for (;;) {
    const kept_at = Date.now();
    const noted = await db
      .insertInto("kept_pictures")
      .values({ key, kept_at })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({ kept_at, removing_since: null }).where(isLeftAlone),
      )
      .returning("key")
      .executeTakeFirst();
    if (noted) return;
    await setTimeout(lookAgainMs);
  }
}

/** The oldest of those that nobody has put since `before` (ms). */
export async function findOldPictures(db: Db, before: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("kept_pictures")
    .select("key")
    .where("kept_at", "<", before)
    .orderBy("kept_at")
    .limit(most)
    .execute();
  return rows.map(({ key }) => key);
}

/** Lets some be old only from now on. */
export async function renewPictures(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable("kept_pictures")
    .set({ kept_at: Date.now() })
    .where("key", "in", keys)
    .execute();
}

/**
 * Deletes a picture that nobody has put since `before` (ms), and then forgets it. It is claimed in
 * between, not locked: a bucket that does not answer holds up nobody but who makes the same picture.
 */
export async function removePicture(
  db: Db,
  key: string,
  before: number,
  remove: (key: string) => Promise<void>,
): Promise<void> {
  const removing_since = Date.now();
  const claimed = await db
    .updateTable("kept_pictures")
    .set({ removing_since })
    .where("key", "=", key)
    .where("kept_at", "<", before)
    .where(isLeftAlone)
    .returning("key")
    .executeTakeFirst();
  if (!claimed) return;
  try {
    await remove(key);
  } catch (error) {
    await db
      .updateTable("kept_pictures")
      .set({ removing_since: null })
      .where("key", "=", key)
      .where("removing_since", "=", removing_since)
      .execute();
    throw error;
  }
  await db
    .deleteFrom("kept_pictures")
    .where("key", "=", key)
    .where("removing_since", "=", removing_since)
    .execute();
}

/** What a column holds that can name a picture, by key or by address, and an order to walk its rows in. */
const places = [
  { text: sql`picture`, table: sql`pages`, order: sql`number` },
  { text: sql`picture`, table: sql`categories`, order: sql`id` },
  { text: sql`picture`, table: sql`batch_items`, order: sql`id` },
  // Samples. Visitors' own are no older than their pictures, and go first.
  {
    text: sql`picture`,
    table: sql`(select id, picture from generations where state = 'succeeded' and priority > 0) as samples`,
    order: sql`id`,
  },
  // What staff did can be undone.
  {
    text: sql`coalesce("before", '') || coalesce("after", '')`,
    table: sql`audit_log`,
    order: sql`number`,
  },
  { text: sql`texts`, table: sql`document_versions`, order: sql`document || '/' || version` },
  { text: sql`content`, table: sql`advertisements`, order: sql`id` },
  { text: sql`value`, table: sql`settings`, order: sql`key` },
];

/** Rows read at once, so that a large catalogue holds nobody up. */
const step = 2000;

/** Those of some pictures that a catalogue page, a batch, a sample or anything else of ours names. */
export async function namedPictures(db: Db, keys: readonly string[]): Promise<string[]> {
  const asked = new Set(keys);
  const named = new Set<string>();
  for (const { text, table, order } of places) {
    for (let last: unknown; ; ) {
      const after = last === undefined ? sql`1 = 1` : sql`${order} > ${last}`;
      const { rows } = await sql<{ place: unknown; text: string | null }>`
        select ${order} as place, ${text} as text from ${table}
        where ${after} order by ${order} limit ${step}`.execute(db);
      for (const row of rows) {
        for (const key of row.text?.match(/[0-9a-f]{64}/g) ?? []) {
          if (asked.has(key)) named.add(key);
        }
      }
      if (rows.length < step) break;
      last = rows.at(-1)?.place;
    }
  }
  return [...named];
}
