import { type FormEvent, lazy, Suspense, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icons.tsx";
import css from "./search-box.module.css";

// Fetched when somebody puts the cursor into the box.
const Suggestions = lazy(() => import("./suggestions.tsx"));

/** Leads to /search?q=…; blank text leads nowhere. Works without scripts as a plain form. */
export function SearchBox({ onSearch }: { onSearch?: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isEntered, setEntered] = useState(false);
  const navigate = useNavigate();

  function search(event: FormEvent) {
    event.preventDefault();
    const query = text.trim();
    if (query === "") return;
    onSearch?.();
    void navigate(`/search?${new URLSearchParams({ q: query })}`);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all browsers we serve
    <form role="search" action="/search" className={css.box} onSubmit={search}>
      <label htmlFor={id} className="visually-hidden">
        {m.search_label()}
      </label>
      <input
        ref={input}
        id={id}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={m.search_placeholder()}
        value={text}
        aria-keyshortcuts="Control+K Meta+K"
        onChange={(event) => setText(event.target.value)}
        onFocus={() => setEntered(true)}
      />
      {text !== "" && (
        <button
          type="button"
          aria-label={m.search_clear()}
          onClick={() => {
            setText("");
            input.current?.focus();
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
      <button type="submit" aria-label={m.search_submit()}>
        <Icon name="search" />
      </button>
      {isEntered && (
        <Suspense>
          <Suggestions text={text} input={input} onChoose={onSearch} />
        </Suspense>
      )}
    </form>
  );
}
