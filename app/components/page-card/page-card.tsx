import { type PageSummary, pageSizes } from "@colorleaf/domain";
import { type ReactNode, useState } from "react";
import { Link, useViewTransitionState } from "react-router";
import { Crayons } from "./crayons.tsx";
import css from "./page-card.module.css";

/**
 * A page as a sheet of paper: line art that takes on its colours under the pointer or on focus. The
 * coloured picture is fetched only then.
 */
export function PageCard({
  page,
  sizes,
  isFirst = false,
  title = page.title,
}: {
  page: PageSummary;
  /** How wide the sheet is, for the browser to choose a picture by. */
  sizes: string;
  /** It is seen at once: it is fetched before all others. */
  isFirst?: boolean;
  /** The title with the words that were looked for marked. */
  title?: ReactNode;
}) {
  const [isAwake, setAwake] = useState(false);
  const { width, height } = pageSizes[page.aspectRatio];
  const address = `/coloring-page/${page.slug}`;
  const isOpening = useViewTransitionState(address);
  const wake = () => setAwake(true);
  return (
    <Link
      to={address}
      className={css.card}
      onPointerEnter={wake}
      onFocus={wake}
      prefetch="intent"
      viewTransition
    >
      <span className={css.place}>
        <span className={css.sheet} data-shape={page.aspectRatio} data-opening={isOpening || null}>
          <img
            src={`${page.picture}/line-480.webp`}
            srcSet={sourcesOf(page.picture, "line")}
            sizes={sizes}
            width={width}
            height={height}
            // Once is enough to hear it.
            alt={page.alt.toLowerCase() === page.title.toLowerCase() ? "" : page.alt}
            loading={isFirst ? "eager" : "lazy"}
            fetchPriority={isFirst ? "high" : "auto"}
            decoding={isFirst ? "sync" : "async"}
          />
          {isAwake && page.hasColour && (
            <img
              className={css.colour}
              src={`${page.picture}/colour-480.webp`}
              srcSet={sourcesOf(page.picture, "colour")}
              sizes={sizes}
              alt=""
            />
          )}
        </span>
      </span>
      <span className={css.title}>{title}</span>
      <Crayons difficulty={page.difficulty} />
    </Link>
  );
}

/** Thumbnails to choose from. */
export function sourcesOf(
  picture: string,
  kind: "line" | "colour",
  widths: readonly number[] = [320, 480, 640],
): string {
  return widths.map((width) => `${picture}/${kind}-${width}.webp ${width}w`).join(", ");
}
