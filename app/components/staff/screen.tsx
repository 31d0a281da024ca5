import type { ReactNode } from "react";
import css from "./screen.module.css";

/** A staff screen: its name, what can be done to all of it, what is on it. */
export function Screen({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1>{title}</h1>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** A sheet of paper for what belongs together. */
export function Panel({
  id,
  title,
  children,
}: {
  id?: string;
  title?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={css.panel}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}
