import { SelectField, TextField } from "../../../components/staff/field.tsx";
import type { FieldErrors } from "../../../components/staff/form/field-errors.ts";
import css from "../../../components/staff/form/form.module.css";
import { m } from "../../../paraglide/messages.js";
import type { ServiceValues } from "./service-values.ts";

type Values = ServiceValues["languageModel"];

export function LanguageModelFields({
  value,
  isInEnvironment,
  errors,
  onChange,
}: {
  value: Values;
  isInEnvironment: boolean;
  errors: FieldErrors;
  onChange: (change: Partial<Values>) => void;
}) {
  const environment = isInEnvironment
    ? m.services_environment_model()
    : m.services_environment_none();
  return (
    <>
      <SelectField
        label={m.services_use_model()}
        value={value.use}
        onChange={({ target }) => onChange({ use: target.value })}
        options={[
          { value: "environment", label: environment },
          { value: "none", label: m.services_own_writer() },
          { value: "model", label: m.services_with_model() },
        ]}
      />
      {value.use === "model" && (
        <>
          <div className={css.row}>
            <TextField
              label={m.services_url()}
              hint={m.services_url_model_hint()}
              type="url"
              value={value.url}
              onChange={({ target }) => onChange({ url: target.value })}
              error={errors["languageModel.url"]}
            />
            <TextField
              label={m.services_model_name()}
              value={value.model}
              onChange={({ target }) => onChange({ model: target.value })}
              error={errors["languageModel.model"]}
            />
          </div>
          <label className={css.check}>
            <input
              type="checkbox"
              checked={value.plansScenes}
              onChange={({ target }) => onChange({ plansScenes: target.checked })}
            />
            {m.services_plans()}
          </label>
        </>
      )}
    </>
  );
}
