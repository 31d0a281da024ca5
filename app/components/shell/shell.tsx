import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import css from "./shell.module.css";

export function Shell({
  year,
  contactEmail,
  children,
}: {
  year: number | undefined;
  contactEmail: string | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <a href="#content" className={css.skip}>
        {m.skip_to_content()}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer year={year} contactEmail={contactEmail} />
    </>
  );
}
