import { type PageDetail, pageSizes } from "@colorleaf/domain";
import { sourcesOf } from "../../components/page-card/page-card.tsx";
import { PictureSheet } from "./picture-sheet.tsx";

const widths = [320, 480, 640, 960];
const sizes = "(max-width: 56rem) calc(100vw - 3rem), 600px";

export function PagePicture({
  page,
}: {
  page: Pick<PageDetail, "picture" | "alt" | "aspectRatio" | "hasColour">;
}) {
  const imageOf = (kind: "line" | "colour") => ({
    src: `${page.picture}/${kind}-960.webp`,
    srcSet: sourcesOf(page.picture, kind, widths),
    sizes,
    ...pageSizes[page.aspectRatio],
  });
  return (
    <PictureSheet colour={page.hasColour ? imageOf("colour") : undefined}>
      <img {...imageOf("line")} alt={page.alt} fetchPriority="high" />
    </PictureSheet>
  );
}
