import type { PageSummary } from "@colorleaf/domain";
import { lazy, Suspense } from "react";
import crayons from "../../../components/page-card/crayons.module.css";
import card from "../../../components/page-card/page-card.module.css";
import grid from "../../../components/page-card/page-grid.module.css";
import type { HomeText } from "../text/home-text.ts";
import css from "./category-teaser.module.css";

// Most home pages have none: what wakes the cards up is fetched where there are some, after the rest.
const PageGrid = lazy(async () => ({
  default: (await import("../../../components/page-card/page-grid.tsx")).PageGrid,
}));

/** Pages that staff put forward. */
export function Featured({
  text,
  pages,
}: {
  text: HomeText["featured"];
  pages: readonly PageSummary[];
}) {
  return (
    pages.length > 0 && (
      <section className={css.teaser} aria-labelledby="featured-title">
        <h2 id="featured-title">{text?.title}</h2>
        <p>{text?.lead}</p>
        <Suspense fallback={<EmptySheets pages={pages} />}>
          <PageGrid pages={pages} />
        </Suspense>
      </section>
    )
  );
}

/** As large as what is to come, for who arrives from another screen: nothing jumps. */
function EmptySheets({ pages }: { pages: readonly PageSummary[] }) {
  return (
    <ul className={grid.grid} aria-hidden>
      {pages.map(({ id, title, aspectRatio }) => (
        <li key={id} className={card.card}>
          <span className={card.place}>
            <span className={card.sheet} data-shape={aspectRatio} />
          </span>
          <span className={card.title}>{title}</span>
          <svg className={crayons.box} viewBox="0 0 60 22" width="60" height="22" />
        </li>
      ))}
    </ul>
  );
}
