import { languages, type Notice } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import { TextField } from "../field.tsx";
import { Panel } from "../screen.tsx";
import type { FieldErrors } from "./field-errors.ts";
import css from "./form.module.css";

/** A switch and its words in both languages. */
export function NoticeFields({
  title,
  hint,
  label,
  value,
  name,
  errors,
  readOnly = false,
  onChange,
}: {
  title: string;
  hint: string;
  label: string;
  value: Notice;
  name: string;
  errors: FieldErrors;
  readOnly?: boolean;
  onChange: (value: Notice) => void;
}) {
  return (
    <Panel title={title}>
      <p>{hint}</p>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={value.isOn}
          disabled={readOnly}
          onChange={(event) => onChange({ ...value, isOn: event.target.checked })}
        />
        {label}
      </label>
      <div className={css.row}>
        {languages.map((language) => (
          <TextField
            key={language}
            label={language === "en" ? m.notice_text_en() : m.notice_text_zh()}
            lang={language}
            maxLength={200}
            readOnly={readOnly}
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
