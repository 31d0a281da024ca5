import {
  aspectRatios,
  isOneOf,
  maxUploadBytes,
  type PageFault,
  type PageQuality,
  type StaffDrawingRequest,
} from "@colorleaf/domain";
import { useState } from "react";
import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { aspectNames } from "../../option-names.ts";
import { callStaff } from "../call-staff.ts";
import drawingCss from "../drawing/drawing.module.css";
import { qualityText } from "../drawing/quality-text.ts";
import { SelectField } from "../field.tsx";
import { FileField } from "../file-field.tsx";
import css from "./page-form.module.css";

interface Uploaded {
  key: string;
  quality: PageQuality;
  faults: PageFault[];
  inverted: boolean;
  gaps: number;
  twins: { id: string; title: string }[];
}

const faultTexts: Record<PageFault, () => string> = {
  "too-much-ink": m.staff_fault_much_ink,
  "too-little-ink": m.staff_fault_little_ink,
  "large-black-area": m.staff_fault_black_area,
  "few-regions": m.staff_fault_few_regions,
  "many-specks": m.staff_fault_specks,
  "too-intricate": m.staff_fault_intricate,
};

/** A picture of one's own: sent, cleaned and judged as soon as it is chosen. */
export function UploadField({
  drawing,
  onChange,
  onUploaded,
  error,
}: {
  drawing: StaffDrawingRequest;
  onChange: (drawing: StaffDrawingRequest) => void;
  onUploaded: (key: string) => void;
  error: string | undefined;
}) {
  const [outcome, setOutcome] = useState<Uploaded | string>();
  const [isSending, setSending] = useState(false);

  async function send(file: File | undefined) {
    if (!file) return;
    if (file.size > maxUploadBytes) return setOutcome(m.staff_upload_large());
    setSending(true);
    const { aspectRatio, difficulty } = drawing;
    const query = new URLSearchParams({ aspectRatio, difficulty });
    const answer = await callStaff<Uploaded>("POST", `/uploads?${query}`, file);
    setSending(false);
    if (!answer.ok) return setOutcome(answer.message);
    setOutcome(answer.value);
    onUploaded(answer.value.key);
  }

  return (
    <div className={css.upload}>
      <div className={css.facts}>
        <SelectField
          label={m.form_aspect_ratio()}
          value={drawing.aspectRatio}
          onChange={({ target }) =>
            isOneOf(aspectRatios, target.value) &&
            onChange({ ...drawing, aspectRatio: target.value })
          }
          options={aspectRatios.map((one) => ({ value: one, label: aspectNames[one]() }))}
        />
        <FileField
          label={m.staff_upload()}
          hint={m.staff_upload_hint()}
          error={error}
          accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
          disabled={isSending}
          onFile={(file) => void send(file)}
        />
      </div>
      <div role="status">
        {isSending && <p>{m.staff_upload_busy()}</p>}
        {typeof outcome === "string" && <p className={drawingCss.fault}>{outcome}</p>}
        {typeof outcome === "object" && <Report {...outcome} />}
      </div>
    </div>
  );
}

function Report({ quality, faults, inverted, gaps, twins }: Uploaded) {
  return (
    <ul className={drawingCss.notes}>
      <li>{qualityText(quality)}</li>
      {inverted && <li>{m.staff_upload_inverted()}</li>}
      {gaps > 0 && <li>{m.staff_upload_gaps({ count: gaps })}</li>}
      {faults.length === 0 && <li>{m.staff_upload_good()}</li>}
      {faults.map((fault) => (
        <li key={fault} className={drawingCss.fault}>
          {faultTexts[fault]()}
        </li>
      ))}
      {twins.map(({ id, title }) => (
        <li key={id} className={drawingCss.fault}>
          {m.staff_twin()} <Link to={`/admin/coloring-pages/${id}/edit`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
