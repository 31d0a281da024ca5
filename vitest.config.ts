import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,server,app,scripts,tests,catalogue}/**/*.test.{ts,tsx}"],
    globalSetup: ["./tests/postgres.ts"],
    setupFiles: ["./tests/fail-on-console-error.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
