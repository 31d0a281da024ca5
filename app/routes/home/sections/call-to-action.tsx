import { Link } from "react-router";
import { buttonClass } from "../../../ui/button.tsx";
import type { HomeText } from "../text/home-text.ts";
import css from "./call-to-action.module.css";

export function CallToAction({ text }: { text: HomeText["callToAction"] }) {
  return (
    <section className={css.band} aria-labelledby="call-title">
      <div className={css.inner}>
        <div>
          <h2 id="call-title">{text.title}</h2>
          <p>{text.text}</p>
        </div>
        <Link to="#generator" className={buttonClass("plain")}>
          {text.action}
        </Link>
      </div>
    </section>
  );
}
