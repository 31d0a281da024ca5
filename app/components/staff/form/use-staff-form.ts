import { type FormEvent, useEffect, useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { type Checked, errorsOfServer, type FieldErrors } from "./field-errors.ts";

/** How a try to save ended; `fields` as the server's codes. */
export type SaveOutcome =
  | { ok: true; text: string }
  | { ok: false; text: string; fields?: Readonly<Record<string, string>> };

/**
 * What every form of the staff does: what is typed stays, whatever the server says; the first
 * field that is wrong gets the focus; whether anything is unsaved is known.
 *
 * @param save may leave the screen: while it runs, nothing counts as unsaved
 */
export function useStaffForm<Values, Sent>({
  initial,
  check,
  save,
}: {
  initial: Values;
  check: (values: Values) => Checked<Sent>;
  save: (sent: Sent) => Promise<SaveOutcome>;
}) {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setAll] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [isSaving, setSaving] = useState(false);
  const isUnsaved = !isSaving && JSON.stringify(values) !== JSON.stringify(saved);

  useEffect(() => {
    if (Object.keys(errors).length > 0) {
      ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  }, [errors]);

  function setValues(next: Values | ((before: Values) => Values)) {
    setOutcome(undefined);
    setAll(next);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setOutcome(undefined);
    const checked = check(values);
    if ("errors" in checked) {
      setErrors(checked.errors);
      return setOutcome({ ok: false, text: m.staff_form_faults() });
    }
    setErrors({});
    setSaving(true);
    const result = await save(checked.sent);
    setSaving(false);
    setOutcome(result);
    if (result.ok) setSaved(values);
    else setErrors(errorsOfServer(result.fields ?? {}));
  }

  return {
    values,
    setValues,
    set: (change: Partial<Values>) => setValues((before) => ({ ...before, ...change })),
    errors,
    outcome,
    setOutcome,
    isSaving,
    isUnsaved,
    /** For the form itself. */
    props: { ref, onSubmit, noValidate: true, method: "post" } as const,
  };
}

export type StaffForm = Pick<
  ReturnType<typeof useStaffForm<unknown, unknown>>,
  "outcome" | "isSaving" | "isUnsaved"
>;
