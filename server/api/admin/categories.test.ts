import type { NewCategory, StaffCategory } from "@colorleaf/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedCatalogue } from "../../../server/services/catalogue/seed.ts";
import { catalogue } from "../../../tests/catalogue-pages.ts";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";

const text = (name: string) => ({ name, summary: `${name}.`, description: `${name}, all.` });
const fresh = (slug: string): NewCategory => ({
  slug,
  isVisible: true,
  texts: { en: text(slug), zh: text(`${slug}中文`) },
  coverPageId: null,
});

describe.each(databases)("$name", ({ make }) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let editor: SignedIn;

  beforeAll(async () => {
    database = await make();
    server = await startTestServer(database);
    editor = await signInAs(server, await createStaff(database.db, "editor"));
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  const shown = async () =>
    (await (await server.get("/api/categories?language=en")).json()).categories.map(
      ({ slug }: { slug: string }) => slug,
    );
  const find = async (id: string): Promise<StaffCategory> =>
    (await editor.call("GET", `/categories/${id}`)).json();

  test("made, changed, put in order, hidden: visitors see it at once", async () => {
    expect((await editor.call("POST", "/categories", fresh("space"))).status).toBe(200);
    expect(await shown()).toEqual(["animals", "holidays", "space"]);
    // Somebody is writing about it while somebody else moves it.
    const { version, isVisible: _, texts, coverPageId } = await find("space");
    const order = await editor.call("PUT", "/categories/order", {
      ids: ["space", "animals", "holidays"],
    });
    expect(order.status).toBe(200);
    expect(await shown()).toEqual(["space", "animals", "holidays"]);
    const hidden = { version, isVisible: false, texts, coverPageId };
    expect((await editor.call("PUT", "/categories/space", hidden)).status).toBe(200);
    expect(await shown()).toEqual(["animals", "holidays"]);
    const late = await editor.call("PUT", "/categories/space", { ...hidden, isVisible: true });
    expect((await late.json()).code).toBe("version-conflict");
  });

  test("staff see the picture that visitors see on its card", async () => {
    const forVisitors = (await (await server.get("/api/categories?language=en")).json()).categories;
    const [first] = forVisitors;
    expect(first.cover.picture).toMatch(/^\/pictures\//);
    expect((await find(first.slug)).cover).toBe(first.cover.picture);
  });

  test("an order that leaves one out, or names one twice, is refused", async () => {
    for (const ids of [
      ["animals"],
      ["animals", "animals", "holidays"],
      ["animals", "x", "space"],
    ]) {
      expect((await editor.call("PUT", "/categories/order", { ids })).status).toBe(409);
    }
  });

  test("addresses are not taken twice, unknown covers and fields are refused", async () => {
    const taken = await editor.call("POST", "/categories", fresh("animals"));
    expect((await taken.json()).fields).toEqual({ slug: "taken" });
    for (const extra of [
      { coverPageId: "nobody" },
      { position: 0 },
      { id: "x" },
      { slug: "A b" },
    ]) {
      const response = await editor.call("POST", "/categories", { ...fresh("other"), ...extra });
      expect(response.status).toBe(400);
    }
  });

  test("one with pages goes only when they have somewhere to go, and does not come back", async () => {
    const { version } = await find("holidays");
    const refused = await editor.call("DELETE", "/categories/holidays", { version });
    expect((await refused.json()).code).toBe("category-not-empty");
    const removed = await editor.call("DELETE", "/categories/holidays", {
      version,
      moveTo: "animals",
    });
    expect(removed.status).toBe(200);
    expect(await shown()).toEqual(["animals"]);
    const { page } = await (await server.get("/api/pages/christmas-tree-with-gifts")).json();
    expect(page.category).toBe("animals");
    await seedCatalogue(database.db, catalogue);
    expect(await shown()).toEqual(["animals"]);
    // Staff may make it again.
    expect((await editor.call("POST", "/categories", fresh("holidays"))).status).toBe(200);
  });
});
