import type { StudioSettings } from "../../browser/studio-settings.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import type { HintKind } from "./hints.tsx";
import type { Gap } from "./open-coloring.ts";
import css from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";
import { Sign } from "./tool-icons.tsx";
import { turnStep, zoomStep } from "./use-view.ts";

export interface MenuActions {
  download(): void;
  print(): void;
  share(): void;
  copy(): void;
  save(): void;
  intoGallery(): void;
  again(): void;
  replay(): void;
  clear(): void;
  leave(): void;
  help(): void;
  zoom(factor: number): void;
  turn(angle: number): void;
  showWhole(): void;
}

const gapNames: Record<Gap, () => string> = {
  none: () => m.studio_gap_none(),
  small: () => m.studio_gap_small(),
  large: () => m.studio_gap_large(),
};

export function StudioMenu({
  actions,
  help,
  gap,
  settings,
  isEmpty,
  onHelp,
  onGap,
  onSettings,
  onClose,
}: {
  actions: MenuActions;
  help: HintKind;
  gap: Gap;
  settings: StudioSettings;
  isEmpty: boolean;
  onHelp(help: HintKind): void;
  onGap(gap: Gap): void;
  onSettings(change: Partial<StudioSettings>): void;
  onClose(): void;
}) {
  const then = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Sheet title={m.studio_menu()} onClose={onClose}>
      <div className={css.group}>
        <Button kind="strong" onClick={then(actions.download)}>
          <Icon name="download" />
          {m.action_download()}
        </Button>
        <Button onClick={then(actions.print)}>
          <Icon name="print" />
          {m.action_print()}
        </Button>
        <Button onClick={then(actions.share)}>{m.studio_share()}</Button>
        <Button onClick={then(actions.copy)}>{m.studio_copy()}</Button>
        <Button onClick={then(actions.intoGallery)}>{m.studio_gallery()}</Button>
        <Button onClick={then(actions.save)}>{m.studio_save_file()}</Button>
      </div>
      <div className={css.group}>
        <Button onClick={then(actions.replay)} disabled={isEmpty}>
          <Sign name="play" size={20} />
          {m.studio_replay()}
        </Button>
        <Button onClick={then(actions.clear)} disabled={isEmpty}>
          {m.coloring_clear()}
        </Button>
        <Button onClick={then(actions.again)} disabled={isEmpty}>
          {m.studio_again()}
        </Button>
        <Button onClick={then(actions.leave)}>{m.studio_other_picture()}</Button>
      </div>
      <div className={css.group}>
        <Button onClick={() => actions.zoom(1 / zoomStep)}>{m.studio_zoom_out()}</Button>
        <Button onClick={() => actions.zoom(zoomStep)}>{m.studio_zoom_in()}</Button>
        <Button onClick={() => actions.turn(-turnStep)}>{m.studio_turn_left()}</Button>
        <Button onClick={() => actions.turn(turnStep)}>{m.studio_turn_right()}</Button>
        <Button onClick={then(actions.showWhole)}>{m.studio_fit()}</Button>
        <Button onClick={then(actions.help)}>{m.studio_help()}</Button>
      </div>
      <div className={css.checks}>
        <label className={css.choice}>
          {m.studio_helping()}
          <select value={help} onChange={({ target }) => onHelp(target.value as HintKind)}>
            <option value="none">{m.studio_help_none()}</option>
            <option value="hints">{m.studio_hints()}</option>
            <option value="numbers">{m.studio_by_number()}</option>
          </select>
        </label>
        <label className={css.choice}>
          {m.studio_gap()}
          <select
            value={gap}
            onChange={({ target }) => {
              then(() => onGap(target.value as Gap))();
            }}
          >
            {(Object.keys(gapNames) as Gap[]).map((one) => (
              <option key={one} value={one}>
                {gapNames[one]()}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={css.checks}>
        <Check
          label={m.studio_left_handed()}
          isChecked={settings.isLeftHanded}
          onChange={(isLeftHanded) => onSettings({ isLeftHanded })}
        />
        <Check
          label={m.studio_pen_only()}
          isChecked={settings.isPenOnly}
          onChange={(isPenOnly) => onSettings({ isPenOnly })}
        />
        <Check
          label={m.studio_labels()}
          isChecked={settings.isLabelled}
          onChange={(isLabelled) => onSettings({ isLabelled })}
        />
        <Check
          label={m.studio_sounds()}
          isChecked={settings.hasSounds}
          onChange={(hasSounds) => onSettings({ hasSounds })}
        />
      </div>
    </Sheet>
  );
}

function Check({
  label,
  isChecked,
  onChange,
}: {
  label: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}) {
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
