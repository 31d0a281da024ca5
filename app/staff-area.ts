import type { StaffMember, StaffRole, StoredAdvertisement } from "@colorleaf/domain";

/** What the server hands to a screen of the staff, once it has checked who asks. */
export interface StaffArea {
  staff: StaffMember;
  /** The latest changes that staff made, the newest first. */
  changes(limit: number): Promise<StaffChange[]>;
  advertisements(): Promise<StoredAdvertisement[]>;
  /** Version 0: never written. */
  adsTxt(): Promise<{ text: string; version: number }>;
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
