import type { DayStatistics, StatisticsRange } from "@colorleaf/domain";
import { lazy, Suspense, useEffect, useState } from "react";
import { Panel } from "../../../components/staff/screen.tsx";
import { Table } from "../../../components/staff/table.tsx";
import { m } from "../../../paraglide/messages.js";
import { CsvLink } from "./csv-link.tsx";
import css from "./dashboard.module.css";

// 100 KB that no other screen needs, and that the server cannot draw.
const Charts = lazy(() => import("./charts.tsx"));

export function DayCharts({ days, range }: { days: DayStatistics[]; range: StatisticsRange }) {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const isEmpty = days.every(({ day: _, ...counts }) =>
    Object.values(counts).every((n) => n === 0),
  );
  const chart = (kind: "generations" | "use") =>
    isEmpty ? (
      <p>{m.dash_chart_empty()}</p>
    ) : (
      <div className={css.chart}>
        {isInBrowser && (
          <Suspense>
            <Charts kind={kind} days={days} />
          </Suspense>
        )}
      </div>
    );
  return (
    <>
      <div className={css.columns}>
        <Panel title={m.dash_chart_generations()}>{chart("generations")}</Panel>
        <Panel title={m.dash_chart_use()}>{chart("use")}</Panel>
      </div>
      <details className={css.details}>
        <summary>{m.dash_as_table()}</summary>
        <p>
          {m.dash_utc()} <CsvLink table="days" range={range} name={m.dash_day()} />
        </p>
        <Table
          label={m.dash_as_table()}
          none={m.dash_chart_empty()}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          columns={[
            { heading: m.dash_day(), cell: ({ day }) => day },
            { heading: m.dash_succeeded(), cell: (one) => one.succeeded, isNumber: true },
            { heading: m.dash_failed(), cell: (one) => one.failed, isNumber: true },
            { heading: m.dash_views(), cell: (one) => one.views, isNumber: true },
            { heading: m.dash_downloads(), cell: (one) => one.downloads, isNumber: true },
            { heading: m.dash_prints(), cell: (one) => one.prints, isNumber: true },
            { heading: m.dash_color_starts(), cell: (one) => one.colorStarts, isNumber: true },
            { heading: m.dash_color_finishes(), cell: (one) => one.colorFinishes, isNumber: true },
          ]}
        />
      </details>
    </>
  );
}
