import {
  aspectRatios,
  isOneOf,
  maxUploadBytes,
  type StaffDrawingRequest,
  type UploadedPicture,
} from "@colorleaf/domain";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { aspectNames } from "../../option-names.ts";
import { callStaff } from "../call-staff.ts";
import drawingCss from "../drawing/drawing.module.css";
import { PictureReport } from "../drawing/picture-report.tsx";
import { SelectField } from "../field.tsx";
import { FileField } from "../file-field.tsx";
import css from "./page-form.module.css";

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
  const [outcome, setOutcome] = useState<UploadedPicture | string>();
  const [isSending, setSending] = useState(false);

  async function send(file: File | undefined) {
    if (!file) return;
    if (file.size > maxUploadBytes) return setOutcome(m.staff_upload_large());
    setSending(true);
    const { aspectRatio, difficulty } = drawing;
    const query = new URLSearchParams({ aspectRatio, difficulty });
    const answer = await callStaff<UploadedPicture>("POST", `/uploads?${query}`, file);
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
        {typeof outcome === "object" && <PictureReport picture={outcome} gaps={outcome.gaps} />}
      </div>
    </div>
  );
}
