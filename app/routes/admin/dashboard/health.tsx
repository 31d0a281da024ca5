import { mostCountedPages, type PageState, pageStates, type Statistics } from "@colorleaf/domain";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { stateName } from "../../../components/staff/page-state.ts";
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
  const number = new Intl.NumberFormat(getLocale());
  const countText = (state: PageState) =>
    state !== "published" && pages[state] > mostCountedPages
      ? m.dash_health_more({ count: number.format(mostCountedPages) })
      : number.format(pages[state]);
  const facts: [name: string, value: ReactNode][] = [
    [m.dash_health_queue(), number.format(queue.waiting)],
    [m.dash_health_batches(), number.format(queue.batchItems)],
    ...pageStates.map((state): [string, ReactNode] => [
      m.dash_health_pages({ state: stateName(state) }),
      <Link key={state} to={`/admin/coloring-pages?state=${state}`}>
        {countText(state)}
      </Link>,
    ]),
    [m.dash_health_database(), sizeText(health.databaseBytes)],
    [
      m.dash_health_pictures(),
      health.pictureBytes === null ? m.dash_health_in_bucket() : sizeText(health.pictureBytes),
    ],
    [m.dash_health_free(), sizeText(health.freeBytes)],
    [m.dash_health_memory(), sizeText(health.memoryBytes)],
    [m.dash_health_since(), m.staff_time_utc({ time: time.format(health.startedAt) })],
  ];
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
