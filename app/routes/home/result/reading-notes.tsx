import type { Reading } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { Button } from "../../../ui/button.tsx";
import css from "./notes.module.css";

/** What the page shows and what it does not; alternatives go into the description in place of the missing words. */
export function ReadingNotes({
  reading,
  onReplace,
}: {
  reading: Reading;
  onReplace: (phrase: string, alternative: string) => void;
}) {
  const language = getLocale();
  const { understood, substituted, missing, setting } = reading;
  if (understood.length + substituted.length + missing.length === 0) return null;
  const unknown = missing.filter(({ alternatives }) => alternatives.length > 0);
  const left = missing.filter((one) => !unknown.includes(one)).map(({ phrase }) => phrase);
  return (
    <div className={css.notes}>
      {understood.length > 0 && (
        <>
          <h2 className={css.heading}>{m.result_drawn()}</h2>
          <ul className={css.drawn}>
            {understood.map(({ phrase, name, count }) => (
              <li key={phrase + name.en}>
                {count > 1 ? `${name[language]} × ${count}` : name[language]}
              </li>
            ))}
            {setting && <li>{m.result_setting({ name: setting[language] })}</li>}
          </ul>
        </>
      )}
      {substituted.map(({ phrase, name }) => (
        <p key={phrase}>{m.result_substituted({ phrase, name: name[language] })}</p>
      ))}
      {left.length > 0 && (
        <p>{m.result_left_out({ phrases: new Intl.ListFormat(language).format(left) })}</p>
      )}
      {unknown.map(({ phrase, alternatives }) => (
        <div key={phrase}>
          <p>
            {m.result_missing({ phrase })} {m.result_missing_try()}
          </p>
          <ul className={css.choices}>
            {alternatives.map((alternative) => (
              <li key={alternative.en}>
                <Button kind="chip" onClick={() => onReplace(phrase, alternative[language])}>
                  {alternative[language]}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
