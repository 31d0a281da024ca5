/** The announcement was a setting of the site before it was a part of the layout. */
import { homeLayoutSchema, homeSections, siteSettingsSchema } from "@colorleaf/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../tests/databases.ts";
import { up } from "./migrations/0014-announcement.ts";
import { findSetting, saveSetting } from "./settings.ts";

const announcement = { isOn: true, text: { en: "Closed on Sunday", zh: "周日休息" } };

describe.each(databases)("on $name", ({ make }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await make();
  });
  afterAll(() => database.remove());

  it("moves to the layout, whether there was one or not, and the rest stays", async () => {
    const { db } = database;
    await saveSetting(db, "site", 0, { contactEmail: "a@example.com", announcement });
    await up(db as never);
    const site = await findSetting(db, "site");
    expect(siteSettingsSchema.parse(site.value).contactEmail).toBe("a@example.com");
    const made = await findSetting(db, "home-layout");
    expect(homeLayoutSchema.parse(made.value)).toEqual({
      sections: homeSections.map((section) => ({ section, isVisible: true })),
      featured: [],
      announcement,
    });

    const sections = homeSections.toReversed().map((section) => ({ section, isVisible: false }));
    await saveSetting(db, "home-layout", made.version, { sections, featured: ["rocket"] });
    await saveSetting(db, "site", site.version, { announcement });
    await up(db as never);
    const kept = await findSetting(db, "home-layout");
    expect(homeLayoutSchema.parse(kept.value)).toEqual({
      sections,
      featured: ["rocket"],
      announcement,
    });
    // Again, there is nothing to do.
    await up(db as never);
    expect(await findSetting(db, "home-layout")).toEqual(kept);
  });
});
