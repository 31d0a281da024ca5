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

  it("goes through all of them, by kind, by person and by thing, with what was changed", async () => {
    const { db } = database;
    const [ada, bob] = [await createStaff(db, "editor"), await createStaff(db, "editor")];
    const audit = createAuditService(db);
    for (let at = 0; at < 35; at += 1) {
      await recordChange(db, ada, { action: "category.update", subject: `c-${at % 5}` });
      await recordChange(db, bob, { action: "page.update", subject: `p-${at}` });
    }
    const first = await audit.log(ada, { kind: "category", by: ada.id });
    const second = await audit.log(ada, { kind: "category", by: ada.id, before: first.older });
    const seen = [...first.changes, ...second.changes];
    expect([first.changes.length, second.changes.length, second.older]).toEqual([30, 5, undefined]);
    expect(new Set(seen.map(({ action }) => action))).toEqual(new Set(["category.update"]));
    // Only the last change of each of the five is taken back.
    expect(seen.filter(({ canUndo }) => canUndo)).toHaveLength(5);
    expect((await audit.log(bob, { by: ada.id, kind: "page" })).changes).toEqual([]);
    const ofOne = await audit.log(bob, { of: "c-3" });
    expect(ofOne.changes).toHaveLength(7);
    expect(ofOne.people).toContainEqual({ id: bob.id, name: bob.name });
  });

  it("keeps what only owners set from the others", async () => {
    const { db } = database;
    const [owner, editor] = [await createStaff(db, "owner"), await createStaff(db, "editor")];
    const audit = createAuditService(db);
    const changes = [
      {
        action: "settings.change",
        subject: "site",
        before: {},
        after: { contactEmail: "a@b.test" },
      },
      { action: "staff.role", subject: editor.id, before: "viewer", after: "editor" },
      {
        action: "settings.change",
        subject: "home-layout",
        before: {},
        after: { sections: ["faq"] },
      },
    ];
    for (const change of changes) await recordChange(db, owner, change);
    const told = async (reader: typeof owner) =>
      (await audit.log(reader, { by: owner.id })).changes.map(({ fields }) => fields.length);
    expect(await told(owner)).toEqual([1, 1, 1]);
    expect(await told(editor)).toEqual([1, 0, 0]);
  });
});
