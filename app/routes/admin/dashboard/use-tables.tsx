import {
  errorMessages,
  errorSentence,
  type Statistics,
  type StatisticsRange,
} from "@colorleaf/domain";
import { Panel } from "../../../components/staff/screen.tsx";
import { Table } from "../../../components/staff/table.tsx";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { CsvLink } from "./csv-link.tsx";
import css from "./dashboard.module.css";

const providerNames: Record<string, () => string> = {
  builtin: m.dash_provider_builtin,
  hosted: m.dash_provider_hosted,
  mock: m.dash_provider_mock,
};

export function UseTables({
  statistics,
  range,
}: {
  statistics: Statistics;
  range: StatisticsRange;
}) {
  const { mostWanted, providers, failures, clientErrors, languages } = statistics;
  const seconds = (ms: number | undefined) =>
    ms === undefined ? "–" : m.dash_seconds({ seconds: (ms / 1000).toFixed(1) });
  const languageNames = new Intl.DisplayNames(getLocale(), { type: "language", fallback: "code" });
  return (
    <div className={css.columns}>
      <Panel title={m.dash_most_wanted()}>
        {mostWanted.length > 0 && (
          <CsvLink table="pages" range={range} name={m.dash_most_wanted()} />
        )}
        <Table
          label={m.dash_most_wanted()}
          none={m.dash_chart_empty()}
          rows={mostWanted}
          keyOf={({ pageId }) => pageId}
          columns={[
            {
              heading: m.dash_page(),
              cell: ({ slug, title }) =>
                slug ? <a href={`/coloring-page/${slug}`}>{title}</a> : m.dash_page_gone(),
            },
            { heading: m.dash_page_views(), cell: ({ views }) => views, isNumber: true },
            { heading: m.dash_downloads(), cell: (one) => one.downloads, isNumber: true },
            { heading: m.dash_prints(), cell: ({ prints }) => prints, isNumber: true },
          ]}
        />
      </Panel>
      <Panel title={m.dash_providers()}>
        <Table
          label={m.dash_providers()}
          none={m.dash_chart_empty()}
          rows={providers}
          keyOf={({ provider }) => provider}
          columns={[
            {
              heading: m.dash_provider(),
              cell: ({ provider }) => providerNames[provider]?.() ?? provider,
            },
            { heading: m.dash_succeeded(), cell: (one) => one.succeeded, isNumber: true },
            { heading: m.dash_failed(), cell: (one) => one.failed, isNumber: true },
            { heading: m.dash_median(), cell: ({ median }) => seconds(median), isNumber: true },
            { heading: m.dash_p95(), cell: ({ p95 }) => seconds(p95), isNumber: true },
          ]}
        />
        <h3>{m.dash_failures()}</h3>
        <Table
          label={m.dash_failures()}
          none={m.dash_failures_none()}
          rows={failures}
          keyOf={({ code }) => code}
          columns={[
            {
              heading: m.dash_reason(),
              cell: ({ code }) => (code in errorMessages ? errorSentence(code, getLocale()) : code),
            },
            { heading: m.dash_times(), cell: ({ times }) => times, isNumber: true },
          ]}
        />
      </Panel>
      <Panel title={m.dash_languages()}>
        <Table
          label={m.dash_languages()}
          none={m.dash_chart_empty()}
          rows={languages}
          keyOf={({ language }) => language}
          columns={[
            {
              heading: m.dash_language(),
              cell: ({ language }) => nameOf(languageNames, language),
            },
            { heading: m.dash_views(), cell: ({ times }) => times, isNumber: true },
          ]}
        />
      </Panel>
      <Panel title={m.dash_errors()}>
        <Table
          label={m.dash_errors()}
          none={m.dash_errors_none()}
          rows={clientErrors}
          keyOf={({ label, message }) => `${label} ${message}`}
          columns={[
            { heading: m.dash_error_where(), cell: ({ label }) => label },
            { heading: m.dash_error_message(), cell: ({ message }) => message },
            { heading: m.dash_times(), cell: ({ times }) => times, isNumber: true },
          ]}
        />
      </Panel>
    </div>
  );
}

/** Browsers can say anything. */
function nameOf(names: Intl.DisplayNames, language: string): string {
  try {
    return names.of(language) ?? language;
  } catch {
    return language;
  }
}
