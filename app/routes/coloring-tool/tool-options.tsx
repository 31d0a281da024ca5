import {
  type FillStyle,
  fillOf,
  fillStyles,
  maxWordsLength,
  type StickerName,
  type Symmetry,
  stickers,
  symmetries,
} from "@colorleaf/coloring";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { writable } from "./glyphs.ts";
import { FillSample, StickerSample } from "./samples.tsx";
import css from "./tool-options.module.css";
import { type Hand, isBrush, largest, sizedTool, smallest } from "./tools.ts";

const styleNames: Record<FillStyle, () => string> = {
  plain: () => m.studio_style_plain(),
  fade: () => m.studio_style_fade(),
  glow: () => m.studio_style_glow(),
  dots: () => m.studio_style_dots(),
  stripes: () => m.studio_style_stripes(),
  checks: () => m.studio_style_checks(),
  waves: () => m.studio_style_waves(),
  stars: () => m.studio_style_stars(),
};

const stickerNames: Record<StickerName, () => string> = {
  star: () => m.studio_sticker_star(),
  heart: () => m.studio_sticker_heart(),
  flower: () => m.studio_sticker_flower(),
  moon: () => m.studio_sticker_moon(),
  leaf: () => m.studio_sticker_leaf(),
  drop: () => m.studio_sticker_drop(),
  bow: () => m.studio_sticker_bow(),
  paw: () => m.studio_sticker_paw(),
};

const symmetryNames: Record<Symmetry, () => string> = {
  none: () => m.studio_mirror_none(),
  halves: () => m.studio_mirror_halves(),
  quarters: () => m.studio_mirror_quarters(),
  mandala: () => m.studio_mirror_mandala(),
};

/** The settings of the tool in hand. */
export function ToolOptions({
  hand,
  isKid,
  onChange,
  onColorAll,
}: {
  hand: Hand;
  isKid: boolean;
  onChange(change: Partial<Hand>): void;
  onColorAll(): void;
}) {
  const { tool, sizes } = hand;
  const sized = sizedTool(tool);
  const hasBoxes = tool === "words" && writable(hand.words) !== hand.words;
  return (
    <div className={css.options}>
      {tool === "fill" && !isKid && (
        <Choices
          label={m.studio_style()}
          name="style"
          options={fillStyles}
          chosen={hand.style}
          nameOf={(style) => styleNames[style]()}
          onChoose={(style) => onChange({ style })}
          show={(style) => <FillSample fill={fillOf(style, hand.color)} />}
        />
      )}
      {tool === "sticker" && (
        <Choices
          label={m.studio_tool_sticker()}
          name="sticker"
          options={stickers}
          chosen={hand.sticker}
          nameOf={(sticker) => stickerNames[sticker]()}
          onChoose={(sticker) => onChange({ sticker })}
          show={(sticker) => <StickerSample sticker={sticker} color={hand.color} />}
        />
      )}
      {tool === "words" && (
        <>
          <label className={css.words}>
            {m.studio_words()}
            <input
              type="text"
              maxLength={maxWordsLength}
              value={hand.words}
              placeholder={m.studio_words_example()}
              onChange={({ target }) => onChange({ words: target.value })}
            />
          </label>
          <p role="status" className={css.hint} hidden={!hasBoxes}>
            {hasBoxes && m.studio_words_left()}
          </p>
        </>
      )}
      {sized && !isKid && (
        <label className={css.slider}>
          {m.studio_size()}
          <input
            type="range"
            min={smallest}
            max={largest}
            step={4}
            value={sizes[sized]}
            onChange={({ target }) =>
              onChange({ sizes: { ...sizes, [sized]: Number(target.value) } })
            }
          />
        </label>
      )}
      {isBrush(tool) && tool !== "eraser" && !isKid && (
        <label className={css.slider}>
          {m.studio_opacity()}
          <input
            type="range"
            min={0.1}
            max={1}
            step={0.05}
            value={hand.opacity}
            onChange={({ target }) => onChange({ opacity: Number(target.value) })}
          />
        </label>
      )}
      {isBrush(tool) && !isKid && (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={hand.staysInside}
            onChange={({ target }) => onChange({ staysInside: target.checked })}
          />
          {m.studio_stay_inside()}
        </label>
      )}
      {tool !== "picker" && tool !== "magic" && !isKid && (
        <label className={css.select}>
          {m.studio_mirror()}
          <select
            value={hand.symmetry}
            onChange={({ target }) => onChange({ symmetry: target.value as Symmetry })}
          >
            {symmetries.map((symmetry) => (
              <option key={symmetry} value={symmetry}>
                {symmetryNames[symmetry]()}
              </option>
            ))}
          </select>
        </label>
      )}
      {tool === "magic" && (
        <Button kind="strong" onClick={onColorAll}>
          {m.studio_magic_all()}
        </Button>
      )}
      {(tool === "magic" || tool === "picker") && (
        <p className={css.hint}>
          {tool === "magic" ? m.studio_magic_hint() : m.studio_picker_hint()}
        </p>
      )}
    </div>
  );
}

function Choices<Option extends string>({
  label,
  name,
  options,
  chosen,
  nameOf,
  onChoose,
  show,
}: {
  label: string;
  name: string;
  options: readonly Option[];
  chosen: Option;
  nameOf(option: Option): string;
  onChoose(option: Option): void;
  show(option: Option): React.ReactNode;
}) {
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option} title={nameOf(option)}>
          <input
            type="radio"
            name={name}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {show(option)}
          <span className="visually-hidden">{nameOf(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}
