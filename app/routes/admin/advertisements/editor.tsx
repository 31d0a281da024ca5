import {
  type AdvertisementContent,
  type EditableAdvertisement,
  editableAdvertisementSchema,
  type Language,
  languages,
  type StoredAdvertisement,
} from "@colorleaf/domain";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { SelectField, TextArea, TextField } from "../../../components/staff/field.tsx";
import { type FieldErrors, fieldErrors } from "../../../components/staff/field-errors.ts";
import form from "../../../components/staff/form.module.css";
import { Panel } from "../../../components/staff/screen.tsx";
import { UnsavedGuard } from "../../../components/staff/unsaved-guard.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { HouseFields } from "./house-fields.tsx";
import { Preview } from "./preview.tsx";
import css from "./route.module.css";
import { fromLocal, toLocal } from "./schedule.ts";

const emptyText = { title: "", text: "", action: "" };
const empty: EditableAdvertisement = {
  slot: "generator",
  name: "",
  isOn: true,
  language: null,
  startsAt: null,
  endsAt: null,
  content: { kind: "code", code: "" },
};

export function Editor({
  stored,
  onClose,
}: {
  stored: StoredAdvertisement | undefined;
  onClose: () => void;
}) {
  const [start] = useState(() => (stored ? editableOf(stored) : empty));
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const { revalidate } = useRevalidator();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start);
  const change = (part: Partial<EditableAdvertisement>) =>
    setDraft((before) => ({ ...before, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    const wrong = fieldErrors(editableAdvertisementSchema, draft);
    setErrors(wrong);
    setRefusal(undefined);
    if (Object.keys(wrong).length > 0) return;
    setSaving(true);
    const answer = stored
      ? await callStaff("PUT", `/advertisements/${stored.id}`, {
          version: stored.version,
          advertisement: draft,
        })
      : await callStaff("POST", "/advertisements", draft);
    setSaving(false);
    if (!answer.ok) return setRefusal(answer.message);
    await revalidate();
    onClose();
  }

  return (
    <div className={css.editor}>
      <UnsavedGuard isDirty={isDirty && !isSaving} />
      <Panel title={stored ? m.ads_edit_title() : m.ads_new()}>
        <form onSubmit={save} noValidate className={form.form}>
          <TextField
            label={m.ads_name()}
            hint={m.ads_name_hint()}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
            error={errors.name}
          />
          <div className={css.row}>
            <SelectField
              label={m.ads_kind()}
              value={draft.content.kind}
              options={[
                { value: "code", label: m.ads_kind_code() },
                { value: "house", label: m.ads_kind_house() },
              ]}
              onChange={(event) => change({ content: contentOf(event.target.value) })}
            />
            <SelectField
              label={m.ads_readers()}
              value={draft.language ?? ""}
              options={[
                { value: "", label: m.ads_readers_all() },
                { value: "en", label: m.ads_readers_en() },
                { value: "zh", label: m.ads_readers_zh() },
              ]}
              onChange={({ target }) =>
                change({ language: (target.value || null) as Language | null })
              }
            />
          </div>
          {draft.content.kind === "code" ? (
            <div className={css.code}>
              <TextArea
                label={m.ads_code()}
                hint={m.ads_code_hint()}
                rows={8}
                spellCheck={false}
                value={draft.content.code}
                onChange={({ target }) => change({ content: { kind: "code", code: target.value } })}
                error={errors["content.code"]}
              />
            </div>
          ) : (
            <HouseFields
              content={draft.content}
              errors={errors}
              onChange={(content) => change({ content })}
            />
          )}
          <div className={css.row}>
            <TextField
              label={m.ads_starts()}
              hint={m.ads_time_hint()}
              type="datetime-local"
              value={toLocal(draft.startsAt)}
              onChange={(event) => change({ startsAt: fromLocal(event.target.value) })}
            />
            <TextField
              label={m.ads_ends()}
              type="datetime-local"
              value={toLocal(draft.endsAt)}
              onChange={(event) => change({ endsAt: fromLocal(event.target.value) })}
              error={errors.endsAt && m.ads_ends_before_start()}
            />
          </div>
          <label className={css.check}>
            <input
              type="checkbox"
              checked={draft.isOn}
              onChange={(event) => change({ isOn: event.target.checked })}
            />
            {m.ads_is_on()}
          </label>
          <p role="alert" className={form.refusal}>
            {refusal}
          </p>
          <div className={form.actions}>
            <Button kind="strong" type="submit" disabled={isSaving}>
              {m.action_save()}
            </Button>
            <Button onClick={onClose}>{isDirty ? m.action_discard() : m.action_back()}</Button>
          </div>
        </form>
      </Panel>
      <Panel title={m.ads_preview()}>
        {(draft.language ? [draft.language] : languages).map((language) => (
          <Preview key={language} content={draft.content} language={language} />
        ))}
      </Panel>
    </div>
  );
}

function editableOf({
  slot,
  name,
  isOn,
  language,
  startsAt,
  endsAt,
  content,
}: StoredAdvertisement) {
  return { slot, name, isOn, language, startsAt, endsAt, content };
}

function contentOf(kind: string): AdvertisementContent {
  return kind === "house"
    ? { kind, path: "/coloring-tool", texts: { en: emptyText, zh: emptyText } }
    : { kind: "code", code: "" };
}
