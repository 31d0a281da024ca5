import type { StaffRole } from "@colorleaf/domain";
import { m } from "../../paraglide/messages.js";

const names: Record<StaffRole, () => string> = {
  viewer: m.staff_role_viewer,
  editor: m.staff_role_editor,
  owner: m.staff_role_owner,
};

export function roleName(role: StaffRole): string {
  return names[role]();
}
