import type { Statistics, StatisticsRange } from "@colorleaf/domain";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { shortened } from "../../../components/short-names.ts";
import { callStaff } from "../../../components/staff/call-staff.ts";
import form from "../../../components/staff/form/form.module.css";
import { Panel } from "../../../components/staff/screen.tsx";
import { Table } from "../../../components/staff/table.tsx";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { CsvLink } from "./csv-link.tsx";
import css from "./dashboard.module.css";

/** What visitors looked for and missed, to be made. */
export function WorkLists({
  statistics: { missedSearches, missedSubjects },
  range,
  canEdit,
}: {
  statistics: Statistics;
  range: StatisticsRange;
  canEdit: boolean;
}) {
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<string>();
  const day = new Intl.DateTimeFormat(getLocale(), { dateStyle: "medium", timeZone: "UTC" });

  async function dismiss(line: { search: string } | { subject: string }) {
    const answer = await callStaff("POST", "/work-lists/dismiss", line);
    setRefusal(answer.ok ? undefined : answer.message);
    await revalidate();
  }
  const actions = (words: string, line: { search: string } | { subject: string }) =>
    canEdit && (
      <span className={css.rowActions}>
        <Link
          to={`/admin/generate?description=${encodeURIComponent(words)}`}
          className={buttonClass("chip")}
          aria-label={m.dash_make_name({ name: words })}
        >
          {m.dash_make()}
        </Link>
        <Button
          kind="chip"
          aria-label={m.dash_done_name({ name: words })}
          onClick={() => dismiss(line)}
        >
          {m.dash_done()}
        </Button>
      </span>
    );

  return (
    <>
      <p role="alert" className={form.refusal}>
        {refusal}
      </p>
      <Panel title={m.dash_searches()}>
        {missedSearches.length > 0 && (
          <CsvLink table="searches" range={range} name={m.dash_searches()} />
        )}
        <Table
          label={m.dash_searches()}
          none={m.dash_searches_none()}
          rows={missedSearches}
          keyOf={({ query }) => query}
          columns={[
            { heading: m.dash_query(), cell: ({ query }) => query },
            { heading: m.dash_times(), cell: ({ times }) => times, isNumber: true },
            {
              heading: m.dash_last(),
              cell: ({ lastAt }) => <span className={css.date}>{day.format(lastAt)}</span>,
              isMinor: true,
            },
            {
              heading: m.dash_actions(),
              cell: ({ query }) => actions(query, { search: query }),
            },
          ]}
        />
      </Panel>
      <Panel title={m.dash_subjects()}>
        {missedSubjects.length > 0 && (
          <CsvLink table="subjects" range={range} name={m.dash_subjects()} />
        )}
        <Table
          label={m.dash_subjects()}
          none={m.dash_subjects_none()}
          rows={missedSubjects}
          keyOf={({ phrase }) => phrase}
          columns={[
            { heading: m.dash_subject(), cell: ({ phrase }) => phrase },
            {
              heading: m.dash_in_description(),
              cell: ({ description }) => shortened(description),
              isMinor: true,
            },
            { heading: m.dash_times(), cell: ({ times }) => times, isNumber: true },
            {
              heading: m.dash_last(),
              cell: ({ lastAt }) => <span className={css.date}>{day.format(lastAt)}</span>,
              isMinor: true,
            },
            {
              heading: m.dash_actions(),
              cell: ({ phrase, description }) => actions(description, { subject: phrase }),
            },
          ]}
        />
      </Panel>
    </>
  );
}
