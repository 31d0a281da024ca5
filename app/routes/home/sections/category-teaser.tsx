import type { CategoryTeaser as Teaser } from "@colorleaf/domain";
import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import type { HomeText } from "../text/home-text.ts";
import css from "./category-teaser.module.css";

export function CategoryTeaser({ text, teasers }: { text: HomeText["teaser"]; teasers: Teaser[] }) {
  return (
    <section className={css.teaser} aria-labelledby="teaser-title">
      <h2 id="teaser-title">{text.title}</h2>
      <p>{text.lead}</p>
      <ul className={css.cards}>
        {teasers.map(({ id, slug, name, count, imageUrl }) => (
          <li key={id}>
            <Link to={`/categories/${slug}`} className={css.card}>
              <span className={css.sheet}>
                <img src={imageUrl} width={512} height={512} alt="" loading="lazy" />
              </span>
              <span className={css.name}>{name}</span>
              <span>{m.teaser_pages({ count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
