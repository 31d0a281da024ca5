import { setTimeout } from "node:timers/promises";
import { mockImageDelayMs, mockSeoDelayMs } from "@colorleaf/domain";
import type { ImageService } from "./image-service.ts";

/** The engine at the pace of a hosted service: for trying out screens that wait. */
export function createMockService(
  builtin: ImageService,
  delays = { image: mockImageDelayMs, seo: mockSeoDelayMs },
): ImageService {
  return {
    ...builtin,
    provider: "mock",
    // Waiting costs nothing, so many can wait at once.
    parallel: 16,
    describeDelayMs: delays.seo,
    async draw(request, tasks, options) {
      await setTimeout(delays.image, undefined, { signal: options.signal });
      return builtin.draw(request, tasks, options);
    },
  };
}
