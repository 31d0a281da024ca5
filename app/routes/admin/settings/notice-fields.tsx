import { languages, type SiteSettings } from "@colorleaf/domain";
import { TextField } from "../../../components/staff/field.tsx";
import type { FieldErrors } from "../../../components/staff/form/field-errors.ts";
import css from "../../../components/staff/form/form.module.css";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";

type Notice = SiteSettings["announcement"];

/** A switch and its words in both languages. */
export function NoticeFields({
  title,
  hint,
  label,
  value,
  name,
  errors,
  onChange,
}: {
  title: string;
  hint: string;
  label: string;
  value: Notice;
  name: string;
  errors: FieldErrors;
  onChange: (value: Notice) => void;
}) {
  return (
    <Panel title={title}>
      <p>{hint}</p>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={value.isOn}
          onChange={(event) => onChange({ ...value, isOn: event.target.checked })}
        />
        {label}
      </label>
      <div className={css.row}>
        {languages.map((language) => (
          <TextField
            key={language}
            label={language === "en" ? m.settings_text_en() : m.settings_text_zh()}
            lang={language}
            maxLength={200}
            value={value.text[language]}
            onChange={({ target }) =>
              onChange({ ...value, text: { ...value.text, [language]: target.value } })
            }
            error={errors[`${name}.text.${language}`]}
          />
        ))}
      </div>
    </Panel>
  );
}
