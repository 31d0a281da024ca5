import type { Statistics } from "@colorleaf/domain";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import css from "./dashboard.module.css";

export function Health({ statistics: { queue, pages, health } }: { statistics: Statistics }) {
  const time = new Intl.DateTimeFormat(getLocale(), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const published = pages.published ?? 0;
  const all = Object.values(pages).reduce((sum, count) => sum + count, 0);
  const facts = [
    [m.dash_health_queue(), `${queue.waiting}`],
    [m.dash_health_batches(), `${queue.batchItems}`],
    [m.dash_health_published(), `${published}`],
    [m.dash_health_unpublished(), `${all - published}`],
    [m.dash_health_database(), sizeOf(health.databaseBytes)],
    [m.dash_health_pictures(), sizeOf(health.pictureBytes)],
    [m.dash_health_free(), sizeOf(health.freeBytes)],
    [m.dash_health_memory(), sizeOf(health.memoryBytes)],
    [m.dash_health_since(), m.staff_time_utc({ time: time.format(health.startedAt) })],
  ] as const;
  return (
    <Panel title={m.dash_health()}>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {queue.oldestAt !== null && (
        <p>
          {m.dash_health_oldest({ time: m.staff_time_utc({ time: time.format(queue.oldestAt) }) })}
        </p>
      )}
    </Panel>
  );
}

function sizeOf(bytes: number): string {
  const [unit, value] =
    bytes < 1e6
      ? ["kilobyte", bytes / 1e3]
      : bytes < 1e9
        ? ["megabyte", bytes / 1e6]
        : ["gigabyte", bytes / 1e9];
  return new Intl.NumberFormat(getLocale(), {
    style: "unit",
    unit: unit as string,
    maximumFractionDigits: 1,
  }).format(value as number);
}
