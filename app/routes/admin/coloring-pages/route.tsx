import { type BulkOutcome, staffPageQuerySchema } from "@colorleaf/domain";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import form from "../../../components/staff/form/form.module.css";
import { NoticeLine } from "../../../components/staff/notice-line.tsx";
import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { conflictText, useNotice } from "../../../components/staff/use-notice.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { buttonClass } from "../../../ui/button.tsx";
import type { Route } from "./+types/route";
import { type BulkAction, BulkBar } from "./bulk-bar.tsx";
import { ColumnChoice, useColumns } from "./column-choice.tsx";
import { Filters } from "./filters.tsx";
import { PageTable } from "./page-table.tsx";
import { Turning } from "./turning.tsx";
import { useSelection } from "./use-selection.ts";

export const meta = () => staffMeta(m.staff_nav_pages());

export const loader = staffLoader("viewer", async (area, { url }) => {
  const asked = staffPageQuerySchema.safeParse(Object.fromEntries(url.searchParams));
  const query = asked.success ? asked.data : staffPageQuerySchema.parse({});
  const [list, categories] = await Promise.all([
    area.pages(query),
    area.categoryNames(getLocale()),
  ]);
  return { list, categories, query, mayEdit: area.staff.role !== "viewer" };
});

export default function ColoringPages({ loaderData }: Route.ComponentProps) {
  const { list, categories, query, mayEdit } = loaderData;
  const selection = useSelection(list.pages);
  const columns = useColumns();
  const { notice, setNotice, undo } = useNotice();
  const { sort, ...filters } = query;
  const isAll = sort === "changed" && Object.values(filters).every((filter) => !filter);
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function act(action: BulkAction) {
    setBusy(true);
    const body = { ...action, pages: selection.chosen };
    const answer = await callStaff<BulkOutcome>("POST", "/pages/changes", body);
    setBusy(false);
    if (!answer.ok) {
      setNotice({ text: answer.message, isFault: true });
      return answer.message;
    }
    setNotice({ text: outcomeText(answer.value), undo: answer.value.changes });
    selection.clear();
    await revalidate();
  }

  return (
    <Screen
      title={m.staff_nav_pages()}
      actions={
        mayEdit && (
          <Link to="/admin/coloring-pages/create" className={buttonClass("strong")}>
            {m.staff_page_create()}
          </Link>
        )
      }
    >
      <Filters query={query} categories={categories} />
      <ColumnChoice {...columns} />
      <NoticeLine notice={notice} onUndo={undo} />
      {list.pages.length === 0 ? (
        <NoPages isAll={isAll} />
      ) : (
        <PageTable
          pages={list.pages}
          columns={columns.columns}
          categories={categories}
          selection={mayEdit ? selection : undefined}
        />
      )}
      <Turning after={list.after} before={list.before} />
      {selection.chosen.length > 0 && (
        <BulkBar
          count={selection.chosen.length}
          categories={categories}
          isBusy={isBusy}
          onAct={act}
          onClear={selection.clear}
        />
      )}
    </Screen>
  );
}

function NoPages({ isAll }: { isAll: boolean }) {
  if (isAll) return <p>{m.staff_pages_none_yet()}</p>;
  return (
    <>
      <p>{m.staff_pages_none()}</p>
      <div className={form.actions}>
        <Link to="?" className={buttonClass()}>
          {m.staff_pages_all()}
        </Link>
      </div>
    </>
  );
}

function outcomeText({ done, conflicts, changes }: BulkOutcome): string {
  const unchanged = done - changes.length;
  return [
    m.staff_changed({ count: changes.length }),
    unchanged > 0 ? m.staff_unchanged({ count: unchanged }) : "",
    conflictText(conflicts),
  ].join("");
}
