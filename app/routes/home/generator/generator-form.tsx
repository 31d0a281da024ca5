import {
  aspectRatios,
  homeComplexities,
  maxDescriptionLength,
  styles,
  type Theme,
  themes,
} from "@colorleaf/domain";
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useState,
} from "react";
import { aspectNames, themeNames } from "../../../components/option-names.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/icons.tsx";
import type { FormValues } from "./form-values.ts";
import css from "./generator-form.module.css";
import { OptionGroup } from "./option-group.tsx";
import { complexityNames, PaperShape, styleNames } from "./options.tsx";

/** Sends nothing itself: `onGenerate` is called only with a description that is not blank. */
export function GeneratorForm({
  values,
  onChange,
  onGenerate,
  isGenerating,
  field,
}: {
  values: FormValues;
  onChange: (change: Partial<FormValues>) => void;
  onGenerate: () => void;
  isGenerating: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const id = useId();
  const { description } = values;
  const canGenerate = description.trim() !== "" && !isGenerating;

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (canGenerate) onGenerate();
  }

  return (
    <form
      className={css.form}
      action="/"
      aria-label={m.form_label()}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
      }}
    >
      <label htmlFor={id} className={css.label}>
        {m.form_description()}
      </label>
      <textarea
        ref={field}
        id={id}
        name="description"
        rows={3}
        maxLength={maxDescriptionLength}
        placeholder={m.form_placeholder()}
        value={description}
        aria-describedby={`${id}-length`}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <p
        id={`${id}-length`}
        className={css.length}
        hidden={description.length < maxDescriptionLength / 2}
      >
        {m.form_length({ count: description.length, max: maxDescriptionLength })}
      </p>
      <div className={css.choices}>
        <OptionGroup
          name="aspectRatio"
          label={m.form_aspect_ratio()}
          value={values.aspectRatio}
          onChange={(aspectRatio) => onChange({ aspectRatio })}
          options={aspectRatios.map((value) => ({
            value,
            label: aspectNames[value](),
            hint: value,
            picture: <PaperShape aspectRatio={value} />,
          }))}
        />
        <OptionGroup
          name="complexity"
          label={m.form_complexity()}
          value={values.complexity}
          onChange={(complexity) => onChange({ complexity })}
          options={homeComplexities.map((value) => ({
            value,
            label: complexityNames[value].label(),
            hint: complexityNames[value].hint(),
          }))}
        />
      </div>
      <details className={css.more}>
        <summary>
          <Icon name="chevron" size={20} />
          {m.form_more()}
        </summary>
        <div className={css.choices}>
          <OptionGroup
            name="style"
            label={m.form_style()}
            value={values.style}
            onChange={(style) => onChange({ style })}
            options={styles.map((value) => ({ value, label: styleNames[value]() }))}
          />
          <OptionGroup<Theme | "">
            name="theme"
            label={m.form_theme()}
            value={values.theme ?? ""}
            onChange={(theme) => onChange({ theme: theme === "" ? undefined : theme })}
            options={[
              { value: "", label: m.theme_any() },
              ...themes.map((value) => ({ value, label: themeNames[value]() })),
            ]}
          />
        </div>
      </details>
      <div className={css.send}>
        <button
          type="submit"
          className={css.crayon}
          disabled={!canGenerate}
          aria-busy={isGenerating}
        >
          {isGenerating && <span className={css.spinner} aria-hidden="true" />}
          {isGenerating ? m.form_generating() : m.form_generate()}
        </button>
        <ShortcutHint />
      </div>
      <noscript>
        <p>{m.form_noscript()}</p>
      </noscript>
    </form>
  );
}

/** The keyboard is known only in the browser; until then, and on touch screens, there is no hint. */
function ShortcutHint() {
  const [keys, setKeys] = useState("");
  useEffect(() => {
    setKeys(/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘ Enter" : "Ctrl + Enter");
  }, []);
  return <p className={css.shortcut}>{keys && m.form_shortcut({ keys })}</p>;
}
