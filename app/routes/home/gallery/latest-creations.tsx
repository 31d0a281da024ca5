import { gallerySize, pageSizes, type Work } from "@colorleaf/domain";
import type { RefObject } from "react";
import type { Gallery } from "../../../browser/gallery.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "./latest-creations.module.css";

/** Empty sheets keep the places until the gallery has been read. */
export function LatestCreations({
  gallery,
  wall,
  onOpen,
  onCreate,
}: {
  gallery: Gallery | undefined;
  wall: RefObject<HTMLElement | null>;
  onOpen: (work: Work) => void;
  onCreate: () => void;
}) {
  return (
    <section ref={wall} className={css.gallery} aria-labelledby="gallery-title">
      <div className={css.head}>
        <div>
          <h2 id="gallery-title">{m.gallery_title()}</h2>
          <p>{m.gallery_lead()}</p>
        </div>
        <Button onClick={onCreate}>{m.gallery_create()}</Button>
      </div>
      {gallery && !gallery.isKept && (
        <p role="status" className={css.notice}>
          {m.gallery_not_kept()}
        </p>
      )}
      {gallery?.works.length === 0 ? (
        <p className={css.notice}>{m.gallery_empty()}</p>
      ) : (
        <ul className={css.wall}>
          {gallery
            ? gallery.works.map((work) => (
                <li key={work.id}>
                  <WorkCard work={work} onOpen={() => onOpen(work)} />
                </li>
              ))
            : Array.from({ length: gallerySize }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
                <li key={place} className={css.place} aria-hidden="true" />
              ))}
        </ul>
      )}
    </section>
  );
}

/** Line art that takes on its colours under the pointer or on focus. */
function WorkCard({ work, onOpen }: { work: Work; onOpen: () => void }) {
  const { width, height } = pageSizes[work.aspectRatio];
  const title = work.seo.title || work.description;
  const size = { width, height, loading: "lazy", decoding: "async" } as const;
  return (
    <button
      type="button"
      className={css.card}
      onClick={onOpen}
      aria-label={m.gallery_open({ title })}
      title={title}
    >
      <span className={css.sheet}>
        <img {...size} src={work.svgUrl ?? work.imageUrl} alt="" />
        {work.colourUrl && <img {...size} src={work.colourUrl} alt="" className={css.colored} />}
      </span>
      <span className={css.title}>{title}</span>
    </button>
  );
}
