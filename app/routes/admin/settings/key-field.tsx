import { TextField } from "../../../components/staff/field.tsx";
import css from "../../../components/staff/form/form.module.css";
import { m } from "../../../paraglide/messages.js";

/** A key that can be typed, kept and removed, and not be read. */
export function KeyField({
  value,
  isKept,
  error,
  onChange,
}: {
  /** Null: to be removed. */
  value: string | null;
  isKept: boolean;
  error: string | undefined;
  onChange: (value: string | null) => void;
}) {
  return (
    <div>
      <TextField
        label={m.services_key()}
        hint={isKept ? m.services_key_kept() : m.services_key_none()}
        type="password"
        autoComplete="new-password"
        disabled={value === null}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
      {isKept && (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={value === null}
            onChange={({ target }) => onChange(target.checked ? null : "")}
          />
          {m.services_key_remove()}
        </label>
      )}
    </div>
  );
}
