import { type Language, languages, type SiteSettings, siteSettingsSchema } from "@colorleaf/domain";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { TextArea, TextField } from "../../../components/staff/field.tsx";
import { checkWith, type FieldErrors } from "../../../components/staff/form/field-errors.ts";
import css from "../../../components/staff/form/form.module.css";
import { NoticeFields } from "../../../components/staff/form/notice-fields.tsx";
import { SaveBar } from "../../../components/staff/form/save-bar.tsx";
import { useSharedForm } from "../../../components/staff/form/use-shared-form.ts";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";
import { BrandFields } from "./brand-fields.tsx";

const check = checkWith(siteSettingsSchema);

export function SettingsForm({ stored }: { stored: { value: SiteSettings; version: number } }) {
  const words = { en: linesIn(stored, "en"), zh: linesIn(stored, "zh") };
  const form = useSharedForm({
    stored: { version: stored.version, values: { ...stored.value, words } },
    check: ({ words, ...value }) =>
      check({ ...value, safetyWords: { en: linesOf(words.en), zh: linesOf(words.zh) } }),
    save: (value, version) => callStaff("PUT", "/settings", { version, value }),
  });
  const { values, set, errors } = form;

  return (
    <form {...form.props} className={css.form}>
      <BrandFields value={values.brand} errors={errors} onChange={(brand) => set({ brand })} />
      <Panel title={m.settings_contact()}>
        <TextField
          label={m.settings_contact_address()}
          hint={m.settings_contact_hint()}
          type="email"
          value={values.contactEmail ?? ""}
          onChange={(event) => set({ contactEmail: event.target.value.trim() || null })}
          error={errors.contactEmail}
        />
      </Panel>
      <NoticeFields
        title={m.settings_maintenance()}
        hint={m.settings_maintenance_hint()}
        label={m.settings_maintenance_on()}
        value={values.maintenance}
        errors={errors}
        name="maintenance"
        onChange={(maintenance) => set({ maintenance })}
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
              value={values.words[language]}
              onChange={({ target }) =>
                set({ words: { ...values.words, [language]: target.value } })
              }
              error={errorUnder(errors, `safetyWords.${language}`)}
            />
          ))}
        </div>
      </Panel>
      <Panel title={m.settings_limits()}>
        <TextField
          label={m.settings_per_minute()}
          hint={m.settings_per_minute_hint()}
          type="number"
          min={1}
          value={values.limits.generationsPerMinute ?? ""}
          onChange={({ target }) =>
            set({
              limits: { generationsPerMinute: target.value === "" ? null : target.valueAsNumber },
            })
          }
          error={errors["limits.generationsPerMinute"]}
        />
      </Panel>
      <Panel title={m.settings_kept()}>
        <p>{m.settings_kept_hint()}</p>
        <div className={css.row}>
          {(["generations", "events", "errors", "missedSearches"] as const).map((name) => (
            <TextField
              key={name}
              label={keptNames[name]()}
              type="number"
              min={name === "generations" ? 7 : 1}
              value={values.keptDays[name] || ""}
              onChange={({ target }) =>
                set({ keptDays: { ...values.keptDays, [name]: target.valueAsNumber || 0 } })
              }
              error={errors[`keptDays.${name}`]}
            />
          ))}
        </div>
      </Panel>
      <SaveBar form={form} />
    </form>
  );
}

const keptNames = {
  generations: m.settings_kept_generations,
  events: m.settings_kept_events,
  errors: m.settings_kept_errors,
  missedSearches: m.settings_kept_searches,
};

function linesIn({ value }: { value: SiteSettings }, language: Language): string {
  return value.safetyWords[language].join("\n");
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function errorUnder(errors: FieldErrors, path: string): string | undefined {
  return Object.entries(errors).find(([name]) => name.startsWith(path))?.[1];
}
