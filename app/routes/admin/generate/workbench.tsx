import type { StaffDrawingRequest } from "@colorleaf/domain";
import { Link } from "react-router";
import { DrawingFields } from "../../../components/staff/drawing/drawing-fields.tsx";
import { DrawingView } from "../../../components/staff/drawing/drawing-view.tsx";
import { randomSeed, useDrawing } from "../../../components/staff/drawing/use-drawing.ts";
import form from "../../../components/staff/form/form.module.css";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { SceneList } from "./scene-list.tsx";

/** A drawing with all that it depends on, what was understood, and where everything stands. */
export function Workbench({
  name,
  value,
  onChange,
}: {
  name: string;
  value: StaffDrawingRequest;
  onChange: (value: StaffDrawingRequest) => void;
}) {
  const { drawn, refusal, isDrawing, draw } = useDrawing();
  const isBlank = value.description.trim() === "";

  function drawAnother() {
    const next = { ...value, seed: randomSeed() };
    onChange(next);
    void draw(next);
  }

  return (
    <Panel title={name}>
      <DrawingFields value={value} onChange={onChange} />
      <div className={form.actions}>
        <Button kind="strong" disabled={isBlank || isDrawing} onClick={() => draw(value)}>
          {isDrawing ? m.staff_drawing_busy() : m.staff_draw()}
        </Button>
        <Button disabled={isBlank || isDrawing} onClick={drawAnother}>
          {m.staff_draw_another()}
        </Button>
        {drawn && (
          <Link to={createPath(drawn.request)} className={buttonClass()}>
            {m.staff_make_page()}
          </Link>
        )}
      </div>
      {refusal && (
        <p role="alert" className={form.refusal}>
          {refusal}
        </p>
      )}
      {drawn && <DrawingView drawn={drawn} />}
      {drawn && <SceneList objects={drawn.drawing.objects} />}
    </Panel>
  );
}

function createPath({ seed, theme, ...rest }: StaffDrawingRequest): string {
  const query = new URLSearchParams({ ...rest, seed: String(seed), ...(theme && { theme }) });
  return `/admin/coloring-pages/create?${query}`;
}
