import type { ReactNode } from "react";
import { Link } from "react-router";
import { brandName } from "../brand.ts";
import { LanguageSwitcher } from "../shell/language-switcher.tsx";
import { Logo } from "../shell/logo.tsx";
import css from "./door.module.css";

/** A sheet of paper on the desk: what one sees before one is in. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="content" className={css.door}>
      <div className={css.bar}>
        <Link to="/" className={css.brand}>
          <Logo />
          {brandName()}
        </Link>
        <LanguageSwitcher />
      </div>
      <section className={css.sheet}>
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}
