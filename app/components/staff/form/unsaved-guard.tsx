import { useEffect, useId, useRef } from "react";
import { useBlocker } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "../dialog.module.css";
import form from "./form.module.css";

/** Asks before what is typed and not saved is left behind. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  const isBlocked = blocker.state === "blocked";

  useEffect(() => {
    if (isBlocked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isBlocked]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={titleId}
      onClose={() => blocker.reset?.()}
    >
      <h2 id={titleId}>{m.unsaved_title()}</h2>
      <p>{m.unsaved_text()}</p>
      <div className={form.actions}>
        <Button kind="strong" onClick={() => blocker.reset?.()}>
          {m.unsaved_stay()}
        </Button>
        <Button onClick={() => blocker.proceed?.()}>{m.unsaved_leave()}</Button>
      </div>
    </dialog>
  );
}

/** Tabs of a screen differ in their query alone. */
function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}${search}`;
}
