/** What staff have set, a JSON value a key. Read at each request: the next one shows a change. */

import type { Db } from "./schema.ts";
import type { Change } from "./write-pages.ts";

export interface Setting {
  value: unknown;
  /** 0: never set. */
  version: number;
}

export async function findSetting(db: Db, key: string): Promise<Setting> {
  const row = await db
    .selectFrom("settings")
    .select(["value", "version"])
    .where("key", "=", key)
    .executeTakeFirst();
  return row ? { value: JSON.parse(row.value), version: row.version } : unset;
}

const unset: Setting = { value: undefined, version: 0 };

export async function findSettings(db: Db): Promise<Map<string, Setting>> {
  const rows = await db.selectFrom("settings").select(["key", "value", "version"]).execute();
  return new Map(
    rows.map(({ key, value, version }) => [key, { value: JSON.parse(value), version }]),
  );
}

/** Sets a value if it is still the version that was read; 0: if nobody has set it. */
export async function saveSetting(
  db: Db,
  key: string,
  version: number,
  value: unknown,
): Promise<Extract<Change, "done" | "conflict">> {
  const row = { value: JSON.stringify(value), version: version + 1, updated_at: Date.now() };
  const saved =
    version === 0
      ? await db
          .insertInto("settings")
          .values({ key, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .returning("key")
          .executeTakeFirst()
      : await db
          .updateTable("settings")
          .set(row)
          .where("key", "=", key)
          .where("version", "=", version)
          .returning("key")
          .executeTakeFirst();
  return saved ? "done" : "conflict";
}
