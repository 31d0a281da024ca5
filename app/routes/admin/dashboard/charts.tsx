import type { DayStatistics } from "@colorleaf/domain";
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { m } from "../../../paraglide/messages.js";
import css from "./dashboard.module.css";

/** The same numbers stand in a table beside each chart, so screen readers skip the drawing. */
const heightPx = 260;
const axis = { stroke: "currentColor", tick: { fill: "currentColor", fontSize: 13 } };
const common = { isAnimationActive: false } as const;
const shortDay = (day: string) => day.slice(5);
/** Colours of lines are too light for words. */
const inInk = (name: unknown) => <span className={css.legend}>{String(name)}</span>;
const box = { background: "#fff", color: "#1f1b18", border: "2px solid #1f1b18", borderRadius: 12 };

export default function Charts({
  kind,
  days,
}: {
  kind: "generations" | "use";
  days: DayStatistics[];
}) {
  return (
    <div aria-hidden="true">
      <ResponsiveContainer width="100%" height={heightPx}>
        {kind === "generations" ? (
          <BarChart data={days} accessibilityLayer={false}>
            <CartesianGrid vertical={false} strokeDasharray="4 6" />
            <XAxis dataKey="day" tickFormatter={shortDay} {...axis} />
            <YAxis allowDecimals={false} width={44} {...axis} />
            <Tooltip contentStyle={box} />
            <Legend formatter={inInk} />
            <Bar
              dataKey="succeeded"
              name={m.dash_succeeded()}
              stackId="all"
              fill="#7cc36a"
              stroke="#1f1b18"
              {...common}
            />
            <Bar
              dataKey="failed"
              name={m.dash_failed()}
              stackId="all"
              fill="#f2644e"
              stroke="#1f1b18"
              {...common}
            />
          </BarChart>
        ) : (
          <LineChart data={days} accessibilityLayer={false}>
            <CartesianGrid vertical={false} strokeDasharray="4 6" />
            <XAxis dataKey="day" tickFormatter={shortDay} {...axis} />
            <YAxis allowDecimals={false} width={44} {...axis} />
            <Tooltip contentStyle={box} />
            <Legend formatter={inInk} />
            {lines().map(({ key, name, colour, dash }) => (
              <Line
                key={key}
                dataKey={key}
                name={name}
                stroke={colour}
                strokeWidth={3}
                strokeDasharray={dash}
                dot={days.length < 10}
                {...common}
              />
            ))}
          </LineChart>
        )}
      </ResponsiveContainer>
    </div>
  );
}

/** Told apart by their dashes, too. */
function lines() {
  return [
    { key: "views", name: m.dash_views(), colour: "#2b7fb8", dash: "0" },
    { key: "downloads", name: m.dash_downloads(), colour: "#c2410c", dash: "8 5" },
    { key: "prints", name: m.dash_prints(), colour: "#4d8a3b", dash: "2 5" },
    { key: "colorStarts", name: m.dash_color_starts(), colour: "#b83280", dash: "12 4 2 4" },
    {
      key: "colorFinishes",
      name: m.dash_color_finishes(),
      colour: "#6b46c1",
      dash: "4 3 1 3",
    },
  ];
}
