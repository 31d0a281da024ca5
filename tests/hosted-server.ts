/** A test server whose pictures come from a fake service, waits much shortened. */
import { setTimeout } from "node:timers/promises";
import { type Generation, isFinished } from "@colorleaf/domain";
import type { TestDatabase } from "./databases.ts";
import { startFakeImageService } from "./fakes/image-service.ts";
import { fastClock } from "./fast-clock.ts";
import { startTestServer } from "./test-server.ts";

export type HostedServer = Awaited<ReturnType<typeof startHostedServer>>;

export async function startHostedServer(
  database: Pick<TestDatabase, "where">,
  environment: Record<string, string> = {},
  speed = 100,
) {
  const fake = await startFakeImageService();
  const server = await startTestServer(
    database,
    {
      IMAGE_SERVICE: "hosted",
      IMAGE_SERVICE_URL: `${fake.origin}/v1/`,
      IMAGE_SERVICE_MODEL: "line-art-1",
      IMAGE_SERVICE_NAME: "Inkwell",
      IMAGE_SERVICE_PRIVATE_NETWORK: "1",
      ...environment,
    },
    fastClock(speed),
  );
  return {
    ...server,
    fake,
    /** Has a page made and waits for its end. */
    async generate(body: object): Promise<Generation> {
      const response = await server.post("/api/generations", body, { Prefer: "wait=20" });
      let generation: Generation = await response.json();
      // A machine that is busy with other tests takes its time.
      while (!isFinished(generation)) {
        await setTimeout(200);
        generation = await (await server.get(`/api/generations/${generation.id}`)).json();
      }
      return generation;
    },
    /** Stops the server and leaves the service alone. */
    stopServer: server.stop,
    async stop() {
      await server.stop();
      await fake.stop();
    },
  };
}
