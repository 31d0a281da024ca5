import { Icon } from "../../../ui/icons.tsx";
import type { HomeText } from "../text/home-text.ts";
import css from "./features.module.css";

export function Features({ text }: { text: HomeText["features"] }) {
  return (
    <section className={css.features} aria-labelledby="features-title">
      <h2 id="features-title">{text.title}</h2>
      <ul className={css.list}>
        {text.items.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={css.dab}>
              <Icon name={icon} size={34} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
