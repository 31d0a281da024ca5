/** Staff of the server that the journeys go to. */
import type { StaffRole } from "@colorleaf/domain";
import { owner } from "./owner.ts";

const { password } = owner;

export const people = {
  owner: { ...owner, role: "owner" },
  viewer: { email: "viewer@example.com", password, role: "viewer" },
  /** For journeys in which one has to sign in by hand. */
  guest: { email: "guest@example.com", password, role: "editor" },
} as const satisfies Record<string, { email: string; password: string; role: StaffRole }>;
