import { type ImportOutcome, maxContentFileBytes } from "@colorleaf/domain";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { type Answer, callStaff } from "../../../components/staff/call-staff.ts";
import { FileField } from "../../../components/staff/file-field.tsx";
import formCss from "../../../components/staff/form/form.module.css";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button, buttonClass } from "../../../ui/button.tsx";

/** All content as one file: out of this site, and into it. */
export function ContentFile() {
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File>();
  const [answer, setAnswer] = useState<Answer<ImportOutcome>>();
  const [isBusy, setBusy] = useState(false);
  const isTooLarge = file !== undefined && file.size > maxContentFileBytes;

  async function take() {
    if (!file || isTooLarge || !confirm(m.content_file_sure({ name: file.name }))) return;
    setAnswer(undefined);
    setBusy(true);
    setAnswer(await callStaff<ImportOutcome>("POST", "/content-file", file));
    setBusy(false);
    await revalidate();
  }

  return (
    <Panel title={m.content_file_title()}>
      <p>{m.content_file_text()}</p>
      <p>
        <a href="/api/admin/content-file" download className={buttonClass()}>
          {m.content_file_export()}
        </a>
      </p>
      <FileField
        label={m.content_file_choose()}
        hint={m.content_file_hint()}
        accept=".gz,application/gzip"
        error={isTooLarge ? m.content_file_large() : undefined}
        onFile={setFile}
      />
      <div className={formCss.actions}>
        <Button disabled={!file || isTooLarge || isBusy} onClick={take}>
          {isBusy ? m.content_file_importing() : m.content_file_import()}
        </Button>
      </div>
      <div role="status">
        {answer && !answer.ok && <p className={formCss.refusal}>{answer.message}</p>}
        {answer?.ok && <Outcome outcome={answer.value} />}
      </div>
    </Panel>
  );
}

function Outcome({ outcome: { added, changed, same, taken } }: { outcome: ImportOutcome }) {
  return (
    <>
      <p className={formCss.done}>{m.content_file_done({ added, changed, same })}</p>
      {taken.length > 0 && (
        <p className={formCss.refusal}>{m.content_file_taken({ list: taken.join(", ") })}</p>
      )}
    </>
  );
}
