import { isDeepStrictEqual } from "node:util";
import {
  type DocumentTexts,
  documentTextsSchema,
  type HomeTexts,
  homeLayoutSchema,
  homeTextsSchema,
} from "@colorleaf/domain";
import type { z } from "zod";
import type { AuditEntry } from "../../data/audit-log.ts";
import type { Db } from "../../data/schema.ts";
import { createVersionedTexts } from "../content/versioned-texts.ts";
import { createSettingsService, layoutAsDelivered } from "../settings/settings.ts";
import type { Staff } from "../staff/staff.ts";

/** Texts of a screen: the earlier ones become the newest version. */
export async function takeBackTexts(
  trx: Db,
  staff: Staff,
  { subject, before, after }: AuditEntry,
): Promise<boolean> {
  const schema: z.ZodType<DocumentTexts | HomeTexts> =
    subject === "home" ? homeTextsSchema : documentTextsSchema;
  const former = schema.safeParse(before);
  const texts = createVersionedTexts(trx, subject, schema);
  const now = await texts.find();
  if (!former.success || !isDeepStrictEqual(now.texts, schema.safeParse(after).data)) return false;
  await texts.save(staff, now.version, former.data);
  return true;
}

/** The order of the home screen's sections. */
export async function takeBackLayout(
  trx: Db,
  staff: Staff,
  { before, after }: AuditEntry,
): Promise<boolean> {
  const settings = createSettingsService(trx);
  const { value, version } = await settings.homeLayout();
  if (!isDeepStrictEqual(value, homeLayoutSchema.safeParse(after).data)) return false;
  const former = homeLayoutSchema.safeParse(before).data ?? layoutAsDelivered;
  await settings.saveHomeLayout(staff, { value: former, version });
  return true;
}
