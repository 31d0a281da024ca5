import { batchRequestSchema, batchReviews, batchStates, newBatchSchema } from "@colorleaf/domain";
import { z } from "zod";
import type { StaffParts } from "./admin.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

const longestTextBytes = 4 * 1024 * 1024;
const ids = z.array(z.string().max(100)).min(1).max(500);

export function batchEndpoints({ batches }: StaffParts): StaffEndpoint[] {
  return [
    staffEndpoint({
      method: "post",
      path: "/batches",
      role: "editor",
      maxBytes: longestTextBytes,
      body: newBatchSchema,
      handle: ({ staff, body }) => batches.create(staff, body),
    }),
    staffEndpoint({
      method: "put",
      path: "/batches/:id/state",
      role: "editor",
      body: z.strictObject({ state: z.enum(batchStates) }),
      handle: ({ staff, params, body }) => batches.setState(staff, params.id ?? "", body.state),
    }),
    staffEndpoint({
      method: "post",
      path: "/batches/:id/retry",
      role: "editor",
      handle: async ({ params }) => ({ retried: await batches.retryFailed(params.id ?? "") }),
    }),
    staffEndpoint({
      method: "post",
      path: "/batches/:id/review",
      role: "editor",
      body: z.strictObject({
        items: z.union([z.literal("open"), ids]),
        review: z.enum(batchReviews),
      }),
      handle: async ({ params, body }) => ({
        reviewed: await batches.review(params.id ?? "", body.items, body.review),
      }),
    }),
    staffEndpoint({
      method: "post",
      path: "/batches/:id/items/:item/redraw",
      role: "editor",
      // All of it, or nothing: the same with another seed.
      body: z.strictObject({ request: batchRequestSchema.optional() }),
      handle: ({ params, body }) =>
        batches.redraw(params.id ?? "", params.item ?? "", body.request ?? {}),
    }),
    staffEndpoint({
      method: "post",
      path: "/batches/:id/publish",
      role: "editor",
      body: z.strictObject({ categoryId: z.string().max(100) }),
      handle: async ({ staff, params, body }) => ({
        published: await batches.publish(staff, params.id ?? "", body.categoryId),
      }),
    }),
    staffEndpoint({
      method: "delete",
      path: "/batches/:id",
      role: "editor",
      handle: ({ staff, params }) => batches.remove(staff, params.id ?? ""),
    }),
  ];
}
