import type { StaffDrawingRequest } from "@colorleaf/domain";
import { Link } from "react-router";
import { DrawingFields } from "../../../components/staff/drawing/drawing-fields.tsx";
import { DrawingView } from "../../../components/staff/drawing/drawing-view.tsx";
import {
  drawByEngine,
  randomSeed,
  useDrawing,
} from "../../../components/staff/drawing/use-drawing.ts";
import form from "../../../components/staff/form/form.module.css";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { type Artist, ArtistField } from "./artist-field.tsx";
import { drawByService } from "./draw-by-service.ts";
import { HostedView } from "./hosted-view.tsx";
import { SceneList } from "./scene-list.tsx";

/** What is drawn on a workbench, and by whom. */
export interface Bench extends StaffDrawingRequest {
  artist: Artist;
}

/** A drawing with all that it depends on, what was understood, and where everything stands. */
export function Workbench({
  name,
  value,
  hasService,
  isAsked = false,
  onChange,
}: {
  name: string;
  value: Bench;
  /** A hosted image service is set up. */
  hasService: boolean;
  /** From a work list: drawn at once. */
  isAsked?: boolean;
  onChange: (value: Bench) => void;
}) {
  const { artist, ...request } = value;
  const engine = useDrawing(drawByEngine, undefined, isAsked ? request : undefined);
  const service = useDrawing(drawByService);
  const isByEngine = artist === "builtin";
  const { drawn, refusal, isDrawing, draw, stop } = isByEngine ? engine : service;
  const isBlank = request.description.trim() === "";
  const isStale = drawn && JSON.stringify(drawn.request) !== JSON.stringify(request);

  function drawAnother() {
    const next = { ...request, seed: randomSeed() };
    onChange({ ...next, artist });
    void draw(next);
  }

  return (
    <Panel title={name}>
      <ArtistField
        value={artist}
        hasService={hasService}
        onChange={(artist) => onChange({ ...value, artist })}
      />
      <DrawingFields
        value={request}
        hasSeed={isByEngine}
        onChange={(request) => onChange({ ...request, artist })}
      />
      <div className={form.actions}>
        <Button kind="strong" disabled={isBlank || isDrawing} onClick={() => draw(request)}>
          {isDrawing ? m.staff_drawing_busy() : m.staff_draw()}
        </Button>
        {isByEngine ? (
          <Button disabled={isBlank || isDrawing} onClick={drawAnother}>
            {m.staff_draw_another()}
          </Button>
        ) : (
          isDrawing && <Button onClick={stop}>{m.staff_drawing_stop()}</Button>
        )}
        {drawn && (
          <Link
            to={createPath(drawn.request, isByEngine ? undefined : service.drawn?.drawing.key)}
            className={buttonClass()}
          >
            {m.staff_make_page()}
          </Link>
        )}
      </div>
      {isDrawing && !isByEngine && <p role="status">{m.staff_drawing_patience()}</p>}
      {refusal && (
        <p role="alert" className={form.refusal}>
          {refusal}
        </p>
      )}
      {isStale && <p role="status">{m.staff_drawing_stale()}</p>}
      {isByEngine && engine.drawn && (
        <>
          <DrawingView drawn={engine.drawn} />
          <SceneList objects={engine.drawn.drawing.objects} />
        </>
      )}
      {!isByEngine && service.drawn && <HostedView drawn={service.drawn} />}
    </Panel>
  );
}

/** The form for a new page, filled in. `picture`: of what the engine did not draw. */
function createPath(
  { seed, theme, ...rest }: StaffDrawingRequest,
  picture: string | undefined,
): string {
  const query = new URLSearchParams({
    ...rest,
    seed: String(seed),
    ...(theme && { theme }),
    ...(picture && { picture }),
  });
  return `/admin/coloring-pages/create?${query}`;
}
