import type { Suggestions as Answer } from "@colorleaf/domain";
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { Icon } from "../../ui/icons.tsx";
import css from "./suggestions.module.css";

const askAfterMs = 120;
const nothing: Answer = { queries: [], pages: [] };

/**
 * What the search could be, below its box: words that go on from what is typed, and pages. The
 * arrow keys walk through them, as WAI-ARIA describes it for a combobox.
 */
export default function Suggestions({
  text,
  input,
  onChoose,
}: {
  text: string;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (() => void) | undefined;
}) {
  const id = useId();
  const [answer, setAnswer] = useState<Answer>(nothing);
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const navigate = useNavigate();
  const { key } = useLocation();

  const options = [
    ...answer.queries.map((query) => ({
      key: `query ${query}`,
      to: `/search?${new URLSearchParams({ q: query })}`,
      text: query,
      picture: undefined,
    })),
    ...answer.pages.map((page) => ({
      key: page.id,
      to: `/coloring-page/${page.slug}`,
      text: page.title,
      picture: page.picture,
    })),
  ];
  const isShown = isOpen && options.length > 0;

  function choose(to: string) {
    setOpen(false);
    onChoose?.();
    void navigate(to);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && isShown) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === "Enter" && isShown && options[active]) {
      event.preventDefault();
      choose(options[active].to);
    } else if (step && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One place more than options: back in the box.
      const places = options.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    }
  });

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const open = () => setOpen(true);
    const close = () => setOpen(false);
    const listen = (event: KeyboardEvent) => onKey(event);
    box.addEventListener("keydown", listen);
    box.addEventListener("input", open);
    box.addEventListener("blur", close);
    return () => {
      box.removeEventListener("keydown", listen);
      box.removeEventListener("input", open);
      box.removeEventListener("blur", close);
    };
  }, [input]);

  useEffect(() => {
    setActive(-1);
    if (text.trim() === "") {
      setAnswer(nothing);
      return;
    }
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ q: text, language: getLocale() });
      try {
        const { signal } = leaving;
        const response = await fetch(`/api/search/suggestions?${query}`, { signal });
        if (response.ok) setAnswer(await response.json());
      } catch {
        // Offline, or there is a newer text: the box works without suggestions.
      }
    }, askAfterMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text]);

  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key) setOpen(false);
    shownAt.current = key;
  }, [key]);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    box.setAttribute("role", "combobox");
    box.setAttribute("aria-autocomplete", "list");
    box.setAttribute("aria-controls", id);
    box.setAttribute("aria-expanded", String(isShown));
    if (isShown && active >= 0) box.setAttribute("aria-activedescendant", `${id}-${active}`);
    else box.removeAttribute("aria-activedescendant");
  }, [input, id, isShown, active]);

  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={m.search_suggestions()}
        className={css.list}
        hidden={!isShown}
      >
        {options.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are listened to in the box
          <div
            key={option.key}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={css.option}
            // The box keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option.to)}
          >
            {option.picture ? (
              <img src={`${option.picture}/line-320.webp`} width={44} height={44} alt="" />
            ) : (
              <Icon name="search" size={18} />
            )}
            <span>{option.text}</span>
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {isShown && m.search_suggestion_count({ count: options.length })}
      </p>
    </>
  );
}
