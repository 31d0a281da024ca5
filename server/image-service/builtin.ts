import { maxGenerationAttempts } from "@colorleaf/domain";
import type { Drawer } from "../drawing/drawer.ts";
import type { ImageService } from "./image-service.ts";

/** The engine. `workers`: how many threads it has; one more picture is stored while they draw. */
export function createBuiltinService(drawer: Drawer, workers: number): ImageService {
  return {
    provider: "builtin",
    parallel: workers + 1,
    maxStarts: maxGenerationAttempts,
    drawsAnything: false,
    describeDelayMs: 0,
    async draw(request) {
      const page = await drawer.draw(request);
      return page.ok ? { ...page, inverted: false } : page;
    },
  };
}
