import type { HomeText } from "../text/home-text.ts";
import css from "./how-to.module.css";

export function HowTo({ text }: { text: HomeText["howTo"] }) {
  return (
    <section className={css.howTo} aria-labelledby="how-to-title">
      <div>
        <h2 id="how-to-title">{text.title}</h2>
        <p className={css.lead}>{text.lead}</p>
      </div>
      <ol className={css.steps}>
        {text.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
