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
  ])("%j draws with %s", (environment, provider) => {
    expect(readConfig(environment).provider).toBe(provider);
  });

  it.each([
    [{ PORT: "eighty" }, "PORT=eighty"],
    [{ PORT: "70000" }, "PORT=70000"],
    [{ DATABASE_URL: "mysql://db" }, "must start with postgres://"],
    [{ TRUST_PROXY: "yes" }, "must be 0 or 1"],
    [{ PUBLIC_ORIGIN: "colorleaf" }, "must be an http or https address"],
    [{ CONTACT_EMAIL: "nobody" }, "must be an e-mail address"],
    [{ IMAGE_SERVICE: "hosted" }, "not available in this version"],
    [{ IMAGE_SERVICE_KEY: "0123456789" }, "not available in this version"],
  ])("refuse %j in one sentence", (environment, part) => {
    const attempt = () => readConfig(environment);
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(part);
  });
});
