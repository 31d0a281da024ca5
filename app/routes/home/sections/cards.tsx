import { Link } from "react-router";
import css from "./cards.module.css";

export interface Card {
  to: string;
  picture: string;
  name: string;
  note?: string;
}

/** Pictures on crayoned sheets that lead on to categories or pages; without one, nothing. */
export function Cards({
  id,
  text,
  cards,
}: {
  id: string;
  text: { title: string; lead: string } | undefined;
  cards: readonly Card[];
}) {
  return (
    cards.length > 0 && (
      <section className={css.teaser} aria-labelledby={id}>
        <h2 id={id}>{text?.title}</h2>
        <p>{text?.lead}</p>
        <ul className={css.cards}>
          {cards.map(({ to, picture, name, note }) => (
            <li key={to}>
              <Link to={to} className={css.card}>
                <span className={css.sheet}>
                  <img src={picture} width={512} height={512} alt="" loading="lazy" />
                </span>
                <span className={css.name}>{name}</span>
                <span>{note}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
