import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff } from "../../../tests/staff.ts";
import { recordChange } from "../../data/audit-log.ts";
import { createAuditService } from "./audit.ts";

describe.each(databases)("who changed what, on $name", ({ make }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await make();
  });
  afterAll(() => database.remove());

  it("names things as people do, also those that are gone", async () => {
    const { db } = database;
    const owner = await createStaff(db, "owner");
    const texts = { en: { title: "Cat", name: "Cats" }, zh: { title: "猫", name: "猫类" } };
    const changes = [
      { action: "page.delete", subject: "id-1", before: { content: { texts } } },
      { action: "category.update", subject: "id-2", before: {}, after: { texts } },
      { action: "staff.role", subject: owner.id, before: "viewer", after: "owner" },
      { action: "staff.remove", subject: "id-3", before: { email: "a@b.test" } },
      { action: "batch.create", subject: "Farm", after: { pages: 3 } },
      { action: "page.update", subject: "id-4", after: "from long ago" },
    ];
    for (const change of changes) await recordChange(db, owner, change);
    const found = await createAuditService(db).latest(10);
    expect(found.map(({ subject }) => subject.zh).toReversed()).toEqual([
      "猫",
      "猫类",
      owner.name,
      "a@b.test",
      "Farm",
      "id-4",
    ]);
    expect(found.at(-1)).toMatchObject({ staffName: owner.name, subject: { en: "Cat" } });
  });
});
