import { type AspectRatio, aspectRatios, isOneOf } from "@colorleaf/domain";
import { type MouseEvent, useEffect, useState } from "react";
import { data, Link, useRevalidator } from "react-router";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { LineArtImage } from "../../components/line-art-image/line-art-image.tsx";
import { missing } from "../../components/missing.ts";
import { pageMeta } from "../../components/page-meta.ts";
import { printPicture } from "../../components/print-picture.ts";
import { ShareButton } from "../../components/share-button.tsx";
import { shortened } from "../../components/short-names.ts";
import { appContext } from "../../context.ts";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
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
  const { findGeneration, origin } = context.get(appContext);
  const address = `${origin}/coloring-page?${withoutLanguage(search)}`;

  if (id) {
    const generation = await findGeneration(id);
    if (!generation || generation.state === "failed") return missing(context);
    const { result, request } = generation;
    if (!result) return data({ kind: "drawing" as const, title: shortened(request.description) });
    return found({
      title: result.seo.title,
      description: result.seo.description,
      words: request.description,
      aspectRatio: request.aspectRatio ?? "1:1",
      address,
      image: result.line_art_url,
      svg: result.svg_url,
    });
  }
  if (!image || !ownAddress.test(image)) return missing(context);
  const aspect = search.get("aspectRatio");
  return found({
    title,
    description: "",
    words: title,
    aspectRatio: isOneOf(aspectRatios, aspect) ? aspect : "1:1",
    address,
    image,
    svg: image.endsWith(".svg") ? image : undefined,
  });
}

interface OwnPicture {
  title: string;
  description: string;
  /** To make one like it. */
  words: string;
  aspectRatio: AspectRatio;
  /** Where anybody finds the same screen. */
  address: string;
  image: string;
  svg: string | undefined;
}

function found({ title, description, words, aspectRatio, address, image, svg }: OwnPicture) {
  const coloring = new URLSearchParams({ image, source: "generator", title });
  const again = new URLSearchParams({ description: words, aspectRatio });
  return data({
    kind: "found" as const,
    title,
    description: description || m.page_own_lead(),
    isLandscape: aspectRatio === "16:9",
    address,
    coloring: `/coloring-tool?${coloring}`,
    again: `/?${again}#generator`,
    ...filesOf(image, svg, title),
  });
}

/** Whoever is shown the address reads it in their own language. */
function withoutLanguage(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => name !== "lang"));
}

/** What is shown, and the files to take home: the picture, and what is made from a vector. */
function filesOf(image: string, svg: string | undefined, title: string) {
  const name = `colorleaf-${title.slice(0, 40).trim().replace(/\s+/g, "-")}`;
  const file = (label: string, address: string, ending: string) => ({
    label,
    name: name + ending,
    href: `${address}?${new URLSearchParams({ download: name + ending })}`,
  });
  const pdf = (label: string, paper: "a4" | "letter") =>
    file(label, `${svg?.replace(/svg$/, paper)}.pdf`, `-${paper}.pdf`);
  const isStored = svg?.startsWith("/media/");
  return {
    shown: svg ?? image,
    file: file(m.page_download_png(), image, image.slice(image.lastIndexOf("."))),
    otherFiles: [
      ...(isStored ? [pdf(m.page_pdf_a4(), "a4"), pdf(m.page_pdf_letter(), "letter")] : []),
      ...(svg && svg !== image ? [file(m.page_svg(), svg, ".svg")] : []),
    ],
  };
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
  return <Found key={loaderData.shown} page={loaderData} />;
}

/** A picture that is white on black is turned around. */
function Found({ page }: { page: FoundPage }) {
  const { title, description, isLandscape, address, coloring, again, file, otherFiles } = page;
  const [shown, setShown] = useState(page.shown);
  const [isMissing, setMissing] = useState(false);
  const print = (event: MouseEvent) => {
    event.preventDefault();
    try {
      printPicture({ imageUrl: shown, title, isLandscape });
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
            src={page.shown}
            alt={title}
            fetchPriority="high"
            inverts
            onLoaded={setShown}
            onFailed={() => setMissing(true)}
          />
        </div>
        <div className={screenCss.side}>
          <h1>{title}</h1>
          <p className={screenCss.description}>{description}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form of it */}
          <div role="group" aria-label={m.page_actions()} className={actionsCss.actions}>
            {!isMissing && (
              <>
                <div className={actionsCss.main}>
                  <a
                    href={shown === page.shown ? file.href : shown}
                    download={file.name}
                    className={buttonClass("strong")}
                  >
                    <Icon name="download" />
                    {file.label}
                  </a>
                  {/* Without scripts it is a file, which every viewer prints. */}
                  <a href={(otherFiles[0] ?? file).href} className={buttonClass()} onClick={print}>
                    <Icon name="print" />
                    {m.page_print()}
                  </a>
                  <Link to={coloring} className={buttonClass()}>
                    <Icon name="palette" />
                    {m.page_color_online()}
                  </Link>
                </div>
                {otherFiles.length > 0 && (
                  <p className={actionsCss.files}>
                    <span>{m.page_more_files()}</span>
                    {otherFiles.map(({ href, label }) => (
                      <a key={href} href={href} download>
                        {label}
                      </a>
                    ))}
                  </p>
                )}
              </>
            )}
            <div className={actionsCss.second}>
              <Link to={again} className={buttonClass("chip")}>
                {m.page_make_like()}
              </Link>
              {!isMissing && <ShareButton title={title} address={address} />}
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

export { LoadingFailed as ErrorBoundary };
