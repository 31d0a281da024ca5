import { useEffect, useState } from "react";
import {
  keepPageColumns,
  type PageColumn,
  pageColumns,
  readPageColumns,
} from "../../../browser/page-columns.ts";
import form from "../../../components/staff/form/form.module.css";
import { m } from "../../../paraglide/messages.js";
import css from "./column-choice.module.css";

const names: Record<PageColumn, () => string> = {
  category: m.staff_category,
  difficulty: m.filter_difficulty,
  uses: m.staff_column_uses,
  changed: m.staff_column_changed,
};

/** The columns that are shown, where the screen has room for them. */
export function useColumns() {
  const [columns, setColumns] = useState<readonly PageColumn[]>(pageColumns);
  // The server knows nothing of this browser.
  useEffect(() => setColumns(readPageColumns()), []);
  return {
    columns,
    toggle(column: PageColumn) {
      const next = pageColumns.filter((one) => columns.includes(one) !== (one === column));
      setColumns(next);
      keepPageColumns(next);
    },
  };
}

export function ColumnChoice({ columns, toggle }: ReturnType<typeof useColumns>) {
  return (
    <details className={css.choice}>
      <summary>{m.staff_columns()}</summary>
      <div className={css.boxes}>
        {pageColumns.map((column) => (
          <label key={column} className={form.check}>
            <input
              type="checkbox"
              checked={columns.includes(column)}
              onChange={() => toggle(column)}
            />
            {names[column]()}
          </label>
        ))}
      </div>
    </details>
  );
}
