import {
  type CategoryText,
  type Language,
  languages,
  type NewCategory,
  newCategorySchema,
  type StaffPageRow,
} from "@colorleaf/domain";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { TextArea, TextField } from "../field.tsx";
import { type Fault, faultText } from "../page-form/faults.ts";
import { slugOf } from "../page-form/form-values.ts";
import css from "../page-form/page-form.module.css";
import type { SaveOutcome } from "../page-form/page-form.tsx";
import { useUnsavedGuard } from "../page-form/use-unsaved-guard.ts";
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
  initial,
  hasAddress,
  covers,
  mayEdit,
  onSave,
  children,
}: {
  initial: NewCategory;
  hasAddress: boolean;
  covers: readonly StaffPageRow[];
  mayEdit: boolean;
  onSave: (category: NewCategory, leave: () => void) => Promise<SaveOutcome>;
  children?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [faults, setFaults] = useState<Record<string, Fault>>({});
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [isSaving, setSaving] = useState(false);
  const [hasOwnSlug, setOwnSlug] = useState(hasAddress);
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(saved);
  const leave = useUnsavedGuard(isUnsaved && !isSaving);

  useEffect(() => {
    if (Object.keys(faults).length > 0) {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  }, [faults]);

  function setText(language: Language, field: Field, value: string) {
    const texts = { ...values.texts, [language]: { ...values.texts[language], [field]: value } };
    const slug = hasOwnSlug ? values.slug : slugOf(texts.en.name).slice(0, 40);
    setValues({ ...values, texts, slug });
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    setOutcome(undefined);
    const texts = { en: withoutEmpty(values.texts.en), zh: withoutEmpty(values.texts.zh) };
    const parsed = newCategorySchema.safeParse({ ...values, texts });
    if (!parsed.success) {
      const found = parsed.error.issues.map((issue) => [
        issue.path.join("."),
        { code: issue.code, limit: issue.code === "too_big" ? Number(issue.maximum) : undefined },
      ]);
      setFaults(Object.fromEntries(found));
      return setOutcome({ ok: false, text: m.staff_form_faults() });
    }
    setFaults({});
    setSaving(true);
    const result = await onSave(parsed.data, leave);
    setSaving(false);
    setOutcome(result);
    if (result.ok) setSaved(values);
    else if (result.fields) {
      const codes = Object.entries(result.fields).map(([name, code]) => [name, { code }]);
      setFaults(Object.fromEntries(codes));
    }
  }

  const errorOf = (field: string) => faults[field] && faultText(faults[field]);
  return (
    <form ref={form} method="post" onSubmit={save} noValidate className={css.main}>
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
                    error={errorOf(`texts.${language}.${field}`)}
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
              setValues({ ...values, slug: target.value });
            }}
            error={errorOf("slug")}
          />
          <label className={css.tick}>
            <input
              type="checkbox"
              checked={values.isVisible}
              onChange={({ target }) => setValues({ ...values, isVisible: target.checked })}
            />
            {m.staff_category_visible()}
          </label>
        </div>
        <CoverChoice
          covers={covers}
          value={values.coverPageId}
          onChange={(coverPageId) => setValues({ ...values, coverPageId })}
        />
      </Panel>
      {children}
      {mayEdit && (
        <div className={css.save}>
          <p role="status" data-fault={outcome?.ok === false}>
            {outcome?.text ?? (isUnsaved ? m.staff_unsaved_mark() : "")}
          </p>
          <Button kind="strong" type="submit" disabled={isSaving}>
            {isSaving ? m.staff_saving() : m.staff_save()}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Empty texts for search engines are none. */
function withoutEmpty({ seoTitle, seoDescription, ...text }: CategoryText): CategoryText {
  return {
    ...text,
    ...(seoTitle?.trim() && { seoTitle }),
    ...(seoDescription?.trim() && { seoDescription }),
  };
}
