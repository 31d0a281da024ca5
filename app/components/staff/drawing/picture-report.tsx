import type { JudgedPicture, PageFault } from "@colorleaf/domain";
import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import css from "./drawing.module.css";
import { qualityText } from "./quality-text.ts";

const faultTexts: Record<PageFault, () => string> = {
  "too-much-ink": m.staff_fault_much_ink,
  "too-little-ink": m.staff_fault_little_ink,
  "large-black-area": m.staff_fault_black_area,
  "few-regions": m.staff_fault_few_regions,
  "many-specks": m.staff_fault_specks,
  "too-intricate": m.staff_fault_intricate,
};

/** What was done to a picture that the engine did not draw, and how well it can be colored. */
export function PictureReport({
  picture: { quality, faults, inverted, twins },
  gaps = 0,
}: {
  picture: JudgedPicture;
  gaps?: number;
}) {
  return (
    <ul className={css.notes}>
      <li>{qualityText(quality)}</li>
      {inverted && <li>{m.staff_upload_inverted()}</li>}
      {gaps > 0 && <li>{m.staff_upload_gaps({ count: gaps })}</li>}
      {faults.length === 0 && <li>{m.staff_upload_good()}</li>}
      {faults.map((fault) => (
        <li key={fault} className={css.fault}>
          {faultTexts[fault]()}
        </li>
      ))}
      <Twins twins={twins} />
    </ul>
  );
}

/** Pages that look the same, as lines of a list. */
export function Twins({ twins }: Pick<JudgedPicture, "twins">) {
  return twins.map(({ id, title }) => (
    <li key={id} className={css.fault}>
      {m.staff_twin()} <Link to={`/admin/coloring-pages/${id}/edit`}>{title}</Link>
    </li>
  ));
}
