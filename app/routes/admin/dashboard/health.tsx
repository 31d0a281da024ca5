import type { Statistics } from "@colorleaf/domain";
import { Panel } from "../../../components/staff/screen.tsx";
import { sizeText } from "../../../components/staff/size.ts";
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
    [m.dash_health_database(), sizeText(health.databaseBytes)],
    [m.dash_health_pictures(), sizeText(health.pictureBytes)],
    [m.dash_health_free(), sizeText(health.freeBytes)],
    [m.dash_health_memory(), sizeText(health.memoryBytes)],
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
