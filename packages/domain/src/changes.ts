/** The log of what staff changed, as they look through it. */
import { z } from "zod";
import type { Localised } from "./reading.ts";

/** What was changed: the first word of an action. */
export const changeKinds = [
  "page",
  "category",
  "batch",
  "document",
  "settings",
  "advertisement",
  "ads",
  "backup",
  "content",
  "staff",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeQuerySchema = z.object({
  kind: z.enum(changeKinds).optional(),
  /** Id of who changed it. */
  by: z.string().max(100).optional(),
  /** Id of what was changed. */
  of: z.string().max(200).optional(),
  /** Number of a change: only older ones. */
  before: z.coerce.number().int().min(1).optional(),
});
export type ChangeLogQuery = z.infer<typeof changeQuerySchema>;

export interface StaffChange {
  number: number;
  at: number;
  staffName: string;
  action: string;
  /** What it is called; an id where it has no name. */
  subject: Localised;
  /** Unless somebody changes the same meanwhile. */
  canUndo: boolean;
}

/** A value that a change changed; "" where there was, or is, none. */
export interface ChangedField {
  /** Names of fields from the outside inwards. */
  path: string[];
  before: string;
  after: string;
}

export interface ChangeLog {
  /** Without fields: what changed is not for the role of who asks. */
  changes: (StaffChange & { fields: ChangedField[] })[];
  /** Who may have changed something and is still there. */
  people: { id: string; name: string }[];
  /** The number before which the log goes on. */
  older?: number;
}
