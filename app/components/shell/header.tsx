import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Link, NavLink } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icons.tsx";
import { brandName } from "../brand.ts";
import css from "./header.module.css";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { Logo } from "./logo.tsx";
import { SearchBox } from "./search-box.tsx";
import { useCloseOnLeave } from "./use-close-on-leave.ts";

const destinations = () => [
  { to: "/", label: m.nav_home() },
  { to: "/categories", label: m.nav_categories() },
  { to: "/coloring-tool", label: m.nav_coloring_tool() },
];

export function Header() {
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useSearchKey(header, () => setOpen(true));
  useCloseOnLeave({ isOpen, area: header, returnFocusTo: toggle, close });

  return (
    <header ref={header} className={css.header}>
      <div className={css.bar}>
        <Link to="/" className={css.logo} onClick={close}>
          <Logo />
          <span>{brandName()}</span>
        </Link>
        <nav aria-label={m.nav_label()} className={css.wide}>
          <Destinations onFollow={close} />
        </nav>
        <div className={css.search}>
          <SearchBox />
        </div>
        <LanguageSwitcher />
        <button
          ref={toggle}
          type="button"
          className={`${css.toggle} needs-scripts`}
          aria-expanded={isOpen}
          aria-controls={menuId}
          aria-label={isOpen ? m.menu_close() : m.menu_open()}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? "close" : "menu"} size={26} />
        </button>
      </div>
      <div id={menuId} className={css.menu} hidden={!isOpen}>
        <SearchBox onSearch={close} />
        <nav aria-label={m.nav_label()}>
          <Destinations onFollow={close} />
        </nav>
      </div>
    </header>
  );
}

function Destinations({ onFollow }: { onFollow: () => void }) {
  return (
    <ul className={css.links}>
      {destinations().map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === "/"} onClick={onFollow}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Ctrl+K, or ⌘K, leads into the search box; on a phone it is in the menu. */
function useSearchKey(header: RefObject<HTMLElement | null>, openMenu: () => void) {
  const open = useEffectEvent(openMenu);
  useEffect(() => {
    const focusBox = () => {
      const boxes = header.current?.querySelectorAll<HTMLInputElement>("input[name=q]") ?? [];
      const shown = [...boxes].find((box) => box.offsetParent);
      shown?.focus();
      return shown !== undefined;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (focusBox()) return;
      open();
      requestAnimationFrame(focusBox);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [header]);
}
