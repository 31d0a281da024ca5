import { Link, useLocation } from "react-router";
import { m } from "../../paraglide/messages.js";
import css from "./pagination.module.css";

/** The pages around the present one, the first and the last; null stands for those left out. */
export function shownPages(page: number, pageCount: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pageCount]
    .filter((one) => one >= 1 && one <= pageCount)
    .filter((one, place, all) => all.indexOf(one) === place)
    .sort((a, b) => a - b);
  return shown.flatMap((one, place) => {
    const before = shown[place - 1];
    if (before === undefined || one === before + 1) return [one];
    // A gap of one page is filled by that page.
    return one === before + 2 ? [one - 1, one] : [null, one];
  });
}

export function Pagination({ page, pageCount }: { page: number; pageCount: number }) {
  const { pathname, search } = useLocation();
  if (pageCount < 2) return null;

  function addressOf(target: number): string {
    const query = new URLSearchParams(search);
    if (target === 1) query.delete("page");
    else query.set("page", String(target));
    const text = query.toString();
    return text ? `${pathname}?${text}` : pathname;
  }

  return (
    <nav className={css.pagination} aria-label={m.pagination_label()}>
      <ul className={css.pages}>
        {page > 1 && (
          <li>
            <Link to={addressOf(page - 1)} rel="prev">
              {m.pagination_previous()}
            </Link>
          </li>
        )}
        {shownPages(page, pageCount).map((one, place) =>
          one === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the gaps have nothing else to be known by
            <li key={`gap ${place}`} className={css.gap} aria-hidden="true" />
          ) : (
            <li key={one} className={css.number}>
              <Link
                to={addressOf(one)}
                aria-label={m.pagination_page({ page: one })}
                aria-current={one === page ? "page" : undefined}
              >
                {one}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link to={addressOf(page + 1)} rel="next">
              {m.pagination_next()}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
