import type { CategorySummary, PageSummary } from "@colorleaf/domain";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import css from "./shelf.module.css";

const pagesOfEach = 3;
/** Full rows of two, three and four. */
const most = 12;

/** Pages of the first categories, for who comes without a picture; none without a net. */
export function ReadyPages() {
  const [pages, setPages] = useState<PageSummary[]>([]);

  useEffect(() => {
    if (navigator.onLine) void findPages().then(setPages, () => {});
  }, []);

  if (pages.length === 0) return null;
  return (
    <section className={css.shelf} aria-labelledby="ready-title">
      <h2 id="ready-title">{m.studio_ready()}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.id}>
            <Link to={toolAddress(page)} rel="nofollow" className={css.open}>
              <img src={`${page.picture}/line-320.webp`} alt="" loading="lazy" />
              <span>{page.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function findPages(): Promise<PageSummary[]> {
  const response = await fetch(`/api/categories?language=${getLocale()}`);
  const { categories }: { categories: CategorySummary[] } = await response.json();
  const pages = categories.flatMap(({ cover, peeks }) =>
    (cover ? [cover, ...peeks] : peeks).slice(0, pagesOfEach),
  );
  return pages.slice(0, most);
}

/** What has colors was drawn by the engine: as a vector it knows the names of its areas. */
function toolAddress({ picture, hasColour, title }: PageSummary): string {
  const image = `${picture}/line.${hasColour ? "svg" : "png"}`;
  return `/coloring-tool?${new URLSearchParams({ image, source: "catalogue", title })}`;
}
