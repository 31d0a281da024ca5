import { pageSizes } from "@colorleaf/domain";
import { useEffect, useState } from "react";
import { data, useRevalidator } from "react-router";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { LineArtImage } from "../../components/line-art-image/line-art-image.tsx";
import { missing } from "../../components/missing.ts";
import { pageMeta } from "../../components/page-meta.ts";
import { appContext } from "../../context.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { LoadingFailed } from "../coloring-page/loading-failed.tsx";
import { PageFacts } from "../coloring-page/page-facts.tsx";
import { PictureSheet } from "../coloring-page/picture-sheet.tsx";
import { RelatedPages } from "../coloring-page/related-pages.tsx";
import screenCss from "../coloring-page/route.module.css";
import notesCss from "../home/result/notes.module.css";
import { NotFound } from "../not-found/not-found.tsx";
import type { Route } from "./+types/route";
import { OwnActions } from "./own-actions.tsx";
import { fromAddress, fromGeneration } from "./own-picture.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { catalogue, findGeneration, origin } = context.get(appContext);
  const id = search.get("id");
  const generation = id ? await findGeneration(id) : undefined;
  const picture = id ? generation && fromGeneration(generation) : fromAddress(search);
  if (!picture) return missing(context);
  if (picture.kind === "drawing") return data(picture);
  const { about, ...page } = picture;
  return data({
    ...page,
    /** Where anybody finds the same screen. */
    address: `${origin}/coloring-page?${withoutLanguage(search)}`,
    related: about ? await catalogue.alike(about, getLocale()) : [],
  });
}

/** Whoever is shown the address reads it in their own language. */
function withoutLanguage(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => name !== "lang"));
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData || loaderData.kind === "missing") {
    return pageMeta({ title: m.page_missing_title() });
  }
  return [...pageMeta({ title: loaderData.title }), { name: "robots", content: "noindex" }];
}

export type FoundPage = Extract<Route.ComponentProps["loaderData"], { kind: "found" }>;

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "missing") {
    return <NotFound title={m.page_missing_title()} popular={loaderData.popular} />;
  }
  if (loaderData.kind === "drawing") return <Drawing title={loaderData.title} />;
  return <Found key={loaderData.shown} page={loaderData} />;
}

/** The screen of a page of the catalogue, with what is known of this one. */
function Found({ page }: { page: FoundPage }) {
  const { title, aspectRatio, tips } = page;
  // A picture that is white on black is turned around; undefined: it is gone.
  const [shown, setShown] = useState<string | undefined>(page.shown);
  const size = pageSizes[aspectRatio];
  const lang = page.language === "zh" ? "zh-Hans" : "en";
  return (
    <article className={screenCss.screen}>
      <Breadcrumbs steps={[{ name: m.nav_home(), to: "/" }, { name: title }]} />
      <div className={screenCss.spread}>
        <PictureSheet colour={shown && page.colour ? { src: page.colour, ...size } : undefined}>
          <LineArtImage
            src={page.shown}
            alt={title}
            {...size}
            fetchPriority="high"
            inverts
            onLoaded={setShown}
            onFailed={() => setShown(undefined)}
          />
        </PictureSheet>
        <div className={screenCss.side}>
          <h1 lang={lang}>{title}</h1>
          <p lang={lang} className={screenCss.description}>
            {page.description}
          </p>
          <OwnActions page={page} shown={shown} />
          {page.facts && <PageFacts page={page.facts} />}
          {tips.length > 0 && (
            <section className={notesCss.notes} aria-labelledby="tips-title">
              <h2 id="tips-title" className={notesCss.heading}>
                {m.result_tips()}
              </h2>
              <ul lang={lang} className={notesCss.tips}>
                {tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <RelatedPages pages={page.related} />
    </article>
  );
}

const lookAgainMs = 1500;

/** It is on its way: the screen looks again until it is there. */
function Drawing({ title }: { title: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(revalidate, lookAgainMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <section className={screenCss.message} aria-busy="true">
      <h1>{title}</h1>
      <p role="status">{m.page_loading()}</p>
    </section>
  );
}

export { LoadingFailed as ErrorBoundary };
