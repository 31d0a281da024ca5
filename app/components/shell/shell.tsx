import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import css from "./shell.module.css";

export function Shell({
  year,
  contactEmail,
  announcement,
  children,
}: {
  year: number | undefined;
  contactEmail: string | undefined;
  announcement: string | null | undefined;
  children: ReactNode;
}) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNewScreen(main);
  const isLoading = useNavigation().state !== "idle";
  return (
    <>
      {isLoading && (
        <div role="progressbar" aria-label={m.navigation_loading()} className={css.loading} />
      )}
      <a href="#content" className={css.skip}>
        {m.skip_to_content()}
      </a>
      {announcement && (
        <aside className={css.announcement} aria-label={m.settings_announcement()}>
          {announcement}
        </aside>
      )}
      <Header />
      <main ref={main} id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer year={year} contactEmail={contactEmail} />
    </>
  );
}

/** Whoever uses keys or a screen reader goes on at the top of the new screen, not where the link was. */
function useFocusOnNewScreen(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A screen may have a better place.
    if (main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
