import {
  categoryChangeSchema,
  categoryOrderSchema,
  categoryRemovalSchema,
  newCategorySchema,
} from "@colorleaf/domain";
import type { StaffParts } from "./admin.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

export function categoryEndpoints({ staffCategories }: StaffParts): StaffEndpoint[] {
  return [
    staffEndpoint({
      method: "get",
      path: "/categories",
      role: "viewer",
      handle: async () => ({ categories: await staffCategories.list() }),
    }),
    staffEndpoint({
      method: "post",
      path: "/categories",
      role: "editor",
      body: newCategorySchema,
      handle: ({ staff, body }) => staffCategories.create(staff, body),
    }),
    staffEndpoint({
      method: "put",
      path: "/categories/order",
      role: "editor",
      body: categoryOrderSchema,
      handle: ({ staff, body }) => staffCategories.order(staff, body.ids),
    }),
    staffEndpoint({
      method: "get",
      path: "/categories/:id",
      role: "viewer",
      handle: ({ params }) => staffCategories.find(params.id!),
    }),
    staffEndpoint({
      method: "put",
      path: "/categories/:id",
      role: "editor",
      body: categoryChangeSchema,
      handle: ({ staff, params, body }) => staffCategories.update(staff, params.id!, body),
    }),
    staffEndpoint({
      method: "delete",
      path: "/categories/:id",
      role: "editor",
      body: categoryRemovalSchema,
      handle: ({ staff, params, body }) => staffCategories.remove(staff, params.id!, body),
    }),
  ];
}
