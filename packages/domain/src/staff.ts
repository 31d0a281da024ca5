/** Who runs the site, and what lets them in. */
import { z } from "zod";

/** Each may do what those before it may. */
export const staffRoles = ["viewer", "editor", "owner"] as const;
export type StaffRole = (typeof staffRoles)[number];

export function mayActAs(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
}

export const minPasswordLength = 8;
/** Longer ones only make the server work. */
const maxPasswordLength = 200;

/** What a new password can lack. */
export const passwordFaults = ["too-short", "too-long", "no-number", "no-special"] as const;
export type PasswordFault = (typeof passwordFaults)[number];

/** Every fault of a new password; none: it may be used. */
export function faultsOfPassword(password: string): PasswordFault[] {
  const length = Array.from(password).length;
  const has: Record<PasswordFault, boolean> = {
    "too-short": length < minPasswordLength,
    "too-long": length > maxPasswordLength,
    "no-number": !/\p{Nd}/u.test(password),
    // Neither letter nor number nor space: characters of Chinese are letters.
    "no-special": !/[^\p{L}\p{N}\p{M}\s]/u.test(password),
  };
  return passwordFaults.filter((fault) => has[fault]);
}

export const newPasswordSchema = z.string().superRefine((password, context) => {
  for (const fault of faultsOfPassword(password)) {
    context.addIssue({ code: "custom", message: fault });
  }
});

export const staffEmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email("not-an-address").max(200));
export const staffNameSchema = z.string().trim().min(1, "empty").max(80, "too-long");

export const signInSchema = z.strictObject({
  // Not checked for being an address: whatever it is, the answer is the same.
  email: z.string().trim().toLowerCase().max(200),
  password: z.string().max(1000),
  /** Of the person's app, or one of their recovery codes; only asked for where it is turned on. */
  code: z.string().max(40).optional(),
});

/** What the app shows, to turn the second step of signing in on or off. */
export const secondFactorCodeSchema = z.strictObject({ code: z.string().max(40) });

/** The one-time links by which a person chooses a password. */
export const staffLinkSchema = z.strictObject({ token: z.string().min(20).max(100) });

export const setUpSchema = staffLinkSchema.extend({
  name: staffNameSchema,
  email: staffEmailSchema,
  password: newPasswordSchema,
});

export const changePasswordSchema = z.strictObject({
  current: z.string().max(1000),
  password: newPasswordSchema,
});

/** Somebody whom an owner invites. */
export const newPersonSchema = z.strictObject({
  name: staffNameSchema,
  email: staffEmailSchema,
  role: z.enum(staffRoles),
});

export const personRoleSchema = z.strictObject({ role: z.enum(staffRoles) });

/** One of the staff as the screens know them. */
export const staffMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;
