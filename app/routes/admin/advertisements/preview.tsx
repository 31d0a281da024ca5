import {
  type AdvertisementContent,
  advertisementContentSchema,
  type Language,
} from "@colorleaf/domain";
import { useEffect, useState } from "react";
import { AdvertisementFrame } from "../../../components/advertisement-frame.tsx";
import { callStaffQuietly } from "../../../components/staff/call-staff.ts";
import { m } from "../../../paraglide/messages.js";
import css from "./route.module.css";

const pauseMs = 500;

/** As visitors will see it, in the same sealed frame. */
export function Preview({
  content,
  language,
}: {
  content: AdvertisementContent;
  language: Language;
}) {
  const [markup, setMarkup] = useState("");
  const asked = JSON.stringify(content);

  useEffect(() => {
    const content = JSON.parse(asked);
    if (!advertisementContentSchema.safeParse(content).success) return setMarkup("");
    // Not at each letter.
    const timer = setTimeout(async () => {
      const body = { content, language };
      const answer = await callStaffQuietly<{ markup: string }>(
        "POST",
        "/advertisements/preview",
        body,
      );
      if (answer.ok) setMarkup(answer.value.markup);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [asked, language]);

  return (
    <div className={css.preview}>
      <h3>{language === "en" ? m.language_english() : m.language_chinese()}</h3>
      {markup === "" ? <p>{m.ads_preview_empty()}</p> : <AdvertisementFrame markup={markup} />}
    </div>
  );
}
