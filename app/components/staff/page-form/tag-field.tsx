import type { Language } from "@colorleaf/domain";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/icons.tsx";
import { callStaffQuietly } from "../call-staff.ts";
import { TextField } from "../field.tsx";
import css from "./tag-field.module.css";

const completeAfterMs = 150;

/** Tags as labels that can be taken off; Enter or a comma puts on what has been typed. */
export function TagField({
  label,
  language,
  tags,
  onChange,
  error,
}: {
  label: string;
  language: Language;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  error?: string | undefined;
}) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const known = useCompletions(language, typed);

  function add(text: string) {
    const added = text
      .split(/[,，、;；\n]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== "");
    onChange([...new Set([...tags, ...added])]);
    setTyped("");
  }
  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    // While Chinese is being typed, Enter only ends a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && typed.trim() !== "") {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && tags.length > 0) {
      onChange(tags.slice(0, -1));
    }
  }

  return (
    <div className={css.tags}>
      <TextField
        label={label}
        hint={m.staff_tags_hint()}
        value={typed}
        list={listId}
        onKeyDown={onKey}
        onChange={({ target }) => {
          // A tag that was chosen from the list is whole.
          const isWhole = /[,，、;；]/.test(target.value) || known.includes(target.value);
          if (isWhole) add(target.value);
          else setTyped(target.value);
        }}
        onBlur={() => typed.trim() !== "" && add(typed)}
        error={error}
      />
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 && (
        <ul className={css.list} aria-label={m.staff_tags_chosen()}>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <button
                type="button"
                aria-label={m.staff_tag_remove({ tag })}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useCompletions(language: Language, typed: string): string[] {
  const [known, setKnown] = useState<{ start: string; tags: string[] }>({ start: "", tags: [] });
  const start = typed.trim().toLowerCase();
  useEffect(() => {
    if (start === "") return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const path = `/tags?${new URLSearchParams({ language, start: start.slice(0, 30) })}`;
      const answer = await callStaffQuietly<{ tags: string[] }>("GET", path);
      if (answer.ok && isCurrent) setKnown({ start, tags: answer.value.tags });
    }, completeAfterMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [language, start]);
  const goesOn = (tag: string) => tag.toLowerCase().startsWith(start) && tag !== typed.trim();
  return start === "" ? [] : known.tags.filter(goesOn);
}
