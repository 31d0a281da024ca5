import { useRef, useState } from "react";
import css from "./hold-button.module.css";

const holdMs = 1500;

/**
 * A button that only a held press works, so that small fingers stay where they are. Switches and
 * screen readers, which cannot hold, press it by a click that no pointer and no key made.
 */
export function HoldButton({ name, onHeld }: { name: string; onHeld(): void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHeld, setHeld] = useState(false);
  const isByHand = useRef(false);

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
      onPointerDown={() => {
        isByHand.current = true;
        press();
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        if (!event.repeat) press();
      }}
      onKeyUp={(event) => {
        if (event.key === " ") event.preventDefault();
        release();
      }}
      onClick={() => {
        if (!isByHand.current) onHeld();
        isByHand.current = false;
      }}
      onBlur={release}
    >
      <span>{name}</span>
    </button>
  );
}
