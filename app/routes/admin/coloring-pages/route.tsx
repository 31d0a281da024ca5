import { type BulkOutcome, staffPageQuerySchema } from "@colorleaf/domain";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { type Notice, NoticeLine } from "../../../components/staff/notice-line.tsx";
import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { undoChanges } from "../../../components/staff/undo-changes.ts";
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
  const [notice, setNotice] = useState<Notice>();
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function change(path: string, body: unknown, said: (outcome: BulkOutcome) => Notice) {
    setBusy(true);
    const answer = await callStaff<BulkOutcome>("POST", path, body);
    setBusy(false);
    if (!answer.ok) return setNotice({ text: answer.message, isFault: true });
    setNotice(said(answer.value));
    selection.clear();
    await revalidate();
  }

  const act = (action: BulkAction) =>
    change("/pages/changes", { ...action, pages: selection.chosen }, (outcome) => ({
      text: outcomeText(outcome),
      undo: outcome.changes,
    }));
  async function undo(changes: number[]) {
    setNotice(await undoChanges(changes));
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
      <PageTable
        pages={list.pages}
        columns={columns.columns}
        categories={categories}
        selection={mayEdit ? selection : undefined}
      />
      {list.pages.length === 0 && <p>{m.staff_pages_none()}</p>}
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

function outcomeText({ done, conflicts, changes }: BulkOutcome): string {
  const unchanged = done - changes.length;
  return [
    m.staff_changed({ count: changes.length }),
    unchanged > 0 ? m.staff_unchanged({ count: unchanged }) : "",
    conflicts.length > 0 ? m.staff_conflicts({ count: conflicts.length }) : "",
  ].join("");
}
