import { useEffect, useId, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { onSessionEnd } from "./call-staff.ts";
import css from "./dialog.module.css";
import { SignInForm } from "./sign-in-form.tsx";

/** Stands ready on every staff screen: what is typed there stays while one signs in again. */
export function SignInAgain({ email }: { email: string }) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const settle = useRef<((isSignedIn: boolean) => void) | undefined>(undefined);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    let asking: Promise<boolean> | undefined;
    onSessionEnd(() => {
      asking ??= new Promise<boolean>((resolve) => {
        settle.current = (isSignedIn) => {
          asking = undefined;
          setAsking(false);
          resolve(isSignedIn);
        };
        setAsking(true);
        dialog.current?.showModal();
      });
      return asking;
    });
    return () => onSessionEnd(undefined);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={titleId}
      onClose={() => settle.current?.(false)}
    >
      {isAsking && (
        <>
          <h2 id={titleId}>{m.staff_session_ended()}</h2>
          <p>{m.staff_session_ended_text()}</p>
          <SignInForm
            email={email}
            onSignedIn={() => {
              settle.current?.(true);
              settle.current = undefined;
              dialog.current?.close();
            }}
          />
          <Button onClick={() => dialog.current?.close()}>{m.staff_not_now()}</Button>
        </>
      )}
    </dialog>
  );
}
