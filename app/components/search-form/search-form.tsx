import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import css from "./search-form.module.css";

/** The search in the middle of a screen; blank text leads nowhere, with or without scripts. */
export function SearchForm({ query = "" }: { query?: string }) {
  const id = useId();
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("q")).trim();
    if (text !== "") void navigate(`/search?${new URLSearchParams({ q: text })}`);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all browsers we serve
    <form action="/search" role="search" className={css.form} onSubmit={search}>
      <label htmlFor={id} className="visually-hidden">
        {m.search_label()}
      </label>
      <input
        key={query}
        id={id}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        defaultValue={query}
        placeholder={m.search_placeholder()}
        pattern=".*\S.*"
        required
      />
      <Button kind="strong" type="submit">
        <Icon name="search" />
        {m.search_submit()}
      </Button>
    </form>
  );
}
