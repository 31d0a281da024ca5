import { useEffect } from "react";
import {
  isRouteErrorResponse,
  Link,
  Outlet,
  useLocation,
  useNavigate,
  useRouteLoaderData,
} from "react-router";
import { isStaffPresent } from "../../../browser/staff-presence.ts";
import { FailureScreen } from "../../../components/message-screen.tsx";
import { fullTitleOf } from "../../../components/page-meta.ts";
import form from "../../../components/staff/form/form.module.css";
import { loginPath, staffHome } from "../../../components/staff/redirect.ts";
import { Screen } from "../../../components/staff/screen.tsx";
import { SignInAgain } from "../../../components/staff/sign-in-again.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/button.tsx";
import type { Route } from "./+types/route";
import { Frame } from "./frame.tsx";

const id = "routes/admin/frame/route";

export const handle = { hasOwnFrame: true };

export const loader = staffLoader("viewer", async ({ staff }) => ({ staff }));

export default function StaffFrame({ loaderData }: Route.ComponentProps) {
  useGuard();
  return (
    <Frame staff={loaderData.staff}>
      <Outlet />
      <SignInAgain email={loaderData.staff.email} />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>(id);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Frame staff={data?.staff}>
      {status === 403 || status === 404 ? (
        <Refused status={status} />
      ) : (
        <FailureScreen error={error} />
      )}
    </Frame>
  );
}

function Refused({ status }: { status: 403 | 404 }) {
  const title = status === 403 ? m.staff_refused() : m.staff_missing();
  return (
    <Screen title={title}>
      <title>{fullTitleOf(title)}</title>
      <p>{status === 403 ? m.staff_refused_text() : m.staff_missing_text()}</p>
      <div className={form.actions}>
        <Link to={staffHome} className={buttonClass("strong")}>
          {m.staff_to_dashboard()}
        </Link>
      </div>
    </Screen>
  );
}

/** The server has checked already; without the mark in this browser, the login makes it good. */
function useGuard() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isStaffPresent()) void navigate(loginPath(`${pathname}${search}`), { replace: true });
  }, [navigate, pathname, search]);
}
