import type { BackupFile } from "@colorleaf/domain";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import dialogCss from "../../../components/staff/dialog.module.css";
import { TextField } from "../../../components/staff/field.tsx";
import formCss from "../../../components/staff/form/form.module.css";
import { timeText } from "../../../components/staff/time.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import css from "./backups.module.css";

/** Says what going back means, and has a word typed before it happens. */
export function RestoreDialog({
  file,
  onRestore,
  onClose,
}: {
  file: BackupFile | undefined;
  onRestore(file: BackupFile): void;
  onClose(): void;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const isSure = typed.trim().toLowerCase() === m.backup_word();

  useEffect(() => {
    setTyped("");
    if (file) dialog.current?.showModal();
    else dialog.current?.close();
  }, [file]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (file && isSure) onRestore(file);
  }

  return (
    <dialog ref={dialog} className={dialogCss.dialog} aria-labelledby={titleId} onClose={onClose}>
      {file && (
        <form onSubmit={submit} className={formCss.form}>
          <h2 id={titleId}>{m.backup_restore_title({ time: timeText(file.madeAt) })}</h2>
          <ul className={css.points}>
            <li>{m.backup_restore_back()}</li>
            <li>{m.backup_restore_stays()}</li>
            <li>{m.backup_restore_kept()}</li>
            <li>{m.backup_restore_pause()}</li>
          </ul>
          <TextField
            label={m.backup_restore_type({ word: m.backup_word() })}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className={formCss.actions}>
            <Button kind="strong" type="submit" disabled={!isSure}>
              {m.backup_restore_do()}
            </Button>
            <Button onClick={onClose}>{m.action_back()}</Button>
          </div>
        </form>
      )}
    </dialog>
  );
}
