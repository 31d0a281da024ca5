import type { Highlighted, PageSummary } from "@colorleaf/domain";
import type { ReactNode } from "react";
import { PageCard } from "./page-card.tsx";
import css from "./page-grid.module.css";

/** Squares and high ones; wide ones. */
const sizes =
  "(max-width: 40rem) calc(50vw - 2rem), (max-width: 56rem) calc(33vw - 2.5rem), (max-width: 78rem) calc(25vw - 3rem), 272px";
const wideSizes = "(max-width: 40rem) calc(100vw - 2rem), (max-width: 78rem) 46vw, 380px";
/** What a phone shows without scrolling. */
const seenAtOnce = 2;

/** Sheets on a wall. `isMain`: they are what the screen is about, and seen first. */
export function PageGrid({
  pages,
  isMain = false,
}: {
  pages: readonly (PageSummary & { highlightedTitle?: Highlighted })[];
  isMain?: boolean;
}) {
  return (
    <ul className={css.grid}>
      {pages.map((page, place) => (
        <li key={page.id}>
          <PageCard
            page={page}
            sizes={page.aspectRatio === "16:9" ? wideSizes : sizes}
            isFirst={isMain && place < seenAtOnce}
            {...(page.highlightedTitle && { title: marked(page.highlightedTitle) })}
          />
        </li>
      ))}
    </ul>
  );
}

/** The words that were looked for, marked. */
function marked(parts: Highlighted): ReactNode {
  return parts.map(({ text, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title never move
    isMatch ? <mark key={place}>{text}</mark> : text,
  );
}
