import { useEffect, useEffectEvent } from "react";
import { m } from "../../paraglide/messages.js";
import css from "./celebration.module.css";

const lengthMs = 6000;
const pieces = Array.from({ length: 44 }, (_, index) => index);

/** A little rain of paper when the last area is colored; still where motion is not wanted. */
export function Celebration({ onEnd }: { onEnd(): void }) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), lengthMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.party}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {pieces.map((piece) => (
          <rect
            key={piece}
            x={(piece * 37) % 100}
            y={(piece * 53) % 70}
            width="2.2"
            height="3"
            rx="0.5"
            fill={["#f2644e", "#ffd34e", "#7cc36a", "#74bfe8", "#ff9fb6"][piece % 5]}
            className={css[`fall${piece % 4}`]}
          />
        ))}
      </svg>
      <p>
        <button type="button" onClick={onEnd}>
          {m.studio_finished()}
        </button>
      </p>
    </div>
  );
}
