import type { Language, PageTextRequest } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import { TextArea, TextField } from "../field.tsx";
import type { TextValues } from "./form-values.ts";
import css from "./page-form.module.css";
import { TagField } from "./tag-field.tsx";
import { TextWriting } from "./text-writing.tsx";

const languageNames: Record<Language, string> = { en: "English", zh: "中文" };

/** What a page says in one language. */
export function TextFields({
  language,
  value,
  about,
  onChange,
  errorOf,
}: {
  language: Language;
  value: TextValues;
  /** What the words are about; undefined: nothing is known yet, null: they cannot be changed. */
  about: Omit<PageTextRequest, "language"> | undefined | null;
  onChange: (change: (now: TextValues) => TextValues) => void;
  errorOf: (field: string) => string | undefined;
}) {
  const field = (name: Exclude<keyof TextValues, "tags">) => ({
    name: `${language}.${name}`,
    lang: language === "zh" ? "zh-Hans" : "en",
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange((now) => ({ ...now, [name]: target.value })),
    error: errorOf(`texts.${language}.${name}`),
  });
  return (
    <fieldset className={css.language}>
      <legend>{languageNames[language]}</legend>
      {about !== null && (
        <TextWriting language={language} value={value} about={about} onChange={onChange} />
      )}
      <TextField label={m.staff_text_title()} {...field("title")} />
      <TextArea label={m.staff_text_description()} {...field("description")} />
      <TextArea label={m.staff_text_alt()} rows={2} {...field("alt")} />
      <TagField
        label={m.staff_text_tags()}
        language={language}
        tags={value.tags}
        onChange={(tags) => onChange((now) => ({ ...now, tags }))}
        error={errorOf(`texts.${language}.tags`)}
      />
      <TextField label={m.staff_text_seo_title()} {...field("seoTitle")} />
      <TextArea label={m.staff_text_seo_description()} rows={2} {...field("seoDescription")} />
    </fieldset>
  );
}
