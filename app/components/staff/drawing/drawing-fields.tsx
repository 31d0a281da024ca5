import {
  aspectRatios,
  difficulties,
  isOneOf,
  pageStyles,
  type StaffDrawingRequest,
  themes,
} from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { aspectNames, themeNames } from "../../option-names.ts";
import { difficultyName, pageStyleName } from "../../page-words.ts";
import { SelectField, TextArea, TextField } from "../field.tsx";
import css from "./drawing.module.css";
import { randomSeed } from "./use-drawing.ts";

const largestSeed = 2 ** 32 - 1;

/** All that a drawing depends on. */
export function DrawingFields({
  value,
  hasSeed = true,
  onChange,
  descriptionError,
}: {
  value: StaffDrawingRequest;
  /** The same seed gives the same picture. */
  hasSeed?: boolean;
  onChange: (value: StaffDrawingRequest) => void;
  descriptionError?: string | undefined;
}) {
  const set = (change: Partial<StaffDrawingRequest>) => onChange({ ...value, ...change });
  return (
    <div className={css.fields}>
      <div className={css.whole}>
        <TextArea
          label={m.staff_description()}
          hint={m.staff_description_hint()}
          name="description"
          maxLength={300}
          value={value.description}
          onChange={(event) => set({ description: event.target.value })}
          error={descriptionError}
        />
      </div>
      <SelectField
        label={m.filter_difficulty()}
        value={value.difficulty}
        onChange={({ target }) =>
          isOneOf(difficulties, target.value) && set({ difficulty: target.value })
        }
        options={difficulties.map((one) => ({ value: one, label: difficultyName(one) }))}
      />
      <SelectField
        label={m.filter_style()}
        value={value.style}
        onChange={({ target }) => isOneOf(pageStyles, target.value) && set({ style: target.value })}
        options={pageStyles.map((one) => ({ value: one, label: pageStyleName(one) }))}
      />
      <SelectField
        label={m.form_aspect_ratio()}
        value={value.aspectRatio}
        onChange={({ target }) =>
          isOneOf(aspectRatios, target.value) && set({ aspectRatio: target.value })
        }
        options={aspectRatios.map((one) => ({ value: one, label: aspectNames[one]() }))}
      />
      <SelectField
        label={m.staff_theme()}
        value={value.theme ?? ""}
        onChange={({ target }) =>
          set({ theme: isOneOf(themes, target.value) ? target.value : undefined })
        }
        options={[
          { value: "", label: m.staff_theme_none() },
          ...themes.map((one) => ({ value: one, label: themeNames[one]() })),
        ]}
      />
      {hasSeed && (
        <div className={css.seed}>
          <TextField
            label={m.staff_seed()}
            type="number"
            min={0}
            max={largestSeed}
            step={1}
            value={value.seed}
            onChange={({ target }) =>
              set({ seed: Math.min(largestSeed, Math.max(0, Math.trunc(Number(target.value)))) })
            }
          />
          <Button onClick={() => set({ seed: randomSeed() })} aria-label={m.staff_seed_other()}>
            <Icon name="refresh" />
          </Button>
        </div>
      )}
    </div>
  );
}
