import {
  adsTxtSchema,
  advertisementContentSchema,
  editableAdvertisementSchema,
  languages,
} from "@colorleaf/domain";
import { z } from "zod";
import type { StaffParts } from "./admin.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

const version = z.int().nonnegative();

export function advertisementEndpoints(parts: StaffParts): StaffEndpoint[] {
  const { advertisements, originOf } = parts;
  return [
    staffEndpoint({
      method: "post",
      path: "/advertisements",
      role: "editor",
      body: editableAdvertisementSchema,
      handle: async ({ staff, body }) => ({ id: await advertisements.add(staff, body) }),
    }),
    staffEndpoint({
      method: "put",
      path: "/advertisements/:id",
      role: "editor",
      body: z.strictObject({ version, advertisement: editableAdvertisementSchema }),
      handle: ({ staff, params, body }) =>
        advertisements.save(staff, params.id ?? "", body.version, body.advertisement),
    }),
    staffEndpoint({
      method: "delete",
      path: "/advertisements/:id",
      role: "editor",
      body: z.strictObject({ version }),
      handle: ({ staff, params, body }) =>
        advertisements.remove(staff, params.id ?? "", body.version),
    }),
    staffEndpoint({
      method: "post",
      path: "/advertisements/preview",
      role: "viewer",
      body: z.strictObject({ content: advertisementContentSchema, language: z.enum(languages) }),
      handle: async ({ c, body }) => ({
        markup: advertisements.markupOf(body.content, body.language, originOf(c)),
      }),
    }),
    staffEndpoint({
      method: "put",
      path: "/ads.txt",
      role: "editor",
      body: z.strictObject({ version, text: adsTxtSchema }),
      handle: ({ staff, body }) => advertisements.saveAdsTxt(staff, body.text, body.version),
    }),
  ];
}
