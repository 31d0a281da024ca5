import { type ComponentProps, useEffect, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { fetchLineArt } from "./fetch-line-art.ts";

type Phase =
  | { name: "loading" }
  | { name: "loaded" }
  /** `message`: the sentence that a reader sees. */
  | { name: "error"; message: string };

/**
 * A line art at an address: loading, then loaded or error. One that does not arrive is asked for once
 * more, past any cache, before it counts as failed; then the reason stands in its place.
 *
 * @param src another address needs another `key`
 * @param inverts turned around where it is white on black
 * @param onLoaded called once, with the address of what is shown
 */
export function LineArtImage({
  src,
  srcSet,
  alt,
  inverts = false,
  onLoaded,
  onFailed,
  ...rest
}: Omit<ComponentProps<"img">, "onLoad" | "onError" | "src" | "alt"> & {
  src: string;
  alt: string;
  inverts?: boolean;
  onLoaded?: (shown: string) => void;
  onFailed?: (message: string) => void;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [phase, setPhase] = useState<Phase>({ name: "loading" });
  const { shown, show } = useShown(src);
  const isTurned = useRef(!inverts);
  // One arrival is told twice, by the event and by `complete`, before anything is rendered in between.
  const isAwaited = useRef(true);

  async function loaded() {
    const picture = image.current;
    if (!isAwaited.current || !picture) return;
    isAwaited.current = false;
    if (!isTurned.current) {
      isTurned.current = true;
      const turned = await import("./turn-around.ts")
        .then(({ turnAround }) => turnAround(picture))
        // The net is gone: it stays as it is.
        .catch(() => {});
      // It is loaded once more, as what it has become.
      if (turned) return showAnew(turned);
    }
    setPhase({ name: "loaded" });
    onLoaded?.(shown);
  }

  function fail(message: string) {
    setPhase({ name: "error", message });
    onFailed?.(message);
  }

  function failed() {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    if (shown !== src) fail(m.error_image());
    else fetchLineArt(src).then(showAnew, (error: Error) => fail(error.message));
  }

  function showAnew(bytes: Blob) {
    isAwaited.current = true;
    show(bytes);
  }

  // Of an image that came with the page, the events may be over before anybody listens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!image.current?.complete) return;
    if (image.current.naturalWidth > 0) void loaded();
    else failed();
  }, []);

  if (phase.name === "error") return <p role="alert">{phase.message}</p>;
  return (
    <img
      {...rest}
      ref={image}
      src={shown}
      srcSet={shown === src ? srcSet : undefined}
      alt={alt}
      aria-busy={phase.name === "loading"}
      onLoad={loaded}
      onError={failed}
    />
  );
}

/** The address of what is shown: `src`, until other bytes take its place. */
function useShown(src: string) {
  const [shown, setShown] = useState(src);
  useEffect(() => () => URL.revokeObjectURL(shown), [shown]);
  return { shown, show: (bytes: Blob) => setShown(URL.createObjectURL(bytes)) };
}
