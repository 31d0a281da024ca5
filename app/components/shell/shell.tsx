import { type ReactNode, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ScreenStart, useFocusOnNewScreen } from "./screen-start.tsx";
import css from "./shell.module.css";

export function Shell({
  contactEmail,
  rights,
  notices,
  children,
}: {
  contactEmail: string | undefined;
  rights: string | undefined;
  notices: readonly string[] | undefined;
  children: ReactNode;
}) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNewScreen(main);
  return (
    <>
      <ScreenStart />
      {notices?.[0] && (
        <aside className={css.notices} aria-label={m.announcement()}>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
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
