import { useEffect } from "react";
import { Link } from "react-router";
import { reportError } from "../browser/error-reports.ts";
import { m } from "../paraglide/messages.js";
import { Button, buttonClass } from "../ui/button.tsx";
import css from "./message-screen.module.css";
import { fullTitleOf } from "./page-meta.ts";

/** @param title what is not there, where that is known */
export function NotFoundScreen({ title = m.not_found_title() }: { title?: string | undefined }) {
  return (
    <section className={css.screen}>
      <BlankSheet face="calm" />
      <h1>{title}</h1>
      <p>{m.not_found_text()}</p>
      <Link to="/" className={buttonClass("strong")}>
        {m.not_found_action()}
      </Link>
    </section>
  );
}

/** What went wrong goes to the error reports, not on the screen. */
export function FailureScreen({ error }: { error: unknown }) {
  const isOffline = globalThis.navigator?.onLine === false;
  const title = isOffline ? m.offline_title() : m.failure_title();
  useEffect(() => reportError("screen", error), [error]);
  return (
    <section className={css.screen}>
      <title>{fullTitleOf(title)}</title>
      <BlankSheet face="sorry" />
      <h1>{title}</h1>
      <p>{isOffline ? m.offline_text() : m.failure_text()}</p>
      <Button kind="strong" onClick={() => location.reload()}>
        {m.failure_action()}
      </Button>
    </section>
  );
}

export function BlankSheet({ face }: { face: "calm" | "sorry" }) {
  return (
    <svg width="220" height="220" viewBox="0 0 220 220" aria-hidden="true">
      <g stroke="#1f1b18" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path
          fill="#fff"
          d="M46 22c40-3 68-3 98 0l33 36c3 50 2 96-1 140-44 4-88 3-131 0-3-60-3-118 1-176z"
        />
        <path fill="#ffd34e" d="M144 22c-1 14-1 26 1 36 12 2 22 2 32 0z" />
        <path d={face === "calm" ? "M84 148c14 14 36 14 50 0" : "M84 156c14-12 36-12 50 0"} />
        <path d="M84 110v10M134 110v10" strokeWidth="9" />
        <path fill="#74bfe8" d="M158 190l34-62 20 11-34 61-23 13z" />
        <path d="M186 139l20 11" />
      </g>
    </svg>
  );
}
