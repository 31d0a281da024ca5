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
  afterSave = (values) => values,
}: {
  initial: Values;
  check: (values: Values) => Checked<Sent>;
  save: (sent: Sent, values: Values) => Promise<SaveOutcome>;
  /** The values once they are saved, where some are not to stay. */
  afterSave?: (values: Values) => Values;
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

  function validate(): Sent | undefined {
    setOutcome(undefined);
    const checked = check(values);
    if ("sent" in checked) {
      setErrors({});
      return checked.sent;
    }
    setErrors(checked.errors);
    setOutcome({ ok: false, text: m.staff_form_faults() });
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const sent = validate();
    if (!sent) return;
    setSaving(true);
    const result = await save(sent, values);
    setSaving(false);
    setOutcome(result);
    if (result.ok) {
      const now = afterSave(values);
      // What was typed while it was being saved is not saved, and stays.
      setAll((typed) => (typed === values ? now : typed));
      setSaved(now);
    } else setErrors(errorsOfServer(result.fields ?? {}));
  }

  return {
    values,
    setValues,
    set: (change: Partial<Values>) => setValues((before) => ({ ...before, ...change })),
    errors,
    /** What would be sent; undefined: something is wrong, and is said beside its field. */
    validate,
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
> & {
  /** Somebody else has saved in between: which of the two versions is shown. */
  clash?: { shown: "mine" | "theirs"; show: (shown: "mine" | "theirs") => void } | undefined;
};
