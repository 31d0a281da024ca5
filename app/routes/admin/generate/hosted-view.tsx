import type { HostedDrawing } from "@colorleaf/domain";
import { shortened } from "../../../components/short-names.ts";
import css from "../../../components/staff/drawing/drawing.module.css";
import { PictureReport } from "../../../components/staff/drawing/picture-report.tsx";
import type { Drawn } from "../../../components/staff/drawing/use-drawing.ts";
import { m } from "../../../paraglide/messages.js";

/** What an image service drew: as it is, and as it came before it was cleaned. */
export function HostedView({ drawn: { request, drawing } }: { drawn: Drawn<HostedDrawing> }) {
  const { aspectRatio } = request;
  const description = shortened(request.description);
  return (
    <div className={css.view}>
      <div className={css.pictures} data-shape={aspectRatio}>
        <img src={`/media/${drawing.key}.svg`} alt={m.staff_drawing_line_art({ description })} />
        <img src={drawing.original} alt={m.staff_drawing_original({ description })} />
      </div>
      <PictureReport picture={drawing} />
    </div>
  );
}
