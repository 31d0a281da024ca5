import { difficulties, isOneOf, pageStyles, type StaffDrawingRequest } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { difficultyName, pageStyleName } from "../../page-words.ts";
import { SelectField } from "../field.tsx";
import css from "./page-form.module.css";

/** A picture that the engine did not draw. */
export function UploadedPicture({
  picture,
  drawing,
  onChange,
  onDrawInstead,
}: {
  picture: string;
  drawing: StaffDrawingRequest;
  onChange: (drawing: StaffDrawingRequest) => void;
  onDrawInstead: () => void;
}) {
  return (
    <div className={css.upload}>
      <img src={picture} alt={m.staff_uploaded()} />
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
      <Button onClick={onDrawInstead}>{m.staff_draw_instead()}</Button>
    </div>
  );
}
