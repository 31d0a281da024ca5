import { type StatisticsRange, statisticsRanges } from "@colorleaf/domain";
import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import type { Route } from "./+types/route";
import { Controls } from "./controls.tsx";
import { DayCharts } from "./day-charts.tsx";
import { Health } from "./health.tsx";
import { RecentChanges } from "./recent-changes.tsx";
import { Totals } from "./totals.tsx";
import { UseTables } from "./use-tables.tsx";
import { WorkLists } from "./work-lists.tsx";

const shownChanges = 20;

export const meta = () => staffMeta(m.staff_nav_dashboard());

export const loader = staffLoader("viewer", async ({ staff, changes, statistics }, { url }) => {
  const range = rangeOf(url.searchParams.get("days"));
  return {
    name: staff.name,
    canEdit: staff.role !== "viewer",
    range,
    statistics: await statistics(range, getLocale()),
    changes: await changes(shownChanges),
  };
});

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { name, canEdit, range, statistics, changes } = loaderData;
  return (
    <Screen title={m.staff_hello({ name })} actions={<Controls range={range} />}>
      <Totals days={statistics.days} />
      <DayCharts days={statistics.days} range={range} />
      <WorkLists statistics={statistics} range={range} canEdit={canEdit} />
      <UseTables statistics={statistics} range={range} />
      <Health statistics={statistics} />
      <RecentChanges changes={changes} canEdit={canEdit} />
    </Screen>
  );
}

function rangeOf(days: string | null): StatisticsRange {
  return statisticsRanges.find((range) => `${range}` === days) ?? 7;
}
