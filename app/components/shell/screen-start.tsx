import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { m } from "../../paraglide/messages.js";
import css from "./screen-start.module.css";

/** What stands before everything else: a sign that the next screen is coming, and a way past the menu. */
export function ScreenStart() {
  const isLoading = useNavigation().state !== "idle";
  return (
    <>
      {isLoading && (
        <div
          role="progressbar"
          aria-live="polite"
          aria-label={m.navigation_loading()}
          className={css.loading}
        />
      )}
      <a href="#content" className={css.skip}>
        {m.skip_to_content()}
      </a>
    </>
  );
}

/** Whoever uses keys or a screen reader goes on at the top of the new screen, not where the link was. */
export function useFocusOnNewScreen(main: RefObject<HTMLElement | null>) {
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
