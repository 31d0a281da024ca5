import { useRef, useState } from "react";
import css from "./hold-button.module.css";

const holdMs = 1500;

/** A button that only a held press works, so that small fingers stay where they are. */
export function HoldButton({ name, onHeld }: { name: string; onHeld(): void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHeld, setHeld] = useState(false);

  function press() {
    clearTimeout(timer.current);
    setHeld(true);
    timer.current = setTimeout(() => {
      setHeld(false);
      onHeld();
    }, holdMs);
  }

  function release() {
    clearTimeout(timer.current);
    setHeld(false);
  }

  return (
    <button
      type="button"
      className={css.hold}
      data-held={isHeld}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={({ key, repeat }) => {
        if ((key === "Enter" || key === " ") && !repeat) press();
      }}
      onKeyUp={release}
      onBlur={release}
    >
      <span>{name}</span>
    </button>
  );
}
