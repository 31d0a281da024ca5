import { type ReactNode, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ScreenStart, useFocusOnNewScreen } from "./screen-start.tsx";
import css from "./shell.module.css";

export function Shell({
  contactEmail,
  rights,
  announcement,
  children,
}: {
  contactEmail: string | undefined;
  rights: string | undefined;
  announcement: string | null | undefined;
  children: ReactNode;
}) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNewScreen(main);
  return (
    <>
      <ScreenStart />
      {announcement && (
        <aside className={css.announcement} aria-label={m.settings_announcement()}>
          {announcement}
        </aside>
      )}
      <Header />
      <main ref={main} id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer contactEmail={contactEmail} rights={rights} />
    </>
  );
}
