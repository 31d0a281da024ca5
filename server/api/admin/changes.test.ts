import {
  type BulkOutcome,
  homeSections,
  type NewCategory,
  type StaffCategory,
} from "@colorleaf/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";
import { createAuditService } from "../../services/staff/audit.ts";

const text = (name: string) => ({ name, summary: `${name}.`, description: `${name}, all.` });
const fresh = (slug: string): NewCategory => ({
  slug,
  isVisible: true,
  texts: { en: text(slug), zh: text(`${slug}中文`) },
  coverPageId: null,
});

describe.each(databases)("changes are taken back on $name", ({ make }) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let editor: SignedIn;
  let viewer: SignedIn;

  beforeAll(async () => {
    database = await make();
    server = await startTestServer(database);
    editor = await signInAs(server, await createStaff(database.db, "editor"));
    viewer = await signInAs(server, await createStaff(database.db, "viewer"));
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  const undo = (...changes: number[]) => editor.call("POST", "/changes/undo", { changes });
  const outcomeOf = async (...changes: number[]): Promise<BulkOutcome> =>
    (await undo(...changes)).json();
  const latest = () => createAuditService(database.db).latest(20);
  const newest = async () => (await latest())[0]!;
  const find = async (id: string): Promise<StaffCategory> =>
    (await editor.call("GET", `/categories/${id}`)).json();
  const shown = async () =>
    (await (await server.get("/api/categories?language=en")).json()).categories.map(
      ({ slug }: { slug: string }) => slug,
    );
  const categoryOf = async (page: string) =>
    (await (await server.get(`/api/pages/${page}`)).json()).page.category;
  const done = { done: 1, conflicts: [] };
  const refused = { done: 0, conflicts: [expect.any(String)] };

  test("an order, and the taking back of it", async () => {
    const before = await shown();
    const ids = [...before].reverse();
    const { change } = await (await editor.call("PUT", "/categories/order", { ids })).json();
    expect(await shown()).toEqual(ids);
    expect(await outcomeOf(change)).toMatchObject(done);
    expect(await shown()).toEqual(before);
    expect(await newest()).toMatchObject({ action: "category.undo", canUndo: true });
    expect(await outcomeOf((await newest()).number)).toMatchObject(done);
    expect(await shown()).toEqual(ids);
    expect(await outcomeOf((await newest()).number)).toMatchObject(done);
    // Others have ordered them since: what was first taken back no longer fits.
    expect((await editor.call("POST", "/categories", fresh("later"))).status).toBe(200);
    expect(await outcomeOf(change)).toMatchObject(refused);
    expect(await shown()).toEqual([...before, "later"]);
    expect(await outcomeOf((await newest()).number)).toMatchObject(done);
    expect(await shown()).toEqual(before);
  });

  test("an edit, unless somebody has edited since", async () => {
    const { version, isVisible, texts, coverPageId } = await find("animals");
    const save = (name: string, from: number) =>
      editor.call("PUT", "/categories/animals", {
        version: from,
        isVisible,
        texts: { ...texts, en: { ...texts.en, name } },
        coverPageId,
      });
    expect((await save("Beasts", version)).status).toBe(200);
    const first = (await newest()).number;
    expect((await save("Creatures", version + 1)).status).toBe(200);
    const second = await newest();
    expect((await latest()).find(({ number }) => number === first)?.canUndo).toBe(false);
    expect(await outcomeOf(first)).toMatchObject(refused);
    expect(second.canUndo).toBe(true);
    expect(await outcomeOf(second.number)).toMatchObject(done);
    expect((await find("animals")).texts.en.name).toBe("Beasts");
    // An open form is told, and the undo is undone.
    expect((await save("Stale", version + 2)).status).toBe(409);
    expect(await outcomeOf((await newest()).number)).toMatchObject(done);
    expect((await find("animals")).texts.en.name).toBe("Creatures");
  });

  test("a deletion, with the pages that were moved for it", async () => {
    const before = await find("holidays");
    const { change } = await (
      await editor.call("DELETE", "/categories/holidays", {
        version: before.version,
        moveTo: "animals",
      })
    ).json();
    expect(await shown()).not.toContain("holidays");
    expect(await categoryOf("christmas-tree-with-gifts")).toBe("animals");
    expect(await outcomeOf(change)).toMatchObject(done);
    expect(await shown()).toContain("holidays");
    expect(await categoryOf("christmas-tree-with-gifts")).toBe("holidays");
    const after = await find("holidays");
    expect(after).toEqual({ ...before, version: before.version + 1 });
    // It is there already, and it is not taken away with pages in it.
    expect(await outcomeOf(change)).toMatchObject(refused);
    const restored = (await latest()).find(({ action }) => action === "category.undo");
    expect(await outcomeOf(restored!.number)).toMatchObject(refused);
    expect(await shown()).toContain("holidays");
  });

  test("texts and the order of the home screen", async () => {
    const texts = (markdown: string) => {
      const one = { title: "About", lead: "In short", markdown };
      return { en: one, zh: one };
    };
    const write = (version: number, markdown: string) =>
      editor.call("PUT", "/documents/about", { version, texts: texts(markdown) });
    expect((await write(0, "## One")).status).toBe(204);
    // What it replaced is as delivered.
    expect(await newest()).toMatchObject({ action: "document.change", canUndo: false });
    expect((await undo((await newest()).number)).status).toBe(404);
    expect((await write(1, "## Two")).status).toBe(204);
    const second = (await newest()).number;
    expect(await outcomeOf(second)).toMatchObject(done);
    const now = await editor.call("GET", "/documents/about/versions/3");
    expect((await now.json()).en.markdown).toBe("## One");
    expect(await outcomeOf(second)).toMatchObject(refused);

    const value = homeSections.toReversed().map((section) => ({ section, isVisible: true }));
    const layout = await editor.call("PUT", "/home-layout", { version: 0, value });
    expect(layout.status).toBe(204);
    const change = await newest();
    expect(change).toMatchObject({ action: "settings.change", canUndo: true });
    expect(await outcomeOf(change.number)).toMatchObject(done);
    expect((await editor.call("PUT", "/home-layout", { version: 1, value })).status).toBe(409);
    expect((await editor.call("PUT", "/home-layout", { version: 2, value })).status).toBe(204);
  });

  test("nothing else, and by nobody who may not change it", async () => {
    const { number } = await newest();
    expect((await viewer.call("POST", "/changes/undo", { changes: [number] })).status).toBe(403);
    const other = { at: 1, staff_id: "x", staff_name: "x", subject: "site" };
    const [row] = await database.db
      .insertInto("audit_log")
      .values({ ...other, action: "settings.change", before: "{}", after: "{}" })
      .returning("number")
      .execute();
    expect((await undo(number, row!.number)).status).toBe(404);
  });
});
