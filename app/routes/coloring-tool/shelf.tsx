import { useEffect, useState } from "react";
import { forgetColoring, type KeptColoring, listColorings } from "../../browser/colorings.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icons.tsx";
import css from "./shelf.module.css";

/** The colorings that were begun in this browser, the last one first. */
export function Shelf({ onOpen }: { onOpen(coloring: KeptColoring): void }) {
  const [colorings, setColorings] = useState<KeptColoring[]>([]);

  useEffect(() => {
    void listColorings().then(setColorings);
  }, []);

  if (colorings.length === 0) return null;
  return (
    <section className={css.shelf} aria-labelledby="shelf-title">
      <h2 id="shelf-title">{m.studio_shelf()}</h2>
      <ul>
        {colorings.map((coloring) => (
          <li key={coloring.id}>
            <button type="button" className={css.open} onClick={() => onOpen(coloring)}>
              <Thumbnail blob={coloring.thumbnail} />
              <span>{coloring.title}</span>
              <span className={css.progress}>
                {m.studio_progress({ percent: coloring.progress })}
              </span>
            </button>
            <button
              type="button"
              className={css.remove}
              aria-label={m.studio_remove({ title: coloring.title })}
              onClick={() => {
                if (!confirm(m.studio_remove_sure({ title: coloring.title }))) return;
                void forgetColoring(coloring.id);
                setColorings((all) => all.filter(({ id }) => id !== coloring.id));
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thumbnail({ blob }: { blob: Blob | undefined }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return <img src={url} alt="" />;
}
