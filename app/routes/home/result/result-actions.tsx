import { useNavigate } from "react-router";
import { track } from "../../../browser/analytics.ts";
import { reportError } from "../../../browser/error-reports.ts";
import { coloringToolAddress } from "../../../browser/image-handoff.ts";
import { printPicture } from "../../../components/print-picture.ts";
import { shortened } from "../../../components/short-names.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import type { Picture } from "../generator/generator-machine.ts";
import { downloadPng, downloadSvg } from "./download.ts";
import css from "./result-panel.module.css";

export function ResultActions({
  picture,
  isFallback = false,
  onCreateNew,
}: {
  picture: Picture;
  /** Then trying again is the main thing to do, not downloading. */
  isFallback?: boolean;
  onCreateNew: () => void;
}) {
  const navigate = useNavigate();
  const { description, svgUrl } = picture;
  const title = shortened(description) || m.default_image_title();

  /** Says what went wrong in the words of the error catalogue and reports it. */
  async function attempt(label: string, sorry: string, act: () => Promise<void> | void) {
    try {
      await act();
    } catch (error) {
      reportError(label, error);
      alert(sorry);
    }
  }

  const download = () =>
    attempt("download", m.error_download(), async () => {
      await downloadPng(picture);
      track("download", { description, format: "png" });
    });

  const downloadVector = (address: string) =>
    attempt("download", m.error_download(), async () => {
      await downloadSvg(address, description);
      track("download", { description, format: "svg" });
    });

  const print = () =>
    attempt("print", m.error_print(), () => {
      const isLandscape = picture.aspectRatio === "16:9";
      printPicture({ imageUrl: svgUrl ?? picture.imageUrl, title, isLandscape });
      track("print", { description });
    });

  const colorOnline = () =>
    attempt("colorOnline", m.error_coloring_tool(), async () => {
      const { imageUrl, colourUrl } = picture;
      const source = "generator";
      const address = coloringToolAddress({ imageUrl, colourUrl, description, title, source });
      track("color_online", { description });
      await navigate(address);
    });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form of it
    <div role="group" aria-label={m.result_actions()} className={css.actions}>
      <Button kind={isFallback ? "plain" : "strong"} onClick={download}>
        <Icon name="download" />
        {m.action_download()}
      </Button>
      <Button onClick={print}>
        <Icon name="print" />
        {m.action_print()}
      </Button>
      <Button onClick={colorOnline}>
        <Icon name="palette" />
        {m.action_color_online()}
      </Button>
      <Button onClick={onCreateNew}>
        <Icon name="plus" />
        {m.action_create_new()}
      </Button>
      {svgUrl && (
        <button type="button" className={css.second} onClick={() => downloadVector(svgUrl)}>
          {m.action_download_svg()}
        </button>
      )}
    </div>
  );
}
