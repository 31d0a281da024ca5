import { type ChangeKind, changeKinds, changeQuerySchema } from "@colorleaf/domain";
import { Link, useSearchParams } from "react-router";
import { ChangeList } from "../../../components/staff/change-list/change-list.tsx";
import { SelectField } from "../../../components/staff/field.tsx";
import form from "../../../components/staff/form/form.module.css";
import { NoticeLine } from "../../../components/staff/notice-line.tsx";
import { Panel, Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { useNotice } from "../../../components/staff/use-notice.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { buttonClass } from "../../../ui/button.tsx";
import type { Route } from "./+types/route";
import { ChangedFields } from "./changed-fields.tsx";
import css from "./route.module.css";

export const meta = () => staffMeta(m.staff_log());

export const loader = staffLoader("viewer", async (area, { url }) => {
  const asked = changeQuerySchema.safeParse(Object.fromEntries(url.searchParams));
  const query = asked.success ? asked.data : {};
  const [log, categories] = await Promise.all([
    area.changeLog(query),
    area.categoryNames(getLocale()),
  ]);
  return { query, log, categories, canEdit: area.staff.role !== "viewer" };
});

const kindNames: Record<ChangeKind, () => string> = {
  page: m.staff_nav_pages,
  category: m.staff_nav_categories,
  batch: m.batch_title,
  document: m.content_title,
  settings: m.staff_log_settings,
  advertisement: m.ads_title,
  ads: m.ads_txt,
  backup: m.settings_backup,
  content: m.content_file_title,
  staff: m.staff_nav_people,
};

export default function Changes({ loaderData }: Route.ComponentProps) {
  const { query, log, categories, canEdit } = loaderData;
  const { notice, undo } = useNotice();
  const [params, setParams] = useSearchParams();
  const set = (name: "kind" | "by", value: string) =>
    setParams((params) => {
      for (const gone of ["before", name]) params.delete(gone);
      if (value !== "") params.set(name, value);
      return params;
    });
  const without = (...names: string[]) => {
    const rest = new URLSearchParams(params);
    for (const name of names) rest.delete(name);
    return rest;
  };
  const older = without("before");
  older.set("before", `${log.older}`);
  const isFiltered = Object.values(query).some(Boolean);

  return (
    <Screen title={m.staff_log()}>
      <search className={css.filters}>
        <SelectField
          label={m.staff_log_kind()}
          value={query.kind ?? ""}
          onChange={(event) => set("kind", event.target.value)}
          options={[
            { value: "", label: m.filter_all() },
            ...changeKinds.map((kind) => ({ value: kind, label: kindNames[kind]() })),
          ]}
        />
        <SelectField
          label={m.staff_log_by()}
          value={query.by ?? ""}
          onChange={(event) => set("by", event.target.value)}
          options={[
            { value: "", label: m.filter_all() },
            ...log.people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {query.of && (
          <Link to={`?${without("of", "before")}`} className={buttonClass()}>
            {m.staff_log_of_all()}
          </Link>
        )}
      </search>
      <NoticeLine notice={notice} />
      {log.changes.length === 0 ? (
        <p>{isFiltered ? m.staff_log_none() : m.staff_log_unwritten()}</p>
      ) : (
        <Panel>
          <ChangeList
            changes={log.changes}
            canEdit={canEdit}
            onUndo={undo}
            details={({ fields }) => <ChangedFields fields={fields} categories={categories} />}
          />
        </Panel>
      )}
      {(query.before || log.older) && (
        <nav aria-label={m.staff_turning()} className={form.actions}>
          {query.before && (
            <Link to={`?${without("before")}`} className={buttonClass()}>
              {m.staff_log_newest()}
            </Link>
          )}
          {log.older && (
            <Link to={`?${older}`} className={buttonClass()}>
              {m.staff_log_older()}
            </Link>
          )}
        </nav>
      )}
    </Screen>
  );
}
