import { mockImageDelayMs, mockSeoDelayMs } from "@colorleaf/domain";
import type { Clock } from "../clock.ts";
import type { ImageService } from "./image-service.ts";

/** The engine at the pace of a hosted service: for trying out screens that wait. */
export function createMockService(builtin: ImageService, clock: Clock): ImageService {
  return {
    ...builtin,
    provider: "mock",
    // Waiting costs nothing, so many can wait at once.
    parallel: 16,
    describeDelayMs: mockSeoDelayMs,
    async draw(request, tasks, options) {
      await clock.sleep(mockImageDelayMs, options.signal);
      return builtin.draw(request, tasks, options);
    },
  };
}
