import { m } from "../../paraglide/messages.js";
import css from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";
import { toolKeys, toolNames } from "./tools.ts";

export function Help({ onClose }: { onClose(): void }) {
  const keys: [string, string][] = [
    ["↑ ↓ ← →", m.studio_key_walk()],
    ["Enter", m.studio_key_fill()],
    ["1 – 9", m.studio_key_color()],
    ...Object.entries(toolKeys).map(([key, tool]): [string, string] => [
      key.toUpperCase(),
      toolNames[tool](),
    ]),
    ["[ ]", m.studio_key_size()],
    ["L", m.studio_stay_inside()],
    ["H", m.studio_hints()],
    ["N", m.studio_by_number()],
    ["+ − 0", m.studio_key_zoom()],
    [", .", m.studio_key_turn()],
    ["Ctrl Z", m.coloring_undo()],
    ["Ctrl Shift Z", m.coloring_redo()],
    ["?", m.studio_help()],
  ];
  return (
    <Sheet title={m.studio_help()} onClose={onClose}>
      <p>{m.studio_help_touch()}</p>
      <dl className={css.keys}>
        {keys.map(([key, name]) => (
          <div key={key} style={{ display: "contents" }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
