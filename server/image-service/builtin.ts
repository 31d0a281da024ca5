import { maxGenerationAttempts } from "@colorleaf/domain";
import type { Drawer } from "../drawing/drawer.ts";
import type { ImageService } from "./image-service.ts";

/**
 * The engine.
 *
 * @param workers how many threads it has; one more picture is stored while they draw
 * @param isPlanned a language model plans scenes: words that the engine cannot read may be drawn
 */
export function createBuiltinService(
  drawer: Drawer,
  workers: number,
  isPlanned = false,
): ImageService {
  return {
    provider: "builtin",
    parallel: workers + 1,
    maxStarts: maxGenerationAttempts,
    drawsAnything: isPlanned,
    followsPlans: isPlanned,
    describeDelayMs: 0,
    async draw(request, _tasks, options) {
      const page = await drawer.draw(request, options);
      return page.ok ? { ...page, inverted: false } : page;
    },
  };
}
