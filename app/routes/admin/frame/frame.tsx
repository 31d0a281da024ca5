import type { StaffMember } from "@colorleaf/domain";
import { type ReactNode, useId, useRef, useState } from "react";
import { Link, NavLink, useNavigate } from "react-router";
import { unmarkStaffPresent } from "../../../browser/staff-presence.ts";
import { brandName } from "../../../components/brand.ts";
import { LanguageSwitcher } from "../../../components/shell/language-switcher.tsx";
import { Logo } from "../../../components/shell/logo.tsx";
import { ScreenStart, useFocusOnNewScreen } from "../../../components/shell/screen-start.tsx";
import { useCloseOnLeave } from "../../../components/shell/use-close-on-leave.ts";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import css from "./frame.module.css";
import { destinationsFor } from "./navigation.ts";

/** What stands around every staff screen: beside it on a desk, above it on tablets and phones. */
export function Frame({
  staff,
  children,
}: {
  staff: StaffMember | undefined;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const side = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);
  const close = () => setOpen(false);
  useCloseOnLeave({ isOpen, area: side, returnFocusTo: toggle, close });
  useFocusOnNewScreen(main);

  return (
    <div className={css.frame}>
      <ScreenStart />
      <header ref={side} className={css.side}>
        <div className={css.bar}>
          <Link to="/admin" className={css.brand} onClick={close}>
            <Logo size={34} />
            <span>{m.staff_brand({ brand: brandName() })}</span>
          </Link>
          <LanguageSwitcher />
          <button
            ref={toggle}
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? "close" : "menu"} size={26} />
            <span>{m.staff_menu()}</span>
          </button>
        </div>
        <div id={menuId} className={css.menu} data-open={isOpen}>
          <nav aria-label={m.staff_nav_label()}>
            <ul className={css.links}>
              {destinationsFor(staff?.role ?? "viewer").map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} end={to === "/admin"} onClick={close}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {staff && <Person staff={staff} onFollow={close} />}
        </div>
      </header>
      <main ref={main} id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}

function Person({ staff, onFollow }: { staff: StaffMember; onFollow: () => void }) {
  const navigate = useNavigate();
  async function signOut() {
    await callStaff("POST", "/session/end");
    unmarkStaffPresent();
    await navigate("/admin/login");
  }
  return (
    <div className={css.person}>
      <ul className={css.links}>
        <li>
          <NavLink to="/admin/account" onClick={onFollow}>
            {m.staff_nav_account({ name: staff.name })}
          </NavLink>
        </li>
        {staff.role === "owner" && (
          <li>
            <NavLink to="/admin/people" onClick={onFollow}>
              {m.staff_nav_people()}
            </NavLink>
          </li>
        )}
        <li>
          <a href="/">{m.staff_nav_site()}</a>
        </li>
      </ul>
      <Button onClick={signOut}>{m.staff_sign_out()}</Button>
    </div>
  );
}
