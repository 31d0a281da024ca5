import { type HomeText, homeSections } from "@colorleaf/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { homeText } from "../../../app/routes/home/text/index.server.ts";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";
import { saveSetting } from "../../data/settings.ts";
import { createHomeService } from "../../services/content/home.ts";
import { createSettingsService } from "../../services/settings/settings.ts";
import type { Staff } from "../../services/staff/staff.ts";

describe.each(databases)("the home screen on $name", ({ make }) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let editor: SignedIn;
  let viewer: SignedIn;
  let home: ReturnType<typeof createHomeService>;

  beforeAll(async () => {
    database = await make();
    server = await startTestServer(database);
    editor = await signInAs(server, await createStaff(database.db, "editor"));
    viewer = await signInAs(server, await createStaff(database.db, "viewer"));
    home = createHomeService(database.db, createSettingsService(database.db));
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  const change = (en: Partial<HomeText>) => ({ ...homeText, en: { ...homeText.en, ...en } });
  const hero = (title: string) => ({ title, lead: "As you like it" });
  const save = (version: number, texts: unknown) =>
    editor.call("PUT", "/home-texts", { version, texts });
  const titleShown = async () => (await home.published()).texts?.en.hero.title;

  it("takes what is delivered as it is, in both languages", async () => {
    expect((await home.published()).texts).toBeUndefined();
    expect((await save(0, homeText)).status).toBe(204);
    expect((await home.published()).texts).toEqual(homeText);
  });

  it("shows what was published last, and every version can be had again", async () => {
    expect((await save(1, change({ hero: hero("Second") }))).status).toBe(204);
    expect(await titleShown()).toBe("Second");
    const conflict = await save(1, change({ hero: hero("Third") }));
    expect([conflict.status, (await conflict.json()).code]).toEqual([409, "version-conflict"]);
    expect(await home.texts.versions()).toMatchObject([
      { version: 2, author: editor.person.name },
      { version: 1 },
    ]);
    const first = await viewer.call("GET", "/home-texts/versions/1");
    expect(await first.json()).toEqual(homeText);
  });

  it("is looked at as a draft by who wrote it, and by nobody else", async () => {
    const as = ({ person }: SignedIn) => person as Staff;
    const sections = homeSections.toReversed().map((section) => ({ section, isVisible: true }));
    const announcement = { isOn: true, text: { en: "Closed on Sunday", zh: "周日休息" } };
    const layout = { sections, featured: ["realistic-horse"], announcement };
    const draft = { texts: change({ hero: hero("Draft") }) };
    expect((await editor.call("PUT", "/home-draft", draft)).status).toBe(204);
    const drafted = await home.drafted(as(editor));
    expect(drafted.texts?.en.hero.title).toBe("Draft");
    expect(drafted.layout).toEqual((await home.published()).layout);
    expect((await home.drafted(as(viewer))).texts?.en.hero.title).toBe("Second");
    expect(await titleShown()).toBe("Second");
    expect((await editor.call("PUT", "/home-draft", { layout })).status).toBe(204);
    expect(await home.drafted(as(editor))).toMatchObject({
      layout,
      texts: { en: { hero: { title: "Second" } } },
    });
  });

  it("keeps an order that was stored before a section was there", async () => {
    const old = ["faq", "teaser", "latest"].map((section) => ({ section, isVisible: false }));
    await saveSetting(database.db, "home-layout", 0, old);
    const { sections, featured } = (await home.published()).layout;
    expect(featured).toEqual([]);
    expect(sections.slice(0, 4)).toEqual([
      { section: "faq", isVisible: false },
      { section: "teaser", isVisible: false },
      { section: "featured", isVisible: true },
      { section: "latest", isVisible: false },
    ]);
    expect(sections).toHaveLength(homeSections.length);
  });

  it("refuses what would not fit on it", async () => {
    const { faq, features, testimonials } = homeText.en;
    const wrong: Partial<HomeText>[] = [
      { hero: hero("") },
      { hero: hero("x".repeat(81)) },
      { faq: { ...faq, items: [] } },
      { faq: { ...faq, items: [...faq.items, faq.items[0]!] } },
      { features: { ...features, items: [{ ...features.items[0]!, icon: "skull" as never }] } },
      { testimonials: { ...testimonials, items: [{ ...testimonials.items[0]!, rating: 6 }] } },
      { isOwner: true } as never,
    ];
    for (const part of wrong) expect((await save(2, change(part))).status).toBe(400);
    expect((await save(2, { en: homeText.en })).status).toBe(400);
    const twice = await save(2, change({ faq: { ...faq, items: [faq.items[0]!, faq.items[0]!] } }));
    expect(Object.keys((await twice.json()).fields)).toEqual(["texts.en.faq.items.1.question"]);
  });
});
