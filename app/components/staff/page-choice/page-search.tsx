import type { NamedPage } from "@colorleaf/domain";
import { useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { TextField } from "../field.tsx";
import { stateName } from "../page-state.ts";
import css from "./page-choice.module.css";
import { Thumbnail } from "./thumbnail.tsx";
import { useFoundPages } from "./use-found-pages.ts";

const mostShown = 6;

/** Finds pages by their titles, and hands on the one that is chosen. */
export function PageSearch({
  isFull,
  most,
  hidden,
  onChoose,
}: {
  isFull: boolean;
  most: number;
  /** Ids of pages that cannot be chosen. */
  hidden: readonly string[];
  onChoose: (page: NamedPage) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const found = useFoundPages(typed);
  const shown = found?.filter(({ id }) => !hidden.includes(id)).slice(0, mostShown);

  return (
    <div className={css.search}>
      <TextField
        ref={field}
        label={m.choice_search()}
        hint={isFull ? m.choice_full({ most }) : m.choice_search_hint()}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter is not to save the form around it.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <p role="status" className={css.found}>
        {shown && (shown.length === 0 ? m.choice_none() : m.choice_found({ count: shown.length }))}
      </p>
      {shown && shown.length > 0 && (
        <ul className={css.results} aria-label={m.choice_results()}>
          {shown.map((page) => {
            const name = page.title[getLocale()];
            return (
              <li key={page.id}>
                <button
                  type="button"
                  disabled={isFull}
                  aria-label={m.choice_add({ name })}
                  onClick={() => {
                    // The button goes: whoever pressed it can go on typing.
                    field.current?.focus();
                    onChoose(page);
                  }}
                >
                  <Thumbnail picture={page.picture} aspectRatio={page.aspectRatio} />
                  <span>
                    {name}
                    {page.state !== "published" && <small>{stateName(page.state)}</small>}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
