import type { MouseEvent } from "react";
import { Link } from "react-router";
import { track } from "../../browser/analytics.ts";
import { reportError } from "../../browser/error-reports.ts";
import { printPicture } from "../../components/print-picture.ts";
import { ShareButton } from "../../components/share-button.tsx";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import css from "../coloring-page/page-actions.module.css";
import type { FoundPage } from "./route.tsx";

/** Counted without the words of the picture: whoever was shown its address did not write them. */
const counted = { source: "generator" };
const downloaded = (format: string) => track("download", { ...counted, format });

/** @param shown address of what is shown; undefined: the picture is gone */
export function OwnActions({ page, shown }: { page: FoundPage; shown: string | undefined }) {
  const { title, file, otherFiles } = page;
  const print = (imageUrl: string) => (event: MouseEvent) => {
    event.preventDefault();
    try {
      printPicture({ imageUrl, title, isLandscape: page.aspectRatio === "16:9" });
      track("print", counted);
    } catch (error) {
      reportError("print", error);
      alert(m.error_print());
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form of it
    <div role="group" aria-label={m.page_actions()} className={css.actions}>
      {shown && (
        <>
          <div className={css.main}>
            <a
              href={shown === page.shown ? file.href : shown}
              download={file.name}
              className={buttonClass("strong")}
              onClick={() => downloaded(file.format)}
            >
              <Icon name="download" />
              {file.label}
            </a>
            {/* Without scripts it is a file, which every viewer prints. */}
            <a href={(otherFiles[0] ?? file).href} className={buttonClass()} onClick={print(shown)}>
              <Icon name="print" />
              {m.page_print()}
            </a>
            <Link
              to={page.coloring}
              className={buttonClass()}
              onClick={() => track("color_online", counted)}
            >
              <Icon name="palette" />
              {m.page_color_online()}
            </Link>
          </div>
          {otherFiles.length > 0 && (
            <p className={css.files}>
              <span>{m.page_more_files()}</span>
              {otherFiles.map(({ href, label, format }) => (
                <a key={href} href={href} download onClick={() => downloaded(format)}>
                  {label}
                </a>
              ))}
            </p>
          )}
        </>
      )}
      <div className={css.second}>
        <Link to={page.again} className={buttonClass("chip")}>
          {m.page_make_like()}
        </Link>
        {shown && <ShareButton title={title} address={page.address} />}
      </div>
    </div>
  );
}
