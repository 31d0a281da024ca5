/** Staff of the server that the journeys go to. */
import type { StaffRole } from "@colorleaf/domain";

const password = "Crayons-4-all!";

export const people = {
  owner: { email: "owner@example.com", password, role: "owner" },
  viewer: { email: "viewer@example.com", password, role: "viewer" },
  /** For the journey of each language in which a code is asked for too. */
  en: { email: "phone-en@example.com", password, role: "viewer" },
  zh: { email: "phone-zh@example.com", password, role: "viewer" },
  /** For journeys in which one has to sign in by hand. */
  guest: { email: "guest@example.com", password, role: "editor" },
} as const satisfies Record<string, { email: string; password: string; role: StaffRole }>;
