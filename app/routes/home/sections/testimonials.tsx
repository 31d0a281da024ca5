import { m } from "../../../paraglide/messages.js";
import type { HomeText } from "../text/home-text.ts";
import { Avatar } from "./avatar.tsx";
import css from "./testimonials.module.css";

const starScale = 5;
const star = "M12 3.4l2.6 5.5 6 .7-4.4 4.1 1.2 6-5.4-3-5.3 3 1.1-6-4.4-4.1 6-.7z";

export function Testimonials({ text }: { text: HomeText["testimonials"] }) {
  return (
    <section className={css.testimonials} aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">{text.title}</h2>
      <ul className={css.list}>
        {text.items.map(({ name, role, avatar, rating, text }) => (
          <li key={name}>
            <div className={css.bubble}>
              <Stars rating={rating} />
              <blockquote>{text}</blockquote>
            </div>
            <p className={css.person}>
              <Avatar face={avatar} />
              <span>
                <strong>{name}</strong>
                <br />
                {role}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className={css.stars}
      width="140"
      height="28"
      viewBox="0 0 120 24"
      role="img"
      aria-label={m.rating_label({ rating })}
    >
      {Array.from({ length: starScale }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
          key={index}
          d={star}
          transform={`translate(${index * 24} 0)`}
          fill={index < rating ? "#ffd34e" : "#fff"}
        />
      ))}
    </svg>
  );
}
