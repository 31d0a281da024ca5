import { type AspectRatio, pageSizes } from "@colorleaf/domain";
import css from "./page-choice.module.css";

/** A small picture of a page; its title stands beside it. */
export function Thumbnail({ picture, aspectRatio }: { picture: string; aspectRatio: AspectRatio }) {
  const { width, height } = pageSizes[aspectRatio];
  return (
    <img
      className={css.picture}
      src={`${picture}/line-320.webp`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
