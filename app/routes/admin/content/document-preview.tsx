import type { DocumentSection, Language } from "@colorleaf/domain";
import { useState } from "react";
import { callStaff } from "../../../components/staff/call-staff.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "./content.module.css";

/** As visitors will read it, made by the same code. */
export function DocumentPreview({ markdown, language }: { markdown: string; language: Language }) {
  const [sections, setSections] = useState<DocumentSection[]>();
  async function look() {
    const answer = await callStaff<{ sections: DocumentSection[] }>("POST", "/documents/preview", {
      markdown,
      language,
    });
    if (answer.ok) setSections(answer.value.sections);
  }
  return (
    <>
      <Button onClick={look}>{m.ads_preview()}</Button>
      {sections && (
        <div className={css.preview} lang={language}>
          {sections.map(({ id, heading, html }) => (
            <section key={id}>
              {heading && <h3>{heading}</h3>}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from Markdown, without what was typed as HTML */}
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </div>
      )}
    </>
  );
}
