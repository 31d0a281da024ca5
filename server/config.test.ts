import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("the settings", () => {
  it("need nothing to be set", () => {
    expect(readConfig({})).toMatchObject({ port: 3000, dataDir: "./data", provider: "builtin" });
  });

  it("take an empty value as not set", () => {
    expect(readConfig({ PORT: "", IMAGE_SERVICE_KEY: "" })).toMatchObject({
      port: 3000,
      provider: "builtin",
    });
  });

  it.each([
    [{}, "builtin"],
    [{ IMAGE_SERVICE_KEY: "too-short" }, "mock"],
    [{ IMAGE_SERVICE: "builtin", IMAGE_SERVICE_KEY: "long-enough-key" }, "builtin"],
    [{ IMAGE_SERVICE: "mock" }, "mock"],
    [{ IMAGE_SERVICE_KEY: "0123456789", IMAGE_SERVICE_URL: "https://a.example" }, "hosted"],
    [{ IMAGE_SERVICE: "hosted", IMAGE_SERVICE_URL: "http://localhost:8080" }, "hosted"],
  ])("%j draws with %s", (environment, provider) => {
    expect(readConfig(environment).provider).toBe(provider);
  });

  it.each([
    "https://a.example",
    "https://a.example/",
    "https://a.example/v1",
    "https://a.example/v1/",
  ])("take %s as the address in front of /v1", (address) => {
    const { imageService } = readConfig({ IMAGE_SERVICE: "hosted", IMAGE_SERVICE_URL: address });
    expect(imageService).toMatchObject({ url: "https://a.example", auth: "none", dialect: "task" });
  });

  it.each([
    [{ PORT: "eighty" }, "PORT=eighty"],
    [{ PORT: "70000" }, "PORT=70000"],
    [{ DATABASE_URL: "mysql://db" }, "must start with postgres://"],
    [{ STORAGE_URL: "https://bucket" }, "must be s3://bucket"],
    [{ STORAGE_URL: "s3://B" }, "must be s3://bucket"],
    [{ STORAGE_URL: "s3://pictures/%" }, "must be s3://bucket"],
    [{ STORAGE_URL: "s3://pictures?acl=public" }, "takes region and endpoint after the ?"],
    [{ STORAGE_URL: "s3://pictures?endpoint=minio:9000" }, "must have an http or https address"],
    [{ TRUST_PROXY: "yes" }, "must be 0 or 1"],
    [{ PUBLIC_ORIGIN: "colorleaf" }, "must be an http or https address"],
    [{ CONTACT_EMAIL: "nobody" }, "must be an e-mail address"],
    [{ IMAGE_SERVICE: "hosted" }, "needs IMAGE_SERVICE_URL"],
    [{ IMAGE_SERVICE_KEY: "0123456789" }, "needs IMAGE_SERVICE_URL"],
    [{ SCENE_PLANNER: "model" }, "needs LANGUAGE_MODEL_URL"],
    [{ IMAGE_SERVICE_URL: "ftp://a.example" }, "must be an http or https address"],
    [
      { IMAGE_SERVICE: "hosted", IMAGE_SERVICE_URL: "http://a", IMAGE_SERVICE_AUTH: "bearer" },
      "needs IMAGE_SERVICE_KEY",
    ],
  ])("refuse %j in one sentence", (environment, part) => {
    const attempt = () => readConfig(environment);
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(part);
  });

  it.each([
    ["s3://pictures", { bucket: "pictures", prefix: "" }],
    ["s3://pictures/site/a/", { bucket: "pictures", prefix: "site/a/" }],
    ["s3://pictures?region=eu-central-1", { region: "eu-central-1", endpoint: undefined }],
    [
      "s3://pictures?endpoint=https://minio.example:9000",
      { region: "us-east-1", endpoint: "https://minio.example:9000" },
    ],
    [
      "s3://pictures/a%20b?region=auto&endpoint=https%3A%2F%2Facc.r2.example",
      { prefix: "a b/", region: "auto", endpoint: "https://acc.r2.example" },
    ],
  ])("take %s as a bucket for pictures", (address, parts) => {
    expect(readConfig({ STORAGE_URL: address }).s3).toMatchObject(parts);
  });

  it.each(["s3://ada:secret@pictures", "s3://pictures?endpoint=https://ada:secret@minio.example"])(
    "refuse a key in %s, and keep it to themselves",
    (address) => {
      const attempt = () => readConfig({ STORAGE_URL: address });
      expect(attempt).toThrow(
        "STORAGE_URL is not valid: must hold no key: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are read from the environment.",
      );
    },
  );

  it("keeps the password of a wrong address to itself", () => {
    const attempt = () => readConfig({ DATABASE_URL: "mysql://ada:secret@db/colorleaf" });
    expect(attempt).toThrow("DATABASE_URL is not valid: must start with postgres://.");
  });
});
