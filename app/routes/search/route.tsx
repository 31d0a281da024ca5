import {
  difficulties,
  isOneOf,
  type PageSummary,
  pageStyles,
  type SearchResult,
} from "@colorleaf/domain";
import { data, Link } from "react-router";
import { FilterRow } from "../../components/filters/filters.tsx";
import { PageGrid } from "../../components/page-card/page-grid.tsx";
import { pageMeta } from "../../components/page-meta.ts";
import { difficultyName, pageStyleName } from "../../components/page-words.ts";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { SearchForm } from "../../components/search-form/search-form.tsx";
import { appContext } from "../../context.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { buttonClass } from "../../ui/button.tsx";
import scribble from "../../ui/scribble.module.css";
import type { Route } from "./+types/route";
import css from "./route.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { catalogue, origin, search } = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const language = getLocale();
  const [difficulty, style] = [query.get("difficulty"), query.get("style")];
  const page = Number(query.get("page") ?? 1);
  const asked = {
    text: query.get("q") ?? "",
    category: query.get("category") ?? undefined,
    difficulty: isOneOf(difficulties, difficulty) ? difficulty : undefined,
    style: isOneOf(pageStyles, style) ? style : undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
  const [result, categories] = await Promise.all([
    search(asked, language),
    catalogue.categories(language),
  ]);
  const popular = result ? [] : await catalogue.top("popular", 8, language);
  const names = categories.map(({ slug, name }) => ({ slug, name }));
  return data({ origin, asked, result, popular, categories: names });
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { result, asked, origin } = loaderData;
  if (!result) {
    return pageMeta({
      title: m.search_title(),
      description: m.search_description(),
      origin,
      path: "/search",
      asked: location.search,
    });
  }
  const { query, outcome, hits } = result;
  const isPart = asked.page > 1 || asked.category || asked.difficulty || asked.style;
  const pages = hits.slice(0, 5).map((page) => page.title);
  return [
    ...pageMeta({
      title: m.search_title_for({ query }),
      description: m.search_description_for({ query, pages: pages.join(m.list_comma()) }),
      origin,
      path: `/search?${new URLSearchParams({ q: query })}`,
      asked: location.search,
      image: hits[0] && { path: `${hits[0].picture}/line-card.png`, alt: hits[0].alt },
    }),
    // Else there would be as many addresses to find us by as there are words.
    ...(isPart || outcome !== "found" ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { asked, result, popular, categories } = loaderData;
  return (
    <div className={css.screen}>
      <h1 className={`${scribble.heading} ${scribble.blue}`}>{m.search_title()}</h1>
      <p className={css.lead}>{m.search_lead()}</p>
      <SearchForm query={asked.text} />
      {result ? (
        <Results result={result} asked={asked} categories={categories} />
      ) : (
        <Shown title={m.search_popular()} pages={popular} />
      )}
    </div>
  );
}

function Results({
  result,
  asked,
  categories,
}: {
  result: SearchResult;
  asked: Route.ComponentProps["loaderData"]["asked"];
  categories: Route.ComponentProps["loaderData"]["categories"];
}) {
  const { query, outcome, corrected = "" } = result;
  const isFiltered = Boolean(asked.category || asked.difficulty || asked.style);
  const isFound = outcome === "found" || outcome === "corrected";
  const all = { value: undefined, label: m.filter_all() };
  return (
    <>
      {(isFound || isFiltered) && (
        <div className={css.filters}>
          <FilterRow
            label={m.filter_category()}
            name="category"
            value={asked.category}
            options={[all, ...categories.map(({ slug, name }) => ({ value: slug, label: name }))]}
          />
          <FilterRow
            label={m.filter_difficulty()}
            name="difficulty"
            value={asked.difficulty}
            options={[
              all,
              ...difficulties.map((value) => ({ value, label: difficultyName(value) })),
            ]}
          />
          <FilterRow
            label={m.filter_style()}
            name="style"
            value={asked.style}
            options={[all, ...pageStyles.map((value) => ({ value, label: pageStyleName(value) }))]}
          />
        </div>
      )}
      <p role="status" className={css.outcome}>
        {outcome === "corrected" && m.search_corrected({ query, corrected })}
        {outcome === "found" && foundText(result)}
      </p>
      {isFound ? (
        <>
          <PageGrid pages={result.hits} isMain />
          <Pagination page={result.page} pageCount={result.pageCount} />
          <p className={css.more}>
            {m.search_make_more()}
            <MakeIt query={query} kind="plain" />
          </p>
        </>
      ) : (
        <>
          <section className={css.offer}>
            <h2>{m.search_none()}</h2>
            <p>{m.search_none_text({ query })}</p>
            <MakeIt query={query} kind="strong" />
          </section>
          <Shown
            title={outcome === "nearest" ? m.search_nearest() : m.search_popular()}
            pages={result.hits}
          />
        </>
      )}
    </>
  );
}

function foundText({ query, total, isMore }: SearchResult): string {
  if (isMore) return m.search_found_more({ query, count: total });
  return total === 1 ? m.search_found_one({ query }) : m.search_found({ query, count: total });
}

/** Leads to the generator with the words in it. */
function MakeIt({ query, kind }: { query: string; kind: "plain" | "strong" }) {
  return (
    <Link
      to={`/?${new URLSearchParams({ description: query })}#generator`}
      className={buttonClass(kind)}
    >
      {m.search_make({ query })}
    </Link>
  );
}

function Shown({ title, pages }: { title: string; pages: readonly PageSummary[] }) {
  if (pages.length === 0) return null;
  return (
    <section className={css.shown} aria-labelledby="shown-title">
      <h2 id="shown-title">{title}</h2>
      <PageGrid pages={pages} isMain />
    </section>
  );
}
