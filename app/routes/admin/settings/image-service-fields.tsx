import { SelectField, TextField } from "../../../components/staff/field.tsx";
import type { FieldErrors } from "../../../components/staff/form/field-errors.ts";
import css from "../../../components/staff/form/form.module.css";
import { m } from "../../../paraglide/messages.js";
import type { ServiceValues } from "./service-values.ts";

type Values = ServiceValues["imageService"];

const environments = {
  builtin: m.services_environment_builtin,
  hosted: m.services_environment_hosted,
  mock: m.services_environment_mock,
};

export function ImageServiceFields({
  value,
  environment,
  errors,
  onChange,
}: {
  value: Values;
  environment: keyof typeof environments;
  errors: FieldErrors;
  onChange: (change: Partial<Values>) => void;
}) {
  return (
    <>
      <SelectField
        label={m.services_use_image()}
        value={value.use}
        onChange={({ target }) => onChange({ use: target.value })}
        options={[
          { value: "environment", label: environments[environment]() },
          { value: "builtin", label: m.services_builtin() },
          { value: "hosted", label: m.services_hosted() },
        ]}
      />
      {value.use === "hosted" && (
        <div className={css.row}>
          <TextField
            label={m.services_url()}
            hint={m.services_url_image_hint()}
            type="url"
            value={value.url}
            onChange={({ target }) => onChange({ url: target.value })}
            error={errors["imageService.url"]}
          />
          <TextField
            label={m.services_model_name()}
            value={value.model}
            onChange={({ target }) => onChange({ model: target.value })}
            error={errors["imageService.model"]}
          />
          <TextField
            label={m.services_name()}
            hint={m.services_name_hint()}
            value={value.name}
            onChange={({ target }) => onChange({ name: target.value })}
            error={errors["imageService.name"]}
          />
          <SelectField
            label={m.services_dialect()}
            value={value.dialect}
            onChange={({ target }) => onChange({ dialect: target.value })}
            options={[
              { value: "task", label: m.services_dialect_task() },
              { value: "openai", label: m.services_dialect_openai() },
            ]}
          />
          <TextField
            label={m.services_parallel()}
            hint={m.services_parallel_hint()}
            type="number"
            min={1}
            value={value.parallel || ""}
            onChange={({ target }) => onChange({ parallel: target.valueAsNumber || 0 })}
            error={errors["imageService.parallel"]}
          />
          <TextField
            label={m.services_budget()}
            hint={m.services_budget_hint()}
            type="number"
            min={0}
            value={value.dailyBudget ?? ""}
            onChange={({ target }) =>
              onChange({ dailyBudget: target.value === "" ? null : target.valueAsNumber })
            }
            error={errors["imageService.dailyBudget"]}
          />
          <SelectField
            label={m.services_auth()}
            value={value.auth}
            onChange={({ target }) => onChange({ auth: target.value })}
            options={[
              { value: "none", label: m.services_auth_none() },
              { value: "bearer", label: m.services_auth_bearer() },
            ]}
          />
        </div>
      )}
    </>
  );
}
