import { newPersonSchema, personRoleSchema } from "@colorleaf/domain";
import type { StaffParts } from "./admin.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

export function peopleEndpoints({ people }: StaffParts): StaffEndpoint[] {
  return [
    staffEndpoint({
      method: "post",
      path: "/people",
      role: "owner",
      body: newPersonSchema,
      handle: ({ staff, body }) => people.invite(staff, body),
    }),
    staffEndpoint({
      method: "put",
      path: "/people/:id/role",
      role: "owner",
      body: personRoleSchema,
      handle: ({ staff, params, body }) => people.setRole(staff, params.id!, body.role),
    }),
    staffEndpoint({
      method: "post",
      path: "/people/:id/link",
      role: "owner",
      handle: ({ staff, params }) => people.link(staff, params.id!),
    }),
    staffEndpoint({
      method: "delete",
      path: "/people/:id/second-factor",
      role: "owner",
      handle: ({ staff, params }) => people.resetSecondFactor(staff, params.id!),
    }),
    staffEndpoint({
      method: "delete",
      path: "/people/:id",
      role: "owner",
      handle: ({ staff, params }) => people.remove(staff, params.id!),
    }),
  ];
}
