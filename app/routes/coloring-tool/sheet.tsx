import { type ReactNode, useEffect, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import css from "./sheet.module.css";
import { IconButton } from "./top-bar.tsx";

/** A dialog in the middle of the screen; Escape and a tap beside it close it. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose(): void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the tap beside it is an extra
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-labelledby="sheet-title"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h2 id="sheet-title">{title}</h2>
          <IconButton sign="done" name={m.studio_close()} onClick={() => dialog.current?.close()} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
