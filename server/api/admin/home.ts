import { homeDraftSchema, homeTextsSchema } from "@colorleaf/domain";
import { z } from "zod";
import type { StaffParts } from "./admin.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

export function homeEndpoints({ home }: StaffParts): StaffEndpoint[] {
  return [
    staffEndpoint({
      method: "put",
      path: "/home-texts",
      role: "editor",
      body: z.strictObject({ version: z.int().nonnegative(), texts: homeTextsSchema }),
      handle: ({ staff, body }) => home.texts.save(staff, body.version, body.texts),
    }),
    staffEndpoint({
      method: "get",
      path: "/home-texts/versions/:version",
      role: "viewer",
      handle: ({ params }) => home.texts.version(Number(params.version)),
    }),
    staffEndpoint({
      method: "put",
      path: "/home-draft",
      role: "editor",
      body: homeDraftSchema,
      handle: ({ staff, body }) => home.saveDraft(staff, body),
    }),
  ];
}
