import { undoSchema } from "@colorleaf/domain";
import type { StaffParts } from "./admin.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

export function changeEndpoints({ undo }: StaffParts): StaffEndpoint[] {
  return [
    staffEndpoint({
      method: "post",
      path: "/changes/undo",
      role: "editor",
      body: undoSchema,
      handle: ({ staff, body }) => undo(staff, body.changes),
    }),
  ];
}
