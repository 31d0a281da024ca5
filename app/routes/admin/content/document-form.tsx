import {
  type DocumentName,
  type DocumentTexts,
  type DocumentVersion,
  documentTextsSchema,
  type Language,
  languages,
} from "@colorleaf/domain";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { TextArea, TextField } from "../../../components/staff/field.tsx";
import { type FieldErrors, fieldErrors } from "../../../components/staff/field-errors.ts";
import form from "../../../components/staff/form.module.css";
import { Panel } from "../../../components/staff/screen.tsx";
import { UnsavedGuard } from "../../../components/staff/unsaved-guard.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "./content.module.css";
import { DocumentPreview } from "./document-preview.tsx";
import { Versions } from "./versions.tsx";

interface Stored {
  canEdit: boolean;
  name: DocumentName;
  version: number;
  texts: DocumentTexts;
  versions: DocumentVersion[];
}

/** A screen's text in both languages side by side, each with its preview. */
export function DocumentForm({ stored }: { stored: Stored }) {
  const { canEdit, name, version, versions } = stored;
  const [texts, setTexts] = useState(stored.texts);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [said, setSaid] = useState<{ isRefusal: boolean; text: string }>();
  const { revalidate } = useRevalidator();
  const isDirty = JSON.stringify(texts) !== JSON.stringify(stored.texts);
  const change = (language: Language, part: Partial<DocumentTexts["en"]>) =>
    setTexts((all) => ({ ...all, [language]: { ...all[language], ...part } }));

  async function save(event: FormEvent) {
    event.preventDefault();
    const wrong = fieldErrors(documentTextsSchema, texts);
    setErrors(wrong);
    setSaid(undefined);
    if (Object.keys(wrong).length > 0) return;
    const answer = await callStaff("PUT", `/documents/${name}`, { version, texts });
    if (!answer.ok) return setSaid({ isRefusal: true, text: answer.message });
    await revalidate();
  }

  async function restore(old: number) {
    const answer = await callStaff<DocumentTexts>("GET", `/documents/${name}/versions/${old}`);
    if (!answer.ok) return setSaid({ isRefusal: true, text: answer.message });
    setTexts(answer.value);
    setSaid({ isRefusal: false, text: m.content_restored({ version: old }) });
  }

  return (
    <form onSubmit={save} noValidate className={form.form}>
      <UnsavedGuard isDirty={isDirty} />
      <p>{m.content_hint({ mark: "{email}" })}</p>
      <div className={css.columns}>
        {languages.map((language) => (
          <Panel
            key={language}
            title={language === "en" ? m.language_english() : m.language_chinese()}
          >
            <TextField
              label={m.content_heading()}
              lang={language}
              readOnly={!canEdit}
              value={texts[language].title}
              onChange={(event) => change(language, { title: event.target.value })}
              error={errors[`${language}.title`]}
            />
            <TextArea
              label={m.content_lead()}
              lang={language}
              readOnly={!canEdit}
              value={texts[language].lead}
              onChange={(event) => change(language, { lead: event.target.value })}
              error={errors[`${language}.lead`]}
            />
            <TextArea
              label={m.content_text()}
              lang={language}
              rows={18}
              readOnly={!canEdit}
              value={texts[language].markdown}
              onChange={(event) => change(language, { markdown: event.target.value })}
              error={errors[`${language}.markdown`]}
            />
            <DocumentPreview markdown={texts[language].markdown} language={language} />
          </Panel>
        ))}
      </div>
      <p role="status" className={said?.isRefusal ? form.refusal : form.done}>
        {said?.text}
      </p>
      <div className={form.actions}>
        {canEdit && (
          <Button kind="strong" type="submit" disabled={!isDirty}>
            {m.content_publish()}
          </Button>
        )}
        <a href={`/${name}`}>{m.content_look()}</a>
      </div>
      <Versions versions={versions} onRestore={canEdit ? restore : undefined} />
    </form>
  );
}
