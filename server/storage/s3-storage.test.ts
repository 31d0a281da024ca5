import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeS3, type S3Fault, startFakeS3 } from "../../tests/fakes/s3.ts";
import { openStorage } from "./open-storage.ts";
import { parseS3Address } from "./s3-address.ts";
import { createS3Storage, S3Error } from "./s3-storage.ts";

const bytes = new TextEncoder().encode("<svg/>");
const patience = { attempts: 3, timeoutMs: 300, pauseMs: 1 };

let fake: FakeS3;
beforeEach(async () => {
  fake = await startFakeS3();
  for (const [name, value] of Object.entries(fake.credentials)) vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await fake.stop();
});
const open = (url = fake.url) => createS3Storage(parseS3Address(url), patience);

it("puts objects under the prefix, with headers for whoever reads the bucket directly", async () => {
  await open(fake.url.replace("?", "/site/pictures?")).put("abcdef.2x.png", bytes);
  expect(fake.names()).toEqual(["site/pictures/abcdef.2x.png"]);
  expect(fake.headersOf("site/pictures/abcdef.2x.png")).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
  });
});

describe("what may go better", () => {
  const faults: S3Fault[] = ["500", "drop", "truncated", "stalled", "hang", { slowMs: 600 }];

  it.each(faults)("is tried again after %j", async (fault) => {
    const storage = open();
    await storage.put("abcdef.svg", bytes);
    fake.faults.next = [fault, fault];
    expect(Buffer.from((await storage.get("abcdef.svg")) ?? []).toString()).toBe("<svg/>");
  });

  it.each(faults)(
    "ends as an error, not as a missing object, with nothing but %j",
    async (fault) => {
      const storage = open();
      await storage.put("abcdef.svg", bytes);
      fake.requests.length = 0;
      fake.faults.always = fault;
      await expect(storage.get("abcdef.svg")).rejects.toThrow(S3Error);
      expect(fake.requests).toHaveLength(patience.attempts);
    },
  );

  it.each<S3Fault>(["500", "drop", "hang"])("is not taken as done after %j", async (fault) => {
    const storage = open();
    fake.faults.always = fault;
    await expect(storage.put("abcdef.svg", bytes)).rejects.toThrow(S3Error);
    await expect(storage.exists("abcdef.svg")).rejects.toThrow(S3Error);
    await expect(storage.remove("abcdef.svg")).rejects.toThrow(S3Error);
  });
});

it("says within seconds that the bucket is away, without trying again", async () => {
  fake.faults.always = "hang";
  await expect(open().check()).rejects.toThrow("S3 check failed: timeout");
  expect(fake.requests).toHaveLength(1);
});

it("does not ask again where it is refused", async () => {
  fake.faults.always = { refuse: "AccessDenied" };
  await expect(open().get("abcdef.svg")).rejects.toThrow("S3 get failed: AccessDenied (403)");
  expect(fake.requests).toHaveLength(1);
});

it("never takes a missing bucket for a missing object", async () => {
  const storage = open(fake.url.replace(fake.bucket, "nobodys-bucket"));
  await expect(storage.get("abcdef.svg")).rejects.toThrow("NoSuchBucket");
  await expect(storage.exists("abcdef.svg")).rejects.toThrow("NoSuchBucket");
});

describe("at the start", () => {
  const start = (url = fake.url) => openStorage({ dataDir: "", s3: parseS3Address(url) });

  it("says that there is no such bucket", async () => {
    await expect(start(fake.url.replace(fake.bucket, "nobodys-bucket"))).rejects.toThrow(
      "the bucket nobodys-bucket of STORAGE_URL cannot be used (NoSuchBucket): there is no bucket of that name.",
    );
  });

  it("says that the key is wrong, and not what it is", async () => {
    vi.stubEnv("AWS_ACCESS_KEY_ID", "NOT-THIS-ONE");
    const message = await start().catch((error: Error) => error.message);
    expect(message).toContain(
      "(InvalidAccessKeyId): look at AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
    );
    expect(message).not.toContain("NOT-THIS-ONE");
  });

  it("says that the secret is wrong", async () => {
    fake.faults.always = { refuse: "SignatureDoesNotMatch" };
    await expect(start()).rejects.toThrow(
      "(SignatureDoesNotMatch): look at AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
    );
  });

  it("says that nothing answers", async () => {
    await expect(start("s3://pictures?endpoint=http://127.0.0.1:1")).rejects.toThrow(
      "(ECONNREFUSED): nothing answers there; look at its endpoint.",
    );
  });

  it("says that the key may not do what is needed, be it only to write", async () => {
    fake.faults.always = { refuse: "AccessDenied" };
    await expect(start()).rejects.toThrow("its key must be allowed to list the bucket");
    fake.faults.always = undefined;
    fake.faults.put = { refuse: "AccessDenied" };
    await expect(start()).rejects.toThrow("its key must be allowed to list the bucket");
  });
});
