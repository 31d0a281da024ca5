import {
  difficulties,
  isOneOf,
  type PageOrder,
  pageOrders,
  pageStyles,
  pagesPerScreen,
} from "@colorleaf/domain";
import { data, Link } from "react-router";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { FilterRow } from "../../components/filters/filters.tsx";
import { missing } from "../../components/missing.ts";
import { PageGrid } from "../../components/page-card/page-grid.tsx";
import { pageMeta } from "../../components/page-meta.ts";
import {
  difficultyName,
  orderName,
  pageCountText,
  pageStyleName,
} from "../../components/page-words.ts";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { breadcrumbData, structuredData } from "../../components/structured-data.ts";
import { appContext } from "../../context.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { buttonClass } from "../../ui/button.tsx";
import scribble from "../../ui/scribble.module.css";
import { NotFound } from "../not-found/not-found.tsx";
import type { Route } from "./+types/route";
import css from "./route.module.css";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(appContext);
  const query = queryOf(new URL(request.url).searchParams);
  const category = await catalogue.category(params.category, query, getLocale());
  if (!category) return missing(context);
  return data({ kind: "found" as const, origin, category, query });
}

function queryOf(search: URLSearchParams) {
  const [sort, difficulty, style] = ["sort", "difficulty", "style"].map((name) => search.get(name));
  const page = Number(search.get("page") ?? 1);
  return {
    sort: isOneOf(pageOrders, sort) ? sort : ("newest" satisfies PageOrder),
    difficulty: isOneOf(difficulties, difficulty) ? difficulty : undefined,
    style: isOneOf(pageStyles, style) ? style : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

const steps = (name: string) => [
  { name: m.nav_home(), to: "/" },
  { name: m.nav_categories(), to: "/categories" },
  { name },
];

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === "missing") return pageMeta({ title: m.not_found_title() });
  const { origin, category, query } = loaderData;
  const { list, slug, name } = category;
  const whole = category.seoTitle ?? name;
  const title = list.page > 1 ? m.category_page_title({ title: whole, page: list.page }) : whole;
  const path = `/categories/${slug}${list.page > 1 ? `?page=${list.page}` : ""}`;
  const isPart = query.sort !== "newest" || query.difficulty || query.style;
  const first = list.pages[0];
  return [
    ...pageMeta({
      title,
      // Each part of the list says what is on it.
      description:
        list.page > 1
          ? m.category_page_description({
              title,
              pages: list.pages
                .slice(0, 5)
                .map((page) => page.title)
                .join(m.list_comma()),
            })
          : (category.seoDescription ?? category.description),
      origin,
      path,
      asked: location.search,
      image: first && { path: `${first.picture}/line-card.png`, alt: first.alt },
    }),
    ...(isPart ? [{ name: "robots", content: "noindex, follow" }] : []),
    structuredData(
      {
        "@type": "CollectionPage",
        name: title,
        description: category.description,
        url: `${origin}${path}`,
        inLanguage: getLocale() === "zh" ? "zh-Hans" : "en",
        mainEntity: {
          "@type": "ItemList",
          numberOfItems: list.total,
          itemListElement: list.pages.map((page, place) => ({
            "@type": "ListItem",
            position: (list.page - 1) * pagesPerScreen + place + 1,
            url: `${origin}/coloring-page/${page.slug}`,
          })),
        },
      },
      breadcrumbData(origin, steps(name)),
    ),
  ];
}

export default function Category({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "missing") return <NotFound popular={loaderData.popular} />;
  const { category, query } = loaderData;
  const { list, name, slug } = category;
  const kinds = <Value extends string>(
    values: readonly Value[],
    counts: Partial<Record<Value, number>>,
    nameOf: (value: Value) => string,
  ) => [
    { value: undefined, label: m.filter_all() },
    ...values
      .filter((value) => counts[value])
      .map((value) => ({ value, label: nameOf(value), count: counts[value] })),
  ];
  return (
    <div className={css.screen}>
      <Breadcrumbs steps={steps(name)} />
      <header className={css.head}>
        <h1 className={`${scribble.heading} ${crayonOf(slug)}`}>{name}</h1>
        <p className={css.total}>{pageCountText(list.total)}</p>
        <p className={css.description}>{category.description}</p>
      </header>
      <div className={css.filters}>
        <FilterRow
          label={m.sort_label()}
          name="sort"
          value={query.sort === "newest" ? undefined : query.sort}
          options={pageOrders.map((order) => ({
            value: order === "newest" ? undefined : order,
            label: orderName(order),
          }))}
          {...(query.sort === "trending" && { note: m.sort_trending_note() })}
        />
        <FilterRow
          label={m.filter_difficulty()}
          name="difficulty"
          value={query.difficulty}
          options={kinds(difficulties, category.difficulties, difficultyName)}
        />
        <FilterRow
          label={m.filter_style()}
          name="style"
          value={query.style}
          options={kinds(pageStyles, category.styles, pageStyleName)}
        />
      </div>
      {list.pages.length > 0 ? (
        <PageGrid pages={list.pages} isMain />
      ) : (
        <div className={css.empty}>
          <p>{m.category_empty()}</p>
          <p>{m.category_empty_hint()}</p>
          <div className={css.ways}>
            <Link to={`/categories/${slug}`} className={buttonClass()}>
              {m.category_show_all()}
            </Link>
            <Link to="/#generator" className={buttonClass("strong")}>
              {m.not_found_action()}
            </Link>
          </div>
        </div>
      )}
      <Pagination page={list.page} pageCount={list.pageCount} />
    </div>
  );
}

const crayons: Record<string, string | undefined> = {
  animals: scribble.green,
  mandalas: scribble.pink,
  holidays: scribble.blue,
};

/** Each of the four has its own, as on the shelves; staff's new ones are yellow. */
function crayonOf(slug: string): string {
  return crayons[slug] ?? "";
}
