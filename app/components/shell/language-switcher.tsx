import type { Language } from "@colorleaf/domain";
import { useEffect, useRef } from "react";
import { chooseLanguage } from "../../browser/language.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { Icon } from "../../ui/icons.tsx";
import css from "./language-switcher.module.css";

// Each language is named in itself: that is how its readers find it.
const names: Record<Language, string> = { en: "English", zh: "中文" };

export function LanguageSwitcher() {
  const menu = useRef<HTMLDetailsElement>(null);
  const current = getLocale();

  useEffect(() => {
    const closeMenu = (event: Event) => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      if (!menu.current?.open || (event instanceof KeyboardEvent ? !isEscape : isInside)) return;
      menu.current.open = false;
      if (isEscape) menu.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeMenu);
    document.addEventListener("keydown", closeMenu);
    return () => {
      document.removeEventListener("pointerdown", closeMenu);
      document.removeEventListener("keydown", closeMenu);
    };
  }, []);

  function choose(language: Language) {
    if (menu.current) menu.current.open = false;
    if (language !== current) chooseLanguage(language);
  }

  return (
    <details ref={menu} className={css.switcher} name="language">
      <summary aria-label={`${m.language_label()}: ${names[current]}`}>
        <Icon name="globe" />
        <span>{names[current]}</span>
      </summary>
      {/* Without scripts the address carries the choice. */}
      <form className={css.list}>
        {(["en", "zh"] as const).map((language) => (
          <button
            key={language}
            type="submit"
            name="lang"
            value={language}
            lang={language === "zh" ? "zh-Hans" : "en"}
            aria-current={language === current}
            onClick={(event) => {
              event.preventDefault();
              choose(language);
            }}
          >
            {names[language]}
          </button>
        ))}
      </form>
    </details>
  );
}
