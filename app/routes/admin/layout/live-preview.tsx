import { type HomeLayout, languages } from "@colorleaf/domain";
import { type SyntheticEvent, useEffect, useReducer, useState } from "react";
import { type Answer, callStaff, callStaffQuietly } from "../../../components/staff/call-staff.ts";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { Button } from "../../../ui/button.tsx";
import css from "./live-preview.module.css";

const pauseMs = 500;
const windowHeight = 844;

/** The home screen as a phone would show it, a moment after each change. */
export function LivePreview({ layout }: { layout: HomeLayout }) {
  const [language, setLanguage] = useState(getLocale());
  const [{ draft, problem }, show] = useReducer(afterAnswer, { draft: 0 });
  const asked = JSON.stringify(layout);

  useEffect(() => {
    // Not at each letter.
    const timer = setTimeout(
      async () => show(await callStaffQuietly("PUT", "/home-draft", { layout: JSON.parse(asked) })),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [asked]);

  return (
    <Panel title={m.staff_preview()}>
      <div className={css.languages}>
        {languages.map((one) => (
          <Button
            key={one}
            kind="chip"
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {one === "en" ? m.language_english() : m.language_chinese()}
          </Button>
        ))}
      </div>
      {problem && (
        <div className={css.problem}>
          <p role="alert">{problem}</p>
          <Button onClick={async () => show(await callStaff("PUT", "/home-draft", { layout }))}>
            {m.action_retry()}
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <section className={css.window} aria-label={m.staff_preview()} tabIndex={0}>
        {draft > 0 && (
          <iframe
            title={m.staff_preview()}
            src={`/?draft=${draft}&lang=${language}`}
            // Without scripts: nobody visits it, and nothing is kept.
            sandbox="allow-same-origin"
            inert
            onLoad={showAll}
          />
        )}
      </section>
    </Panel>
  );
}

interface Preview {
  /** How many there were: each is loaded anew. */
  draft: number;
  problem?: string;
}

const afterAnswer = ({ draft }: Preview, answer: Answer<unknown>): Preview =>
  answer.ok ? { draft: draft + 1 } : { draft, problem: answer.message };

/** As high as what is in it: its frame is scrolled, and not the screen inside. */
function showAll({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  frame.height = String(windowHeight);
  frame.height = String(frame.contentDocument?.documentElement.scrollHeight ?? windowHeight);
}
