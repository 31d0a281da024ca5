import type { PageDetail, PageFile } from "@colorleaf/domain";
import { Link } from "react-router";
import { track } from "../../browser/analytics.ts";
import { reportError } from "../../browser/error-reports.ts";
import { printPicture } from "../../components/print-picture.ts";
import { ShareButton } from "../../components/share-button.tsx";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import css from "./page-actions.module.css";

const fileNames: Record<Exclude<PageFile, "png">, () => string> = {
  "a4.pdf": m.page_pdf_a4,
  "letter.pdf": m.page_pdf_letter,
  svg: m.page_svg,
};

/** Downloads are plain links: they work without scripts. */
export function PageActions({ page, address }: { page: PageDetail; address: string }) {
  const files = `/api/pages/${page.slug}/files`;
  const image = `${page.picture}/line.${page.files.includes("svg") ? "svg" : "png"}`;
  const coloring = new URLSearchParams({ image, source: "catalogue", title: page.title });
  const like = new URLSearchParams({
    description: page.recipe ?? page.title,
    aspectRatio: page.aspectRatio,
  });
  const downloaded = (format: string) => track("download", { id: page.id, format });
  const others = (["a4.pdf", "letter.pdf", "svg"] as const).filter((file) =>
    page.files.includes(file),
  );

  function print() {
    try {
      const isLandscape = page.aspectRatio === "16:9";
      printPicture({ imageUrl: image, title: page.title, isLandscape });
      track("print", { id: page.id });
      fetch(`/api/pages/${page.slug}/prints`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: "{}",
        keepalive: true,
      }).catch(() => {});
    } catch (error) {
      reportError("print", error);
      alert(m.error_print());
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form of it
    <div role="group" aria-label={m.page_actions()} className={css.actions}>
      <div className={css.main}>
        <a
          href={`${files}/png`}
          download
          className={buttonClass("strong")}
          onClick={() => downloaded("png")}
        >
          <Icon name="download" />
          {m.page_download_png()}
        </a>
        <PrintButton onPrint={print} fallback={`${files}/a4.pdf`} />
        <Link
          to={`/coloring-tool?${coloring}`}
          rel="nofollow"
          className={buttonClass()}
          onClick={() => track("color_online", { id: page.id })}
        >
          <Icon name="palette" />
          {m.page_color_online()}
        </Link>
      </div>
      {others.length > 0 && (
        <p className={css.files}>
          <span>{m.page_more_files()}</span>
          {others.map((file) => (
            <a key={file} href={`${files}/${file}`} download onClick={() => downloaded(file)}>
              {fileNames[file]()}
            </a>
          ))}
        </p>
      )}
      <div className={css.second}>
        <Link to={`/?${like}#generator`} rel="nofollow" className={buttonClass("chip")}>
          {m.page_make_like()}
        </Link>
        <ShareButton title={page.title} address={address} />
      </div>
    </div>
  );
}

/** Without scripts it is the PDF, which every viewer prints. */
function PrintButton({ onPrint, fallback }: { onPrint: () => void; fallback: string }) {
  return (
    <a
      href={fallback}
      className={buttonClass()}
      onClick={(event) => {
        event.preventDefault();
        onPrint();
      }}
    >
      <Icon name="print" />
      {m.page_print()}
    </a>
  );
}
