import { Link, useLocation } from "react-router";
import css from "./filters.module.css";

export interface FilterOption {
  /** Undefined: no filter. */
  value: string | undefined;
  label: string;
  count?: number | undefined;
}

/**
 * Choices of one kind as links, so that they work without scripts, can be shared, and Back undoes
 * them. A choice begins the list anew.
 */
export function FilterRow({
  label,
  name,
  value,
  options,
  note,
}: {
  label: string;
  /** Of the query parameter. */
  name: string;
  value: string | undefined;
  options: readonly FilterOption[];
  note?: string;
}) {
  const { pathname, search } = useLocation();

  function addressOf(option: FilterOption): string {
    const query = new URLSearchParams(search);
    query.delete("page");
    if (option.value === undefined) query.delete(name);
    else query.set(name, option.value);
    const text = query.toString();
    return text ? `${pathname}?${text}` : pathname;
  }

  return (
    <nav className={css.row} aria-label={label}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <ul className={css.options}>
        {options.map((option) => (
          <li key={option.label}>
            <Link
              to={addressOf(option)}
              rel="nofollow"
              className={css.option}
              aria-current={option.value === value ? "true" : undefined}
              preventScrollReset
            >
              {option.label}
              {option.count !== undefined && <span className={css.count}>{option.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {note && <p className={css.note}>{note}</p>}
    </nav>
  );
}
