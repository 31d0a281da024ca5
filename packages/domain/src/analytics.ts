import { z } from "zod";

export const analyticsEventNames = [
  "page_view",
  "generation_started",
  "generation_completed",
  "generation_failed",
  "image_processing_completed",
  "download",
  "print",
  "color_online",
  "color_finished",
  "view_work",
  "error",
] as const;
export type AnalyticsEventName = (typeof analyticsEventNames)[number];

export const analyticsEventSchema = z.strictObject({
  event: z.enum(analyticsEventNames),
  data: z.strictObject({
    payload: z.record(
      z.string().max(50),
      z.union([z.string().max(500), z.number(), z.boolean(), z.null()]),
    ),
    timestamp: z.iso.datetime(),
    url: z.string().max(2000),
    userAgent: z.string().max(500),
    language: z.string().max(35),
  }),
});
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

export const analyticsBatchSchema = z.strictObject({
  events: z.array(analyticsEventSchema).min(1).max(100),
});

export const errorReportSchema = z.strictObject({
  /** Where it happened: colorOnline, download, … */
  label: z.string().min(1).max(100),
  message: z.string().max(2000),
  stack: z.string().max(8000).optional(),
  url: z.string().max(2000),
});
export type ErrorReport = z.infer<typeof errorReportSchema>;
