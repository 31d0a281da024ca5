import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { shortened } from "../../short-names.ts";
import css from "./drawing.module.css";
import { Twins } from "./picture-report.tsx";
import { qualityText } from "./quality-text.ts";
import type { Drawn } from "./use-drawing.ts";

/** A drawing beside its colours, what was understood, and how well it can be colored. */
export function DrawingView({ drawn: { request, drawing } }: { drawn: Drawn }) {
  const { svg, colourSvg, quality, reading, twins } = drawing;
  const description = shortened(request.description);
  const language = getLocale();
  const names = reading.understood.map(({ name, count }) =>
    count > 1 ? `${name[language]} × ${count}` : name[language],
  );
  const notes = [
    names.length > 0 && m.staff_brief_understood({ names: names.join(m.staff_list_separator()) }),
    reading.setting && m.staff_brief_setting({ name: reading.setting[language] }),
    ...reading.substituted.map(({ phrase, name }) =>
      m.staff_brief_substituted({ phrase, name: name[language] }),
    ),
    qualityText(quality),
  ].filter((note) => note !== false && note !== undefined);
  return (
    <div className={css.view}>
      <div className={css.pictures} data-shape={request.aspectRatio}>
        <img src={dataUrl(svg)} alt={m.staff_drawing_line_art({ description })} />
        <img src={dataUrl(colourSvg)} alt={m.staff_drawing_colours({ description })} />
      </div>
      <ul className={css.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {reading.missing.map(({ phrase }) => (
          <li key={phrase} className={css.fault}>
            {m.staff_brief_missing({ phrase })}
          </li>
        ))}
        <Twins twins={twins} />
      </ul>
    </div>
  );
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
