/** What is always at hand: back and forth, the view, kid mode, the menu; where there is room, the ways home. */
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { HoldButton } from "./hold-button.tsx";
import css from "./studio.module.css";
import { IconButton, TopBar } from "./top-bar.tsx";
import type { useScreen } from "./use-screen.ts";
import { turnStep, type useView, zoomStep } from "./use-view.ts";

interface StudioBarProps {
  title: string;
  /** Colored areas in percent. */
  progress: number;
  history: { canUndo: boolean; canRedo: boolean };
  screen: ReturnType<typeof useScreen>;
  viewing: ReturnType<typeof useView>;
  onUndo(): void;
  onRedo(): void;
  onKid(): void;
  onHelp(): void;
  onMenu(): void;
  onDownload(): void;
  onPrint(): void;
}

export function StudioBar(props: StudioBarProps) {
  const { title, progress, history, screen, viewing, onUndo, onRedo } = props;
  const { zoom, turn, showWhole } = viewing;
  return (
    <TopBar title={title} progress={progress}>
      <IconButton
        sign="undo"
        name={m.coloring_undo()}
        disabled={!history.canUndo}
        onClick={onUndo}
      />
      <IconButton
        sign="redo"
        name={m.coloring_redo()}
        disabled={!history.canRedo}
        onClick={onRedo}
      />
      {screen.isKid ? (
        <HoldButton name={m.studio_kid_leave()} onHeld={screen.leaveKid} />
      ) : (
        <>
          <span className={css.wide}>
            <IconButton
              sign="smaller"
              name={m.studio_zoom_out()}
              disabled={viewing.isWhole}
              onClick={() => zoom(1 / zoomStep)}
            />
            <IconButton sign="larger" name={m.studio_zoom_in()} onClick={() => zoom(zoomStep)} />
            <IconButton sign="turn" name={m.studio_turn_right()} onClick={() => turn(turnStep)} />
            <IconButton
              sign="fit"
              name={m.studio_fit()}
              disabled={viewing.isWhole}
              onClick={showWhole}
            />
          </span>
          <IconButton
            sign="full"
            name={m.studio_full()}
            aria-pressed={screen.isFull}
            onClick={screen.toggleFull}
          />
          <IconButton sign="kid" name={m.studio_kid()} onClick={props.onKid} />
          <span className={css.wide}>
            <IconButton sign="help" name={m.studio_help()} onClick={props.onHelp} />
          </span>
          <span className={css.roomy}>
            <Button kind="chip" onClick={props.onDownload}>
              <Icon name="download" size={20} />
              {m.action_download()}
            </Button>
            <Button kind="chip" onClick={props.onPrint}>
              <Icon name="print" size={20} />
              {m.action_print()}
            </Button>
          </span>
          <IconButton sign="menu" name={m.studio_menu()} onClick={props.onMenu} />
        </>
      )}
    </TopBar>
  );
}
