import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    setupFiles: ["./tests/fail-on-console-error.ts"],
    // Many tests wait more than they work: one for each core, the runner's own included.
    maxWorkers: "100%",
    // Guards against what hangs, not measures of speed: machines that run tests are busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        // Nothing in them has a state to share, and the vocabulary takes a second to load.
        test: { name: "packages", include: ["packages/**/*.test.ts"], isolate: false },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: ["{server,app,scripts,tests,catalogue}/**/*.test.{ts,tsx}"],
          globalSetup: ["./tests/postgres.ts"],
        },
      },
    ],
  },
});
