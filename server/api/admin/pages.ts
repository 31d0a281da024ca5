import {
  bulkChangeSchema,
  drawingRequestSchema,
  languages,
  maxUploadBytes,
  pageChangeSchema,
  pageDraftSchema,
  pageTextRequestSchema,
  staffPageQuerySchema,
  uploadQuerySchema,
} from "@colorleaf/domain";
import { z } from "zod";
import { languageOf } from "../../http/problems.ts";
import type { StaffParts } from "./admin.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

export function pageEndpoints({
  staffPages,
  drawForStaff,
  hostedDrawing,
  pageTexts,
  uploads,
}: StaffParts): StaffEndpoint[] {
  return [
    staffEndpoint({
      method: "get",
      path: "/pages",
      role: "viewer",
      query: staffPageQuerySchema,
      handle: ({ query }) => staffPages.list(query),
    }),
    staffEndpoint({
      method: "post",
      path: "/pages",
      role: "editor",
      body: pageDraftSchema,
      handle: ({ staff, body }) => staffPages.create(staff, body),
    }),
    staffEndpoint({
      method: "post",
      path: "/pages/changes",
      role: "editor",
      body: bulkChangeSchema,
      handle: ({ staff, body }) => staffPages.change(staff, body),
    }),
    staffEndpoint({
      method: "get",
      path: "/pages/:id",
      role: "viewer",
      handle: ({ params }) => staffPages.find(params.id!),
    }),
    staffEndpoint({
      method: "put",
      path: "/pages/:id",
      role: "editor",
      body: pageChangeSchema,
      handle: ({ staff, params, body }) => staffPages.update(staff, params.id!, body),
    }),
    staffEndpoint({
      method: "get",
      path: "/tags",
      role: "viewer",
      query: z.strictObject({
        language: z.enum(languages),
        start: z.string().trim().min(1).max(30),
      }),
      handle: async ({ query }) => ({ tags: await staffPages.tags(query.language, query.start) }),
    }),
    staffEndpoint({
      method: "post",
      path: "/drawings",
      role: "editor",
      body: drawingRequestSchema,
      handle: ({ body }) => drawForStaff.draw(body),
    }),
    staffEndpoint({
      method: "post",
      path: "/hosted-drawings",
      role: "editor",
      body: drawingRequestSchema,
      handle: ({ body, c }) => hostedDrawing.order(body, languageOf(c)),
    }),
    staffEndpoint({
      method: "get",
      path: "/hosted-drawings/:id",
      role: "editor",
      handle: ({ params, c }) => hostedDrawing.find(params.id!, c.req.raw.signal),
    }),
    staffEndpoint({
      method: "delete",
      path: "/hosted-drawings/:id",
      role: "editor",
      handle: async ({ params }) => void (await hostedDrawing.cancel(params.id!)),
    }),
    staffEndpoint({
      method: "post",
      path: "/page-texts",
      role: "editor",
      body: pageTextRequestSchema,
      handle: ({ body, c }) => pageTexts.write(body, c.req.raw.signal),
    }),
    staffEndpoint<Uint8Array, z.infer<typeof uploadQuerySchema>>({
      method: "post",
      path: "/uploads",
      role: "editor",
      uploadBytes: maxUploadBytes,
      query: uploadQuerySchema,
      handle: ({ staff, body, query }) => uploads.upload(staff, body, query),
    }),
  ];
}
