import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";
import type { Route } from "./+types/route";
import { RecentChanges } from "./recent-changes.tsx";

const shownChanges = 20;

export const meta = () => staffMeta(m.staff_nav_dashboard());

export const loader = staffLoader("viewer", async ({ staff, changes }) => ({
  name: staff.name,
  changes: await changes(shownChanges),
}));

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return (
    <Screen title={m.staff_hello({ name: loaderData.name })}>
      <RecentChanges changes={loaderData.changes} />
    </Screen>
  );
}
