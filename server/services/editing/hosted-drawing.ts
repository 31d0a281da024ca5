/**
 * Drawing by the hosted image service, for staff to look at: in the queue, within the limits and
 * through the cleaning of visitors' pictures. The drawing outlives the request that ordered it.
 */
import type { HostedDrawing, Language, StaffDrawingRequest } from "@colorleaf/domain";
import { findGeneration } from "../../data/generations.ts";
import type { Db } from "../../data/schema.ts";
import { drawingRequestOf } from "../catalogue/page-pictures.ts";
import type { GenerateService } from "../generate.ts";
import { detailsOf, pictureOf } from "../generation-record.ts";
import { type Media, mediaUrl } from "../media.ts";
import { ProblemError } from "../problem-error.ts";
import type { ServicesFinder } from "../services-in-use.ts";
import { findTwins } from "./draw-page.ts";

/** Shorter than proxies wait for an answer. */
const waitMs = 20_000;

export function createHostedDrawing(parts: {
  db: Db;
  media: Media;
  generate: Pick<GenerateService, "order" | "waitFor" | "cancel">;
  services: ServicesFinder;
}) {
  const { db, media, generate, services } = parts;
  return {
    /** Whether there is a service to draw it. */
    isPossible: async () => (await services.now()).imageServices.has("hosted"),

    /** `language`: of what is said when it fails. @throws ProblemError of `GenerateService.order` */
    async order(request: StaffDrawingRequest, language: Language): Promise<{ id: string }> {
      const { difficulty, style, ...recipe } = request;
      const { difficulty: _, ...asked } = drawingRequestOf(recipe, { difficulty, style });
      const { id } = await generate.order({ ...asked, language });
      return { id };
    },

    /**
     * Undefined: it is still being drawn, after a while of waiting. @throws ProblemError of the
     * service; generation-not-found
     */
    async find(id: string, signal: AbortSignal): Promise<HostedDrawing | undefined> {
      const { state, error } = await generate.waitFor(id, waitMs, signal);
      const row = await findGeneration(db, id);
      if (error) throw new ProblemError(error.code, { details: row && detailsOf(row) });
      const picture = row && pictureOf(row);
      if (state !== "succeeded" || !picture) return undefined;
      const { lineArt, original, quality, faults = [], inverted, fallback } = picture;
      // The engine's picture, in place of one by the service, would be taken for the service's.
      if (fallback) throw new ProblemError(fallback);
      const png = await media.get(lineArt, "png");
      if (!png || !quality || !original) throw new ProblemError("media-not-found");
      return {
        key: lineArt,
        original: mediaUrl(original, "png"),
        quality,
        faults,
        inverted,
        twins: await findTwins({ db, media }, png),
      };
    },

    cancel: (id: string) => generate.cancel(id),
  };
}

export type HostedDrawingService = ReturnType<typeof createHostedDrawing>;
