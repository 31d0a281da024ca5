import type { ReactNode } from "react";
import css from "./table.module.css";

export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Left out where there is little room. */
  isMinor?: boolean;
}

/** Rows to read. On narrow screens it scrolls by itself, by keys too. */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  none,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What is said instead of headings over nothing, where there can be nothing. */
  none?: string;
}) {
  if (rows.length === 0 && none !== undefined) return <p>{none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map(({ heading, isNumber, isMinor }) => (
              <th
                key={heading}
                scope="col"
                data-number={isNumber || undefined}
                data-minor={isMinor || undefined}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ heading, cell, isNumber, isMinor }) => (
                <td
                  key={heading}
                  data-number={isNumber || undefined}
                  data-minor={isMinor || undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
