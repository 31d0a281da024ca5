import type { StaffPageRow } from "@colorleaf/domain";
import { useState } from "react";

/** Which of the pages on the screen are ticked; what is not on it any more is not. */
export function useSelection(pages: readonly StaffPageRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = pages.filter(({ id }) => ids.has(id)).map(({ id, version }) => ({ id, version }));
  return {
    chosen,
    has: (id: string) => ids.has(id),
    isAll: pages.length > 0 && chosen.length === pages.length,
    toggle(id: string) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll() {
      setIds(new Set(chosen.length === pages.length ? [] : pages.map(({ id }) => id)));
    },
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
