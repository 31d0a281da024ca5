import type { StaffRole } from "@colorleaf/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";
import { createDocumentsService } from "../../services/content/documents.ts";

describe.each(databases)("documents on $name", ({ make }) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  const signedIn = {} as Record<StaffRole, SignedIn>;

  beforeAll(async () => {
    database = await make();
    server = await startTestServer(database);
    for (const role of ["viewer", "editor"] as const) {
      signedIn[role] = await signInAs(server, await createStaff(database.db, role));
    }
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  const texts = (markdown: string) => {
    const text = { title: "About", lead: "In short", markdown };
    return { en: text, zh: { ...text, title: "关于" } };
  };

  it("are shown as they were saved last, and every version can be had again", async () => {
    const { call, person } = signedIn.editor;
    const service = createDocumentsService(database.db);
    const names = { email: "a@b.test", brand: "Crayon Club" };
    expect(await service.show("about", "en", names)).toBeUndefined();
    const save = (version: number, markdown: string) =>
      call("PUT", "/documents/about", { version, texts: texts(markdown) });
    expect((await save(0, "## One\n\nfirst")).status).toBe(204);
    expect((await save(1, "## Two\n\n{email} {brand}")).status).toBe(204);
    const conflict = await save(1, "## Three");
    expect([conflict.status, (await conflict.json()).code]).toEqual([409, "version-conflict"]);
    expect(await service.show("about", "zh", names)).toMatchObject({
      title: "关于",
      sections: [{ heading: "Two", html: expect.stringMatching(/mailto:a@b.test.*Crayon Club/) }],
    });
    expect(await service.of("about").versions()).toMatchObject([
      { version: 2, author: person.name },
      { version: 1 },
    ]);
    const first = await signedIn.viewer.call("GET", "/documents/about/versions/1");
    expect((await first.json()).en.markdown).toBe("## One\n\nfirst");
    expect((await signedIn.viewer.call("GET", "/documents/about/versions/9")).status).toBe(404);
  });

  it("are those four, with those fields", async () => {
    const { call } = signedIn.editor;
    const put = (path: string, body: object) => call("PUT", path, { version: 0, ...body });
    expect((await put("/documents/home", { texts: texts("x") })).status).toBe(404);
    expect((await put("/documents/..%2Fabout", { texts: texts("x") })).status).toBe(404);
    expect((await put("/documents/terms", { texts: texts("") })).status).toBe(400);
    expect((await put("/documents/terms", { texts: { ...texts("x"), fr: {} } })).status).toBe(400);
    expect((await put("/documents/terms", { texts: texts("x"), author: "Eve" })).status).toBe(400);
  });
});
