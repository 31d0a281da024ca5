import type { StaffArea } from "../../app/staff-area.ts";
import type { AdvertisementsService } from "../services/advertisements/advertisements.ts";
import type { AuditService } from "../services/staff/audit.ts";
import type { Staff } from "../services/staff/staff.ts";

/** The services behind the staff's screens. */
export interface StaffAreaParts {
  audit: AuditService;
  advertisements: AdvertisementsService;
}

/** What a staff screen can ask for, in the name of who asks. */
export function staffArea(staff: Staff, parts: StaffAreaParts): StaffArea {
  return {
    staff,
    changes: (limit) => parts.audit.latest(limit),
    advertisements: parts.advertisements.list,
    adsTxt: parts.advertisements.adsTxt,
  };
}
