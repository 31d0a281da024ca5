import {
  type Color,
  type Palette as ColorBox,
  fromHex,
  nearestCrayon,
  palettes,
  toHex,
} from "@colorleaf/coloring";
import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import css from "./coloring-tool.module.css";

const boxNames: Record<ColorBox["id"], () => string> = {
  crayons12: () => m.studio_box_12(),
  crayons24: () => m.studio_box_24(),
  skin: () => m.studio_box_skin(),
  pastels: () => m.studio_box_pastels(),
};
const everyday: ColorBox["id"] = "crayons24";
const crayons = palettes.find(({ id }) => id === everyday)!.colors;

/** The crayon that a number key takes; 1 is the first. */
export function crayonByNumber(number: number): Color | undefined {
  return crayons[number - 1]?.color;
}

/** Boxes of crayons, one crayon in hand, and a color of one's own. */
export function Palette({ color, onChoose }: { color: Color; onChoose(color: Color): void }) {
  const [boxId, setBox] = useState<ColorBox["id"]>(everyday);
  const box = palettes.find(({ id }) => id === boxId)!;
  return (
    <fieldset className={css.palette}>
      <legend>{m.coloring_colors()}</legend>
      <div className={css.boxes}>
        <label>
          <span className="visually-hidden">{m.studio_box()}</span>
          <select value={boxId} onChange={({ target }) => setBox(target.value as ColorBox["id"])}>
            {palettes.map(({ id }) => (
              <option key={id} value={id}>
                {boxNames[id]()}
              </option>
            ))}
          </select>
        </label>
        <label className={css.own}>
          {m.studio_own_color()}
          <input
            type="color"
            value={toHex(color < 0 ? crayons[0]!.color : color)}
            onChange={({ target }) => {
              const own = fromHex(target.value);
              if (own !== undefined) onChoose(own);
            }}
          />
        </label>
      </div>
      <div className={css.crayons}>
        {box.colors.map((crayon) => (
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
      </div>
      <p className="visually-hidden" aria-live="polite">
        {color < 0 ? "" : nearestCrayon(color).crayon.name[getLocale()]}
      </p>
    </fieldset>
  );
}
