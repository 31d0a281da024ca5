import {
  type CategoryText,
  type Language,
  languages,
  type NewCategory,
  newCategorySchema,
  type StaffPageRow,
} from "@colorleaf/domain";
import { type ReactNode, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import type { Answer } from "../call-staff.ts";
import { TextArea, TextField } from "../field.tsx";
import { checkWith } from "../form/field-errors.ts";
import formCss from "../form/form.module.css";
import { SaveBar } from "../form/save-bar.tsx";
import { useSharedForm } from "../form/use-shared-form.ts";
import { slugOf } from "../page-form/form-values.ts";
import css from "../page-form/page-form.module.css";
import { Panel } from "../screen.tsx";
import { CoverChoice } from "./cover-choice.tsx";

const languageNames: Record<Language, string> = { en: "English", zh: "中文" };
const fields = ["name", "summary", "description", "seoTitle", "seoDescription"] as const;
type Field = (typeof fields)[number];

const labels: Record<Field, () => string> = {
  name: m.staff_category_name,
  summary: m.staff_category_summary,
  description: m.staff_text_description,
  seoTitle: m.staff_text_seo_title,
  seoDescription: m.staff_text_seo_description,
};

/**
 * Everything about a category.
 *
 * @param hasAddress it is there already, and keeps its address
 * @param covers pages to stand for it
 */
export function CategoryForm({
  stored,
  hasAddress,
  covers,
  mayEdit,
  onSave,
  onSaved,
  children,
}: {
  stored: { version: number; values: NewCategory };
  hasAddress: boolean;
  covers: readonly StaffPageRow[];
  mayEdit: boolean;
  onSave: (category: NewCategory, version: number) => Promise<Answer<unknown>>;
  onSaved?: () => void;
  children?: ReactNode;
}) {
  const form = useSharedForm({
    stored,
    check,
    save: onSave,
    ...(onSaved && { onSaved }),
  });
  const { values, set, errors } = form;
  const [hasOwnSlug, setOwnSlug] = useState(hasAddress);

  function setText(language: Language, field: Field, value: string) {
    const texts = { ...values.texts, [language]: { ...values.texts[language], [field]: value } };
    const slug = hasOwnSlug ? values.slug : slugOf(texts.en.name).slice(0, 40);
    set({ texts, slug });
  }

  return (
    <form {...form.props} className={css.main}>
      <Panel title={m.staff_texts()}>
        <div className={css.languages}>
          {languages.map((language) => (
            <fieldset key={language} className={css.language}>
              <legend>{languageNames[language]}</legend>
              {fields.map((field) => {
                const isLong = field === "description" || field === "seoDescription";
                const Control = isLong ? TextArea : TextField;
                return (
                  <Control
                    key={field}
                    label={labels[field]()}
                    name={`${language}.${field}`}
                    lang={language === "zh" ? "zh-Hans" : "en"}
                    value={values.texts[language][field] ?? ""}
                    onChange={({ target }: { target: { value: string } }) =>
                      setText(language, field, target.value)
                    }
                    error={errors[`texts.${language}.${field}`]}
                  />
                );
              })}
            </fieldset>
          ))}
        </div>
      </Panel>
      <Panel title={m.staff_facts()}>
        <div className={css.facts}>
          <TextField
            label={m.staff_slug()}
            hint={hasAddress ? m.staff_category_slug_fixed() : m.staff_category_slug_hint()}
            name="slug"
            readOnly={hasAddress}
            value={values.slug}
            onChange={({ target }) => {
              setOwnSlug(true);
              set({ slug: target.value });
            }}
            error={errors.slug}
          />
          <label className={formCss.check}>
            <input
              type="checkbox"
              checked={values.isVisible}
              onChange={({ target }) => set({ isVisible: target.checked })}
            />
            {m.staff_category_visible()}
          </label>
        </div>
        <CoverChoice
          covers={covers}
          value={values.coverPageId}
          onChange={(coverPageId) => set({ coverPageId })}
        />
      </Panel>
      {children}
      {mayEdit && <SaveBar form={form} />}
    </form>
  );
}

const checkCategory = checkWith(newCategorySchema);

function check(values: NewCategory) {
  const { en, zh } = values.texts;
  return checkCategory({ ...values, texts: { en: withoutEmpty(en), zh: withoutEmpty(zh) } });
}

/** Empty texts for search engines are none. */
function withoutEmpty({ seoTitle, seoDescription, ...text }: CategoryText): CategoryText {
  return {
    ...text,
    ...(seoTitle?.trim() && { seoTitle }),
    ...(seoDescription?.trim() && { seoDescription }),
  };
}
