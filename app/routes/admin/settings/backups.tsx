import type { BackupFile, RestoreOutcome } from "@colorleaf/domain";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { type Answer, callStaff } from "../../../components/staff/call-staff.ts";
import formCss from "../../../components/staff/form/form.module.css";
import { Panel } from "../../../components/staff/screen.tsx";
import { sizeText } from "../../../components/staff/size.ts";
import { timeText } from "../../../components/staff/time.ts";
import { m } from "../../../paraglide/messages.js";
import { Button, buttonClass } from "../../../ui/button.tsx";
import css from "./backups.module.css";
import { RestoreDialog } from "./restore-dialog.tsx";

/** Copies of the database: made, taken away, removed, and gone back to. */
export function Backups({ files }: { files: BackupFile[] }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<BackupFile>();
  const [said, setSaid] = useState<{ ok: boolean; text: string }>();

  async function ask<T>(call: Promise<Answer<T>>, done: (value: T) => string) {
    setSaid(undefined);
    setBusy(true);
    const answer = await call;
    setSaid(
      answer.ok ? { ok: true, text: done(answer.value) } : { ok: false, text: answer.message },
    );
    await revalidate();
    setBusy(false);
  }

  const make = () => ask(callStaff("POST", "/backups"), () => m.backup_made());

  function remove({ name, madeAt }: BackupFile) {
    if (!confirm(m.backup_delete_sure({ time: timeText(madeAt) }))) return;
    return ask(callStaff("DELETE", pathOf(name)), () => m.backup_deleted());
  }

  function restore({ name, madeAt }: BackupFile) {
    setChosen(undefined);
    return ask(
      callStaff<RestoreOutcome>("POST", `${pathOf(name)}/restore`, { confirmed: name }),
      ({ lostPictures }) => {
        const done = m.backup_restored({ time: timeText(madeAt) });
        return lostPictures === 0 ? done : `${done} ${m.backup_lost({ count: lostPictures })}`;
      },
    );
  }

  return (
    <Panel title={m.settings_backup()}>
      <p>{m.settings_backup_text()}</p>
      <div className={formCss.actions}>
        <Button kind="strong" onClick={make} disabled={isBusy}>
          {m.settings_backup_now()}
        </Button>
      </div>
      <p role="status" className={said?.ok === false ? formCss.refusal : formCss.done}>
        {said?.text ?? (isBusy ? m.backup_busy() : "")}
      </p>
      {files.length === 0 ? (
        <p>{m.backup_none()}</p>
      ) : (
        <ul className={css.list}>
          {files.map((file) => (
            <li key={file.name}>
              <div className={css.about}>
                <strong>{timeText(file.madeAt)}</strong>
                <span>{sizeText(file.bytes)}</span>
                {file.isFromRestore && <span>{m.backup_from_restore()}</span>}
              </div>
              <div className={css.actions}>
                <a href={`/api/admin${pathOf(file.name)}`} download className={buttonClass()}>
                  {m.backup_download()}
                </a>
                <Button onClick={() => setChosen(file)} disabled={isBusy}>
                  {m.backup_restore()}
                </Button>
                <Button onClick={() => remove(file)} disabled={isBusy}>
                  {m.backup_delete()}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <RestoreDialog file={chosen} onRestore={restore} onClose={() => setChosen(undefined)} />
    </Panel>
  );
}

function pathOf(name: string): string {
  return `/backups/${encodeURIComponent(name)}`;
}
