/** The services that staff choose: in use at the next piece of work on every server, keys never seen again. */
import { type ServiceChoiceChange, serviceChoiceSchema } from "@colorleaf/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import {
  type FakeImageService,
  startFakeImageService,
} from "../../../tests/fakes/image-service.ts";
import {
  type FakeLanguageModel,
  startFakeLanguageModel,
} from "../../../tests/fakes/language-model.ts";
import { fastClock } from "../../../tests/fast-clock.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";
import { createSecretBox } from "../../services/settings/secret-box.ts";
import { createServiceChoice } from "../../services/settings/service-choice.ts";

const secrets = ["sk-picture-4711", "sk-words-4711"] as const;

// Pictures are really cleaned, which takes its time on a busy machine.
describe.each(databases)("services on $name", { timeout: 120_000 }, ({ make }) => {
  let database: TestDatabase;
  let image: FakeImageService;
  let model: FakeLanguageModel;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let neighbour: typeof server;
  let owner: SignedIn;
  let version = 0;

  beforeAll(async () => {
    database = await make();
    image = await startFakeImageService();
    model = await startFakeLanguageModel();
    const environment = { IMAGE_SERVICE_PRIVATE_NETWORK: "1" };
    server = await startTestServer(database, environment, fastClock(100));
    neighbour = await startTestServer(database, environment, fastClock(100));
    owner = await signInAs(server, await createStaff(database.db, "owner"));
  });
  beforeEach(() => image.reset());
  afterAll(async () => {
    await Promise.all([server.stop(), neighbour.stop(), image.stop(), model.stop()]);
    await database.remove();
  });

  const change = (parts: Partial<ServiceChoiceChange> = {}): ServiceChoiceChange => ({
    imageService: {
      use: "hosted",
      url: image.origin,
      model: "line-art-1",
      name: "Inkwell",
      dialect: "task",
      auth: "bearer",
      parallel: 3,
      dailyBudget: null,
    },
    languageModel: {
      use: "model",
      url: `${model.origin}/v1/`,
      model: "chat-1",
      plansScenes: false,
    },
    keys: {},
    ...parts,
  });
  async function save(value: ServiceChoiceChange): Promise<Response> {
    const answer = await owner.call("PUT", "/services", { version, value });
    if (answer.status === 204) version += 1;
    return answer;
  }
  const tryOut = (service: string, value = change()) =>
    owner.call("POST", "/services/try", { service, value });
  const provider = async (at: typeof server) => {
    const answer = await at.post(
      "/api/generations",
      { description: "a cat" },
      { Prefer: "wait=20" },
    );
    return (await answer.json()).provider;
  };

  it("are asked before they are saved, and answer in their own words", async () => {
    const keys = { imageService: secrets[0], languageModel: secrets[1] };
    const words = await tryOut("languageModel", change({ keys }));
    expect(await words.json()).toMatchObject({ words: expect.stringContaining("Happy House") });
    expect(model.asked.at(-1)?.headers.authorization).toBe(`Bearer ${secrets[1]}`);

    const picture = await tryOut("imageService", change({ keys }));
    const { picture: path } = await picture.json();
    expect((await server.get(path)).headers.get("Content-Type")).toBe("image/png");
    expect(image.tasks.at(-1)?.headers.authorization).toBe(`Bearer ${secrets[0]}`);
    expect(await provider(server)).toBe("builtin");
  });

  it("say what is wrong in the reader's language", async () => {
    Object.assign(image.behaviour, { outcome: "failed", message: "no credit" });
    const refused = await tryOut("imageService", change({ keys: { imageService: secrets[0] } }));
    expect([refused.status, (await refused.json()).detail]).toEqual([
      502,
      "The task failed: no credit",
    ]);
    model.behaviour.faults.next.push({ refuse: "quota exceeded" });
    const value = change({ keys: { languageModel: "wrong" } });
    const chinese = await fetch(`${server.origin}/api/admin/services/try`, {
      method: "POST",
      headers: {
        Cookie: `${owner.cookie}; language=zh`,
        Origin: server.origin,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ service: "languageModel", value }),
    });
    expect((await chinese.json()).detail).toMatch(/^没有得到可用的回答：/);
  });

  it("draw at the next request, on the other server too, and stop again", async () => {
    const keys = { imageService: secrets[0], languageModel: secrets[1] };
    expect((await save(change({ keys }))).status).toBe(204);
    expect(await provider(server)).toBe("hosted");
    expect(await provider(neighbour)).toBe("hosted");
    const sent = new Set(image.tasks.map(({ headers }) => headers.authorization));
    expect([...sent]).toEqual([`Bearer ${secrets[0]}`]);
    const texts = await neighbour.post("/api/generate-content", { description: "a cat" });
    expect((await texts.json()).title).toBe("Happy House Coloring Page");

    const none = { imageService: { use: "builtin" }, languageModel: { use: "none" } } as const;
    expect((await save(change(none))).status).toBe(204);
    expect(await provider(neighbour)).toBe("builtin");
  });

  it("keep their keys to themselves", async () => {
    await save(change({ keys: { imageService: secrets[0], languageModel: secrets[1] } }));
    const choice = createServiceChoice({
      db: database.db,
      secrets: createSecretBox(database.where.dataDir),
      config: { provider: "builtin", isPlannedByModel: false, allowPrivateServices: true },
    });
    const shown = await choice.show();
    expect(shown.hasKey).toEqual({ imageService: true, languageModel: true });
    const settings = await database.db.selectFrom("settings").selectAll().execute();
    const log = await database.db.selectFrom("audit_log").selectAll().execute();
    for (const secret of secrets)
      expect(JSON.stringify([shown, settings, log])).not.toContain(secret);
    expect(serviceChoiceSchema.parse(shown.value)).toEqual(shown.value);

    // Left out: kept. Null: removed.
    await save(change({ keys: { languageModel: null } }));
    expect((await choice.show()).hasKey).toEqual({ imageService: true, languageModel: false });
  });

  it("never send a key to a server that it was not typed for", async () => {
    await save(change({ keys: { imageService: secrets[0], languageModel: secrets[1] } }));
    const other = await startFakeLanguageModel();
    const languageModel = { ...change().languageModel, url: other.origin } as never;
    const refused = await save(change({ languageModel }));
    expect([refused.status, (await refused.json()).fields]).toEqual([
      400,
      { "keys.languageModel": "key-needed" },
    ]);
    await tryOut("languageModel", change({ languageModel }));
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    await other.stop();
  });

  it("refuse what is no address, unknown fields, an old version, and a missing key", async () => {
    for (const url of ["file:///etc/passwd", "javascript:alert(1)", "nowhere", ""]) {
      const imageService = { ...change().imageService, url } as never;
      expect((await save(change({ imageService }))).status).toBe(400);
    }
    expect((await save({ ...change(), isOwner: true } as never)).status).toBe(400);
    expect((await save(change({ keys: { imageService: null } }))).status).toBe(400);
    version -= 1;
    expect((await save(change())).status).toBe(409);
    version += 1;
  });
});

it("lie outside the server's own network, unless who starts it says otherwise", async () => {
  const database = await databases[0]!.make();
  const model = await startFakeLanguageModel();
  const image = await startFakeImageService();
  const server = await startTestServer(database);
  const owner = await signInAs(server, await createStaff(database.db, "owner"));
  const common = { model: "any", name: "", auth: "none", parallel: 1, dailyBudget: null } as const;
  for (const dialect of ["task", "openai"] as const) {
    const value: ServiceChoiceChange = {
      imageService: { use: "hosted", url: image.origin, dialect, ...common },
      languageModel: { use: "model", url: model.origin, model: "any", plansScenes: false },
      keys: {},
    };
    for (const service of ["languageModel", "imageService"]) {
      const answer = await owner.call("POST", "/services/try", { service, value });
      expect((await answer.json()).detail).toContain("a private address");
    }
  }
  expect([model.asked, image.tasks]).toEqual([[], []]);
  await Promise.all([server.stop(), model.stop(), image.stop()]);
  await database.remove();
});
