import { type Language, languages } from "@colorleaf/domain";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { Button } from "../../../ui/button.tsx";
import type { TextValues } from "./form-values.ts";
import css from "./preview.module.css";

const languageNames: Record<Language, string> = { en: "English", zh: "中文" };

/** The page as it will look, and as search engines will show it, while one types. */
export function Preview({
  texts,
  slug,
  picture,
}: {
  texts: Record<Language, TextValues>;
  slug: string;
  /** Address; undefined: not drawn yet. */
  picture: string | undefined;
}) {
  const [language, setLanguage] = useState<Language>(getLocale());
  const text = texts[language];
  return (
    <aside className={css.preview} aria-label={m.staff_preview()}>
      <div className={css.head}>
        <h2>{m.staff_preview()}</h2>
        {languages.map((one) => (
          <Button
            key={one}
            kind="chip"
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {languageNames[one]}
          </Button>
        ))}
      </div>
      <article lang={language === "zh" ? "zh-Hans" : "en"} className={css.page}>
        {picture ? <img src={picture} alt={text.alt} /> : <p>{m.staff_preview_no_picture()}</p>}
        <h3>{text.title || "…"}</h3>
        <p>{text.description}</p>
        <p className={css.tags}>
          {text.tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </p>
      </article>
      <div className={css.found}>
        <span>{`/coloring-page/${slug || "…"}`}</span>
        <strong>{text.seoTitle || text.title || "…"}</strong>
        <p>{text.seoDescription || text.description}</p>
      </div>
    </aside>
  );
}
