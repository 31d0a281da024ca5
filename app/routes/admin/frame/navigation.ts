import { mayActAs, type StaffRole } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";

export interface Destination {
  to: string;
  label: string;
  /** Who finds something there. */
  role: StaffRole;
}

/** The screens that are for a role, in the order of the menu. Each has an entry in app/routes.ts. */
export function destinationsFor(role: StaffRole): Destination[] {
  return destinations().filter((one) => mayActAs(role, one.role));
}

function destinations(): Destination[] {
  return [
    { to: "/admin", label: m.staff_nav_dashboard(), role: "viewer" },
    { to: "/admin/coloring-pages", label: m.staff_nav_pages(), role: "viewer" },
    { to: "/admin/categories", label: m.staff_nav_categories(), role: "viewer" },
    { to: "/admin/generate", label: m.staff_nav_generate(), role: "editor" },
    { to: "/admin/batch-generator", label: m.batch_title(), role: "viewer" },
    { to: "/admin/advertisements", label: m.ads_title(), role: "viewer" },
    { to: "/admin/content", label: m.content_title(), role: "viewer" },
    { to: "/admin/layout", label: m.layout_title(), role: "viewer" },
    { to: "/admin/settings", label: m.settings_title(), role: "owner" },
    { to: "/admin/changes", label: m.staff_log(), role: "viewer" },
  ];
}
