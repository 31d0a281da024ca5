/** A server whose pictures come from a fake image service that a journey tells how to behave. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FakeImageService, startFakeImageService } from "../tests/fakes/image-service.ts";
import { startProcess } from "../tests/server-process.ts";
import { test as base } from "./journey.ts";
import { enlist } from "./people.ts";

interface Hosted {
  origin: string;
  fake: FakeImageService;
}

export const test = base.extend<
  object,
  { hosted: Hosted; audience: "visitors" | "staff" | "attackers" }
>({
  // Each has a server of its own: a service that fails for one is given a rest for all.
  audience: ["visitors", { scope: "worker", option: true }],
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "colorleaf-hosted-"));
      const fake = await startFakeImageService();
      const main = join(import.meta.dirname, "../server/main.ts");
      const env = {
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: "0",
        DATA_DIR: dataDir,
        DATABASE_URL: "",
        RATE_LIMIT_GENERATIONS_PER_MINUTE: "1000",
        DRAW_AHEAD: "0",
        IMAGE_SERVICE: "hosted",
        IMAGE_SERVICE_URL: fake.origin,
        IMAGE_SERVICE_NAME: "Inkwell",
        IMAGE_SERVICE_PRIVATE_NETWORK: "1",
      };
      enlist({ ...process.env, ...env }, ["owner"]);
      const server = await startProcess(main, env);
      await use({ origin: server.origin, fake });
      await server.end("SIGTERM");
      await fake.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.origin),
});
