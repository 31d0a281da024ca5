import type { StaffMember, StaffRole } from "@colorleaf/domain";

/** What the server hands to a screen of the staff, once it has checked who asks. */
export interface StaffArea {
  staff: StaffMember;
  /** The latest changes that staff made, the newest first. */
  changes(limit: number): Promise<StaffChange[]>;
}

export interface StaffChange {
  number: number;
  at: number;
  staffName: string;
  action: string;
  subject: string;
}

/** The only way in. */
export type EnterStaffArea = (needed: StaffRole) => Promise<StaffArea | "signed-out" | "refused">;
