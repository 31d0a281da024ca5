import { type Language, languages } from "@colorleaf/domain";
import { useId, useRef, useState } from "react";
import dialogCss from "../../../components/staff/dialog.module.css";
import { TextField } from "../../../components/staff/field.tsx";
import form from "../../../components/staff/form/form.module.css";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import type { BulkAction } from "./bulk-bar.tsx";

const blank: Record<Language, string> = { en: "", zh: "" };

/** A tag put on, or taken off, all that is ticked, in one language or in both. */
export function BulkTags({
  count,
  isBusy,
  onAct,
}: {
  count: number;
  isBusy: boolean;
  onAct: (action: BulkAction) => Promise<string | undefined>;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [tags, setTags] = useState(blank);
  const [refusal, setRefusal] = useState<string>();

  async function act(action: "tag" | "untag") {
    const given = Object.fromEntries(
      languages.map((one) => [one, tags[one].trim()] as const).filter(([, tag]) => tag !== ""),
    );
    if (Object.keys(given).length === 0) return setRefusal(m.staff_bulk_tags_missing());
    const refused = await onAct({ action, tags: given });
    setRefusal(refused);
    if (refused === undefined) dialog.current?.close();
  }

  return (
    <>
      <Button disabled={isBusy} onClick={() => dialog.current?.showModal()}>
        {m.staff_bulk_tags()}
      </Button>
      <dialog
        ref={dialog}
        className={dialogCss.dialog}
        aria-labelledby={titleId}
        onClose={() => {
          setTags(blank);
          setRefusal(undefined);
        }}
      >
        <h2 id={titleId}>{m.staff_bulk_tags_title({ count })}</h2>
        <p>{m.staff_bulk_tags_text()}</p>
        <div className={form.row}>
          {languages.map((language) => (
            <TextField
              key={language}
              label={language === "en" ? m.language_english() : m.language_chinese()}
              lang={language}
              maxLength={30}
              value={tags[language]}
              onChange={({ target }) => {
                setRefusal(undefined);
                setTags({ ...tags, [language]: target.value });
              }}
              error={language === "en" ? refusal : undefined}
            />
          ))}
        </div>
        <div className={form.actions}>
          <Button kind="strong" onClick={() => act("tag")}>
            {m.staff_bulk_tag()}
          </Button>
          <Button onClick={() => act("untag")}>{m.staff_bulk_untag()}</Button>
          <Button onClick={() => dialog.current?.close()}>{m.action_back()}</Button>
        </div>
      </dialog>
    </>
  );
}
