import type { Kysely } from "kysely";

interface Tables {
  settings: { key: string; value: string; version: number; updated_at: number };
}

/** Of sections that are not named, each is in its place. */
const asDelivered = [{ section: "teaser", isVisible: true }];

/** The announcement is a part of the layout, and looked at in a draft as the rest of it is. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const rows = await db.selectFrom("settings").selectAll().execute();
  const find = (key: string) => rows.find((row) => row.key === key);
  const site = find("site");
  const { announcement, ...rest } = JSON.parse(site?.value ?? "{}");
  if (!site || announcement === undefined) return;
  const row = find("home-layout") ?? { version: 0, updated_at: site.updated_at, value: "[]" };
  const stored = JSON.parse(row.value);
  const layout = Array.isArray(stored) ? { sections: stored } : stored;
  if (layout.sections.length === 0) layout.sections = asDelivered;
  const value = JSON.stringify({ ...layout, announcement });
  await db.deleteFrom("settings").where("key", "in", ["site", "home-layout"]).execute();
  await db
    .insertInto("settings")
    .values([
      { ...site, value: JSON.stringify(rest) },
      { ...row, key: "home-layout", value, version: row.version + 1 },
    ])
    .execute();
}
