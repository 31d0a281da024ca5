import type { PageSummary } from "@colorleaf/domain";
import { PageGrid } from "../../components/page-card/page-grid.tsx";
import { m } from "../../paraglide/messages.js";
import css from "./route.module.css";

export function RelatedPages({ pages }: { pages: readonly PageSummary[] }) {
  if (pages.length === 0) return null;
  return (
    <section className={css.related} aria-labelledby="related-title">
      <h2 id="related-title">{m.page_related()}</h2>
      <PageGrid pages={pages} />
    </section>
  );
}
