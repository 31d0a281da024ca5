import { data, redirect } from "react-router";
import { brandName } from "../../components/brand.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { missing } from "../../components/missing.ts";
import { pageMeta } from "../../components/page-meta.ts";
import { breadcrumbData, structuredData } from "../../components/structured-data.ts";
import { appContext } from "../../context.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { NotFound } from "../not-found/not-found.tsx";
import type { Route } from "./+types/route";
import { LoadingFailed } from "./loading-failed.tsx";
import { PageActions } from "./page-actions.tsx";
import { PageFacts } from "./page-facts.tsx";
import { PagePicture } from "./page-picture.tsx";
import { RelatedPages } from "./related-pages.tsx";
import css from "./route.module.css";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { catalogue, countView, origin } = context.get(appContext);
  const found = await catalogue.page(params.id, getLocale());
  if (!found) return missing(context);
  if (found.kind === "moved") {
    throw redirect(`/coloring-page/${found.slug}${new URL(request.url).search}`, 301);
  }
  countView(found.page.id);
  return data({ ...found, kind: "found" as const, origin });
}

const stepsTo = (page: { title: string; category: string; categoryName: string }) => [
  { name: m.nav_home(), to: "/" },
  { name: m.nav_categories(), to: "/categories" },
  { name: page.categoryName, to: `/categories/${page.category}` },
  { name: page.title },
];

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === "missing") return pageMeta({ title: m.page_missing_title() });
  const { origin, page } = loaderData;
  const description =
    page.seoDescription ?? m.page_description({ title: page.title, description: page.description });
  const address = `${origin}/coloring-page/${page.slug}`;
  return [
    ...pageMeta({
      title: page.seoTitle ?? m.page_title_with_category({ title: page.title }),
      description,
      origin,
      path: `/coloring-page/${page.slug}`,
      asked: location.search,
      image: { path: `${page.picture}/line-card.png`, alt: page.alt },
    }),
    structuredData(
      {
        "@type": "ImageObject",
        name: page.title,
        description: page.description,
        caption: page.alt,
        contentUrl: `${origin}${page.picture}/line.png`,
        thumbnailUrl: `${origin}${page.picture}/line-480.webp`,
        url: address,
        license: `${origin}/copyright`,
        acquireLicensePage: `${origin}/terms`,
        creditText: brandName(),
        creator: { "@type": "Organization", name: brandName(), url: `${origin}/` },
        copyrightNotice: brandName(),
        datePublished: page.publishedAt,
        dateModified: page.updatedAt,
        keywords: page.tags.join(", "),
        isAccessibleForFree: true,
        inLanguage: getLocale() === "zh" ? "zh-Hans" : "en",
      },
      breadcrumbData(origin, stepsTo(page)),
    ),
  ];
}

export default function ColoringPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "missing") {
    return <NotFound title={m.page_missing_title()} popular={loaderData.popular} />;
  }
  const { page, related, origin } = loaderData;
  return (
    <article className={css.screen}>
      <Breadcrumbs steps={stepsTo(page)} />
      <div className={css.spread}>
        <PagePicture key={page.id} page={page} />
        <div className={css.side}>
          <h1>{page.title}</h1>
          <p className={css.description}>{page.description}</p>
          <PageActions page={page} address={`${origin}/coloring-page/${page.slug}`} />
          <PageFacts page={page} />
        </div>
      </div>
      <RelatedPages pages={related} />
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadingFailed error={error} />;
}
