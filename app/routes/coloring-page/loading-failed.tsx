import { useEffect } from "react";
import { reportError } from "../../browser/error-reports.ts";
import { BlankSheet } from "../../components/message-screen.tsx";
import { fullTitleOf } from "../../components/page-meta.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import css from "./route.module.css";

/** The page is there, but something broke on the way. */
export function LoadingFailed({ error }: { error: unknown }) {
  useEffect(() => reportError("coloringPage", error), [error]);
  return (
    <section className={css.message}>
      <title>{fullTitleOf(m.failure_title())}</title>
      <BlankSheet face="sorry" />
      <h1>{m.failure_title()}</h1>
      <p role="alert">{m.page_failed()}</p>
      <Button kind="strong" onClick={() => location.reload()}>
        {m.page_retry()}
      </Button>
    </section>
  );
}
