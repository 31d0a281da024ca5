import { type ReactNode, useId } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "./save-bar.module.css";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import type { StaffForm } from "./use-staff-form.ts";

/** The end of a form: how it stands, and the button that saves it. */
export function SaveBar({
  form: { outcome, isSaving, isUnsaved, clash },
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
      {clash && <ClashChoice {...clash} />}
      {children}
      <Button kind="strong" type="submit" disabled={isSaving}>
        {isSaving ? busy : action}
      </Button>
    </div>
  );
}

/** Two versions of the same: one looks at both, and saves the one that is shown. */
function ClashChoice({ shown, show }: NonNullable<StaffForm["clash"]>) {
  const textId = useId();
  const names = { mine: m.staff_conflict_mine(), theirs: m.staff_conflict_theirs() };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons
    <div role="group" aria-labelledby={textId} className={css.clash}>
      <span id={textId}>{m.staff_clash_choose()}</span>
      {(["mine", "theirs"] as const).map((one) => (
        <Button key={one} kind="chip" aria-pressed={one === shown} onClick={() => show(one)}>
          {names[one]}
        </Button>
      ))}
    </div>
  );
}
