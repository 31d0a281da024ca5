import type { PageDetail } from "@colorleaf/domain";
import { Link } from "react-router";
import { Crayons } from "../../components/page-card/crayons.tsx";
import { difficultyName, pageStyleName } from "../../components/page-words.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import css from "./page-facts.module.css";

type Facts = Pick<PageDetail, "difficulty" | "style" | "tags"> &
  // A visitor's own page is in no category, and nobody counts how often it is taken home.
  Partial<Pick<PageDetail, "category" | "categoryName" | "downloads">>;

export function PageFacts({ page }: { page: Facts }) {
  return (
    <section className={css.facts} aria-label={m.page_facts()}>
      <dl>
        {page.category && (
          <div>
            <dt>{m.page_category()}</dt>
            <dd>
              <Link to={`/categories/${page.category}`} className={css.place}>
                {page.categoryName}
              </Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{m.page_difficulty()}</dt>
          <dd>
            {difficultyName(page.difficulty)}
            <Crayons difficulty={page.difficulty} />
          </dd>
        </div>
        <div>
          <dt>{m.page_style()}</dt>
          <dd>{pageStyleName(page.style)}</dd>
        </div>
        {page.downloads !== undefined && (
          <div>
            <dt>{m.page_downloads()}</dt>
            <dd>{page.downloads.toLocaleString(getLocale())}</dd>
          </div>
        )}
        {page.tags.length > 0 && (
          <div className={css.wide}>
            <dt>{m.page_tags()}</dt>
            <dd>
              <ul className={css.tags}>
                {page.tags.map((tag) => (
                  <li key={tag}>
                    <Link to={`/search?${new URLSearchParams({ q: tag })}`} rel="nofollow">
                      {tag}
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
