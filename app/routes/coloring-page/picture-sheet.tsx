import { type ComponentProps, type ReactNode, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icons.tsx";
import css from "./picture-sheet.module.css";

/**
 * The sheet, large; pressed, it shows how it could look when it is colored.
 *
 * @param colour the same picture in colours; undefined: there is none
 */
export function PictureSheet({
  children,
  colour,
}: {
  children: ReactNode;
  colour: ComponentProps<"img"> | undefined;
}) {
  const [isColored, setColored] = useState(false);
  // Fetched once it has been asked for, and kept.
  const [wasColored, setWasColored] = useState(false);
  return (
    <figure className={css.picture}>
      <div className={css.sheet}>
        {children}
        {colour && wasColored && (
          <img
            {...colour}
            className={css.colour}
            data-shown={isColored}
            alt={isColored ? m.page_colored_alt() : ""}
          />
        )}
      </div>
      {colour && (
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
