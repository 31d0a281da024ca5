import type { DayStatistics } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import css from "./dashboard.module.css";

/** The whole period in seven numbers. */
export function Totals({ days }: { days: DayStatistics[] }) {
  const number = new Intl.NumberFormat(getLocale());
  const sum = (name: Exclude<keyof DayStatistics, "day">) =>
    number.format(days.reduce((all, day) => all + day[name], 0));
  const totals = [
    [m.dash_generated(), sum("succeeded")],
    [m.dash_failed(), sum("failed")],
    [m.dash_views(), sum("views")],
    [m.dash_downloads(), sum("downloads")],
    [m.dash_prints(), sum("prints")],
    [m.dash_color_starts(), sum("colorStarts")],
    [m.dash_color_finishes(), sum("colorFinishes")],
  ] as const;
  return (
    <dl className={css.tiles}>
      {totals.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
