import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { Sign, type SignName } from "./tool-icons.tsx";
import css from "./top-bar.module.css";

export function IconButton({
  sign,
  name,
  ...props
}: {
  sign: SignName;
  name: string;
  disabled?: boolean;
  "aria-pressed"?: boolean;
  onClick(): void;
}) {
  return (
    <button type="button" className={css.button} aria-label={name} title={name} {...props}>
      <Sign name={sign} />
    </button>
  );
}

export function TopBar({
  title,
  progress,
  children,
}: {
  title: string;
  /** Colored areas in percent. */
  progress: number;
  children: ReactNode;
}) {
  return (
    <div className={css.bar}>
      <div className={css.name}>
        <h1>{title}</h1>
        <div className={css.progress}>
          <progress max={100} value={progress} aria-label={m.studio_progress_label()} />
          <span>{m.studio_progress({ percent: progress })}</span>
        </div>
      </div>
      <div className={css.buttons} role="toolbar" aria-label={m.studio_actions()}>
        {children}
      </div>
    </div>
  );
}
