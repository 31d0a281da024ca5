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

  it("keeps the password of a wrong address to itself", () => {
    const attempt = () => readConfig({ DATABASE_URL: "mysql://ada:secret@db/colorleaf" });
    expect(attempt).toThrow("DATABASE_URL is not valid: must start with postgres://.");
  });
});
