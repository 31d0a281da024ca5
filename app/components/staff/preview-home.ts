import type { HomeDraft } from "@colorleaf/domain";
import { m } from "../../paraglide/messages.js";
import { callStaff } from "./call-staff.ts";
import type { SaveOutcome } from "./form/use-staff-form.ts";

/** Opens the home screen as it would be, in a tab of its own; resolves to how that went. */
export async function previewHome(draft: HomeDraft): Promise<SaveOutcome> {
  const answer = await callStaff("PUT", "/home-draft", draft);
  if (!answer.ok) return { ok: false, text: answer.message, fields: answer.fields };
  open("/?draft", "colorleaf-draft");
  return { ok: true, text: m.hometext_previewed() };
}
