import { m } from "../../paraglide/messages.js";
import css from "./tool-bar.module.css";
import { ToolIcon } from "./tool-icons.tsx";
import { type Hand, type Tool, toolNames, tools } from "./tools.ts";

/** In kid mode there are few, and they are very large. */
export const kidTools: readonly Tool[] = ["fill", "crayon", "glitter", "sticker", "eraser"];

/** Where the bar fades at its end, in CSS pixels. */
const fade = 26;

function intoSight(button: HTMLElement | null) {
  const bar = button?.closest("[role=toolbar]")?.parentElement;
  if (!button || !bar) return;
  const [inner, outer] = [button.getBoundingClientRect(), bar.getBoundingClientRect()];
  if (inner.left < outer.left) bar.scrollLeft -= outer.left - inner.left;
  else if (inner.right > outer.right - fade) bar.scrollLeft += inner.right - outer.right + fade;
}

export function ToolBar({
  hand,
  isKid,
  onTake,
}: {
  hand: Hand;
  isKid: boolean;
  onTake(tool: Tool): void;
}) {
  return (
    <div className={css.bar} role="toolbar" aria-label={m.coloring_tools()}>
      {(isKid ? kidTools : tools).map((tool) => (
        <button
          key={tool}
          type="button"
          className={css.tool}
          // A key may have taken a tool that lies beyond the edge of a small screen.
          ref={hand.tool === tool ? intoSight : undefined}
          aria-pressed={hand.tool === tool}
          onClick={() => onTake(tool)}
        >
          <ToolIcon tool={tool} color={hand.color} size={isKid ? 44 : 30} />
          <span>{toolNames[tool]()}</span>
        </button>
      ))}
    </div>
  );
}
