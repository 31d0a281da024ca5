import { useEffect, useState } from "react";
import { type AdCode, readAdCode, refreshAdCode } from "../../../browser/ad-code.ts";
import { AdvertisementFrame } from "../../../components/advertisement-frame.tsx";
import { m } from "../../../paraglide/messages.js";
import css from "./ad-slot.module.css";

/** Shown once the stored code has been read. */
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
      {ad?.kind === "code" && <AdvertisementFrame markup={ad.code} />}
      {ad?.kind === "absent" && <p>{m.advertisement_available()}</p>}
    </aside>
  );
}
