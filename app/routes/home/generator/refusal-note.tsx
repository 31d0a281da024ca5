import { useEffect, useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { Button } from "../../../ui/button.tsx";
import type { Refusal } from "./generator-machine.ts";
import css from "./refusal-note.module.css";

/** Why there is no picture, in one sentence, and what could be drawn instead. */
export function RefusalNote({
  refusal,
  onChoose,
}: {
  refusal: Refusal;
  onChoose: (description: string) => void;
}) {
  const { message, alternatives, retryAfterS } = refusal;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Returns nothing: newer browsers answer with a promise, which React would call at the end.
    void note.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <div ref={note} role="alert" className={css.note}>
      <p>
        {message} {retryAfterS !== undefined && m.refusal_wait({ seconds: retryAfterS })}
      </p>
      {alternatives.length > 0 && (
        <>
          <p>{m.refusal_alternatives()}</p>
          <ul className={css.choices}>
            {alternatives.map((alternative) => (
              <li key={alternative.en}>
                <Button kind="chip" onClick={() => onChoose(alternative[getLocale()])}>
                  {alternative[getLocale()]}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
