import { type AdvertisementContent, languages } from "@colorleaf/domain";
import { TextField } from "../../../components/staff/field.tsx";
import type { FieldErrors } from "../../../components/staff/form/field-errors.ts";
import form from "../../../components/staff/form/form.module.css";
import { m } from "../../../paraglide/messages.js";
import css from "./route.module.css";

type House = Extract<AdvertisementContent, { kind: "house" }>;

/** Words of our own that lead to a screen of ours. */
export function HouseFields({
  content,
  errors,
  onChange,
}: {
  content: House;
  errors: FieldErrors;
  onChange: (content: House) => void;
}) {
  const labels = { title: m.ads_house_heading, text: m.ads_house_text, action: m.ads_house_action };
  return (
    <>
      <TextField
        label={m.ads_house_path()}
        hint={m.ads_house_path_hint()}
        value={content.path}
        onChange={(event) => onChange({ ...content, path: event.target.value })}
        error={errors["content.path"]}
      />
      <div className={form.row}>
        {languages.map((language) => (
          <fieldset key={language} className={css.language}>
            <legend>{language === "en" ? m.language_english() : m.language_chinese()}</legend>
            {(["title", "text", "action"] as const).map((part) => (
              <TextField
                key={part}
                label={labels[part]()}
                lang={language}
                value={content.texts[language][part]}
                onChange={({ target }) => {
                  const text = { ...content.texts[language], [part]: target.value };
                  onChange({ ...content, texts: { ...content.texts, [language]: text } });
                }}
                error={errors[`content.texts.${language}.${part}`]}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}
