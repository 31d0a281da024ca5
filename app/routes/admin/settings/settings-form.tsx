import { languages, type SiteSettings, siteSettingsSchema } from "@colorleaf/domain";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { TextArea, TextField } from "../../../components/staff/field.tsx";
import { type FieldErrors, fieldErrors } from "../../../components/staff/field-errors.ts";
import form from "../../../components/staff/form.module.css";
import { Panel } from "../../../components/staff/screen.tsx";
import { UnsavedGuard } from "../../../components/staff/unsaved-guard.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { NoticeFields } from "./notice-fields.tsx";
import css from "./settings.module.css";

export function SettingsForm({ stored }: { stored: { value: SiteSettings; version: number } }) {
  const [draft, setDraft] = useState(stored.value);
  const [words, setWords] = useState({
    en: stored.value.safetyWords.en.join("\n"),
    zh: stored.value.safetyWords.zh.join("\n"),
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [said, setSaid] = useState<{ isRefusal: boolean; text: string }>();
  const { revalidate } = useRevalidator();
  const value = { ...draft, safetyWords: { en: linesOf(words.en), zh: linesOf(words.zh) } };
  const isDirty = JSON.stringify(value) !== JSON.stringify(stored.value);
  const change = (part: Partial<SiteSettings>) => setDraft((before) => ({ ...before, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    const wrong = fieldErrors(siteSettingsSchema, value);
    setErrors(wrong);
    setSaid(undefined);
    if (Object.keys(wrong).length > 0) return;
    const answer = await callStaff("PUT", "/settings", { version: stored.version, value });
    if (!answer.ok) return setSaid({ isRefusal: true, text: answer.message });
    await revalidate();
  }

  return (
    <form onSubmit={save} noValidate className={form.form}>
      <UnsavedGuard isDirty={isDirty} />
      <Panel title={m.settings_contact()}>
        <TextField
          label={m.settings_contact_address()}
          hint={m.settings_contact_hint()}
          type="email"
          value={draft.contactEmail ?? ""}
          onChange={(event) => change({ contactEmail: event.target.value.trim() || null })}
          error={errors.contactEmail}
        />
      </Panel>
      <NoticeFields
        title={m.settings_announcement()}
        hint={m.settings_announcement_hint()}
        label={m.settings_announcement_on()}
        value={draft.announcement}
        errors={errors}
        name="announcement"
        onChange={(announcement) => change({ announcement })}
      />
      <NoticeFields
        title={m.settings_maintenance()}
        hint={m.settings_maintenance_hint()}
        label={m.settings_maintenance_on()}
        value={draft.maintenance}
        errors={errors}
        name="maintenance"
        onChange={(maintenance) => change({ maintenance })}
      />
      <Panel title={m.settings_safety()}>
        <p>{m.settings_safety_hint()}</p>
        <div className={css.row}>
          {languages.map((language) => (
            <TextArea
              key={language}
              label={language === "en" ? m.language_english() : m.language_chinese()}
              lang={language}
              rows={5}
              value={words[language]}
              onChange={({ target }) => setWords((all) => ({ ...all, [language]: target.value }))}
              error={errorUnder(errors, `safetyWords.${language}`)}
            />
          ))}
        </div>
      </Panel>
      <Panel title={m.settings_kept()}>
        <p>{m.settings_kept_hint()}</p>
        <div className={css.row}>
          {(["events", "errors", "missedSearches"] as const).map((name) => (
            <TextField
              key={name}
              label={keptNames[name]()}
              type="number"
              min={1}
              value={draft.keptDays[name] || ""}
              onChange={({ target }) =>
                change({ keptDays: { ...draft.keptDays, [name]: target.valueAsNumber || 0 } })
              }
              error={errors[`keptDays.${name}`]}
            />
          ))}
        </div>
      </Panel>
      <p role="status" className={said?.isRefusal ? form.refusal : form.done}>
        {said?.text}
      </p>
      <div className={form.actions}>
        <Button kind="strong" type="submit" disabled={!isDirty}>
          {m.action_save()}
        </Button>
      </div>
    </form>
  );
}

const keptNames = {
  events: m.settings_kept_events,
  errors: m.settings_kept_errors,
  missedSearches: m.settings_kept_searches,
};

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function errorUnder(errors: FieldErrors, path: string): string | undefined {
  return Object.entries(errors).find(([name]) => name.startsWith(path))?.[1];
}
