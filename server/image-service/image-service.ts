import type { PageQuality, Provider, Reading } from "@colorleaf/domain";
import type { DrawingRefusal, DrawingRequest } from "../drawing/drawer.ts";
import type { PageFacts } from "../drawing/page-facts.ts";

/** A page in the forms its maker has it, and what is known of it. */
export interface Picture {
  ok: true;
  /** Line art at its size on screen, black on white. */
  png: Uint8Array;
  svg?: string | undefined;
  colourSvg?: string | undefined;
  /** The maker sent white on black, and it was turned around. */
  inverted: boolean;
  reading?: Reading | undefined;
  facts?: PageFacts | undefined;
  quality?: PageQuality | undefined;
}

/** A task at a hosted service, which outlives this process: kept in the generation's row. */
export interface ServiceTask {
  /** Set when an earlier attempt has created the task already. */
  id: string | undefined;
  /** To be awaited before the task is polled. */
  keep(id: string): Promise<void>;
}

/** Who draws. Throws when drawing failed and another attempt may succeed. */
export interface ImageService {
  readonly provider: Provider;
  /** How many pictures it draws at once. */
  readonly parallel: number;
  /** It draws from any words; without this, words the engine cannot read are refused at once. */
  readonly drawsAnything: boolean;
  /** Wait before the text is written, in ms. */
  readonly describeDelayMs: number;
  draw(
    request: DrawingRequest,
    task: ServiceTask,
    signal: AbortSignal,
  ): Promise<Picture | DrawingRefusal>;
}
