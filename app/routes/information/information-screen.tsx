import type { DocumentSection } from "@colorleaf/domain";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import scribble from "../../ui/scribble.module.css";
import css from "./information-screen.module.css";
import type { InformationText } from "./text/information-text.ts";

/** As delivered, or as staff have written it. */
type ShownText = Omit<InformationText, "sections"> & {
  sections: InformationText["sections"] | DocumentSection[];
};

/** Prose with a table of contents. */
export function InformationScreen({ text, email }: { text: ShownText; email: string }) {
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
        {text.sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.heading}</h2>
            <Body section={section} email={email} />
          </section>
        ))}
      </div>
    </article>
  );
}

function Body({ section, email }: { section: ShownText["sections"][number]; email: string }) {
  if ("html" in section) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from Markdown, without what was typed as HTML
    return <div dangerouslySetInnerHTML={{ __html: section.html }} />;
  }
  const { paragraphs, points } = section;
  return (
    <>
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
    </>
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
