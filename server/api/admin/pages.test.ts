import type { BulkOutcome, EditablePage, PageDraft, StaffPageList } from "@colorleaf/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";

function draft(slug: string, change: Partial<PageDraft> = {}): PageDraft {
  const text = (title: string) => ({
    title,
    description: `${title}.`,
    alt: title,
    tags: ["one", "two"],
  });
  return {
    slug,
    categoryId: "animals",
    state: "published",
    difficulty: "easy",
    style: "cartoon",
    picture: { kind: "drawn", recipe: { description: "a cat", aspectRatio: "1:1", seed: 7 } },
    related: [],
    texts: { en: text(`Title of ${slug}`), zh: text(`标题 ${slug}`) },
    ...change,
  };
}

describe.each(databases)("$name", ({ make }) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let editor: SignedIn;
  let other: SignedIn;

  beforeAll(async () => {
    database = await make();
    server = await startTestServer(database);
    editor = await signInAs(server, await createStaff(database.db, "editor"));
    other = await signInAs(server, await createStaff(database.db, "editor"));
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  const read = async <T>(path: string): Promise<T> => (await editor.call("GET", path)).json();
  const publicStatus = async (slug: string) => (await server.get(`/api/pages/${slug}`)).status;
  const countIn = async (category: string) =>
    (await (await server.get(`/api/pages?category=${category}`)).json()).total;

  async function create(slug: string, change?: Partial<PageDraft>): Promise<EditablePage> {
    const response = await editor.call("POST", "/pages", draft(slug, change));
    expect(response.status).toBe(200);
    const { id } = await response.json();
    return read(`/pages/${id}`);
  }
  const changeOf = ({
    slug,
    categoryId,
    difficulty,
    style,
    picture,
    related,
    texts,
    version,
    state,
  }: EditablePage) => ({
    slug,
    categoryId,
    difficulty,
    style,
    picture,
    related,
    texts,
    version,
    state,
  });

  test("a new page is there for visitors with the next request", async () => {
    const before = await countIn("animals");
    const page = await create("new-cat");
    expect(await countIn("animals")).toBe(before + 1);
    const shown = await (await server.get("/api/pages/new-cat?language=zh")).json();
    expect(shown.page.title).toBe("标题 new-cat");
    const found = await (await server.get("/api/search?q=new-cat&language=en")).json();
    expect(found.hits.map(({ id }: { id: string }) => id)).toContain(page.id);
  });

  test("what is not published is only staff's", async () => {
    for (const state of ["draft", "review"] as const) {
      const page = await create(`hidden-${state}`, { state });
      expect(await publicStatus(page.slug)).toBe(404);
      const { pages } = await read<StaffPageList>(`/pages?q=hidden-${state}`);
      expect(pages.map(({ id }) => id)).toEqual([page.id]);
    }
    const waiting = await read<StaffPageList>("/pages?q=hidden&state=review");
    expect(waiting.pages.map(({ slug }) => slug)).toEqual(["hidden-review"]);
    const past = await editor.call(
      "POST",
      "/pages",
      draft("late", { state: "scheduled", publishAt: 5 }),
    );
    expect((await past.json()).fields).toEqual({ publishAt: "past" });
    const page = await create("soon", { state: "scheduled", publishAt: Date.now() + 60_000 });
    expect(await publicStatus("soon")).toBe(404);
    expect(page.state).toBe("scheduled");
  });

  test("a new address is reached by the old ones, and nobody else gets those", async () => {
    const page = await create("first-name");
    const renamed = await editor.call("PUT", `/pages/${page.id}`, {
      ...changeOf(page),
      slug: "second-name",
    });
    expect(await renamed.json()).toMatchObject({ slug: "second-name", redirects: ["first-name"] });
    expect((await (await server.get("/api/pages/first-name")).json()).page.slug).toBe(
      "second-name",
    );
    for (const slug of ["first-name", "second-name", "realistic-horse"]) {
      const response = await editor.call("POST", "/pages", draft(slug));
      expect(response.status).toBe(400);
      expect((await response.json()).fields).toEqual({ slug: "taken" });
    }
  });

  test("two editors never overwrite each other in silence", async () => {
    const page = await create("both-edit");
    const [mine, theirs] = [changeOf(page), changeOf(page)];
    theirs.texts = { ...theirs.texts, en: { ...theirs.texts.en, title: "Theirs" } };
    expect((await other.call("PUT", `/pages/${page.id}`, theirs)).status).toBe(200);
    const response = await editor.call("PUT", `/pages/${page.id}`, mine);
    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe("version-conflict");
    expect((await read<EditablePage>(`/pages/${page.id}`)).texts.en.title).toBe("Theirs");
  });

  test("chosen pages stand first under a page, what is open is filled, hidden ones never show", async () => {
    const [one, two, hidden] = [
      await create("related-one"),
      await create("related-two", { categoryId: "holidays" }),
      await create("related-hidden", { state: "draft" }),
    ];
    const page = await create("with-related");
    const shown = async (): Promise<string[]> => {
      const answer = await (await server.get("/api/pages/with-related?language=zh")).json();
      return answer.related.map(({ slug }: { slug: string }) => slug);
    };
    const choose = async (related: string[]) =>
      editor.call("PUT", `/pages/${page.id}`, {
        ...changeOf(await read<EditablePage>(`/pages/${page.id}`)),
        related,
      });
    const saved: EditablePage = await (await choose([two.id, hidden.id, one.id])).json();
    expect(saved.related).toEqual([two.id, hidden.id, one.id]);
    expect(saved.relatedPages[1]).toMatchObject({ id: hidden.id, state: "draft" });
    const now = await shown();
    expect(now.slice(0, 2)).toEqual(["related-two", "related-one"]);
    expect(now.length).toBeGreaterThan(2);
    expect(new Set(now).size).toBe(now.length);
    expect(now).not.toContain("related-hidden");
    expect(now).not.toContain("with-related");

    for (const wrong of [
      [page.id],
      ["nobody"],
      [one.id, one.id],
      ["../x"],
      Array.from({ length: 9 }, (_, at) => `page-${at}`),
    ]) {
      expect((await choose(wrong)).status, wrong.join()).toBe(400);
    }
    // Many changes at once leave it alone; what is gone is forgotten, and comes back with an undo.
    const remove = { action: "delete", pages: [{ id: two.id, version: two.version }] };
    const gone: BulkOutcome = await (await editor.call("POST", "/pages/changes", remove)).json();
    expect((await read<EditablePage>(`/pages/${page.id}`)).related).toEqual([hidden.id, one.id]);
    expect((await shown())[0]).toBe("related-one");
    await editor.call("POST", "/changes/undo", { changes: gone.changes });
    expect((await shown())[0]).toBe("related-two");

    await choose([]);
    const { number } = await database.db
      .selectFrom("audit_log")
      .select("number")
      .where("subject", "=", page.id)
      .orderBy("number", "desc")
      .executeTakeFirstOrThrow();
    await editor.call("POST", "/changes/undo", { changes: [number] });
    expect((await shown()).slice(0, 2)).toEqual(["related-two", "related-one"]);
  });

  test("the picture stays while its recipe does, and is drawn anew with another", async () => {
    const page = await create("redrawn");
    await server.get(`${page.pictures}/line.svg`);
    const same = await (await editor.call("PUT", `/pages/${page.id}`, changeOf(page))).json();
    expect(same.pictures).toBe(page.pictures);
    const other = await editor.call("PUT", `/pages/${page.id}`, {
      ...changeOf(same),
      style: "sketch",
    });
    const redrawn: EditablePage = await other.json();
    expect(redrawn.pictures).not.toBe(page.pictures);
    const { picture } = await database.db
      .selectFrom("pages")
      .select("picture")
      .where("id", "=", page.id)
      .executeTakeFirstOrThrow();
    expect(picture).toBeNull();
  });

  test("a tag of many pages, in one language, within bounds, and back again", async () => {
    const pages = [await create("tagged-1"), await create("tagged-2")];
    const change = async (action: string, tags: object): Promise<BulkOutcome> => {
      const now = await Promise.all(pages.map(({ id }) => read<EditablePage>(`/pages/${id}`)));
      const chosen = now.map(({ id, version }) => ({ id, version }));
      const body = { action, pages: chosen, tags };
      return (await editor.call("POST", "/pages/changes", body)).json();
    };
    const tagsOf = async (at: number) =>
      Object.values((await read<EditablePage>(`/pages/${pages[at]!.id}`)).texts).map(
        ({ tags }) => tags,
      );
    const found = async () => {
      const { hits } = await (await server.get("/api/search?q=zeppelin")).json();
      // Where nothing is found, others are shown instead.
      return hits.filter(({ slug }: { slug: string }) => slug.startsWith("tagged-")).length;
    };

    const added = await change("tag", { en: "zeppelin" });
    expect(added).toMatchObject({
      done: 2,
      conflicts: [],
      changes: [expect.any(Number), expect.any(Number)],
    });
    expect(await tagsOf(0)).toEqual([
      ["one", "two", "zeppelin"],
      ["one", "two"],
    ]);
    expect(await found()).toBe(2);
    // There already: nothing to change, and nothing to take back.
    expect((await change("tag", { en: "zeppelin" })).changes).toEqual([]);
    // Two are the least.
    expect((await change("untag", { zh: "one" })).changes).toEqual([]);
    expect((await change("untag", { en: "two", zh: "two" })).changes).toHaveLength(2);
    expect(await tagsOf(1)).toEqual([
      ["one", "zeppelin"],
      ["one", "two"],
    ]);
    await change("tag", { en: "two" });
    const last = await change("untag", { en: "zeppelin" });
    expect(await found()).toBe(0);
    await editor.call("POST", "/changes/undo", { changes: last.changes });
    expect(await found()).toBe(2);
    for (let number = 4; number <= 10; number++) await change("tag", { en: `tag ${number}` });
    expect((await change("tag", { en: "one too many" })).changes).toEqual([]);
    for (const tags of [{}, { en: "" }, { en: "x".repeat(31) }, { fr: "un" }]) {
      expect(await change("tag", tags)).toMatchObject({ code: "invalid-request" });
    }
  });

  test.each(["unpublish", "move", "delete"] as const)(
    "%s of many pages can be taken back",
    async (action) => {
      const pages = [await create(`bulk-${action}-1`), await create(`bulk-${action}-2`)];
      const [one] = pages;
      await editor.call("PUT", `/pages/${one!.id}`, {
        ...changeOf(one!),
        slug: `bulk-${action}-renamed`,
      });
      const chosen = await Promise.all(pages.map(({ id }) => read<EditablePage>(`/pages/${id}`)));
      const [animals, holidays] = [await countIn("animals"), await countIn("holidays")];
      const body = {
        action,
        pages: chosen.map(({ id, version }) => ({ id, version })),
        ...(action === "move" && { categoryId: "holidays" }),
      };
      const outcome: BulkOutcome = await (await editor.call("POST", "/pages/changes", body)).json();
      expect(outcome).toMatchObject({ done: 2, conflicts: [] });
      expect(await countIn("animals")).toBe(animals - 2);
      expect(await countIn("holidays")).toBe(holidays + (action === "move" ? 2 : 0));
      expect(await publicStatus(`bulk-${action}-2`)).toBe(action === "move" ? 200 : 404);

      const undo = await editor.call("POST", "/changes/undo", { changes: outcome.changes });
      expect(await undo.json()).toMatchObject({ done: 2, conflicts: [] });
      expect([await countIn("animals"), await countIn("holidays")]).toEqual([animals, holidays]);
      const again = await read<EditablePage>(`/pages/${one!.id}`);
      expect(again.slug).toBe(`bulk-${action}-renamed`);
      expect(again.texts).toEqual(one!.texts);
      // Its old address too.
      expect(await publicStatus(`bulk-${action}-1`)).toBe(200);
      expect(await publicStatus(`bulk-${action}-2`)).toBe(200);
    },
  );

  test("undo leaves alone what was changed since", async () => {
    const page = await create("changed-since");
    const { id, version } = page;
    const unpublished: BulkOutcome = await (
      await editor.call("POST", "/pages/changes", { action: "unpublish", pages: [{ id, version }] })
    ).json();
    const now = await read<EditablePage>(`/pages/${id}`);
    await other.call("PUT", `/pages/${id}`, { ...changeOf(now), difficulty: "hard" });
    const undo = await editor.call("POST", "/changes/undo", { changes: unpublished.changes });
    expect(await undo.json()).toMatchObject({ done: 0, conflicts: [id] });
    expect(await read(`/pages/${id}`)).toMatchObject({ state: "draft", difficulty: "hard" });
  });

  test("bulk changes pass over what others have changed meanwhile", async () => {
    const page = await create("stale");
    const pages = [
      { id: page.id, version: 99 },
      { id: "nobody", version: 1 },
    ];
    const response = await editor.call("POST", "/pages/changes", { action: "delete", pages });
    expect(await response.json()).toEqual({ done: 0, conflicts: [page.id, "nobody"], changes: [] });
    expect(await publicStatus("stale")).toBe(200);
  });

  test("lists are turned forwards and back without gaps", async () => {
    for (let at = 0; at < 60; at += 1)
      await create(`listed-${at}`, { state: "review", style: "anime" });
    const path = "/pages?style=anime&state=review";
    const first = await read<StaffPageList>(path);
    expect(first.pages).toHaveLength(50);
    expect(first.before).toBeUndefined();
    const second = await read<StaffPageList>(`${path}&after=${first.after}`);
    expect(second.after).toBeUndefined();
    const back = await read<StaffPageList>(`${path}&before=${second.before}`);
    expect(back.pages.map(({ id }) => id)).toEqual(first.pages.map(({ id }) => id));
    expect(back.before).toBeUndefined();
    const slugs = [...first.pages, ...second.pages].map(({ slug }) => slug);
    expect(slugs).toEqual(Array.from({ length: 60 }, (_, at) => `listed-${59 - at}`));
    const popular = await read<StaffPageList>("/pages?sort=popular");
    expect(new Set(popular.pages.map(({ state }) => state))).toEqual(new Set(["published"]));
  });

  test("nothing is taken over that was not asked for", async () => {
    const page = await create("strict");
    const change = changeOf(page);
    for (const extra of [
      { id: "x" },
      { source: "seed" },
      { views: 9 },
      { row: {} },
      { seed_digest: "x" },
      { texts: { ...change.texts, fr: change.texts.en } },
      { texts: { ...change.texts, en: { ...change.texts.en, page_id: "x" } } },
      { picture: { ...change.picture, key: "x" } },
      { texts: { ...change.texts, en: { ...change.texts.en, title: "a\0b" } } },
      { slug: "../etc/passwd" },
      { slug: "Über" },
      { state: "deleted" },
      { categoryId: "nowhere" },
      { picture: { kind: "uploaded", key: "../../etc/passwd", aspectRatio: "1:1" } },
      { picture: { kind: "uploaded", key: "0".repeat(64), aspectRatio: "1:1" } },
    ]) {
      const response = await editor.call("PUT", `/pages/${page.id}`, { ...change, ...extra });
      expect([Object.keys(extra), response.status]).toEqual([Object.keys(extra), 400]);
    }
    for (const query of [
      "after=1",
      "after='; drop table pages;--",
      "sort=password",
      "state=x",
      "q=%27%22)%20OR%201",
    ]) {
      const { status } = await editor.call("GET", `/pages?${query}`);
      expect([query, status]).toEqual([query, query.startsWith("q=") ? 200 : 400]);
    }
    expect((await read<EditablePage>(`/pages/${page.id}`)).version).toBe(page.version);
    for (const id of ["nobody", "..%2F..%2Fsession", "%00"]) {
      expect((await editor.call("PUT", `/pages/${id}`, change)).status).toBe(404);
    }
  });

  test("who changed what is kept, with before and after", async () => {
    const page = await create("logged");
    await editor.call("PUT", `/pages/${page.id}`, { ...changeOf(page), difficulty: "hard" });
    const entries = await database.db
      .selectFrom("audit_log")
      .selectAll()
      .where("subject", "=", page.id)
      .orderBy("number")
      .execute();
    expect(entries.map(({ action, staff_id }) => [action, staff_id])).toEqual([
      ["page.create", editor.person.id],
      ["page.update", editor.person.id],
    ]);
    expect(JSON.parse(entries[1]!.before!).content.difficulty).toBe("easy");
    expect(JSON.parse(entries[1]!.after!).content.difficulty).toBe("hard");
  });

  test("drawing for a look keeps nothing and brings texts in both languages", async () => {
    const asked = {
      description: "a cat",
      aspectRatio: "1:1",
      seed: 7,
      difficulty: "easy",
      style: "cartoon",
    };
    const drawn = await (await editor.call("POST", "/drawings", asked)).json();
    expect(drawn.svg).toMatch(/^<svg/);
    expect(drawn.texts.en.title).not.toBe("");
    expect(drawn.texts.zh.title).toMatch(/\p{Script=Han}/u);
    const unsafe = await editor.call("POST", "/drawings", { ...asked, description: "unsafe" });
    expect(unsafe.status).toBe(422);
  });

  test("tags are completed by those that pages have", async () => {
    expect(await read("/tags?language=en&start=di")).toEqual({ tags: ["dinosaur"] });
    expect(await read(`/tags?language=zh&start=${encodeURIComponent("圣")}`)).toEqual({
      tags: ["圣诞节"],
    });
    const named = draft("named");
    named.texts.en.tags = ["Halloween", "night"];
    await editor.call("POST", "/pages", named);
    expect(await read("/tags?language=en&start=hal")).toEqual({ tags: ["Halloween"] });
  });

  // Last: it may take its connection with it.
  test("what is too large is refused", async () => {
    // The answer may come while the rest is still being sent, and the line is cut then.
    const large = await editor
      .call("POST", "/pages", draft("x".repeat(300_000)))
      .catch(() => undefined);
    expect(large?.status ?? 413).toBe(413);
  });
});
