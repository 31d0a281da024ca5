import { encode } from "uqr";
import { m } from "../../../paraglide/messages.js";
import css from "./second-factor.module.css";

/** Always black on white: cameras read it at night too. */
export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: "M", border: 3 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => isDark && `M${x} ${y}h1v1h-1z`));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={m.staff_factor_qr()}
      shapeRendering="crispEdges"
      className={css.code}
    >
      <path d={squares.filter(Boolean).join("")} />
    </svg>
  );
}
