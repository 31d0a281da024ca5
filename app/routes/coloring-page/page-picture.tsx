import { type AspectRatio, pageSizes } from "@colorleaf/domain";
import { useState } from "react";
import { sourcesOf } from "../../components/page-card/page-card.tsx";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icons.tsx";
import css from "./page-picture.module.css";

const widths = [320, 480, 640, 960];
const sizes = "(max-width: 56rem) calc(100vw - 3rem), 600px";

/** The sheet, large; pressed, it shows how it could look when it is colored. */
export function PagePicture({
  page,
}: {
  page: { picture: string; alt: string; aspectRatio: AspectRatio; hasColour: boolean };
}) {
  const [isColored, setColored] = useState(false);
  // Fetched once it has been asked for, and kept.
  const [wasColored, setWasColored] = useState(false);
  const { width, height } = pageSizes[page.aspectRatio];
  return (
    <figure className={css.picture}>
      <div className={css.sheet}>
        <img
          src={`${page.picture}/line-960.webp`}
          srcSet={sourcesOf(page.picture, "line", widths)}
          sizes={sizes}
          width={width}
          height={height}
          alt={page.alt}
          fetchPriority="high"
        />
        {wasColored && (
          <img
            className={css.colour}
            data-shown={isColored}
            src={`${page.picture}/colour-960.webp`}
            srcSet={sourcesOf(page.picture, "colour", widths)}
            sizes={sizes}
            width={width}
            height={height}
            alt={isColored ? m.page_colored_alt() : ""}
          />
        )}
      </div>
      {page.hasColour && (
        <button
          type="button"
          className={`${css.toggle} needs-scripts`}
          aria-pressed={isColored}
          onClick={() => {
            setWasColored(true);
            setColored(!isColored);
          }}
        >
          <Icon name="palette" size={20} />
          {isColored ? m.page_see_lines() : m.page_see_colored()}
        </button>
      )}
    </figure>
  );
}
