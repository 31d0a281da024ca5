import type { Language } from "@colorleaf/domain";
import { SelectField, TextArea, TextField } from "../../../components/staff/field.tsx";
import type { FieldErrors } from "../../../components/staff/form/field-errors.ts";
import type { Field } from "./home-plan.ts";

export type Values = Readonly<Record<string, unknown>>;

/** The fields of a plan, one below the other. */
export function PlanFields({
  fields,
  values,
  path,
  language,
  readOnly,
  errors,
  onChange,
}: {
  fields: readonly Field[];
  values: Values;
  /** Where they are in the whole, for what is wrong. */
  path: string;
  language: Language;
  readOnly: boolean;
  errors: FieldErrors;
  onChange: (values: Values) => void;
}) {
  return fields.map(({ key, label, isLong, choices, upTo }) => {
    const set = (value: string | number) => onChange({ ...values, [key]: value });
    const common = { key, label: label(), error: errors[`${path}.${key}`] };
    const value = String(values[key]);
    if (choices) {
      return (
        <SelectField
          {...common}
          key={key}
          disabled={readOnly}
          value={value}
          onChange={({ target }) => set(target.value)}
          options={choices.map((one) => ({ value: one.value, label: one.label() }))}
        />
      );
    }
    if (upTo) {
      return (
        <TextField
          {...common}
          key={key}
          type="number"
          min={1}
          max={upTo}
          readOnly={readOnly}
          value={Number(value) || ""}
          onChange={({ target }) => set(target.valueAsNumber || 0)}
        />
      );
    }
    const Kind = isLong ? TextArea : TextField;
    return (
      <Kind
        {...common}
        key={key}
        lang={language}
        readOnly={readOnly}
        {...(isLong && { rows: Math.min(8, 2 + Math.floor(value.length / 60)) })}
        value={value}
        onChange={({ target }: { target: { value: string } }) => set(target.value)}
      />
    );
  });
}
