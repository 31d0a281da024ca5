import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "./save-bar.module.css";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import type { StaffForm } from "./use-staff-form.ts";

/** The end of a form: how it stands, and the button that saves it. */
export function SaveBar({
  form: { outcome, isSaving, isUnsaved },
  action = m.staff_save(),
  busy = m.staff_saving(),
  children,
}: {
  form: StaffForm;
  action?: string;
  /** What the button says while it is done. */
  busy?: string;
  /** What else can be done. */
  children?: ReactNode;
}) {
  return (
    <div className={css.bar}>
      <UnsavedGuard isDirty={isUnsaved} />
      <p role="status" data-fault={outcome?.ok === false}>
        {outcome?.text ?? (isUnsaved ? m.staff_unsaved_mark() : "")}
      </p>
      {children}
      <Button kind="strong" type="submit" disabled={isSaving}>
        {isSaving ? busy : action}
      </Button>
    </div>
  );
}
