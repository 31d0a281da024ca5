import type { StatisticsRange, StatisticsTable } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/button.tsx";
import css from "./dashboard.module.css";

export function CsvLink({
  table,
  range,
  name,
}: {
  table: StatisticsTable;
  range: StatisticsRange;
  name: string;
}) {
  return (
    <a
      href={`/api/admin/statistics.csv?table=${table}&days=${range}`}
      className={`${buttonClass("chip")} ${css.csv}`}
      aria-label={m.dash_csv_name({ name })}
      download
    >
      {m.dash_csv()}
    </a>
  );
}
