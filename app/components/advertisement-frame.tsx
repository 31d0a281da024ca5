import { m } from "../paraglide/messages.js";

/** Markup of an advertisement. The frame has no origin: what runs in it can reach nothing of ours. */
export function AdvertisementFrame({ markup }: { markup: string }) {
  return (
    <iframe
      // The frame takes markup once.
      key={markup}
      title={m.advertisement_label()}
      src="/advertisement-frame"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      onLoad={(event) => event.currentTarget.contentWindow?.postMessage(markup, "*")}
    />
  );
}
