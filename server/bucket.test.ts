/** The whole server with its pictures in a bucket: what visitors and operators notice of that. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Generation } from "@colorleaf/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { databases, type TestDatabase } from "../tests/databases.ts";
import { type FakeS3, startFakeS3 } from "../tests/fakes/s3.ts";
import { fastClock } from "../tests/fast-clock.ts";
import { startTestServer } from "../tests/test-server.ts";
import type { Drawer } from "./drawing/drawer.ts";
import { StartError } from "./preconditions.ts";
import { createMedia } from "./services/media.ts";
import { openStorage } from "./storage/open-storage.ts";
import { parseS3Address } from "./storage/s3-address.ts";

let bucket: FakeS3;
beforeEach(async () => {
  bucket = await startFakeS3();
  for (const [name, value] of Object.entries(bucket.credentials)) vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await bucket.stop();
});

type Server = Awaited<ReturnType<typeof startTestServer>>;

async function generate(server: Server, description = "a cat"): Promise<Generation> {
  const { id } = await (await server.post("/api/generations", { description })).json();
  return vi.waitFor(
    async () => {
      const generation = await (await server.get(`/api/generations/${id}`)).json();
      expect(["succeeded", "failed"]).toContain(generation.state);
      return generation;
    },
    { timeout: 60_000, interval: 100 },
  );
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe.each(databases)("a server on $name with a bucket", ({ place }) => {
  let where: TestDatabase["where"];
  let removeDatabase: () => Promise<void>;
  beforeEach(async () => {
    ({ where, remove: removeDatabase } = await place());
  });
  afterEach(() => removeDatabase());
  const start = () =>
    startTestServer({ where }, { STORAGE_URL: bucket.url, DRAW_AHEAD: "0" }, fastClock(20));

  it("keeps pictures there, where a second server finds them", async () => {
    const first = await start();
    const { result } = await generate(first);
    const { line_art_url: png, svg_url: svg = "" } = result!;
    const drawn = await bytesOf(await first.get(png));
    await first.stop();
    expect(existsSync(join(where.dataDir, "media"))).toBe(false);

    const second = await start();
    const answer = await second.get(png);
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    expect((await bytesOf(answer)).equals(drawn)).toBe(true);
    const pdf = await second.get(svg.replace(/svg$/, "a4.pdf"));
    expect((await bytesOf(pdf)).toString("latin1", 0, 4)).toBe("%PDF");
    await vi.waitFor(() => expect(bucket.names().join()).toContain("a4.pdf"));
    await second.stop();
  });

  it("says that it is not ready while the bucket is away, and is ready when it is back", async () => {
    const server = await start();
    // Its drawing workers start meanwhile.
    const isReady = () =>
      vi.waitFor(async () => expect((await server.get("/readyz")).status).toBe(200), {
        timeout: 20_000,
      });
    await isReady();
    bucket.faults.always = "500";
    const away = await server.get("/readyz");
    expect([away.status, await away.text()]).toEqual([503, "not ready: pictures"]);
    expect((await server.get("/healthz")).status).toBe(200);
    bucket.faults.always = undefined;
    await isReady();
    await server.stop();
  });

  it("tells visitors in their language that something went wrong, not that a picture is gone", async () => {
    const server = await start();
    const { result } = await generate(server);
    bucket.faults.always = "500";
    const picture = await server.get(result!.line_art_url, { "Accept-Language": "zh" });
    expect(picture.status).toBe(500);
    expect(await picture.json()).toMatchObject({ code: "internal", detail: "出了点问题" });
    const { state, error } = await generate(server, "a second cat");
    expect(state).toBe("failed");
    expect(error?.code).toBe("drawing-failed");
    bucket.faults.always = undefined;
    expect((await generate(server, "a third cat")).state).toBe("succeeded");
    await server.stop();
  });
});

it("says in one sentence at the start that the bucket cannot be used", async () => {
  bucket.faults.always = { refuse: "AccessDenied" };
  const where = { dataDir: mkdtempSync(join(tmpdir(), "colorleaf-data-")) };
  const starting = startTestServer({ where }, { STORAGE_URL: bucket.url });
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(
    `the bucket ${bucket.bucket} of STORAGE_URL cannot be used (AccessDenied): its key must be allowed`,
  );
  rmSync(where.dataDir, { recursive: true });
});

it("deletes a picture in all formats, and no other", async () => {
  const storage = await openStorage({ dataDir: "", s3: parseS3Address(bucket.url) });
  const media = createMedia(storage, {} as Drawer, async () => undefined);
  const gone = await media.keep({ svg: "<svg/>", png: Buffer.from("png") });
  await storage.put(`${gone}.a4.pdf`, Buffer.from("pdf"));
  const left = await media.keep({ svg: "<svg />" });
  await media.remove(gone);
  expect(bucket.names()).toEqual([`${left}.svg`]);
});
