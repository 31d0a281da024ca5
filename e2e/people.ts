/** Staff of the servers that the journeys go to. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { StaffRole } from "@colorleaf/domain";

const password = "Crayons-4-all!";

export const people = {
  owner: { email: "owner@example.com", password, role: "owner" },
  viewer: { email: "viewer@example.com", password, role: "viewer" },
  /** For the journeys in which a code is asked for too. */
  "en-keys": { email: "phone-en-keys@example.com", password, role: "viewer" },
  "zh-keys": { email: "phone-zh-keys@example.com", password, role: "viewer" },
  "en-mouse": { email: "phone-en-mouse@example.com", password, role: "viewer" },
  "zh-mouse": { email: "phone-zh-mouse@example.com", password, role: "viewer" },
  /** For journeys in which one has to sign in by hand. */
  guest: { email: "guest@example.com", password, role: "editor" },
} as const satisfies Record<string, { email: string; password: string; role: StaffRole }>;

export type Person = keyof typeof people;

/** Makes accounts of them. `env`: of the server. */
export function enlist(env: NodeJS.ProcessEnv, names = Object.keys(people) as Person[]): void {
  const admin = join(import.meta.dirname, "../scripts/admin.ts");
  for (const { email, password, role } of names.map((name) => people[name])) {
    const command = [admin, "create", email, role];
    const { status } = spawnSync(process.execPath, command, { env, input: `${password}\n` });
    if (status !== 0) throw new Error(`${email} could not be created.`);
  }
}
