import {
  type DocumentName,
  type DocumentTexts,
  type DocumentVersion,
  documentTextsSchema,
  type Language,
  languages,
} from "@colorleaf/domain";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { TextArea, TextField } from "../../../components/staff/field.tsx";
import { checkWith } from "../../../components/staff/form/field-errors.ts";
import formCss from "../../../components/staff/form/form.module.css";
import { SaveBar } from "../../../components/staff/form/save-bar.tsx";
import { useSharedForm } from "../../../components/staff/form/use-shared-form.ts";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";
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

const check = checkWith(documentTextsSchema);

/** A screen's text in both languages side by side, each with its preview. */
export function DocumentForm({ stored }: { stored: Stored }) {
  const { canEdit, name, versions } = stored;
  const form = useSharedForm({
    stored: { version: stored.version, values: stored.texts },
    check,
    save: (texts, version) => callStaff("PUT", `/documents/${name}`, { version, texts }),
  });
  const { values: texts, setValues: setTexts, setOutcome, errors } = form;
  const change = (language: Language, part: Partial<DocumentTexts["en"]>) =>
    setTexts((all) => ({ ...all, [language]: { ...all[language], ...part } }));

  async function restore(old: number) {
    const answer = await callStaff<DocumentTexts>("GET", `/documents/${name}/versions/${old}`);
    if (!answer.ok) return setOutcome({ ok: false, text: answer.message });
    setTexts(answer.value);
    setOutcome({ ok: true, text: m.content_restored({ version: old }) });
  }

  return (
    <form {...form.props} className={formCss.form}>
      <p>{m.content_hint({ mark: "{email}", brand: "{brand}" })}</p>
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
      {canEdit && (
        <SaveBar form={form} action={m.content_publish()}>
          <a href={`/${name}`}>{m.content_look()}</a>
        </SaveBar>
      )}
      <Versions versions={versions} onRestore={canEdit ? restore : undefined} />
    </form>
  );
}
