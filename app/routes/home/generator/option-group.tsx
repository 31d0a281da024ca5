import type { ReactNode } from "react";
import css from "./option-group.module.css";

/** One choice out of a few, shown as buttons. */
export function OptionGroup<Value extends string>({
  name,
  label,
  value,
  options,
  onChange,
}: {
  name: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; hint?: string; picture?: ReactNode }[];
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span className={css.name}>{option.label}</span>
            {option.hint && <small>{option.hint}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
