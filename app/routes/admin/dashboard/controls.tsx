import { type StatisticsRange, statisticsRanges } from "@colorleaf/domain";
import { useState } from "react";
import { Link } from "react-router";
import form from "../../../components/staff/form/form.module.css";
import tabs from "../../../components/staff/tabs.module.css";
import { useLookAgain } from "../../../components/staff/use-look-again.ts";
import { m } from "../../../paraglide/messages.js";
import css from "./dashboard.module.css";

const refreshMs = 15_000;

const names: Record<StatisticsRange, () => string> = {
  1: m.dash_range_1,
  7: m.dash_range_7,
  30: m.dash_range_30,
  90: m.dash_range_90,
};

/** Which days are shown, and whether they keep up by themselves. */
export function Controls({ range }: { range: StatisticsRange }) {
  const [isLive, setLive] = useState(true);
  useLookAgain(isLive, refreshMs);
  return (
    <div className={css.controls}>
      <nav aria-label={m.dash_range()} className={tabs.tabs}>
        {statisticsRanges.map((days) => (
          <Link
            key={days}
            to={`?days=${days}`}
            aria-current={days === range}
            preventScrollReset
            replace
          >
            {names[days]()}
          </Link>
        ))}
      </nav>
      <label className={form.check}>
        <input
          type="checkbox"
          checked={isLive}
          onChange={(event) => setLive(event.target.checked)}
        />
        {m.dash_live()}
      </label>
    </div>
  );
}
