import { adsTxtSchema } from "@colorleaf/domain";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { TextArea } from "../../../components/staff/field.tsx";
import { fieldErrors } from "../../../components/staff/field-errors.ts";
import form from "../../../components/staff/form.module.css";
import { Panel } from "../../../components/staff/screen.tsx";
import { UnsavedGuard } from "../../../components/staff/unsaved-guard.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "./route.module.css";

/** Who may sell our space: the file that buyers look for. */
export function AdsTxt({
  stored,
  canEdit,
}: {
  stored: { text: string; version: number };
  canEdit: boolean;
}) {
  const [text, setText] = useState(stored.text);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const { revalidate } = useRevalidator();

  async function save(event: FormEvent) {
    event.preventDefault();
    const [wrong] = Object.values(fieldErrors(adsTxtSchema, text));
    setError(wrong);
    if (wrong) return;
    const answer = await callStaff("PUT", "/ads.txt", { version: stored.version, text });
    setRefusal(answer.ok ? undefined : answer.message);
    if (answer.ok) await revalidate();
  }

  return (
    <Panel title={m.ads_txt()}>
      <UnsavedGuard isDirty={text !== stored.text} />
      <form onSubmit={save} noValidate className={form.form}>
        <div className={css.code}>
          <TextArea
            label={m.ads_txt_label()}
            hint={m.ads_txt_hint()}
            rows={6}
            spellCheck={false}
            readOnly={!canEdit}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={error}
          />
        </div>
        <p role="alert" className={form.refusal}>
          {refusal}
        </p>
        {canEdit && (
          <div className={form.actions}>
            <Button type="submit" disabled={text === stored.text}>
              {m.action_save()}
            </Button>
            <a href="/ads.txt">{m.ads_txt_open()}</a>
          </div>
        )}
      </form>
    </Panel>
  );
}
