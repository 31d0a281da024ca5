import {
  type Color,
  fromHex,
  nearestCrayon,
  type PaletteId,
  palettes,
  toHex,
} from "@colorleaf/coloring";
import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import css from "./palette.module.css";

const boxNames: Record<PaletteId, () => string> = {
  crayons12: () => m.studio_box_12(),
  crayons24: () => m.studio_box_24(),
  crayons48: () => m.studio_box_48(),
  skin: () => m.studio_box_skin(),
  pastels: () => m.studio_box_pastels(),
  spring: () => m.studio_box_spring(),
  summer: () => m.studio_box_summer(),
  autumn: () => m.studio_box_autumn(),
  winter: () => m.studio_box_winter(),
};
const everyday: PaletteId = "crayons24";
const crayons = palettes.find(({ id }) => id === everyday)!.colors;

/** The crayon that a number key takes; 1 is the first. */
export function crayonByNumber(number: number): Color | undefined {
  return crayons[number - 1]?.color;
}

interface PaletteProps {
  color: Color;
  /** Colors of one's own that were used before, the last one first. */
  recent: readonly Color[];
  isKid: boolean;
  /** Color by number: the only colors there are, and how many areas each still waits for. */
  numbered?: readonly { color: Color; left: number }[] | undefined;
  /** Crayons carry their names' first letters, for eyes that tell few colors apart. */
  isLabelled: boolean;
  onChoose(color: Color): void;
}

/** Boxes of crayons, one crayon in hand, and a color of one's own. */
export function Palette(props: PaletteProps) {
  const { color, recent, isKid, numbered, isLabelled, onChoose } = props;
  const [boxId, setBox] = useState<PaletteId>(everyday);
  const shown = palettes.find(({ id }) => id === (isKid ? "crayons12" : boxId))!;
  const language = getLocale();
  return (
    <fieldset className={css.palette}>
      <legend className="visually-hidden">{m.coloring_colors()}</legend>
      {!numbered && !isKid && (
        <div className={css.boxes}>
          <label>
            <span className="visually-hidden">{m.studio_box()}</span>
            <select value={boxId} onChange={({ target }) => setBox(target.value as PaletteId)}>
              {palettes.map(({ id }) => (
                <option key={id} value={id}>
                  {boxNames[id]()}
                </option>
              ))}
            </select>
          </label>
          <label className={css.own} title={m.studio_own_color()}>
            <span className="visually-hidden">{m.studio_own_color()}</span>
            <input
              type="color"
              value={toHex(color)}
              onChange={({ target }) => {
                const own = fromHex(target.value);
                if (own !== undefined) onChoose(own);
              }}
            />
          </label>
        </div>
      )}
      <div className={css.crayons}>
        {numbered
          ? numbered.map((one, index) => (
              <Crayon
                key={one.color}
                color={one.color}
                label={one.left > 0 ? String(index + 1) : "✓"}
                name={m.studio_number_color({
                  number: index + 1,
                  color: nearestCrayon(one.color).crayon.name[language],
                  left: one.left,
                })}
                isChosen={one.color === color}
                onChoose={onChoose}
              />
            ))
          : shown.colors.map((crayon) => (
              <Crayon
                key={crayon.color}
                color={crayon.color}
                label={isLabelled ? letterOf(crayon.name[language]) : ""}
                name={crayon.name[language]}
                isChosen={crayon.color === color}
                onChoose={onChoose}
              />
            ))}
        {!numbered &&
          !isKid &&
          recent
            .filter((one) => shown.colors.every((crayon) => crayon.color !== one))
            .map((one) => (
              <Crayon
                key={`recent ${one}`}
                color={one}
                label=""
                name={m.studio_recent_color({ color: nearestCrayon(one).crayon.name[language] })}
                isChosen={one === color}
                onChoose={onChoose}
              />
            ))}
      </div>
    </fieldset>
  );
}

/** "Leaf green" → "LG", 草绿色 → 草. */
function letterOf(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return name.slice(0, 1);
  return name
    .split(" ")
    .map((word) => word[0]!.toUpperCase())
    .join("")
    .slice(0, 2);
}

function Crayon({
  color,
  label,
  name,
  isChosen,
  onChoose,
}: {
  color: Color;
  label: string;
  name: string;
  isChosen: boolean;
  onChoose(color: Color): void;
}) {
  const isLight = ((color >> 16) * 77 + ((color >> 8) & 255) * 150 + (color & 255) * 29) >> 8 > 130;
  return (
    <label className={css.crayon} title={name}>
      <input type="radio" name="crayon" checked={isChosen} onChange={() => onChoose(color)} />
      <svg viewBox="0 0 24 40" aria-hidden="true">
        <path d="M6 14 10 3h4l4 11z" fill={toHex(color)} />
        <rect x="4" y="14" width="16" height="24" rx="3" fill={toHex(color)} />
        <path d="M4 19h16M4 34h16" fill="none" strokeOpacity=".35" />
        {label && (
          <text
            x="12"
            y="30.500"
            textAnchor="middle"
            fill={isLight ? "#1f1b18" : "#fff"}
            stroke="none"
          >
            {label}
          </text>
        )}
      </svg>
      <span className="visually-hidden">{name}</span>
    </label>
  );
}
