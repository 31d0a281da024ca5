import type { PageSummary } from "@colorleaf/domain";
import { NotFoundScreen } from "../../components/message-screen.tsx";
import { PageGrid } from "../../components/page-card/page-grid.tsx";
import { SearchForm } from "../../components/search-form/search-form.tsx";
import { m } from "../../paraglide/messages.js";
import css from "./not-found.module.css";

/** Nothing here, but there is a search, and there are pages that others like. */
export function NotFound({ title, popular }: { title?: string; popular: readonly PageSummary[] }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <NotFoundScreen title={title} />
      <div className={css.more}>
        <SearchForm />
        {popular.length > 0 && (
          <section aria-labelledby="popular-title">
            <h2 id="popular-title">{m.missing_popular()}</h2>
            <PageGrid pages={popular} />
          </section>
        )}
      </div>
    </>
  );
}
