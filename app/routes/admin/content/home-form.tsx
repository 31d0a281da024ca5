import {
  type DocumentVersion,
  type HomeText,
  type HomeTexts,
  homeTextsSchema,
  languages,
} from "@colorleaf/domain";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { checkWith } from "../../../components/staff/form/field-errors.ts";
import formCss from "../../../components/staff/form/form.module.css";
import { SaveBar } from "../../../components/staff/form/save-bar.tsx";
import { useSharedForm } from "../../../components/staff/form/use-shared-form.ts";
import { previewHome } from "../../../components/staff/preview-home.ts";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "./content.module.css";
import { homePlan } from "./home-plan.ts";
import { PlanFields, type Values } from "./plan-fields.tsx";
import { PlanList } from "./plan-list.tsx";
import { Versions } from "./versions.tsx";

const check = checkWith(homeTextsSchema);

/** The home screen's texts, section by section, both languages side by side. */
export function HomeForm({
  stored,
}: {
  stored: { canEdit: boolean; version: number; texts: HomeTexts; versions: DocumentVersion[] };
}) {
  const { canEdit, versions } = stored;
  const form = useSharedForm({
    stored: { version: stored.version, values: stored.texts },
    check,
    save: (texts, version) => callStaff("PUT", "/home-texts", { version, texts }),
  });
  const { values: texts, setValues: setTexts, setOutcome, errors } = form;

  async function preview() {
    const checked = form.validate();
    if (checked) setOutcome(await previewHome({ texts: checked }));
  }
  async function restore(old: number) {
    const answer = await callStaff<HomeTexts>("GET", `/home-texts/versions/${old}`);
    if (!answer.ok) return setOutcome({ ok: false, text: answer.message });
    const { en, zh } = answer.value;
    // An old version may lack a section that is there now.
    setTexts((now) => ({ en: { ...now.en, ...en }, zh: { ...now.zh, ...zh } }));
    setOutcome({ ok: true, text: m.content_restored({ version: old }) });
  }

  return (
    <form {...form.props} className={formCss.form}>
      <nav aria-label={m.hometext_parts()} className={css.parts}>
        {homePlan.map(({ section, name }) => (
          <a key={section} href={`#part-${section}`}>
            {name()}
          </a>
        ))}
      </nav>
      {homePlan.map(({ section, name, fields, list }) => (
        <Panel key={section} id={`part-${section}`} title={name()}>
          <div className={css.columns}>
            {languages.map((language) => {
              const values = texts[language][section] as Values;
              const set = (changed: Values) =>
                setTexts((all) => ({
                  ...all,
                  [language]: { ...all[language], [section]: changed } as HomeText,
                }));
              const path = `${language}.${section}`;
              const common = { language, errors, readOnly: !canEdit };
              return (
                <fieldset key={language} className={css.language}>
                  <legend>{language === "en" ? m.language_english() : m.language_chinese()}</legend>
                  <PlanFields
                    {...common}
                    fields={fields}
                    values={values}
                    path={path}
                    onChange={set}
                  />
                  {list && (
                    <PlanList
                      {...common}
                      name={name()}
                      plan={list}
                      items={values[list.key] as readonly Values[]}
                      path={`${path}.${list.key}`}
                      onChange={(items) => set({ ...values, [list.key]: items })}
                    />
                  )}
                </fieldset>
              );
            })}
          </div>
        </Panel>
      ))}
      {canEdit && (
        <SaveBar form={form} action={m.content_publish()}>
          <Button onClick={preview}>{m.ads_preview()}</Button>
        </SaveBar>
      )}
      <Versions versions={versions} onRestore={canEdit ? restore : undefined} />
    </form>
  );
}
