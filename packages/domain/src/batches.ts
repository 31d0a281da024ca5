/** Many pages made at once by staff: what is asked for, how far it is, what came out. */
import { z } from "zod";
import { pageRecipeSchema } from "./catalogue.ts";
import type { ErrorCode } from "./errors.ts";
import type { PageQuality } from "./generation.ts";
import { aspectRatios, difficulties, themes } from "./options.ts";
import { pageStyles } from "./page-options.ts";
import type { Localised } from "./reading.ts";
import type { TextAuthor } from "./seo.ts";

export const batchStates = ["running", "paused", "cancelled"] as const;
export type BatchState = (typeof batchStates)[number];

export const batchItemStates = ["waiting", "drawn", "failed", "cancelled"] as const;
export type BatchItemState = (typeof batchItemStates)[number];

export const batchReviews = ["open", "accepted", "rejected"] as const;
export type BatchReview = (typeof batchReviews)[number];

/** More are refused: a screen of so many cannot be reviewed. */
export const maxBatchItems = 5000;

/** Who is asked for the words of the pages; where the model does not write, the built-in writer does. */
export const batchWriters = ["built-in", "model"] as const satisfies readonly TextAuthor[];

/** A page to be drawn. */
export const batchRequestSchema = pageRecipeSchema.extend({
  difficulty: z.enum(difficulties),
  style: z.enum(pageStyles),
  writer: z.enum(batchWriters).default("built-in"),
});
export type BatchRequest = z.infer<typeof batchRequestSchema>;

/** What holds for each description that says nothing else. */
export const batchOptionsSchema = z.strictObject({
  difficulty: z.enum(difficulties).default("medium"),
  style: z.enum(pageStyles).default("cartoon"),
  aspectRatio: z.enum(aspectRatios).default("1:1"),
  theme: z.enum(themes).optional(),
  writer: z.enum(batchWriters).default("built-in"),
});

/** Lines of a text, or a file of comma-separated values; which one is said, never guessed. */
export const newBatchSchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  options: batchOptionsSchema.prefault({}),
  source: z.enum(["lines", "csv"]),
  text: z.string().max(2_000_000),
});
export type NewBatch = z.infer<typeof newBatchSchema>;

/** Why a line of what was pasted or uploaded makes no page. */
export interface RefusedLine {
  /** Counted from 1, as an editor or a spreadsheet does. */
  line: number;
  text: string;
  reason: "too-long" | "unsafe" | "nothing-to-draw" | "repeated" | "bad-option";
}

export interface Batch {
  id: string;
  name: string;
  state: BatchState;
  author: string;
  createdAt: string;
  counts: Record<"total" | BatchItemState | "accepted" | "rejected" | "published", number>;
}

export interface BatchItem {
  id: string;
  position: number;
  request: BatchRequest;
  state: BatchItemState;
  review: BatchReview;
  lineArt?: string;
  colour?: string;
  quality?: PageQuality;
  /** What the language model was asked to write. */
  text?: { title: Localised; isByModel: boolean };
  /** Words that were not drawn. */
  missing: string[];
  /** A page, or an earlier one of the batch, looks the same. */
  isTwin: boolean;
  error?: ErrorCode;
  /** Address of the page that was made of it. */
  pageId?: string;
}
