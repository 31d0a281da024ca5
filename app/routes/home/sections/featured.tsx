import type { PageSummary } from "@colorleaf/domain";
import { PageGrid } from "../../../components/page-card/page-grid.tsx";
import type { HomeText } from "../text/home-text.ts";
import css from "./category-teaser.module.css";

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
        <PageGrid pages={pages} />
      </section>
    )
  );
}
