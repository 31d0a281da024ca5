import { difficulties, isOneOf, pageStyles, type StaffDrawingRequest } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import { difficultyName, pageStyleName } from "../../page-words.ts";
import { SelectField } from "../field.tsx";
import css from "./page-form.module.css";

/** A picture that the engine did not draw. */
export function UploadedPicture({
  picture,
  drawing,
  onChange,
}: {
  /** Undefined: not chosen yet. */
  picture: string | undefined;
  drawing: StaffDrawingRequest;
  onChange: (drawing: StaffDrawingRequest) => void;
}) {
  return (
    <div className={css.upload}>
      {picture && <img src={picture} alt={m.staff_uploaded()} />}
      <div className={css.facts}>
        <SelectField
          label={m.filter_difficulty()}
          value={drawing.difficulty}
          onChange={({ target }) =>
            isOneOf(difficulties, target.value) &&
            onChange({ ...drawing, difficulty: target.value })
          }
          options={difficulties.map((one) => ({ value: one, label: difficultyName(one) }))}
        />
        <SelectField
          label={m.filter_style()}
          value={drawing.style}
          onChange={({ target }) =>
            isOneOf(pageStyles, target.value) && onChange({ ...drawing, style: target.value })
          }
          options={pageStyles.map((one) => ({ value: one, label: pageStyleName(one) }))}
        />
      </div>
    </div>
  );
}
