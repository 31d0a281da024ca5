import {
  type Brand,
  brandAsDelivered,
  languages,
  maxBrandNameLength,
  maxTaglineLength,
} from "@colorleaf/domain";
import { TextField } from "../../../components/staff/field.tsx";
import type { FieldErrors } from "../../../components/staff/form/field-errors.ts";
import css from "../../../components/staff/form/form.module.css";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";

const labels = {
  name: { en: m.settings_name_en, zh: m.settings_name_zh },
  tagline: { en: m.settings_tagline_en, zh: m.settings_tagline_zh },
};

/** What the site is called; what is left empty shows as it is delivered. */
export function BrandFields({
  value,
  errors,
  onChange,
}: {
  value: Brand;
  errors: FieldErrors;
  onChange: (value: Brand) => void;
}) {
  return (
    <Panel title={m.settings_brand()}>
      <p>{m.settings_brand_hint()}</p>
      {(["name", "tagline"] as const).map((part) => (
        <div key={part} className={css.row}>
          {languages.map((language) => (
            <TextField
              key={language}
              label={labels[part][language]()}
              hint={part === "tagline" ? m.settings_tagline_hint() : undefined}
              lang={language}
              maxLength={part === "name" ? maxBrandNameLength : maxTaglineLength}
              placeholder={brandAsDelivered[part][language]}
              value={value[part][language]}
              onChange={({ target }) =>
                onChange({ ...value, [part]: { ...value[part], [language]: target.value } })
              }
              error={errors[`brand.${part}.${language}`]}
            />
          ))}
        </div>
      ))}
    </Panel>
  );
}
