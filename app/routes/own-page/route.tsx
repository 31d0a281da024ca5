import { aspectRatios, isOneOf } from "@colorleaf/domain";
import { useEffect, useState } from "react";
import { data, Link, useRevalidator } from "react-router";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { LineArtImage } from "../../components/line-art-image/line-art-image.tsx";
import { missing } from "../../components/missing.ts";
import { pageMeta } from "../../components/page-meta.ts";
import { printPicture } from "../../components/print-picture.ts";
import { appContext } from "../../context.ts";
import { m } from "../../paraglide/messages.js";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { LoadingFailed } from "../coloring-page/loading-failed.tsx";
import actionsCss from "../coloring-page/page-actions.module.css";
import screenCss from "../coloring-page/route.module.css";
import { NotFound } from "../not-found/not-found.tsx";
import type { Route } from "./+types/route";
import css from "./route.module.css";

/** Pictures of ours; an address elsewhere would show anybody's picture as one of this site. */
const ownAddress =
  /^\/(media\/[0-9a-f]{64}\.(svg|png|webp)|pictures\/[a-z0-9/-]+\.(svg|png|webp))$/;

/** A visitor's own picture: by the id of its generation, or by address and title. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const title = search.get("title")?.trim().slice(0, 120) || m.default_image_title();
  const id = search.get("id");
  const image = search.get("image");
  const { findGeneration } = context.get(appContext);

  if (id) {
    const generation = await findGeneration(id);
    if (!generation || generation.state === "failed") return missing(context);
    const { result, request } = generation;
    if (!result) return data({ kind: "drawing" as const, title: request.description });
    return data({
      kind: "found" as const,
      title: result.seo.title,
      description: result.seo.description,
      words: request.description,
      aspectRatio: request.aspectRatio ?? "1:1",
      png: result.line_art_url,
      svg: result.svg_url,
    });
  }
  if (!image || !ownAddress.test(image)) return missing(context);
  const aspect = search.get("aspectRatio");
  return data({
    kind: "found" as const,
    title,
    description: "",
    words: title,
    aspectRatio: isOneOf(aspectRatios, aspect) ? aspect : "1:1",
    png: image,
    svg: image.endsWith(".svg") ? image : undefined,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData || loaderData.kind === "missing") {
    return pageMeta({ title: m.page_missing_title() });
  }
  return [...pageMeta({ title: loaderData.title }), { name: "robots", content: "noindex" }];
}

type FoundPage = Extract<Route.ComponentProps["loaderData"], { kind: "found" }>;

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "missing") return <NotFound popular={loaderData.popular} />;
  if (loaderData.kind === "drawing") return <Drawing title={loaderData.title} />;
  const address = loaderData.svg ?? loaderData.png;
  return <Found key={address} page={loaderData} address={address} />;
}

/** @param address of the picture that is shown; one that is white on black is turned around */
function Found({ page, address }: { page: FoundPage; address: string }) {
  const { title, description, words, aspectRatio, png, svg } = page;
  const [shown, setShown] = useState(address);
  const [isMissing, setMissing] = useState(false);
  const download = (address: string) =>
    `${address}?${new URLSearchParams({ download: nameOf(address, title) })}`;
  const isTurned = shown.startsWith("blob:");
  const coloring = new URLSearchParams({ image: png, source: "generator", title });
  const again = new URLSearchParams({ description: words, aspectRatio });
  const print = () => {
    try {
      printPicture({ imageUrl: shown, title, isLandscape: aspectRatio === "16:9" });
    } catch {
      alert(m.error_print());
    }
  };
  return (
    <article className={screenCss.screen}>
      <Breadcrumbs steps={[{ name: m.nav_home(), to: "/" }, { name: title }]} />
      <div className={screenCss.spread}>
        <div className={css.sheet}>
          <LineArtImage
            src={address}
            alt={title}
            fetchPriority="high"
            inverts
            onLoaded={setShown}
            onFailed={() => setMissing(true)}
          />
        </div>
        <div className={screenCss.side}>
          <h1>{title}</h1>
          <p className={screenCss.description}>{description || m.page_own_lead()}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form of it */}
          <div role="group" aria-label={m.page_actions()} className={actionsCss.actions}>
            {!isMissing && (
              <div className={actionsCss.main}>
                <a
                  href={isTurned ? shown : download(png)}
                  download={isTurned ? nameOf(png, title) : true}
                  className={buttonClass("strong")}
                >
                  <Icon name="download" />
                  {m.page_download_png()}
                </a>
                <Button onClick={print}>
                  <Icon name="print" />
                  {m.page_print()}
                </Button>
                <Link to={`/coloring-tool?${coloring}`} className={buttonClass()}>
                  <Icon name="palette" />
                  {m.page_color_online()}
                </Link>
              </div>
            )}
            {!isMissing && svg && svg !== png && (
              <p className={actionsCss.files}>
                <span>{m.page_more_files()}</span>
                <a href={download(svg)} download>
                  {m.page_svg()}
                </a>
              </p>
            )}
            <div className={actionsCss.second}>
              <Link to={`/?${again}#generator`} className={buttonClass("chip")}>
                {m.page_make_like()}
              </Link>
            </div>
          </div>
        </div>
      </div>
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

function nameOf(address: string, title: string): string {
  const ending = address.slice(address.lastIndexOf("."));
  return `colorleaf-${title.slice(0, 40).trim().replace(/\s+/g, "-")}${ending}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadingFailed error={error} />;
}
