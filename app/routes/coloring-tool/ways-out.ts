import { downloadFileName } from "../../components/short-names.ts";
import { m } from "../../paraglide/messages.js";
import { putIntoGallery } from "./gallery-work.ts";
import { type Coloring, canvasOfPage, type Gap } from "./open-coloring.ts";
import { copyPng, downloadPng, printCanvas, saveFile, sharePng } from "./outputs.ts";
import type { Source } from "./use-keeping.ts";
import { workFileEnding } from "./work-file-name.ts";

/** Everything that takes the picture out of the studio; how it went is said. */
export function waysOut(
  coloring: Coloring,
  source: Source,
  gap: Gap,
  say: (sentence: string) => void,
) {
  const { title } = source;
  const attempt = (
    work: (canvas: HTMLCanvasElement) => Promise<unknown>,
    failed: string,
    done = "",
  ) =>
    void work(canvasOfPage(coloring)).then(
      (result) => say(result === false ? m.studio_share_saved() : done),
      () => say(failed),
    );
  return {
    download: () => attempt((one) => downloadPng(one, title), m.error_download()),
    print: () => attempt((one) => printCanvas(one, title), m.error_print()),
    share: () => attempt((one) => sharePng(one, title), m.studio_share_failed()),
    copy: () => attempt(copyPng, m.studio_copy_failed(), m.studio_copied()),
    save: () =>
      attempt(async () => {
        const { writeWorkFile } = await import("./work-file.ts");
        const name = downloadFileName(title, "png").replace(/\.png$/, workFileEnding);
        saveFile(await writeWorkFile(source, gap, coloring.document.save()), name);
      }, m.error_download()),
    intoGallery: () =>
      say(
        putIntoGallery(canvasOfPage(coloring), source)
          ? m.studio_in_gallery()
          : m.studio_not_kept(),
      ),
  };
}
