import { useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import type { Answer } from "../call-staff.ts";
import type { Checked } from "./field-errors.ts";
import { type SaveOutcome, useStaffForm } from "./use-staff-form.ts";

/** Somebody else has saved while one was typing: both versions are at hand until one is saved. */
interface Clash<Values> {
  shown: "mine" | "theirs";
  /** The version that is not shown; absent: theirs, as it is stored. */
  hidden?: Values;
}

/**
 * A form over something of which there is one for all: nobody saves over somebody else without
 * having seen it, and nobody's words are lost.
 *
 * @param stored as the screen's loader tells, which is asked again after each try to save
 */
export function useSharedForm<Values, Sent>({
  stored,
  check,
  save,
  afterSave,
  onSaved,
}: {
  stored: { version: number; values: Values };
  check: (values: Values) => Checked<Sent>;
  /** @param version which it replaces */
  save: (sent: Sent, version: number) => Promise<Answer<unknown>>;
  afterSave?: (values: Values) => Values;
  onSaved?: () => void;
}) {
  const { revalidate } = useRevalidator();
  /** What was typed is a change of this one. */
  const [base, setBase] = useState(stored.version);
  const [clash, setClash] = useState<Clash<Values>>();

  async function trySave(sent: Sent, values: Values): Promise<SaveOutcome> {
    const isTheirs = clash?.shown === "theirs" && isSame(values, stored.values);
    const version = clash ? stored.version : base;
    if (!isTheirs) {
      const answer = await save(sent, version);
      if (!answer.ok) {
        if (answer.code === "version-conflict") {
          await revalidate();
          setClash({ shown: "mine" });
        }
        return { ok: false, text: answer.message, fields: answer.fields };
      }
    }
    setBase(isTheirs ? version : version + 1);
    setClash(undefined);
    await revalidate();
    onSaved?.();
    return { ok: true, text: m.staff_saved() };
  }

  const form = useStaffForm({
    initial: stored.values,
    check,
    save: trySave,
    ...(afterSave && { afterSave }),
  });

  function show(shown: Clash<Values>["shown"]) {
    if (!clash || clash.shown === shown) return;
    setClash({ shown, hidden: form.values });
    form.setValues(clash.hidden ?? stored.values);
  }

  return {
    ...form,
    isUnsaved: form.isUnsaved || (clash !== undefined && !form.isSaving),
    clash: clash && { shown: clash.shown, show },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
