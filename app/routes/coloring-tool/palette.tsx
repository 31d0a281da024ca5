import { type Color, palettes, toHex } from "@colorleaf/coloring";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import css from "./coloring-tool.module.css";

const crayons = palettes.find((palette) => palette.id === "crayons24")!.colors;

/** The crayon that a number key takes; 1 is the first. */
export function crayonByNumber(number: number): Color | undefined {
  return crayons[number - 1]?.color;
}

/** A box of crayons, one of them in hand. */
export function Palette({ color, onChoose }: { color: Color; onChoose(color: Color): void }) {
  return (
    <fieldset className={css.palette}>
      <legend>{m.coloring_colors()}</legend>
      {crayons.map((crayon) => (
        <label key={crayon.color} className={css.crayon} title={crayon.name[getLocale()]}>
          <input
            type="radio"
            name="crayon"
            checked={crayon.color === color}
            onChange={() => onChoose(crayon.color)}
          />
          <svg viewBox="0 0 24 40" aria-hidden="true">
            <path d="M6 14 10 3h4l4 11z" fill={toHex(crayon.color)} />
            <rect x="4" y="14" width="16" height="23" rx="3" fill={toHex(crayon.color)} />
          </svg>
          <span className="visually-hidden">{crayon.name[getLocale()]}</span>
        </label>
      ))}
    </fieldset>
  );
}
