import type { Language, PageTextRequest, WrittenPageText } from "@colorleaf/domain";
import { useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { callStaff } from "../call-staff.ts";
import formCss from "../form/form.module.css";
import type { TextValues } from "./form-values.ts";
import css from "./page-form.module.css";
import { type Extent, isAnyEmpty, isAnyFilled, takeBack, takeOver } from "./written-text.ts";

type State =
  | { phase: "idle" | "asking" | "writing" }
  | { phase: "failed"; message: string }
  | { phase: "written"; note: string; asked: TextValues; written: TextValues };

/** Has the words of a page written, in one language, and lets them be taken back. */
export function TextWriting({
  language,
  value,
  about,
  onChange,
}: {
  language: Language;
  value: TextValues;
  /** What they are to be about; undefined: nothing is known yet. */
  about: Omit<PageTextRequest, "language"> | undefined;
  onChange: (change: (now: TextValues) => TextValues) => void;
}) {
  const opener = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>({ phase: "idle" });

  /** The button that was pressed goes: the one before it has the focus. */
  function leave(act: () => unknown) {
    opener.current?.focus();
    act();
  }

  async function write(extent: Extent) {
    if (!about) return;
    const asked = value;
    setState({ phase: "writing" });
    const answer = await callStaff<WrittenPageText>("POST", "/page-texts", { ...about, language });
    if (!answer.ok) return setState({ phase: "failed", message: answer.message });
    const written = answer.value.text;
    onChange((now) => takeOver(now, { asked, written, extent }));
    setState({ phase: "written", note: noteOf(answer.value), asked, written });
  }

  return (
    <div className={css.writing}>
      <div className={formCss.actions}>
        <Button
          ref={opener}
          disabled={!about}
          aria-expanded={state.phase === "asking"}
          onClick={() => {
            if (state.phase === "writing") return;
            if (isAnyFilled(value)) setState({ phase: "asking" });
            else void write("all");
          }}
        >
          {state.phase === "writing" ? m.writing_busy() : m.writing_write()}
        </Button>
        {state.phase === "written" && (
          <Button
            onClick={() =>
              leave(() => {
                onChange((now) => takeBack(now, state));
                setState({ phase: "idle" });
              })
            }
          >
            {m.staff_undo()}
          </Button>
        )}
      </div>
      {state.phase === "asking" && (
        <fieldset className={css.question}>
          <legend>{m.writing_question()}</legend>
          <div className={formCss.actions}>
            {isAnyEmpty(value) && (
              <Button kind="strong" onClick={() => leave(() => write("empty"))}>
                {m.writing_only_empty()}
              </Button>
            )}
            <Button onClick={() => leave(() => write("all"))}>{m.writing_all()}</Button>
            <Button onClick={() => leave(() => setState({ phase: "idle" }))}>
              {m.writing_leave()}
            </Button>
          </div>
        </fieldset>
      )}
      <p role="status" className={css.note}>
        {state.phase === "written" && state.note}
        {state.phase === "failed" && state.message}
        {state.phase === "idle" && !about && m.writing_about_nothing()}
      </p>
    </div>
  );
}

function noteOf({ author, fault }: WrittenPageText): string {
  if (fault === "failed") return m.writing_model_failed();
  if (fault === "unsafe") return m.writing_model_unsafe();
  return author === "model" ? m.writing_by_model() : m.writing_by_builtin();
}
