import type { StaffPageRow } from "@colorleaf/domain";
import { Link } from "react-router";
import type { PageColumn } from "../../../browser/page-columns.ts";
import { difficultyName, pageStyleName } from "../../../components/page-words.ts";
import { stateName } from "../../../components/staff/page-state.ts";
import { timeText } from "../../../components/staff/time.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import type { CategoryName } from "../../../staff-area.ts";
import css from "./page-table.module.css";
import type { Selection } from "./use-selection.ts";

/** @param selection absent: who looks may not change anything */
export function PageTable({
  pages,
  columns,
  categories,
  selection,
}: {
  pages: readonly StaffPageRow[];
  columns: readonly PageColumn[];
  categories: readonly CategoryName[];
  selection: Selection | undefined;
}) {
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{m.staff_nav_pages()}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={css.tick}>
              <label>
                <input
                  type="checkbox"
                  checked={selection.isAll}
                  onChange={selection.toggleAll}
                  aria-label={m.staff_select_all()}
                />
              </label>
            </th>
          )}
          <th scope="col">{m.staff_column_page()}</th>
          <th scope="col">{m.staff_state()}</th>
          {columns.includes("category") && (
            <th scope="col" className={css.wide}>
              {m.staff_category()}
            </th>
          )}
          {columns.includes("difficulty") && (
            <th scope="col" className={css.wider}>
              {m.filter_difficulty()}
            </th>
          )}
          {columns.includes("uses") && (
            <th scope="col" className={css.wider}>
              {m.staff_column_uses()}
            </th>
          )}
          {columns.includes("changed") && (
            <th scope="col" className={css.wide}>
              {m.staff_column_changed()}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <PageLine
            key={page.id}
            page={page}
            columns={columns}
            category={nameOf.get(page.categoryId) ?? ""}
            selection={selection}
          />
        ))}
      </tbody>
    </table>
  );
}

function PageLine({
  page,
  columns,
  category,
  selection,
}: {
  page: StaffPageRow;
  columns: readonly PageColumn[];
  category: string;
  selection: Selection | undefined;
}) {
  const language = getLocale();
  const other = language === "zh" ? "en" : "zh";
  return (
    <tr data-chosen={selection?.has(page.id)}>
      {selection && (
        <td className={css.tick}>
          <label>
            <input
              type="checkbox"
              checked={selection.has(page.id)}
              onChange={() => selection.toggle(page.id)}
              aria-label={m.staff_select({ title: page.title[language] })}
            />
          </label>
        </td>
      )}
      <th scope="row">
        <div className={css.page}>
          <img src={`${page.picture}/line-320.webp`} alt="" width={56} height={56} loading="lazy" />
          <span>
            <Link to={`/admin/coloring-pages/${page.id}/edit`}>{page.title[language]}</Link>
            <small lang={other === "zh" ? "zh-Hans" : "en"}>{page.title[other]}</small>
          </span>
        </div>
      </th>
      <td>
        <span className={css.state} data-state={page.state}>
          {stateName(page.state)}
        </span>
        {page.state === "scheduled" && <small>{timeText(page.publishAt)}</small>}
      </td>
      {columns.includes("category") && <td className={css.wide}>{category}</td>}
      {columns.includes("difficulty") && (
        <td className={css.wider}>
          {difficultyName(page.difficulty)}
          <small>{pageStyleName(page.style)}</small>
        </td>
      )}
      {columns.includes("uses") && (
        <td className={css.wider}>
          {m.staff_uses({ views: page.views, downloads: page.downloads, prints: page.prints })}
        </td>
      )}
      {columns.includes("changed") && <td className={css.wide}>{timeText(page.updatedAt)}</td>}
    </tr>
  );
}
