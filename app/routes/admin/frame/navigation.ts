import { m } from "../../../paraglide/messages.js";

export interface Destination {
  to: string;
  label: string;
}

/** The staff's screens in the order of the menu. Each has an entry in app/routes.ts. */
export function destinations(): Destination[] {
  return [
    { to: "/admin", label: m.staff_nav_dashboard() },
    { to: "/admin/coloring-pages", label: m.staff_nav_pages() },
    { to: "/admin/categories", label: m.staff_nav_categories() },
    { to: "/admin/generate", label: m.staff_nav_generate() },
    { to: "/admin/batch-generator", label: m.batch_title() },
    { to: "/admin/advertisements", label: m.ads_title() },
    { to: "/admin/content", label: m.content_title() },
    { to: "/admin/layout", label: m.layout_title() },
    { to: "/admin/settings", label: m.settings_title() },
    { to: "/admin/changes", label: m.staff_log() },
  ];
}
