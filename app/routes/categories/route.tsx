import type { CategorySummary } from "@colorleaf/domain";
import { Link } from "react-router";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { sourcesOf } from "../../components/page-card/page-card.tsx";
import { pageMeta } from "../../components/page-meta.ts";
import { pageCountText } from "../../components/page-words.ts";
import { breadcrumbData, structuredData } from "../../components/structured-data.ts";
import { appContext } from "../../context.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import scribble from "../../ui/scribble.module.css";
import type { Route } from "./+types/route";
import css from "./route.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(appContext);
  return { origin, categories: await catalogue.categories(getLocale()) };
}

const steps = () => [{ name: m.nav_home(), to: "/" }, { name: m.nav_categories() }];

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, categories } = loaderData;
  const cover = categories.find((category) => category.cover)?.cover;
  return [
    ...pageMeta({
      title: m.categories_title(),
      description: m.categories_description(),
      origin,
      path: "/categories",
      asked: location.search,
      image: cover && { path: `${cover.picture}/line-card.png`, alt: cover.alt },
    }),
    structuredData(
      {
        "@type": "CollectionPage",
        name: m.categories_title(),
        description: m.categories_description(),
        url: `${origin}/categories`,
        hasPart: categories.map(({ slug, name }) => ({
          "@type": "CollectionPage",
          name,
          url: `${origin}/categories/${slug}`,
        })),
      },
      breadcrumbData(origin, steps()),
    ),
  ];
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  const { categories } = loaderData;
  return (
    <div className={css.screen}>
      <Breadcrumbs steps={steps()} />
      <h1 className={scribble.heading}>{m.categories_title()}</h1>
      <p className={css.lead}>{m.categories_lead()}</p>
      {categories.length === 0 && <p className={css.lead}>{m.categories_empty()}</p>}
      <ul className={css.shelves}>
        {categories.map((category, place) => (
          <li key={category.slug}>
            <Shelf category={category} isFirst={place < 2} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const sizes = "(max-width: 40rem) 34vw, (max-width: 78rem) 20vw, 240px";

/** A category as a pile of its pages. */
function Shelf({ category, isFirst }: { category: CategorySummary; isFirst: boolean }) {
  const { slug, name, summary, count, cover, peeks } = category;
  const pile = [...peeks, ...(cover ? [cover] : [])];
  return (
    <Link to={`/categories/${slug}`} className={css.shelf} prefetch="intent">
      <span className={css.pile}>
        {pile.map((page, place) => (
          <img
            key={page.id}
            src={`${page.picture}/line-320.webp`}
            srcSet={sourcesOf(page.picture, "line")}
            sizes={sizes}
            width={320}
            height={320}
            alt=""
            loading={isFirst ? "eager" : "lazy"}
            fetchPriority={isFirst && place === pile.length - 1 ? "high" : "auto"}
          />
        ))}
      </span>
      <span className={css.label}>
        <strong>{name}</strong>
        <span className={css.count}>{pageCountText(count)}</span>
        <span className={css.summary}>{summary}</span>
      </span>
    </Link>
  );
}
