import type { StaffPageRow } from "@colorleaf/domain";
import { useId } from "react";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import css from "./cover-choice.module.css";

/** The page whose picture stands for a category: the newest, or a certain one. */
export function CoverChoice({
  covers,
  value,
  onChange,
}: {
  covers: readonly StaffPageRow[];
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const name = useId();
  const isListed = value === null || covers.some(({ id }) => id === value);
  const choices: { id: string | null; label: string; picture?: string }[] = [
    { id: null, label: m.staff_cover_newest() },
    ...(isListed ? [] : [{ id: value, label: m.staff_cover_present() }]),
    ...covers.map(({ id, title, picture }) => ({ id, label: title[getLocale()], picture })),
  ];
  return (
    <fieldset className={css.covers}>
      <legend>{m.staff_cover()}</legend>
      <div className={css.list}>
        {choices.map(({ id, label, picture }) => (
          <label key={id} className={css.cover}>
            <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
            {picture && (
              <img src={`${picture}/line-320.webp`} alt="" width={96} height={96} loading="lazy" />
            )}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
