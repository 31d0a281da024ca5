import { Icon } from "../../../ui/icons.tsx";
import type { HomeText } from "../text/home-text.ts";
import css from "./faq.module.css";

export function Faq({ text }: { text: HomeText["faq"] }) {
  return (
    <section className={css.faq} aria-labelledby="faq-title">
      <h2 id="faq-title">{text.title}</h2>
      <div>
        {text.items.map(({ question, answer }) => (
          <details key={question} className={css.item}>
            <summary>
              {question}
              <Icon name="chevron" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
