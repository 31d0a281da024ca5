import type {
  Difficulty,
  FallbackReason,
  PageFault,
  PageQuality,
  Provider,
  Reading,
} from "@colorleaf/domain";
import type { DrawingRefusal, DrawingRequest } from "../drawing/drawer.ts";
import type { PageFacts } from "../drawing/page-facts.ts";
import type { RunOptions } from "../drawing/pool.ts";

/** A page in the forms its maker has it, and what is known of it. */
export interface Picture {
  ok: true;
  /** Line art at its size on screen, black on white. */
  png: Uint8Array;
  svg?: string | undefined;
  colourSvg?: string | undefined;
  /** PNG of the picture as a service sent it, before it was cleaned. */
  original?: Uint8Array | undefined;
  /** The maker sent white on black, and it was turned around. */
  inverted: boolean;
  reading?: Reading | undefined;
  facts?: PageFacts | undefined;
  /** Where the maker can tell. */
  difficulty?: Difficulty | undefined;
  quality?: PageQuality | undefined;
  /** Bars that it does not clear, after a second try. */
  faults?: PageFault[] | undefined;
  /** Why the engine drew instead of the service. */
  fallback?: FallbackReason | undefined;
}

/** A task at a hosted service, which outlives this process: kept in the generation's row. */
export interface ServiceTask {
  /** Set when it has been created already, by this attempt or an earlier one. */
  readonly id: string | undefined;
  /**
   * To be awaited before it is asked for: from then on a process that is killed knows that it may
   * have been created. False: the day's budget is used up.
   */
  begin(): Promise<boolean>;
  /** The service has answered: with an id, to be awaited before it is polled, or with a no. */
  answered(id: string | undefined): Promise<void>;
  /** The answer did not come: a task may have been created that nobody knows of. */
  answerLost(): Promise<void>;
}

/** The tasks of one generation: its drawing, and a second one where the first was not good enough. */
export interface ServiceTasks {
  first: ServiceTask;
  redraw: ServiceTask;
}

/** Who draws. Throws when drawing failed and another attempt may succeed. */
export interface ImageService {
  readonly provider: Provider;
  /** How many pictures it draws at once, over all servers or (the engine) in this one. */
  readonly parallel: number;
  /** How often a generation may be begun before it is taken for one that ends its process. */
  readonly maxStarts: number;
  /** It draws from any words; without this, words the engine cannot read are refused at once. */
  readonly drawsAnything: boolean;
  /** It draws from a scene plan where there is one. */
  readonly followsPlans: boolean;
  /** Wait before the text is written, in ms. */
  readonly describeDelayMs: number;
  draw(
    request: DrawingRequest,
    tasks: ServiceTasks,
    /** `urgency`: of what the engine draws. */
    options: { signal: AbortSignal; urgency?: RunOptions["urgency"] },
  ): Promise<Picture | DrawingRefusal>;
}
