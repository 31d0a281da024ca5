import { useEffect, useState } from "react";
import { type AdCode, readAdCode, refreshAdCode } from "../../../browser/ad-code.ts";
import { m } from "../../../paraglide/messages.js";
import css from "./ad-slot.module.css";

/** Shown once the stored code has been read. The frame has no origin: what runs in it can reach nothing of ours. */
export function AdSlot() {
  const [ad, setAd] = useState<AdCode>();

  useEffect(() => {
    let isShown = true;
    setAd(readAdCode("generator"));
    void refreshAdCode("generator").then((fresh) => isShown && setAd(fresh));
    return () => {
      isShown = false;
    };
  }, []);

  if (ad?.kind === "hidden") return null;
  return (
    <aside className={css.slot} aria-label={m.advertisement_label()}>
      {ad?.kind === "code" && (
        <iframe
          title={m.advertisement_label()}
          src="/advertisement-frame"
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          onLoad={(event) => event.currentTarget.contentWindow?.postMessage(ad.code, "*")}
        />
      )}
      {ad?.kind === "absent" && <p>{m.advertisement_available()}</p>}
    </aside>
  );
}
