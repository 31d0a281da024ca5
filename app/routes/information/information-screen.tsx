import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import scribble from "../../ui/scribble.module.css";
import css from "./information-screen.module.css";
import type { InformationText } from "./text/information-text.ts";

/** Prose with a table of contents. */
export function InformationScreen({ text, email }: { text: InformationText; email: string }) {
  const date = new Date(text.updated).toLocaleDateString(getLocale(), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return (
    <article className={css.screen}>
      <header className={css.head}>
        <h1 className={`${scribble.heading} ${scribble.green}`}>{text.title}</h1>
        <p className={css.lead}>{text.lead}</p>
        <p className={css.date}>{m.information_updated({ date })}</p>
      </header>
      <nav className={css.contents} aria-label={m.information_contents()}>
        <ul className={css.list}>
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.sections}>
        {text.sections.map(({ id, heading, paragraphs, points }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <WithEmail text={paragraph} email={email} />
              </p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}

function WithEmail({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split("{email}");
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
}
