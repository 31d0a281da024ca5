import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { isStaffPresent } from "../../../browser/staff-presence.ts";
import { Door } from "../../../components/staff/door.tsx";
import { safeRedirect } from "../../../components/staff/redirect.ts";
import { SignInForm } from "../../../components/staff/sign-in-form.tsx";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { appContext } from "../../../context.ts";
import { m } from "../../../paraglide/messages.js";
import type { Route } from "./+types/route";

export const handle = { hasOwnFrame: true };

export const meta = () => staffMeta(m.staff_sign_in());

/** Open to everybody: it says no more than whether this browser is signed in. */
export async function loader({ context }: Route.LoaderArgs) {
  const area = await context.get(appContext).enterStaffArea("viewer");
  return { isSignedIn: typeof area === "object" };
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = safeRedirect(query.get("redirect"));
  useEffect(() => {
    if (loaderData.isSignedIn && isStaffPresent()) void navigate(target, { replace: true });
  }, [loaderData.isSignedIn, navigate, target]);
  return (
    <Door title={m.staff_sign_in()}>
      <SignInForm onSignedIn={() => navigate(target, { replace: true })} />
      <p>{m.staff_forgotten()}</p>
    </Door>
  );
}
